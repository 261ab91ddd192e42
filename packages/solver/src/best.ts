import type { Board } from './board.ts';
import { generate } from './generate.ts';
import { Heap } from './heap.ts';
import { estimate, estimateAfter } from './order.ts';
import { Seen } from './seen.ts';
import { Spares } from './spares.ts';
import { NO_MOVE } from './steps.ts';
import { allSteps, restore, save, settle, type Standing, type Walk, type Way } from './walk.ts';

/** Tables are kept in blocks of so many, so that none has to be copied when more are needed. */
const BLOCK = 512;
const MOST_MOVES = 2048;
const NONE = -1;

const spareSeen = new Spares<Seen>(100_000);
const spareHeaps = new Spares<Heap>(400_000);

const spareBlocks: Int32Array[] = [];
const MOST_SPARE_BLOCKS = 16;

const moves = new Int32Array(MOST_MOVES);

/**
 * Best first: of all moves found, the one whose table looks nearest to a win is made next. It keeps
 * every table it has been at, to go on from, and finds wins early.
 */
export class BestFirst implements Walk {
  readonly #board: Board;
  readonly #way: Way;
  readonly #bytes: number;
  readonly #root: Int32Array;
  readonly #seen = spareSeen.take() ?? new Seen();
  readonly #open = spareHeaps.take() ?? new Heap();
  readonly #blocks: Int32Array[] = [];
  /** Numbers a table takes: its state, the table before it, the move between. */
  readonly #stride: number;
  #count = 0;
  #end = NONE;

  constructor(board: Board, way: Way, bytes: number) {
    this.#board = board;
    this.#way = way;
    this.#bytes = bytes;
    this.#stride = board.width + 2;
    this.#root = board.state.slice();
    settle(board, way);
    this.#enter(NONE, 0, false);
  }

  get states(): number {
    return this.#count;
  }

  run(states: number): Standing {
    const board = this.#board;
    const open = this.#open;
    const until = this.#count + states;
    let checks = 0;
    while (this.#end === NONE) {
      if (this.#count >= until) return 'going';
      if ((++checks & 63) === 0 && this.#isFull()) return 'full';
      if (!open.take()) return 'exhausted';
      const node = open.first;
      const block = this.#blocks[node >> 9] as Int32Array;
      restore(board, block, (node & (BLOCK - 1)) * this.#stride);
      board.make(open.second);
      const settled = settle(board, this.#way, open.second);
      this.#enter(node, open.second, !settled);
    }
    return 'won';
  }

  steps(): number[] {
    const chosen: number[] = [];
    const { width } = this.#board;
    for (let node = this.#end; node > 0;) {
      const block = this.#blocks[node >> 9] as Int32Array;
      const at = (node & (BLOCK - 1)) * this.#stride + width;
      chosen.push(block[at + 1] as number);
      node = block[at] as number;
    }
    return allSteps(this.#board, this.#way, this.#root, chosen.reverse());
  }

  end(): void {
    spareSeen.give(this.#seen);
    spareHeaps.give(this.#open);
    spareBlocks.push(...this.#blocks.splice(0, MOST_SPARE_BLOCKS - spareBlocks.length));
  }

  #isFull(): boolean {
    const tables = (this.#blocks.length + 1) * BLOCK * this.#stride * 4;
    const most =
      tables + this.#seen.bytes * 1.5 + this.#open.bytes * 1.5 + this.#board.columns.bytes;
    return most > this.#bytes || this.#seen.isFull(this.#bytes / 2);
  }

  /** Keeps the board's table when it is a new one, and puts its moves among those to be made. */
  #enter(before: number, move: number, alone: boolean): void {
    const board = this.#board;
    board.look();
    if (!this.#seen.add(board.fullLo, board.fullHi)) return;
    const node = this.#count++;
    const block = this.#blockOf(node);
    const at = (node & (BLOCK - 1)) * this.#stride;
    const { width } = board;
    save(board, block, at);
    block[at + width] = before;
    block[at + width + 1] = move;
    if (board.won) {
      this.#end = node;
      return;
    }
    const now = estimate(board);
    const end = generate(board, moves, 0, this.#way.choice, alone ? move : NO_MOVE);
    for (let i = 0; i < end; i++) {
      const next = moves[i] as number;
      this.#open.put(estimateAfter(board, now, next), node, next);
    }
  }

  #blockOf(node: number): Int32Array {
    const index = node >> 9;
    const block = this.#blocks[index];
    if (block) return block;
    const size = BLOCK * this.#stride;
    let made = spareBlocks.pop();
    if (made?.length !== size) made = new Int32Array(size);
    this.#blocks[index] = made;
    return made;
  }
}
