import { isServer, type PropertyValues } from 'lit';
import {
  describeTable,
  EMPTY,
  loadGame,
  optionsText,
  readSaved,
  saveGame,
  say,
  tableText,
  type Game,
  type Layout,
  type Message,
  type Move,
  type Rules,
  type Table,
  type Variant,
} from 'solitaire-engine';
import { boardStyles } from './board.styles.ts';
import { celebrate } from './celebrate.ts';
import { Clock } from './controllers/clock.ts';
import { Hands } from './controllers/hands.ts';
import { Keeper } from './controllers/keeper.ts';
import { Menu, type MenuHost } from './controllers/menu.ts';
import { Pointer } from './controllers/pointer.ts';
import { TableGame, type TableHost } from './controllers/table-game.ts';
import { dialogStyles } from './dialog.styles.ts';
import { SolitaireDealEvent, SolitaireErrorEvent } from './events.ts';
import { facesStyles } from './faces/faces.styles.ts';
import { fly } from './fly.ts';
import { GameProperties } from './game-properties.ts';
import { gameView, type GameView } from './game-view.ts';
import { fetchVariant, knownVariant } from './known.ts';
import { layoutsOf, shapeOf } from './layouts.ts';
import { en } from './messages/en.ts';
import { translate } from './messages/translate.ts';
import { AUTOPLAYS, DECKS, wrongValue } from './settings.ts';
import { newDeal, openingDeal, setUp, wishedRules, type Wish } from './setup.ts';
import { gameStyles } from './solitaire-game.styles.ts';

const NO_TABLE: Table = { piles: [EMPTY], pass: 1 };
const NOTICE_MS = 4500;

/** What `play` answers: done, or a sentence that says why not. */
export interface PlayResult {
  readonly ok: boolean;
  readonly reason?: string;
}

/**
 * A solitaire to play: any variant, by mouse, finger, keyboard or screen reader.
 *
 * @element solitaire-game
 * @fires {SolitaireDealEvent} solitaire-deal - cards are dealt, or a kept game goes on
 * @fires {SolitaireBeforeMoveEvent} solitaire-beforemove - a legal move is about to be played; cancelable
 * @fires {SolitaireMoveEvent} solitaire-move - a move has been played, or played again
 * @fires {SolitaireUndoEvent} solitaire-undo - a step has been taken back, or all by a restart
 * @fires {SolitaireWinEvent} solitaire-win - the game is won; once per game
 * @fires {SolitaireStuckEvent} solitaire-stuck - no move is left, or none that leads to a win
 * @fires {SolitaireErrorEvent} solitaire-error - something given can't be used
 * @slot toolbar - more buttons in the bar
 * @slot table - something behind the cards
 * @slot win - what the panel of a win says
 * @csspart frame - all of it
 * @csspart toolbar - the bar; its buttons are `button`, and each `button-undo` and so on
 * @csspart facts - deal number, moves, time and score
 * @csspart felt - the table; `pile`, `card` and `pile-button` lie on it
 * @csspart notice - the line that says why a move is refused
 * @csspart panel - the panel of a win and of a lost game
 * @csspart dialog - the options
 */
export class SolitaireGame extends GameProperties implements TableHost, MenuHost {
  static override styles = [gameStyles, boardStyles, dialogStyles, facesStyles];

  #game: TableGame | undefined;
  #abandoned: Game | undefined;
  #problem: Message | undefined;
  #notice: Message | undefined;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #said = '';
  #dismissed: Table | undefined;
  #delays: ReadonlyMap<number, number> = new Map();
  #shown: Layout | undefined;
  #endShower = (): void => undefined;
  #pending: Event[] = [];
  #hydrated = false;
  readonly #clock = new Clock(this);
  readonly #keeper = new Keeper(this);
  readonly #menu = new Menu(this);
  readonly #hands = new Hands(this);
  readonly #pointer = new Pointer(this.#hands);

  // What the page can ask for.

  get table(): Table {
    return this.#game?.table ?? NO_TABLE;
  }
  get status(): 'playing' | 'won' | 'stuck' {
    const { won = false, stuck = undefined } = this.#game?.standing ?? {};
    return won ? 'won' : stuck ? 'stuck' : 'playing';
  }
  /** Moves counted so far. */
  get moves(): number {
    return this.#game?.session.count ?? 0;
  }
  /** Whole seconds played, without those in which the page was hidden. */
  get elapsed(): number {
    return Math.floor(this.#clock.seconds);
  }
  /** Points so far; undefined where the game isn't scored. */
  get score(): number | undefined {
    const { session, standing } = this.#game ?? {};
    const scoring = session?.rules.score;
    if (!session || !scoring) return undefined;
    const time = scoring.time?.points(this.elapsed, standing?.won ?? false) ?? 0;
    return Math.max(session.score + time, scoring.floor);
  }
  /** The deal's number; undefined for a game from a position. */
  get dealNumber(): number | undefined {
    const { origin } = this.#game ?? {};
    return origin && 'deal' in origin ? origin.deal : undefined;
  }
  /** The table as text. */
  get notation(): string {
    return this.rules ? tableText(this.rules, this.table) : '';
  }
  get rules(): Rules | undefined {
    return this.#game?.rules;
  }

  /** Deals: the number given, else a new one under the rules and wishes that hold now. */
  newGame(deal?: number): void {
    this.#deal(this.rules, deal);
  }

  restart(): void {
    this.#game?.restart();
  }

  /** Plays a move, given as an object or in notation (`34`, `6h`, `draw`), or says why not. */
  play(move: Move | string): PlayResult {
    const { ok, refused = say('refuse.loading') } = this.playable
      ? (this.#game?.play(move) ?? { ok: false })
      : { ok: false, refused: say(this.#game ? 'refuse.over' : 'refuse.loading') };
    return ok ? { ok } : { ok, reason: this.text(refused) };
  }

  /** Takes the last step back; right after a new deal, the deal itself. False when there is none. */
  undo(): boolean {
    if (this.readonly) return false;
    if (this.#game?.undo()) return true;
    const game = this.#abandoned;
    if (!game) return false;
    this.#abandoned = undefined;
    this.#adopt(game, 'did.resume');
    return true;
  }

  redo(): boolean {
    return !this.readonly && (this.#game?.redo() ?? false);
  }

  /** Plays every card up when that is proved to win the game. False when it is not. */
  finish(): boolean {
    return this.playable && (this.#game?.finish() ?? false);
  }

  legalMoves(): Move[] {
    return this.#game?.legalMoves ?? [];
  }

  /** The game as text, for `load`. Empty while there is none. */
  save(): string {
    return this.#game ? saveGame(this.#game.game) : '';
  }

  /** Takes a saved game up, of any variant. False, with an error event, when it can't. */
  async load(text: string): Promise<boolean> {
    const problem = await this.takeUp(text);
    if (problem) this.#complain(problem);
    return !problem;
  }

  /** The whole table in words; also said to a screen reader. */
  speak(): string {
    if (!this.rules) return '';
    const text = describeTable(this.rules, this.table)
      .map((pile) => this.text(pile))
      .join('. ');
    this.#say(text);
    return text;
  }

  // What its own parts need.

  get felt(): HTMLElement | undefined {
    return this.renderRoot?.querySelector<HTMLElement>('.felt') ?? undefined;
  }
  get playable(): boolean {
    return this.#game !== undefined && !this.readonly && !this.#game.standing.won;
  }
  get hotkeys(): boolean {
    return !this.noHotkeys;
  }
  currentLayout(): Layout {
    const { rules, felt } = this;
    if (!rules || !felt) return { width: 1, height: 1, piles: [], cards: new Map() };
    return layoutsOf(rules, this.table)[shapeOf(felt)];
  }
  text(message: Message): string {
    return translate(message, en);
  }
  announce(message: Message): void {
    this.#say(this.text(message));
  }

  /** Says a sentence through the live line; one said twice is said twice. */
  #say(text: string): void {
    this.#said = text === this.#said ? `${text}\u00a0` : text;
    this.requestUpdate();
  }

  refuse(message: Message): void {
    this.announce(message);
    this.#notice = message;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => this.#quiet(), NOTICE_MS);
  }

  /** Shows something for a while, and says it. */
  notify(message: Message): void {
    this.refuse(message);
  }

  dismiss(): void {
    this.#dismissed = this.table;
    this.requestUpdate();
  }

  get game(): Game | undefined {
    return this.#game?.game;
  }

  playUnder(rules: Rules): void {
    const game = this.#game;
    if (!game) return;
    const text = saveGame(game.game);
    const options = optionsText(rules.variant.options, rules.chosen);
    const same = JSON.stringify({ ...(JSON.parse(text) as object), options });
    const saved = readSaved(same);
    const going = 'value' in saved ? loadGame(rules.variant, saved.value) : saved;
    if ('value' in going) this.#adopt(going.value, 'did.resume');
    else this.#deal(rules, this.dealNumber);
  }

  #quiet(): void {
    this.#notice = undefined;
    this.requestUpdate();
  }

  changed(said: Message, delays: ReadonlyMap<number, number> = new Map()): void {
    this.#delays = delays;
    this.#notice = undefined;
    this.#endShower();
    this.#hands.release();
    this.announce(said);
    this.#clock.run(this.moves > 0 && this.playable);
    if (this.status === 'won') this.#celebrate(delays.size);
    this.#keeper.keep();
    this.requestUpdate();
  }

  #celebrate(after: number): void {
    let end = (): void => undefined;
    const timer = setTimeout(
      () => {
        const { felt } = this;
        if (felt) end = celebrate(felt, this.currentLayout());
      },
      420 + after * 22,
    );
    this.#endShower = () => {
      clearTimeout(timer);
      end();
    };
  }

  // From wishes to a game.

  protected override willUpdate(changed: PropertyValues): void {
    const wishes = ['variant', 'options', 'deal', 'position'];
    if (wishes.some((name) => changed.has(name))) this.#setUp(changed.has('variant'));
    for (const [name, value, known] of [
      ['autoplay', this.autoplay, AUTOPLAYS],
      ['deck', this.deck, DECKS],
    ] as const) {
      const wrong = changed.has(name) && wrongValue(name, value, known);
      if (wrong) this.#complain(wrong);
    }
  }

  #setUp(anew: boolean): void {
    const { variant: wanted } = this;
    const variant = typeof wanted === 'string' ? knownVariant(wanted) : wanted;
    if (variant) this.#begin(variant, anew);
    else if (typeof wanted === 'string') void this.#fetch(wanted);
  }

  async #fetch(id: string): Promise<void> {
    if (isServer) return;
    const read = await fetchVariant(id);
    if (this.variant !== id) return;
    if ('problem' in read) this.#fail(read.problem);
    else this.#begin(read.value, true);
  }

  get #wish(): Wish {
    const { options, deal, position, winnable = true } = this;
    return { options, deal, position, winnable };
  }

  #begin(variant: Variant, anew: boolean): void {
    const rules = wishedRules(variant, this.#wish.options);
    if ('problem' in rules) return this.#fail(rules.problem);
    const { winnable } = this.#wish;
    const fixed = isServer || (!this.#hydrated && this.shadowRoot?.hasChildNodes());
    const game = setUp(rules.value, this.#wish, () =>
      fixed ? openingDeal(rules.value, winnable) : newDeal(rules.value, winnable),
    );
    if ('problem' in game) return this.#fail(game.problem);
    this.#adopt(game.value, 'did.deal');
    if (!isServer && anew) void this.#resume(variant);
  }

  async #resume(variant: Variant): Promise<void> {
    await this.updateComplete;
    this.#menu.restoreSettings();
    await this.#keeper.resume(variant);
  }

  #deal(rules: Rules | undefined, deal?: number): void {
    if (!rules) return;
    const { winnable = true } = this;
    const wish = { ...this.#wish, deal, position: undefined };
    const last = this.#game;
    const next = setUp(
      rules,
      wish,
      () => newDeal(rules, winnable, this.dealNumber),
      last?.session.score,
    );
    if ('problem' in next) return this.#complain(next.problem);
    this.#abandoned =
      last && last.session.past.length > 0 && !last.standing.won ? last.game : undefined;
    this.#adopt(next.value, 'did.deal');
  }

  #adopt(game: Game, how: 'did.deal' | 'did.resume'): void {
    this.#problem = undefined;
    this.#clock.seconds = game.elapsed;
    this.#game = new TableGame(this, game);
    const { name } = game.session.rules.variant;
    const { dealNumber: deal = 0, moves } = this;
    const key = this.dealNumber === undefined ? 'did.position' : how;
    this.#delays = new Map();
    if (isServer) return;
    this.changed(say(key, { name, deal, moves }));
    this.#endShower();
    this.#pending.push(new SolitaireDealEvent(this.#game.detail));
  }

  /** Takes a saved game up; what is wrong with it when it can't. */
  async takeUp(text: string): Promise<Message | undefined> {
    const saved = readSaved(text);
    if ('problem' in saved) return saved.problem;
    const { variant: own } = this;
    const { variant: id } = saved.value;
    const read = typeof own === 'object' && own.id === id ? { value: own } : await fetchVariant(id);
    if ('problem' in read) return read.problem;
    const game = loadGame(read.value, saved.value);
    if ('problem' in game) return game.problem;
    this.#adopt(game.value, 'did.resume');
    return undefined;
  }

  #fail(problem: Message): void {
    this.#game = undefined;
    this.#problem = problem;
    this.#complain(problem);
    this.requestUpdate();
  }

  /** Tells the page and the reader of something that can't be used. The game goes on. */
  #complain(problem: Message): void {
    if (isServer) return;
    if (this.#game) this.refuse(problem);
    this.#pending.push(new SolitaireErrorEvent(this.text(problem)));
    this.requestUpdate();
  }

  // Showing it.

  protected override render() {
    const { rules, table } = this;
    const view: GameView = {
      rules,
      table,
      standing: this.#game?.standing,
      problem: this.#problem,
      notice: this.#notice,
      said: this.#said,
      hands: this.#hands,
      pointer: this.#pointer,
      delays: this.#delays,
      back: this.back,
      readonly: this.readonly ?? false,
      controls: this.controls,
      timer: this.timer ?? true,
      canUndo: (this.#game?.session.past.length ?? 0) > 0 || this.#abandoned !== undefined,
      canRedo: (this.#game?.session.future.length ?? 0) > 0,
      deal: this.dealNumber,
      moves: this.moves,
      seconds: this.elapsed,
      score: this.score,
      dismissed: this.#dismissed === table,
      share: this.#menu.share,
      options: rules && this.#menu.options(rules),
      text: (message) => this.text(message),
      act: (control) => this.#menu.act(control),
    };
    return gameView(view);
  }

  protected override updated(): void {
    const { rules, felt, table } = this;
    if (rules && felt) {
      const shown = layoutsOf(rules, table).wide;
      if (this.#shown && this.#shown !== shown) fly(felt, this.#shown, shown, this.#delays);
      this.#shown = shown;
    }
    for (const event of this.#pending.splice(0)) this.dispatchEvent(event);
  }
}
