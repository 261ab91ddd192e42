import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  optionsText,
  rulesOf,
  say,
  stepsText,
  type Autoplay,
  type Game,
  type Message,
  type Rules,
} from 'solitaire-engine';
import type { OptionsView } from '../options-dialog.ts';
import { DECKS, AUTOPLAYS, type Control, type Deck } from '../settings.ts';
import { winnableDeals } from '../setup.ts';
import { keep, kept } from '../store.ts';

/** What the bar, the panels and the options dialog need of the element. */
export interface MenuHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly rules: Rules | undefined;
  readonly game: Game | undefined;
  readonly dealNumber: number | undefined;
  readonly storage: string | undefined;
  autoplay: Autoplay;
  deck: Deck;
  winnable: boolean | undefined;
  newGame(deal?: number): void;
  restart(): void;
  undo(): boolean;
  redo(): boolean;
  finish(): boolean;
  /** Goes on under other rules: with the moves made where they are legal, else from the deal. */
  playUnder(rules: Rules): void;
  dismiss(): void;
  refuse(message: Message): void;
  notify(message: Message): void;
  text(message: Message): string;
}

const SETTINGS = 'solitaire:settings';

/** Address of this page that brings the game as it stands: `?options&deal=N#moves`. */
export function shareAddress({ session, origin }: Game, page: string): string {
  const { rules, start, past } = session;
  const options = optionsText(rules.variant.options, rules.chosen);
  const query =
    'deal' in origin ? [options, `deal=${origin.deal}`].filter(Boolean).join('&') : options;
  const steps = stepsText(
    rules,
    start,
    past.map(({ moves }) => moves),
  );
  const url = new URL(page);
  url.search = query;
  url.hash = steps.replaceAll(' ', ',');
  return url.href;
}

/** The buttons: what each does, the options dialog, the link to share. */
export class Menu implements ReactiveController {
  #host: MenuHost;
  #open = false;
  /** A link that could not be copied, to be copied by hand. */
  share: string | undefined;

  constructor(host: MenuHost) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const dialog = this.#host.renderRoot.querySelector('dialog');
    if (!dialog || dialog.open) return;
    dialog.showModal();
    dialog.querySelector('h2')?.focus();
  }

  act(control: Control | 'dismiss' | 'close'): void {
    const host = this.#host;
    const acts: Readonly<Record<typeof control, () => unknown>> = {
      new: () => host.newGame(),
      restart: () => host.restart(),
      undo: () => host.undo(),
      redo: () => host.redo(),
      finish: () => host.finish(),
      options: () => (this.#open = true),
      share: () => this.#share(),
      dismiss: () => host.dismiss(),
      close: () => (this.share = undefined),
    };
    acts[control]();
    host.requestUpdate();
  }

  async #share(): Promise<void> {
    const { game } = this.#host;
    if (!game) return;
    const address = shareAddress(game, document.location.href);
    try {
      await navigator.clipboard.writeText(address);
      this.#host.notify(say('ui.copied'));
    } catch {
      this.share = address;
      this.#host.requestUpdate();
    }
  }

  /** The options dialog while it is open. */
  options(rules: Rules): OptionsView | undefined {
    const host = this.#host;
    if (!this.#open) return undefined;
    return {
      rules,
      deal: host.dealNumber,
      winnable: host.winnable ?? true,
      canChooseWinnable: winnableDeals(rules).length > 0,
      autoplay: host.autoplay,
      deck: host.deck,
      text: (key, values) => host.text(say(key, values)),
      onSubmit: (data) => this.#submit(rules, data),
      onClosed: () => {
        this.#open = false;
        host.requestUpdate();
      },
    };
  }

  #submit(rules: Rules, data: FormData): void {
    const host = this.#host;
    const field = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    host.autoplay = AUTOPLAYS.find((level) => level === field('autoplay')) ?? 'off';
    host.deck = DECKS.find((deck) => deck === field('deck')) ?? 'classic';
    if (winnableDeals(rules).length > 0) host.winnable = data.has('winnable');
    const names = Object.keys(rules.variant.options);
    const chosen = Object.fromEntries(names.map((name) => [name, field(`option:${name}`)]));
    const wanted = rulesOf(rules.variant, chosen);
    if (wanted !== rules) host.playUnder(wanted);
    const deal = field('deal');
    if (deal === '') host.newGame();
    else if (Number(deal) !== host.dealNumber) host.newGame(Number(deal));
    this.#keepSettings();
  }

  #keepSettings(): void {
    const { autoplay, deck, winnable, storage } = this.#host;
    if (storage !== 'none') keep(SETTINGS, JSON.stringify({ autoplay, deck, winnable }));
  }

  /** Takes up the comforts chosen at an earlier visit. */
  restoreSettings(): void {
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
