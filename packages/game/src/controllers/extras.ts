import {
  html,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import {
  rulesOf,
  say,
  type Autoplay,
  type Game,
  type Message,
  type Rules,
  type Table,
} from 'solitaire-engine';
import { dialogStyles } from '../dialog.styles.ts';
import { optionsDialog, readForm } from '../options-dialog.ts';
import { panelStyles } from '../panel.styles.ts';
import { panelView } from '../panels.ts';
import type { Standing } from '../play.ts';
import { AUTOPLAYS, DECKS, type Deck } from '../settings.ts';
import { winnableDeals } from '../setup.ts';
import { shareAddress } from '../share.ts';
import { keep, kept } from '../store.ts';

/** What the panels and the options dialog need of the element. */
export interface ExtrasHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly rules: Rules | undefined;
  readonly table: Table;
  readonly game: Game | undefined;
  readonly standing: Standing | undefined;
  readonly canUndo: boolean;
  readonly moves: number;
  readonly elapsed: number;
  readonly dealNumber: number | undefined;
  readonly storage: string | undefined;
  autoplay: Autoplay;
  deck: Deck;
  winnable: boolean | undefined;
  newGame(deal?: number): void;
  restart(): void;
  undo(): boolean;
  /** Goes on under other rules: with the moves made where they are legal, else from the deal. */
  playUnder(rules: Rules): void;
  notify(message: Message): void;
  text(message: Message): string;
}

const SETTINGS = 'solitaire:settings';

/** The panels of a win and of a lost game, the options dialog, and the link to share. */
export class Extras implements ReactiveController {
  #host: ExtrasHost;
  #open = false;
  #dismissed: Table | undefined;
  #link: string | undefined;

  constructor(host: ExtrasHost) {
    this.#host = host;
    host.addController(this);
    const { renderRoot } = host;
    const sheets = [panelStyles, dialogStyles].flatMap(({ styleSheet }) => styleSheet ?? []);
    if (renderRoot instanceof ShadowRoot) renderRoot.adoptedStyleSheets.push(...sheets);
    this.#restoreSettings();
  }

  hostUpdated(): void {
    const dialog = this.#host.renderRoot.querySelector('dialog');
    if (!dialog || dialog.open) return;
    dialog.showModal();
    dialog.querySelector('h2')?.focus();
  }

  openOptions(): void {
    this.#open = true;
    this.#host.requestUpdate();
  }

  /** Copies a link to the game as it stands, or shows it where that is not allowed. */
  async share(): Promise<void> {
    const { game } = this.#host;
    if (!game) return;
    const address = shareAddress(game, document.location.href);
    try {
      await navigator.clipboard.writeText(address);
      this.#host.notify(say('ui.copied'));
    } catch {
      this.#link = address;
      this.#host.requestUpdate();
    }
  }

  overlay(): TemplateResult {
    const host = this.#host;
    const act = (action: () => unknown) => () => {
      action();
      host.requestUpdate();
    };
    const panel = panelView({
      standing: this.#dismissed === host.table ? undefined : host.standing,
      moves: host.moves,
      seconds: host.elapsed,
      link: this.#link,
      text: (message) => host.text(message),
      onNew: act(() => host.newGame()),
      onAgain: act(() => host.restart()),
      onUndo: host.canUndo ? act(() => host.undo()) : undefined,
      onDismiss: act(() => (this.#dismissed = host.table)),
      onCloseLink: act(() => (this.#link = undefined)),
    });
    return html`${panel}${this.#open && host.rules ? this.#dialog(host.rules) : ''}`;
  }

  #dialog(rules: Rules): TemplateResult {
    const { dealNumber: deal, winnable = true, autoplay, deck } = this.#host;
    return optionsDialog({
      rules,
      deal,
      winnable: winnableDeals(rules).length > 0 ? winnable : undefined,
      autoplay,
      deck,
      onSubmit: (form) => this.#choose(rules, form),
      onClosed: () => {
        this.#open = false;
        this.#host.requestUpdate();
      },
    });
  }

  #choose(rules: Rules, form: HTMLFormElement): void {
    const host = this.#host;
    const { chosen, deal, winnable, autoplay, deck } = readForm(form, rules);
    host.autoplay = autoplay;
    host.deck = deck;
    if (winnableDeals(rules).length > 0) host.winnable = winnable;
    this.#keepSettings();
    const wanted = rulesOf(rules.variant, chosen);
    if (wanted !== rules) host.playUnder(wanted);
    if (deal === undefined) host.newGame();
    else if (deal !== host.dealNumber) host.newGame(deal);
  }

  #keepSettings(): void {
    const { autoplay, deck, winnable, storage } = this.#host;
    if (storage !== 'none') keep(SETTINGS, JSON.stringify({ autoplay, deck, winnable }));
  }

  /** Takes up the comforts chosen at an earlier visit. */
  #restoreSettings(): void {
    const host = this.#host;
    if (host.storage === 'none') return;
    try {
      const found = JSON.parse(kept(SETTINGS) ?? '{}') as Record<string, unknown>;
      host.autoplay = AUTOPLAYS.find((level) => level === found['autoplay']) ?? host.autoplay;
      host.deck = DECKS.find((deck) => deck === found['deck']) ?? host.deck;
      if (typeof found['winnable'] === 'boolean') host.winnable = found['winnable'];
    } catch {
      // not ours: left alone
    }
  }
}
