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
  tidy: mind(3, 12, 0, 30, 30, 36, 32, 44, 2),
  loose: mind(6, 13, 3, 10, 10, 20, 32, 30, 8),
  roomy: mind(0, 18, 6, 11, 10, 44, 30, 63, 7),
  calm: mind(6, 7, 4, 10, 6, 28, 47, 41, 4),
  steep: mind(3, 23, 6, 8, 30, 30, 29, 39, 8),
  digging: mind(2, 8, 8, 6, 12, 10, 16, 23, 8),
  locked: mind(4, 4, 20, 12, 10, 14, 19, 30, 8),
  plain: mind(2, 23, 9, 6, 0, 0, 0, 24, 10),
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
 * another. Minds and lengths are those that solved most of what the ones before had left, of
 * FreeCell's deals 2001 to 18000, in the least time. Then one goes on as long as there is room, and at
 * last what needs least room.
 */
const WITH_CELLS: readonly Stage[] = [
  tryOut(minds.swift, QUICK_EAGER, 340),
  tryOut(mind(3, 12, 0, 44, 30, 36, 32, 44, 2), EAGER, 120),
  tryOut(mind(6, 13, 3, 10, 10, 20, 32, 30, 8), QUICK_EAGER, 170),
  tryOut(mind(6, 5, 7, 10, 6, 28, 47, 41, 4), QUICK, 260),
  tryOut(mind(10, 7, 0, 24, 28, 23, 22, 53, 3), QUICK, 110),
  tryOut(mind(3, 4, 8, 6, 12, 10, 16, 23, 9), QUICK_EAGER, 260),
  tryOut(mind(3, 12, 0, 26, 30, 41, 32, 44, 0), EAGER, 180),
  tryOut(mind(5, 4, 20, 12, 10, 14, 19, 30, 5), QUICK_EAGER, 100),
  tryOut(mind(6, 8, 4, 10, 6, 22, 47, 34, 4), QUICK, 350),
  tryOut(mind(3, 12, 0, 30, 30, 50, 32, 35, 2), EXACT, 290),
  tryOut(mind(3, 23, 4, 8, 30, 28, 29, 39, 8), EAGER, 270),
  tryOut(mind(0, 18, 6, 5, 10, 44, 30, 63, 4), QUICK, 910),
  tryOut(mind(8, 10, 1, 24, 28, 25, 22, 53, 3), QUICK_EAGER, 250),
  tryOut(mind(3, 12, 0, 30, 30, 84, 32, 49, 2), QUICK, 600),
  tryOut(mind(3, 12, 0, 26, 30, 41, 32, 44, 0), QUICK, 400),
  tryOut(mind(7, 7, 1, 10, 6, 41, 41, 41, 2), QUICK, 600),
  tryOut(minds.digging, QUICK_EAGER, 600),
  tryOut(mind(7, 3, 20, 12, 10, 14, 19, 30, 2), QUICK, 400),
  tryOut(mind(5, 12, 0, 18, 17, 23, 81, 65, 7), QUICK, 1200),
  tryOut(mind(3, 12, 0, 30, 30, 36, 32, 40, 2), EXACT, 400),
  tryOut(minds.locked, EAGER, 1000),
  tryOut(minds.roomy, EXACT, 1000),
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

/** Where cards slide there are so few tables that the exact way finds most wins as soon as others. */
const SLIDING: readonly Stage[] = [
  tryOut(minds.plain, EXACT, 2000),
  { by: depth, way: EAGER, states: 6000 },
  ...toTheEnd(minds.plain),
];

/** With a stock, depth decides more than promise does. */
const STOCK: readonly Stage[] = [
  { by: depth, way: EAGER, share: 0.1 },
  { by: depth, way: EXACT },
];

/** What to try for a table of these rules, in order. */
export function stagesFor({ turns, cells, slides }: RuleTables): readonly Stage[] {
  if (turns > 0) return STOCK;
  if (slides) return SLIDING;
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
