import { BestFirst } from './best.ts';
import type { Board } from './board.ts';
import { DepthFirst } from './depth.ts';
import type { Weights } from './order.ts';
import type { RuleTables } from './tabulate.ts';
import { EAGER, EXACT, QUICK, QUICK_EAGER, type Walk, type Way } from './walk.ts';

/** One part of a search: how it looks for a win, and how much of the budget it may use. */
export interface Stage {
  readonly by: (board: Board, way: Way, bytes: number) => Walk;
  readonly way: Way;
  readonly weights?: Weights;
  /** Tables it may look at; no limit. */
  readonly states?: number;
  /** The part of the whole budget after which it ends; all of it. */
  readonly share?: number;
}

const best = (board: Board, way: Way, bytes: number): Walk => new BestFirst(board, way, bytes);
const depth = (board: Board, way: Way, bytes: number): Walk => new DepthFirst(board, way, bytes);

/**
 * Ways to look at a table, found by trying: each finds soon what others miss. The order of the
 * numbers is that of `Weights`.
 */
const minds = {
  swift: mind(5, 12, 0, 18, 17, 45, 62, 65, 7),
  wide: mind(0, 20, 5, 11, 10, 44, 31, 63, 9),
  mild: mind(8, 7, 3, 10, 6, 28, 41, 41, 4),
  tidy: mind(3, 12, 0, 30, 30, 36, 32, 44, 2),
  loose: mind(6, 13, 3, 10, 10, 20, 32, 30, 8),
  roomy: mind(0, 18, 6, 11, 10, 44, 30, 63, 7),
  calm: mind(6, 7, 4, 10, 6, 28, 47, 41, 4),
  steep: mind(3, 23, 6, 8, 30, 30, 29, 39, 8),
  neat: mind(8, 9, 0, 24, 28, 23, 22, 53, 3),
  digging: mind(2, 8, 8, 6, 12, 10, 16, 23, 8),
  locked: mind(4, 4, 20, 12, 10, 14, 19, 30, 8),
};

/** Best first with a mind of its own, for so many tables. */
const tryOut = (weights: Weights, way: Way, states: number): Stage => ({
  by: best,
  way,
  weights,
  states,
});

const toTheEnd = (weights: Weights): readonly Stage[] => [
  { by: best, way: EXACT, weights, share: 0.8 },
  { by: depth, way: EXACT },
];

/**
 * Short tries of different minds first: a table that is hard for one of them is mostly easy for
 * another. The lengths are those that solved most deals of FreeCell in the least time. Then one goes
 * on as long as there is room, and at last what needs least room.
 */
const WITH_CELLS: readonly Stage[] = [
  tryOut(minds.swift, QUICK_EAGER, 340),
  tryOut(minds.wide, QUICK_EAGER, 220),
  tryOut(minds.mild, EXACT, 440),
  tryOut(minds.loose, QUICK_EAGER, 160),
  tryOut(minds.neat, QUICK, 600),
  tryOut(minds.digging, QUICK_EAGER, 420),
  tryOut(minds.locked, EAGER, 1000),
  tryOut(minds.roomy, EXACT, 1000),
  tryOut(minds.steep, QUICK_EAGER, 600),
  tryOut(minds.tidy, QUICK, 600),
  tryOut(minds.swift, EXACT, 2000),
  tryOut(minds.loose, EAGER, 2000),
  tryOut(minds.calm, EXACT, 4000),
  tryOut(minds.steep, EAGER, 4000),
  tryOut(minds.wide, QUICK_EAGER, 4000),
  tryOut(minds.loose, EAGER, 20_000),
  tryOut(minds.swift, QUICK_EAGER, 20_000),
  ...toTheEnd(minds.calm),
];

/** Without cells there is less to choose from, and many tables are soon seen to be lost. */
const WITHOUT_CELLS: readonly Stage[] = [
  tryOut(minds.tidy, EXACT, 3000),
  tryOut(minds.loose, EAGER, 20_000),
  tryOut(minds.roomy, EAGER, 20_000),
  ...toTheEnd(minds.loose),
];

/** With a stock, depth decides more than promise does. */
const STOCK: readonly Stage[] = [
  { by: depth, way: EAGER, share: 0.1 },
  { by: depth, way: EXACT },
];

/** What to try for a table of these rules, in order. */
export function stagesFor({ turns, cells }: RuleTables): readonly Stage[] {
  if (turns > 0) return STOCK;
  return cells.count > 0 ? WITH_CELLS : WITHOUT_CELLS;
}

function mind(
  home: number,
  over: number,
  locks: number,
  breaks: number,
  down: number,
  cell: number,
  lastCell: number,
  space: number,
  next: number,
): Weights {
  return { home, over, locks, breaks, down, cell, lastCell, space, next };
}
