import type { Board } from './board.ts';
import { generate } from './generate.ts';
import { Seen } from './seen.ts';
import { wider } from './spares.ts';
import { rate } from './order.ts';
import { allSteps, restore, save, settle, type Standing, type Walk, type Way } from './walk.ts';

/** More moves than any table has. */
const MOST_MOVES = 2048;

/**
 * Depth first, each table once, the moves of a table in order of promise. It remembers a table by
 * its key only, so it can look at more of them than any other way.
 */
export class DepthFirst implements Walk {
  readonly #board: Board;
  readonly #way: Way;
  readonly #bytes: number;
  readonly #root: Int32Array;
  readonly #seen = new Seen();
  #states: Int32Array = new Int32Array(0);
  #moves: Int32Array = new Int32Array(MOST_MOVES * 2);
  /** For each table on the way: where its next move is, and where its moves end. */
  #next: number[] = [];
  #end: number[] = [];
  #chosen: number[] = [];
  #depth = 0;
  states = 0;
  #won = false;

  constructor(board: Board, way: Way, bytes: number) {
    this.#board = board;
    this.#way = way;
    this.#bytes = bytes;
    this.#root = board.state.slice();
    this.#states = new Int32Array(board.width * 64);
    settle(board, way);
    this.#enter();
  }

  run(states: number): Standing {
    const board = this.#board;
    const until = this.states + states;
    while (!this.#won) {
      if (this.#depth === 0) return 'exhausted';
      if (this.states >= until) return 'going';
      if (this.#seen.isFull(this.#bytes - board.columns.bytes)) return 'full';
      const top = this.#depth - 1;
      const at = this.#next[top] as number;
      if (at === this.#end[top]) {
        this.#depth--;
        continue;
      }
      this.#next[top] = at + 1;
      restore(board, this.#states, top * board.width);
      const move = this.#moves[at] as number;
      board.make(move);
      settle(board, this.#way, move);
      this.#chosen[top] = move;
      this.#enter();
    }
    return 'won';
  }

  end(): void {
    // What it has is mostly too large to be of use to another search.
  }

  steps(): number[] {
    return allSteps(this.#board, this.#way, this.#root, this.#chosen.slice(0, this.#depth));
  }

  /** Looks at the board's table, and stays there when it is a new one. */
  #enter(): void {
    const board = this.#board;
    if (board.won) {
      this.#won = true;
      this.states++;
      return;
    }
    board.look();
    if (!this.#seen.add(board.fullLo, board.fullHi)) return;
    this.states++;
    const { width } = board;
    const depth = this.#depth++;
    if ((depth + 1) * width > this.#states.length) this.#states = longer(this.#states);
    save(board, this.#states, depth * width);
    const start = depth === 0 ? 0 : (this.#end[depth - 1] as number);
    if (start + MOST_MOVES > this.#moves.length) this.#moves = longer(this.#moves);
    const end = generate(board, this.#moves, start, this.#way.choice);
    sort(board, this.#moves, start, end);
    this.#next[depth] = start;
    this.#end[depth] = end;
  }
}

const longer = (list: Int32Array): Int32Array => wider(list, list.length * 2);

const ratings = new Int32Array(MOST_MOVES);

/** Puts the most promising moves first. */
function sort(board: Board, moves: Int32Array, start: number, end: number): void {
  for (let i = start; i < end; i++) {
    const move = moves[i] as number;
    const rating = rate(board, move);
    let at = i;
    while (at > start && (ratings[at - 1 - start] as number) < rating) {
      moves[at] = moves[at - 1] as number;
      ratings[at - start] = ratings[at - 1 - start] as number;
      at--;
    }
    moves[at] = move;
    ratings[at - start] = rating;
  }
}
