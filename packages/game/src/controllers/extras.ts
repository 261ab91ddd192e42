import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import {
  moves as movesAt,
  refusal,
  rulesOf,
  say,
  type Autoplay,
  type Game,
  type Message,
  type Move,
  type Rules,
  type Table,
} from 'solitaire-engine';
import type { Verdict } from 'solitaire-solver';
import { setAside } from '../aside.ts';
import { hasUnseen } from '../advice.ts';
import { dialogStyles } from '../dialog.styles.ts';
import { enFaults } from '../messages/en-faults.ts';
import { enPlay } from '../messages/en-play.ts';
import { enRules } from '../messages/en-rules.ts';
import { learn } from '../messages/spoken.ts';
import { panelStyles } from '../panel.styles.ts';
import { panelView } from '../panels.ts';
import type * as OptionsDialog from '../options-dialog.ts';
import { FOREIGN } from './dealer.ts';
import type { Recorder, RecordHost } from './record.ts';
import type { Standing } from '../play.ts';
import type { TableGame } from './table-game.ts';
import { AUTOPLAYS, DECKS, type Deck } from '../settings.ts';
import { shareAddress } from '../share.ts';
import { keep, kept } from '../store.ts';

/** What the panels and the options dialog need of the element. */
export interface ExtrasHost extends RecordHost {
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
  coach: boolean | undefined;
  peek: boolean | undefined;
  newGame(deal?: number): Promise<void>;
  restart(): void;
  undo(): boolean;
  play(move: Move): { readonly ok: boolean; readonly reason?: string };
  readonly isConnected: boolean;
  readonly playable: boolean;
  solve(): Promise<Verdict>;
  /** Goes on under other rules: with the moves made where they are legal, else from the deal. */
  playUnder(rules: Rules): Promise<void>;
  notify(message: Message): void;
  complain(problem: Message): void;
  text(message: Message): string;
}

learn({ ...enPlay, ...enRules, ...enFaults });

const SETTINGS = 'solitaire:settings';

/** The panels of a win and of a lost game, the dialogs, and the link to share. */
export class Extras implements ReactiveController {
  #host: ExtrasHost;
  #checked = new Map<string, unknown>();
  /** The options dialog, once it has been asked for. */
  #options: typeof OptionsDialog | undefined;
  #open = false;
  #opening = false;
  #dismissed: Table | undefined;
  /** The table that the game has played itself to. */
  #playedTo: Table | undefined;
  #nextMove: ReturnType<typeof setTimeout> | undefined;
  #link: string | undefined;
  #recorder: Recorder | undefined;
  #recording: Promise<Recorder> | undefined;

  constructor(host: ExtrasHost) {
    this.#host = host;
    host.addController(this);
    const { renderRoot } = host;
    const sheets = [panelStyles, dialogStyles].flatMap(({ styleSheet }) => styleSheet ?? []);
    if (renderRoot instanceof ShadowRoot) renderRoot.adoptedStyleSheets.push(...sheets);
    this.#restoreSettings();
    // Without it, games are played and not counted.
    this.#record().catch(() => undefined);
  }

  /** Settings must be one of a few values; one that isn't is told, once. */
  hostUpdate(): void {
    const settings = { autoplay: AUTOPLAYS, deck: DECKS };
    for (const name of ['autoplay', 'deck'] as const) {
      const value: string | null = this.#host[name];
      const known: readonly string[] = settings[name];
      if (value === this.#checked.get(name)) continue;
      this.#checked.set(name, value);
      if (value === null || known.includes(value)) continue;
      this.#host.complain(
        say('error.value', { name, value: String(value), known: known.join(', ') }),
      );
    }
  }

  hostUpdated(): void {
    const dialog = this.#host.renderRoot.querySelector('dialog');
    if (!dialog?.isConnected || !this.#opening) return;
    this.#opening = false;
    dialog.showModal();
    dialog.querySelector('h2')?.focus();
  }

  async openOptions(): Promise<void> {
    this.#options ??= await import('../options-dialog.ts');
    this.#open = true;
    this.#opening = true;
    this.#host.requestUpdate();
  }

  /** Fetches what keeps results, once. */
  #record(): Promise<Recorder> {
    this.#recording ??= import('./record.ts').then(({ Recorder }) => {
      this.#recorder = new Recorder(this.#host);
      return this.#recorder;
    });
    return this.#recording;
  }

  async openStats(): Promise<void> {
    await (await this.#record()).open();
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

  /** The open dialog and a panel: the coach's, unless there is a link to be copied. */
  overlay(coached: TemplateResult | typeof nothing): TemplateResult {
    const host = this.#host;
    const act = (action: () => unknown) => () => {
      action();
      host.requestUpdate();
    };
    const own = panelView({
      standing: this.#dismissed === host.table || host.rules?.players ? undefined : host.standing,
      moves: host.moves,
      seconds: host.elapsed,
      note: this.#recorder?.note ?? '',
      link: this.#link,
      text: (message) => host.text(message),
      onNew: act(() => host.newGame()),
      onAgain: act(() => host.restart()),
      onUndo: host.canUndo ? act(() => host.undo()) : undefined,
      onDismiss: act(() => (this.#dismissed = host.table)),
      onCloseLink: act(() => (this.#link = undefined)),
    });
    const panel = coached === nothing || this.#link !== undefined ? own : coached;
    return html`${panel}${host.rules && this.#dialog(host.rules)}${this.#recorder?.overlay() ?? ''}`;
  }

  #dialog(rules: Rules): TemplateResult | typeof nothing {
    const { optionsDialog, readForm } = this.#options ?? {};
    if (!this.#open || !optionsDialog || !readForm) return nothing;
    const { dealNumber: deal, winnable = true, coach = false, peek = false } = this.#host;
    const { autoplay, deck, game } = this.#host;
    const alone = !rules.automatic && !rules.players;
    const hidden = alone && game !== undefined && hasUnseen(rules, game.session.start);
    return optionsDialog({
      rules,
      deal,
      winnable: alone ? winnable : undefined,
      coach: alone ? coach : undefined,
      peek: hidden ? peek : undefined,
      autoplay,
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
    this.#keepSettings();
    const wanted = rulesOf(rules.variant, chosen);
    void this.#deal(wanted === rules ? undefined : wanted, deal === before ? 'same' : deal);
  }

  async #deal(rules: Rules | undefined, deal: number | 'same' | undefined): Promise<void> {
    if (rules) await this.#host.playUnder(rules);
    if (deal !== 'same') await this.#host.newGame(deal);
  }

  /** Puts a kept text that can't be continued aside, and says why, unless it is another game's. */
  putAside(key: string, text: string, problem: Message): void {
    setAside(key, text);
    if (problem !== FOREIGN) this.#host.notify(say('ui.restoreFailed', { why: problem }));
  }

  /**
   * Plays a game to its end, as one step: every card up where that wins, else a line that the
   * solver finds. False when neither is proved. With nothing to decide it plays itself, or stops.
   */
  async finish(game: TableGame | undefined): Promise<boolean> {
    if (!game || game.rules.players || !this.#host.playable) return false;
    if (game.rules.automatic) return this.playThrough();
    const line = game.standing.finish ?? (await this.#host.solve()).line;
    return game.session === this.#host.game?.session && game.finish(line);
  }

  /**
   * Plays a game on while there is nothing to decide, move by move at its pace. Called while it
   * does, it stops. It stops by itself at a choice, and when anything else happens on the table.
   */
  playThrough(): boolean {
    const going = this.#nextMove !== undefined && this.#playedTo === this.#host.table;
    clearTimeout(this.#nextMove);
    this.#nextMove = undefined;
    return !going && this.#playNext();
  }

  #playNext(): boolean {
    const { rules, table } = this.#host;
    const [move, other] = rules?.automatic ? movesAt(rules, table) : [];
    // What went by itself until now says why it no longer does.
    const [{ name: action = '' } = {}] = rules?.actions ?? [];
    const why = rules && other ? refusal(rules, table, { action }) : undefined;
    if (other) this.#host.notify(why ?? say('ui.choose'));
    if (!rules || !move || other || !this.#host.play(move).ok) return false;
    const { table: after } = this.#host;
    this.#playedTo = after;
    this.#nextMove = setTimeout(() => {
      this.#nextMove = undefined;
      if (this.#host.table === after && this.#host.isConnected) this.#playNext();
    }, rules.automatic);
    return true;
  }

  #keepSettings(): void {
    const { autoplay, deck, winnable, coach, peek, storage } = this.#host;
    if (storage === 'none') return;
    keep(SETTINGS, JSON.stringify({ autoplay, deck, winnable, coach, peek }));
  }

  /** Takes up the comforts chosen at an earlier visit. */
  #restoreSettings(): void {
    const host = this.#host;
    if (host.storage === 'none') return;
    try {
      const found = JSON.parse(kept(SETTINGS) ?? '{}') as Record<string, unknown>;
      host.autoplay = AUTOPLAYS.find((level) => level === found['autoplay']) ?? host.autoplay;
      host.deck = DECKS.find((deck) => deck === found['deck']) ?? host.deck;
      for (const name of ['winnable', 'coach', 'peek'] as const) {
        const { [name]: on } = found;
        if (typeof on === 'boolean') host[name] = on;
      }
    } catch {
      // not ours: left alone
    }
  }
}
