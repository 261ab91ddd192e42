import {
  moves as movesAt,
  parseMove,
  refusal,
  say,
  type Game,
  type Message,
  type Move,
  type Origin,
  type Rules,
  type Session,
  type Table,
} from 'solitaire-engine';
import type { Needs } from '../board.ts';
import {
  SolitaireBeforeMoveEvent,
  SolitaireMoveEvent,
  SolitaireStuckEvent,
  SolitaireUndoEvent,
  SolitaireWinEvent,
  type GameDetail,
} from '../events.ts';
import {
  describeStep,
  gameDetail,
  moveDetail,
  standingAt,
  staggered,
  type Standing,
} from '../play.ts';

/** What a game on the table needs of the element around it. */
export type TableHost = Needs<
  'autoplay' | 'elapsed' | 'guard' | 'game' | 'changed' | 'dispatchEvent'
>;

/** Sessions whose win has been told: a game may leave the table, come back and be won again. */
const told = new WeakSet<Session>();

/** The outcome of asking for a move: done, or why not. */
export interface Played {
  readonly ok: boolean;
  readonly refused?: Message;
}

/**
 * One game on the table: plays, takes back, and tells the page about it. All moves, whoever asks
 * for them, come through `play`.
 */
export class TableGame {
  readonly session: Session;
  readonly origin: Origin;
  /** Seconds that were played before it came to this table. */
  readonly startedAt: number;
  #host: TableHost;
  #started = false;
  #stuckAt: Table | undefined;

  constructor(host: TableHost, { session, origin, elapsed }: Game) {
    this.#host = host;
    this.session = session;
    this.origin = origin;
    this.startedAt = elapsed;
    if (session.won) told.add(session);
  }

  get rules(): Rules {
    return this.session.rules;
  }
  get table(): Table {
    return this.session.table;
  }
  get standing(): Standing {
    return standingAt(this.rules, this.table);
  }
  get detail(): GameDetail {
    const { elapsed } = this.#host;
    return gameDetail(this.game, elapsed, this.session.scoreAt(elapsed));
  }
  get game(): Game {
    return { session: this.session, origin: this.origin, elapsed: this.#host.elapsed };
  }
  get legalMoves(): Move[] {
    return this.standing.won ? [] : movesAt(this.rules, this.table);
  }

  play(wanted: Move | string): Played {
    const { rules, table, session } = this;
    const move = typeof wanted === 'string' ? parseMove(rules, table, wanted.trim()) : wanted;
    if (!isMove(move)) return refuse(say('error.move', { word: written(wanted) }));
    const refused = refusal(rules, table, move) ?? this.#host.guard?.(move);
    if (refused) return refuse(refused);
    const before = new SolitaireBeforeMoveEvent(moveDetail(this.detail, rules, table, move));
    const allowed = this.#host.dispatchEvent(before);
    const same = this.table === table && this.#host.game?.session === session;
    if (!allowed || !same) return refuse(say('refuse.prevented'));
    session.play(move, this.#host.autoplay);
    this.#stepped(table);
    return { ok: true };
  }

  /** Plays moves that end the game, as one step. False when there are none, or one is illegal. */
  finish(line: readonly Move[] | undefined): boolean {
    const { table } = this;
    if (!line || this.session.playAll(line)) return false;
    this.#stepped(table, say('did.finish', { count: line.length }));
    return true;
  }

  /** After a step from `before`: events, words, and whether that was the end. */
  #stepped(before: Table, said?: Message): void {
    const { rules, session } = this;
    const step = session.past.at(-1);
    if (!step) return;
    const [move, ...auto] = step.moves;
    const what = said ?? describeStep(rules, before, step);
    this.#host.changed(what, staggered(before, step.moves, rules));
    if (move) {
      const detail = moveDetail(this.detail, rules, before, move, auto);
      this.#host.dispatchEvent(new SolitaireMoveEvent(detail));
    }
    this.#tellEnd();
  }

  /** Fires the stuck event for a game that has no way on from the start. */
  tellStart(): void {
    if (!this.#started) this.#tellEnd();
    this.#started = true;
  }

  /** Fires the win, once a game, or the stuck event, once a table. */
  #tellEnd(): void {
    const { won, stuck } = this.standing;
    if (won && !told.has(this.session)) {
      told.add(this.session);
      this.#host.dispatchEvent(new SolitaireWinEvent(this.detail));
    }
    if (!stuck || this.#stuckAt === this.table) return;
    this.#stuckAt = this.table;
    this.#host.dispatchEvent(new SolitaireStuckEvent({ ...this.detail, why: stuck }));
  }

  undo(): boolean {
    const step = this.session.past.at(-1);
    if (!step || !this.session.undo()) return false;
    const what = describeStep(this.rules, this.table, step);
    this.#host.changed(say('did.undo', { what }));
    this.#host.dispatchEvent(new SolitaireUndoEvent(this.detail));
    return true;
  }

  /** Takes steps back until so many are left. */
  backTo(step: number): void {
    while (this.session.past.length > step && this.session.undo());
    this.#host.changed(say('did.restart'));
    this.#host.dispatchEvent(new SolitaireUndoEvent(this.detail));
  }

  redo(): boolean {
    const before = this.table;
    const [step] = this.session.future;
    if (!step || !this.session.redo()) return false;
    this.#stepped(before, say('did.redo', { what: describeStep(this.rules, before, step) }));
    return true;
  }

  restart(): void {
    if (this.session.past.length === 0) return;
    this.session.restart();
    this.#host.changed(say('did.restart'));
    this.#host.dispatchEvent(new SolitaireUndoEvent(this.detail));
  }
}

/** Whether it has the shape of a move: pages hand in what they like. */
function isMove(given: unknown): given is Move {
  if (typeof given !== 'object' || given === null) return false;
  const { action, pile, from, to, count, remove } = given as Record<string, unknown>;
  if (remove !== undefined) return Array.isArray(remove) && remove.every(Number.isInteger);
  if (action !== undefined) {
    return typeof action === 'string' && (pile === undefined || Number.isInteger(pile));
  }
  return [from, to, count].every(Number.isInteger);
}

const written = (wanted: unknown): string => (typeof wanted === 'string' ? wanted : '');

const refuse = (refused: Message): Played => ({ ok: false, refused });
