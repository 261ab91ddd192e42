import type { Board } from './board.ts';
import {
  CELL,
  HOME,
  OFF_SOURCE,
  OFF_TARGET,
  STOCK,
  baseOf,
  countOf,
  fromOf,
  toOf,
} from './steps.ts';

/** The highest number that an estimate can be. */
export const LAST_RANK = 2047;

/** What makes a table look far from a win, each for one card or pile. */
export interface Weights {
  /** A card not on the foundations. */
  readonly home: number;
  /** A card over a lower one in its column, and one over a lower one of its own suit. */
  readonly over: number;
  readonly locks: number;
  /** Neighbors that are not in sequence. */
  readonly breaks: number;
  /** A face-down card. */
  readonly down: number;
  /** A cell in use, and the last free one. */
  readonly cell: number;
  readonly lastCell: number;
  /** An empty column, taken off. */
  readonly space: number;
  /** A card over one that is next in its suit. */
  readonly next: number;
}

/** What is looked at without: any order is as good as another. */
export const NO_WEIGHTS: Weights = {
  home: 0,
  over: 0,
  locks: 0,
  breaks: 0,
  down: 0,
  cell: 0,
  lastCell: 0,
  space: 0,
  next: 0,
};

/** Cards over those that are next in their suits, by column; filled by `estimate`. */
const nexts = new Uint8Array(64);

/** How far a table looks from a win, 0 to LAST_RANK. It guesses, and proves nothing. */
export function estimate(board: Board): number {
  const { state, columns, count, weights } = board;
  let sum = 64 + weights.home * (board.total - board.home);
  for (let i = 0; i < count; i++) {
    const column = state[i] as number;
    sum += column === 0 ? -weights.space : (columns.score[column] as number);
    nexts[i] = 0;
  }
  const used = board.tables.cells.count - board.freeCells;
  sum += used * weights.cell;
  if (used > 0 && board.freeCells === 0) sum += weights.lastCell;
  const homes = state[board.homes] as number;
  for (let suit = 0; suit < 4; suit++) {
    const height = (homes >> (suit * 4)) & 15;
    if (height < 13) sum += weights.next * depthOf(board, suit * 13 + height, true);
  }
  return sum;
}

/** How many cards lie on a card in its column; 0 when it is in none. */
function depthOf(board: Board, card: number, note: boolean): number {
  const { state, columns, count } = board;
  const holds = card < 26 ? columns.holdsLo : columns.holdsHi;
  const bit = 1 << (card % 26);
  for (let i = 0; i < count; i++) {
    let id = state[i] as number;
    if (((holds[id] as number) & bit) === 0) continue;
    if (note) nexts[i] = (nexts[i] as number) + 1;
    let depth = 0;
    while (columns.card[id] !== card) {
      depth++;
      id = columns.under[id] as number;
    }
    return depth;
  }
  return 0;
}

/**
 * About what `estimate` would give after a move, without making it. `now` is what it gave for the
 * table, and must have been asked last.
 */
export function estimateAfter(board: Board, now: number, move: number): number {
  const { state, columns, weights } = board;
  const from = fromOf(move);
  const to = toOf(move);
  const card = baseOf(move);
  const last = to < CELL ? (state[to] as number) : 0;
  // Where a card has slid onto the target, the guess is without it.
  const target = (move & OFF_TARGET) === 0 ? last : (columns.under[last] as number);
  let sum = now;
  if (from < CELL) {
    const first = state[from] as number;
    const column = (move & OFF_SOURCE) === 0 ? first : (columns.under[first] as number);
    const count = countOf(move);
    let rest = column;
    for (let i = 0; i < count; i++) rest = columns.under[rest] as number;
    sum -= columns.score[column] as number;
    sum += rest === 0 ? -weights.space : (columns.score[rest] as number);
    if (rest !== 0 && columns.run[rest] === 0) sum -= weights.down;
    sum -= weights.next * count * (nexts[from] as number);
    if (to < CELL) {
      // The lists of columns may be others once a column is met for the first time.
      const made = board.stacked(column, count, target);
      sum += columns.score[made] as number;
      sum -= target === 0 ? -weights.space : (columns.score[target] as number);
      return clamp(sum + weights.next * count * (nexts[to] as number));
    }
  } else if (from === CELL) {
    sum -= weights.cell;
    if (board.freeCells === 0) sum -= weights.lastCell;
  } else if (from === HOME) sum += weights.home;
  if (to < CELL) {
    const made = columns.put(target, card);
    sum += columns.score[made] as number;
    sum -= target === 0 ? -weights.space : (columns.score[target] as number);
    sum += weights.next * (nexts[to] as number);
  } else if (to === HOME) {
    sum -= weights.home;
    if (card % 13 < 12) sum += weights.next * depthOf(board, card + 1, false);
  } else {
    sum += weights.cell;
    if (board.freeCells === 1) sum += weights.lastCell;
  }
  return clamp(sum);
}

/** Halves a rank, which makes of near ones equals, and keeps it within bounds. */
const clamp = (rank: number): number =>
  rank < 0 ? 0 : rank >= 2 * LAST_RANK ? LAST_RANK : rank >> 1;

/** How promising a move is; higher is better. */
export function rate(board: Board, move: number): number {
  const { state, columns } = board;
  const from = fromOf(move);
  const to = toOf(move);
  if (to === HOME) return 100;
  if (from === HOME) return -50;
  let rating = 0;
  if (from < CELL) {
    const column = state[from] as number;
    const size = columns.size[column] as number;
    const down = columns.down[column] as number;
    const count = countOf(move);
    if (down > 0 && size - down === count) rating += 60 - 4 * down;
    else if (size === count) rating += 30;
    else if (count < (columns.run[column] as number)) rating -= 20;
  }
  if (from === STOCK) rating -= 5;
  if (to === CELL) rating -= 20;
  else if (state[to] === 0) rating -= 10;
  return rating;
}
