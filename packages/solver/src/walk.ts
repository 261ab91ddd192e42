import type { Board } from './board.ts';
import type { Choice } from './generate.ts';
import { apart } from './slides.ts';
import { NO_MOVE, SLIDES } from './steps.ts';
import { forced, isQuiet } from './upward.ts';

/** How to walk from table to table. Only the exact way proves anything. */
export interface Way {
  /** Whether every card that can go up does, instead of those only that lose nothing by it. */
  readonly eager: boolean;
  readonly choice: Choice;
}

export const EXACT: Way = { eager: false, choice: 'needed' };
export const EAGER: Way = { eager: true, choice: 'upward' };
/** Leaves out what is seldom good. */
export const QUICK: Way = { eager: false, choice: 'quick' };
export const QUICK_EAGER: Way = { eager: true, choice: 'quick' };

/**
 * Makes the moves that are made without asking, and lists them where a list is given. Gives whether
 * there were any. `after` is the move made last when there were none to make before it.
 */
export function settle(board: Board, way: Way, after = NO_MOVE, steps?: number[]): boolean {
  if (after === NO_MOVE ? board.pending >= 0 && board.tables.slides : isQuiet(board, after)) {
    return false;
  }
  let some = false;
  for (let step = forced(board, way.eager); step !== NO_MOVE; step = forced(board, way.eager)) {
    board.make(step);
    steps?.push(step);
    some = true;
  }
  return some;
}

/** Copies a board's state into a list of states, or back. */
export function save(board: Board, into: Int32Array, at: number): void {
  const { state, width } = board;
  for (let i = 0; i < width; i++) into[at + i] = state[i] as number;
}

export function restore(board: Board, from: Int32Array, at: number): void {
  const { state, width } = board;
  for (let i = 0; i < width; i++) state[i] = from[at + i] as number;
  board.pending = -1;
}

/** All steps of a walk from a root: those that were chosen, and those made without asking. */
export function allSteps(
  board: Board,
  way: Way,
  root: Int32Array,
  chosen: readonly number[],
): number[] {
  const steps: number[] = [];
  restore(board, root, 0);
  settle(board, way, NO_MOVE, steps);
  for (const move of chosen) {
    for (const step of (move & SLIDES) === 0 ? [move] : apart(board, move)) {
      board.make(step);
      steps.push(step);
    }
    settle(board, way, move, steps);
  }
  return steps;
}

/** How a search stands: it found a win, has seen all, may go on, or has no more room. */
export type Standing = 'won' | 'exhausted' | 'going' | 'full';

/** One way of searching, to be run in slices. */
export interface Walk {
  /** Tables looked at. */
  readonly states: number;
  /** Goes on until so many tables more have been looked at. */
  run(states: number): Standing;
  /** The steps to the win that was found. */
  steps(): number[];
  /** Gives what it was made of to the next walk. It must not be used any more. */
  end(): void;
}
