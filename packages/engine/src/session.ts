import type { Message } from './message.ts';
import { apply, refusal, type Move } from './moves.ts';
import { scoreAfter } from './score.ts';
import { autoplay, type Autoplay } from './autoplay.ts';
import type { Table } from './table.ts';
import type { Rules } from './variant.ts';

/** What one undo takes back: a player's move, the moves played for them after it, and the result. */
export interface Step {
  readonly moves: readonly Move[];
  readonly table: Table;
  readonly score: number;
  /** How many moves of the score's streak came in a row up to here. */
  readonly streak: number;
}

/**
 * A game in progress, the one thing in the engine that changes. It keeps every table since the
 * start, so undo and redo are unlimited and exact.
 */
export class Session {
  readonly rules: Rules;
  readonly start: Table;
  readonly startScore: number;
  /**
   * Names this game among the results that are kept, and is saved with it. Given from outside;
   * undefined until then, and empty for one restored from a text without it.
   */
  id?: string;
  /** Whether it goes on with a saved game. */
  resumed?: boolean;
  #past: Step[] = [];
  #future: Step[] = [];
  #count = 0;
  /** What was counted beyond the moves that a restart took back: it counts again with them. */
  #extra = 0;

  /** `carriedScore` is the running total that a cumulative scoring starts from. */
  constructor(rules: Rules, start: Table, carriedScore = 0) {
    this.rules = rules;
    this.start = start;
    const { start: opening = 0, cumulative = false } = rules.score ?? {};
    this.startScore = opening + (cumulative ? carriedScore : 0);
  }

  get table(): Table {
    return this.#past.at(-1)?.table ?? this.start;
  }
  /** The points that moves have earned. */
  get score(): number {
    return this.#past.at(-1)?.score ?? this.startScore;
  }
  /**
   * The score with what comes to it after so many seconds, for time or for the count of moves;
   * undefined where the game isn't scored.
   */
  scoreAt(seconds: number): number | undefined {
    const { score } = this.rules;
    const more = score?.besides?.points(seconds, this.won, this.#count) ?? 0;
    return score && Math.max(this.score + more, score.floor);
  }
  /** Moves counted so far; whether an undo adds to it is the variant's choice. */
  get count(): number {
    return this.#count;
  }
  get past(): readonly Step[] {
    return this.#past;
  }
  /** Steps taken back, the next one to redo first. */
  get future(): readonly Step[] {
    return this.#future;
  }
  get won(): boolean {
    return this.rules.won(this.table, this.rules);
  }

  /**
   * Plays a move, then whatever `auto` says may go to the foundations by itself, as one step.
   * Returns the refusal, and changes nothing, when the move is against the rules.
   */
  play(move: Move, auto: Autoplay = 'off'): Message | undefined {
    const refused = refusal(this.rules, this.table, move);
    if (refused) return refused;
    this.#take([move, ...autoplay(this.rules, apply(this.rules, this.table, move), auto, move)]);
    return undefined;
  }

  /** Plays moves as one step. Returns the refusal of the first that is illegal, changing nothing. */
  playAll(moves: readonly Move[]): Message | undefined {
    let table = this.table;
    for (const move of moves) {
      const refused = refusal(this.rules, table, move);
      if (refused) return refused;
      table = apply(this.rules, table, move);
    }
    if (moves.length > 0) this.#take(moves);
    return undefined;
  }

  #take(moves: readonly Move[]): void {
    let { table, score } = this;
    let streak = this.#past.at(-1)?.streak ?? 0;
    for (const move of moves) {
      const before = table;
      table = apply(this.rules, table, move);
      const { score: scoring } = this.rules;
      if (!scoring) continue;
      const played = { before, after: table, move, rules: this.rules };
      streak = scoring.streak?.(played) ? streak + 1 : 0;
      score = scoreAfter(scoring, score, { ...played, streak });
    }
    this.#past.push({ moves, table, score, streak });
    this.#future = [];
    this.#count++;
    this.#extra = 0;
  }

  /** Takes the last step back. False when there is none. */
  undo(): boolean {
    const { undo: way = 'rewinds' } = this.rules;
    const step = way === 'never' ? undefined : this.#past.pop();
    if (!step) return false;
    this.#future.unshift(step);
    if (way !== 'keeps') this.#count += way === 'adds' ? 1 : -1;
    return true;
  }

  /** Plays the last step that was taken back. False when there is none. */
  redo(): boolean {
    const step = this.#future.shift();
    if (!step) return false;
    this.#past.push(step);
    if (this.rules.undo !== 'keeps') this.#count++;
    this.#count = Math.max(this.#count, this.#past.length + this.#extra);
    return true;
  }

  /** Back to the deal; every step can be redone. */
  restart(): void {
    this.#extra = Math.max(this.#extra, this.#count - this.#past.length);
    this.#future.unshift(...this.#past.splice(0));
    this.#count = 0;
  }

  /** Puts the count of moves where a saved game left it. */
  countFrom(count: number): void {
    this.#count = count;
  }
}
