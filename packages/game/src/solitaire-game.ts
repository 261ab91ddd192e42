import { isServer, type PropertyValues, type TemplateResult } from 'lit';
import {
  describeTable,
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
import type { SolveOptions, Verdict } from 'solitaire-solver';
import type { Board } from './board.ts';
import { boardStyles } from './board.styles.ts';
import { Clock } from './controllers/clock.ts';
import type { Hint } from './controllers/coach.ts';
import { Dealer } from './controllers/dealer.ts';
import { Hands } from './controllers/hands.ts';
import { Keeper } from './controllers/keeper.ts';
import { Menu } from './controllers/menu.ts';
import { Motion } from './controllers/motion.ts';
import { Pointer } from './controllers/pointer.ts';
import type { TableGame } from './controllers/table-game.ts';
import { Voice } from './controllers/voice.ts';
import { SolitaireDealEvent, SolitaireErrorEvent } from './events.ts';
import { facesStyles } from './faces/faces.styles.ts';
import { GameProperties } from './game-properties.ts';
import { gameView } from './game-view.ts';
import { layoutOn } from './layouts.ts';
import { spoken } from './messages/spoken.ts';
import { describeDeal, NO_TABLE, withEnd, type PlayResult, type Standing } from './play.ts';
import { loadPictures } from './pictures.ts';
import { gameStyles } from './solitaire-game.styles.ts';

const WISHES = ['variant', 'options', 'deal', 'position'];

/**
 * A solitaire to play: any variant, by mouse, finger, keyboard or screen reader.
 *
 * @element solitaire-game
 * @fires {SolitaireDealEvent} solitaire-deal - cards are dealt, or a kept game goes on
 * @fires {SolitaireBeforeMoveEvent} solitaire-beforemove - a legal move is about to be played; cancelable
 * @fires {SolitaireMoveEvent} solitaire-move - a move has been played, or played again
 * @fires {SolitaireUndoEvent} solitaire-undo - a step has been taken back, or all by a restart
 * @fires {SolitaireWinEvent} solitaire-win - the game is won; once per game
 * @fires {SolitaireStuckEvent} solitaire-stuck - no move is left, or none that leads to a win, or neither of two can go on
 * @fires {SolitaireVerdictEvent} solitaire-verdict - the coach has found out how the game stands
 * @fires {SolitaireErrorEvent} solitaire-error - something given can't be used
 * @slot toolbar - more buttons in the bar
 * @slot table - something behind the cards
 * @slot win - what the panel of a win says
 * @csspart frame - all of it
 * @csspart toolbar - the bar; its buttons are `button`, and each `button-undo` and so on
 * @csspart facts - deal number, moves, time and score
 * @csspart felt - the table; `pile`, `card` and `pile-button` lie on it
 * @csspart notice - the line that says why a move is refused
 * @csspart panel - what is said of a win and of a lost game
 * @csspart dialog - the options
 */
export class SolitaireGame extends GameProperties implements Board {
  static override styles = [gameStyles, boardStyles, facesStyles];

  readonly #dealer = new Dealer(this);
  readonly #voice = new Voice(this);
  readonly #clock = new Clock(this);
  readonly #keeper = new Keeper(this);
  readonly #menu = new Menu(this);
  readonly #motion = new Motion(this);
  readonly #hands = new Hands(this);
  readonly #pointer = new Pointer(this.#hands);
  #pending: Event[] = [];
  #resumed: Promise<void> | undefined;
  /** @internal */ guard: ((move: Move) => Message | undefined) | undefined;

  get table(): Table {
    return this.#game?.table ?? NO_TABLE;
  }
  get status(): 'playing' | 'won' | 'stuck' {
    if (this.standing?.won) return 'won';
    return this.standing?.stuck ? 'stuck' : 'playing';
  }
  get moves(): number {
    return this.#game?.session.count ?? 0;
  }
  /** Whole seconds played, without those in which the page was hidden. */
  get elapsed(): number {
    return this.#clock.seconds;
  }
  /** Points so far; undefined where the game isn't scored. */
  get score(): number | undefined {
    return this.#game?.session.scoreAt(this.elapsed);
  }
  /** The deal's number; undefined for a game from a position. */
  get dealNumber(): number | undefined {
    return this.#game?.detail.deal;
  }
  get notation(): string {
    return this.rules ? tableText(this.rules, this.table) : '';
  }

  /** Deals: the number given, else a new one under the rules and wishes that hold now. */
  async newGame(deal?: number): Promise<void> {
    if (!this.readonly) await this.#menu.newGame(deal);
  }

  restart(): void {
    if (!this.readonly) this.#game?.restart();
  }

  /** Plays a move, given as an object or in notation (`34`, `6h`, `draw`), or says why not. */
  play(move: Move | string): PlayResult {
    const refused = this.#whyNoMove() ?? this.#game?.play(move).refused;
    return refused ? { ok: false, reason: spoken(refused) } : { ok: true };
  }

  #whyNoMove(): Message | undefined {
    if (!this.#game || this.#keeper.waits) return say('ui.loading');
    if (this.readonly) return say('refuse.readonly');
    return this.#game.standing.won ? say('refuse.over') : undefined;
  }

  /** Takes the last step back; right after a new deal, the deal itself. False when there is none. */
  undo(): boolean {
    return !this.readonly && ((this.#game?.undo() ?? false) || this.#dealer.undoDeal());
  }

  redo(): boolean {
    return !this.readonly && (this.#game?.redo() ?? false);
  }

  /** Plays the game to its end, as one step, where that is proved; false where it is not. */
  async finish(): Promise<boolean> {
    const game = this.#game;
    return (await this.#menu.load()).finish(game);
  }

  /** A move to try: pointed at, said, and given back with how much is known of it. */
  async hint(): Promise<Hint> {
    return (await this.#menu.adviser()).hint();
  }

  /** Whether the game can still be won, as far as the budget lets the solver find out. */
  async solve(options?: SolveOptions): Promise<Verdict> {
    const { rules, table } = this;
    return (await this.#menu.coach()).solve(rules, table, options);
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
    if (problem) this.complain(problem);
    return !problem;
  }

  /** The whole table in words; also said to a screen reader. */
  speak(): string {
    const piles = this.rules ? describeTable(this.rules, this.table) : [];
    const text = piles.map(spoken).join('. ');
    this.#voice.say(text);
    return text;
  }

  // What its own parts need.

  get #game(): TableGame | undefined {
    return this.#dealer.game;
  }
  /** @internal */ get game(): Game | undefined {
    return this.#game?.game;
  }
  /** @internal */ get rules(): Rules | undefined {
    return this.#game?.rules;
  }
  /** @internal */ get standing(): Standing | undefined {
    return this.#game?.standing;
  }
  /** @internal */ get canUndo(): boolean {
    return this.#dealer.canUndo;
  }
  /** @internal */ get felt(): HTMLElement | undefined {
    return this.renderRoot?.querySelector<HTMLElement>('.felt') ?? undefined;
  }
  /** @internal */ get playable(): boolean {
    return this.#whyNoMove() === undefined;
  }
  /** @internal */ currentLayout(): Layout {
    return layoutOn(this.felt, this.rules, this.table);
  }
  /** @internal */ announce(message: Message): void {
    const say = () => this.#voice.say(spoken(message));
    void (spoken(message) ? say() : this.#menu.load().then(say));
  }
  /** @internal */ notify(message: Message): void {
    this.#voice.show(spoken(message));
  }
  /** @internal */ show(text: string): void {
    this.#voice.show(text);
  }
  /** @internal */ backTo(step: number): void {
    this.#game?.backTo(step);
  }
  /** @internal */ dealOut(deal: number | undefined): void {
    this.#dealer.newGame(deal);
  }
  /** @internal */ async playUnder(rules: Rules): Promise<void> {
    await this.#dealer.playUnder(rules);
  }
  /** @internal */ takeUp(text: string, only?: string): Promise<Message | undefined> {
    return this.#dealer.takeUp(text, only);
  }
  /** @internal */ async putAside(key: string, text: string, problem: Message): Promise<void> {
    (await this.#menu.load()).putAside(key, text, problem);
  }
  /** @internal */ forget(): void {
    this.#keeper.forget();
  }

  /** @internal */ resume(variant: Variant): void {
    const drawn = super.getUpdateComplete();
    const kept = this.#keeper.resume(variant, drawn);
    const late = drawn.then(() => Promise.all([kept, loadPictures(), this.#menu.load()]));
    this.#resumed = late.then(() => this.requestUpdate());
  }

  /** An update is complete when the game that was kept is on the table. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#resumed;
    return super.getUpdateComplete();
  }

  /** @internal */ changed(said: Message, delays: ReadonlyMap<number, number> = new Map()): void {
    this.#motion.step(delays);
    this.#voice.hush();
    this.#hands.release();
    this.announce(withEnd(said, this));
    this.#clock.run(this.moves > 0 && this.playable);
    if (this.status === 'won' && !this.rules?.players) this.#motion.shower();
    this.#keeper.keep();
  }

  /** @internal */ dealt(goesOn: boolean): void {
    const game = this.#game;
    if (!game || isServer) return;
    this.#clock.seconds = game.startedAt;
    this.changed(describeDeal(game.game, goesOn));
    this.#motion.step(new Map());
    this.#pending.push(new SolitaireDealEvent(game.detail));
  }

  /** @internal Tells the page and the player of something that can't be used. A game on the table goes on. */
  complain(problem: Message): void {
    if (isServer) return;
    void this.#menu.load().then(() => {
      if (this.#game) this.notify(problem);
      this.#pending.push(new SolitaireErrorEvent(spoken(problem)));
      this.requestUpdate();
    });
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (WISHES.some((name) => changed.has(name))) void this.#dealer.setUp();
  }

  protected override render(): TemplateResult {
    const parts = {
      hands: this.#hands,
      pointer: this.#pointer,
      voice: this.#voice,
      motion: this.#motion,
      menu: this.#menu,
    };
    return gameView(this, parts, this.#dealer.problem);
  }

  protected override updated(): void {
    this.#clock.run(this.moves > 0 && this.playable);
    for (const event of this.#pending.splice(0)) this.dispatchEvent(event);
    this.#game?.tellStart();
  }
}
