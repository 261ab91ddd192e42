import { nothing, type ReactiveController, type TemplateResult } from 'lit';
import { pilesOf, rulesOf, type Rules } from 'solitaire-engine';
import { hasUnseen } from '../advice.ts';
import type { Needs } from '../board.ts';
import type * as OptionsDialog from '../options-dialog.ts';
import { isHopeful } from '../setup.ts';
import { Comforts, type ComfortsHost } from './comforts.ts';

/** What the options dialog needs of the element. */
export type OptionsHost = ComfortsHost &
  Needs<'renderRoot' | 'rules' | 'game' | 'dealNumber' | 'playUnder' | 'newGame'>;

/** The options dialog, and what follows from what is chosen there. */
export class Options implements ReactiveController {
  #host: OptionsHost;
  #comforts: Comforts;
  /** Once it has been asked for. */
  #fetched: typeof OptionsDialog | undefined;
  #open = false;
  #opening = false;

  constructor(host: OptionsHost) {
    this.#host = host;
    this.#comforts = new Comforts(host);
    host.addController(this);
  }

  hostUpdated(): void {
    const dialog = this.#host.renderRoot.querySelector('dialog');
    if (!dialog?.isConnected || !this.#opening) return;
    this.#opening = false;
    dialog.showModal();
    dialog.querySelector('h2')?.focus();
  }

  async open(): Promise<void> {
    this.#fetched ??= await import('../options-dialog.ts');
    this.#open = true;
    this.#opening = true;
    this.#host.requestUpdate();
  }

  /** The dialog while it is open. */
  dialog(): TemplateResult | typeof nothing {
    const { rules, autoplay, deck, game, dealNumber: deal } = this.#host;
    const { winnable = true, coach = false, peek = false } = this.#host;
    const { optionsDialog, readForm } = this.#fetched ?? {};
    if (!this.#open || !rules || !optionsDialog || !readForm) return nothing;
    const alone = !rules.automatic && !rules.players;
    const hidden = alone && game !== undefined && hasUnseen(rules, game.session.start);
    return optionsDialog({
      rules,
      deal,
      winnable: isHopeful(rules) ? winnable : undefined,
      coach: alone ? coach : undefined,
      peek: hidden ? peek : undefined,
      autoplay: alone && pilesOf(rules, 'foundation').length > 0 ? autoplay : undefined,
      deck,
      onSubmit: (form) => this.#choose(rules, readForm(form, rules)),
      onClosed: () => {
        this.#open = false;
        this.#host.requestUpdate();
      },
    });
  }

  #choose(rules: Rules, choices: OptionsDialog.Choices): void {
    const host = this.#host;
    const { dealNumber: before } = host;
    const { chosen, deal, ...comforts } = choices;
    Object.assign(host, comforts);
    this.#comforts.keep();
    const wanted = rulesOf(rules.variant, chosen);
    void this.#deal(wanted === rules ? undefined : wanted, deal === before ? 'same' : deal);
  }

  async #deal(rules: Rules | undefined, deal: number | 'same' | undefined): Promise<void> {
    if (rules) await this.#host.playUnder(rules);
    if (deal !== 'same') await this.#host.newGame(deal);
  }
}
