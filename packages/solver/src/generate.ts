import type { Board } from './board.ts';
import { isNext, isSafe } from './upward.ts';
import { NO_CARDS } from './columns.ts';
import { generateSingles } from './slides.ts';
import {
  CELL,
  HOME,
  NO_MOVE,
  REDEAL,
  STOCK,
  baseOf,
  countOf,
  fromOf,
  moveTo,
  toOf,
} from './steps.ts';
import { CARDS } from './cards.ts';

/** The column that each card is on top of, -1 for none, while moves are being written. */
const columnOf = new Int8Array(64).fill(-1);

/**
 * Which moves: all there are, those that may be needed, or of these none that take a card back. Or,
 * to be quick, of those none that part a run for a cell or a like place, which is seldom good.
 */
export type Choice = 'all' | 'needed' | 'upward' | 'quick';

/**
 * Writes the moves of a table into `out` from index `at` on and gives the index after the last.
 * Left out are always moves that lead to what another move leads to as well (a second empty column or
 * cell, a whole column to an empty one), and mostly those that are never needed. A part of a run need not go from
 * one card to another one that takes the same cards, unless that lets the first of them go up at
 * once: whatever is done with one of them can be done with the other, all that lies on it moving
 * along.
 *
 * After the move `last`, which nothing has followed by itself, what was moved does not move again:
 * it could have gone where it goes at once.
 *
 * A move from the stock is as many turns as it takes and the playing of the card then on top.
 */
export function generate(
  board: Board,
  out: Int32Array,
  at: number,
  choice: Choice,
  last: number = NO_MOVE,
): number {
  const { state, columns, count, tables } = board;
  if (tables.slides && choice !== 'all') {
    return generateSingles(board, out, at, tables.takeBack && choice === 'needed');
  }
  const { hosts, hostsFrom, starts, alike, limited } = tables;
  const { card: cardOf, under, run: runOf, size: sizeOf } = columns;
  const wholeRun = tables.take === 'wholeRun';
  const homes = state[board.homes] as number;
  const free = board.freeCells;
  // A part of a run is idle where all of it moves, however long, and can't be parked in a cell.
  const whole =
    choice === 'quick' ||
    (choice !== 'all' && tables.take === 'run' && !tables.limited && tables.cells.count === 0);
  let end = at;
  let space = -1;
  let spaces = 0;
  for (let i = 0; i < count; i++) {
    if (state[i] === NO_CARDS) {
      space = i;
      spaces++;
      continue;
    }
    columnOf[cardOf[state[i] as number] as number] = i;
  }
  const helpful = tables.spacesHelp ? Math.min(spaces, 6) : 0;
  const most = limited ? Math.min((free + 1) << helpful, 52) : 52;
  const mostToSpace = limited && helpful > 0 ? most >> 1 : most;

  // Where a part of a run may be idle, what moved last may not have been free to go elsewhere before;
  // and where a card has turned up, it makes a difference to come back.
  const direct = tables.flip === 'none' && !(whole && choice !== 'quick');
  const moved = direct ? last : NO_MOVE;
  const movedTo = moved === NO_MOVE ? -1 : toOf(moved);
  const movedCount = fromOf(moved) < CELL ? countOf(moved) : 1;

  for (let from = 0; from < count; from++) {
    const column = state[from] as number;
    if (column === NO_CARDS) continue;
    const run = runOf[column] as number;
    const top = cardOf[column] as number;
    if (isNext(homes, top)) out[end++] = moveTo(from, HOME, 1, top);
    const size = sizeOf[column] as number;
    let rest = column;
    for (let lifted = 1; lifted <= run && lifted <= most; lifted++) {
      const card = cardOf[rest] as number;
      rest = under[rest] as number;
      if (wholeRun && lifted < run) continue;
      const again = from === movedTo && lifted === movedCount;
      if (again && lifted === 1) continue;
      const parent = lifted < run && whole ? (cardOf[rest] as number) : -1;
      const idle = parent >= 0 && !isNext(homes, parent);
      const lastHost = again ? 0 : (hostsFrom[card + 1] as number);
      for (let i = hostsFrom[card] as number; i < lastHost; i++) {
        const target = hosts[i] as number;
        const to = columnOf[target] as number;
        if (to < 0 || to === from) continue;
        if (idle && alike[parent * CARDS + target] === 1) continue;
        out[end++] = moveTo(from, to, lifted, card);
      }
      if (space >= 0 && lifted < size && lifted <= mostToSpace && starts[card] === 1) {
        out[end++] = moveTo(from, space, lifted, card);
      }
    }
    if (from === movedTo && movedCount === 1) continue;
    if (free > 0 && (run === 1 || choice !== 'quick')) out[end++] = moveTo(from, CELL, 1, top);
  }

  if (free < tables.cells.count)
    end = fromCells(board, out, end, space, movedTo === CELL ? baseOf(moved) : -1);
  if (tables.turns > 0) end = fromStock(board, out, end, space);
  if ((choice === 'all' || choice === 'needed') && tables.takeBack) {
    end = takeBacks(board, out, end, space, choice === 'all');
  }
  for (let i = 0; i < count; i++) {
    if (state[i] !== NO_CARDS) columnOf[cardOf[state[i] as number] as number] = -1;
  }
  return end;
}

/** The columns that take a card, and a column without cards where it may start one. */
function toColumns(board: Board, out: Int32Array, at: number, space: number, move: number): number {
  const { hosts, hostsFrom, starts } = board.tables;
  const card = baseOf(move);
  let end = at;
  for (let i = hostsFrom[card] as number; i < (hostsFrom[card + 1] as number); i++) {
    const to = columnOf[hosts[i] as number] as number;
    if (to >= 0) out[end++] = move | (to << 6);
  }
  if (space >= 0 && starts[card] === 1) out[end++] = move | (space << 6);
  return end;
}

function fromCells(
  board: Board,
  out: Int32Array,
  at: number,
  space: number,
  moved: number,
): number {
  const homes = board.state[board.homes] as number;
  let end = at;
  for (let half = 0; half < 2; half++) {
    let bits = board.state[half === 0 ? board.cellsLo : board.cellsHi] as number;
    for (; bits !== 0; bits &= bits - 1) {
      const card = 31 - Math.clz32(bits & -bits) + half * 26;
      if (isNext(homes, card)) out[end++] = moveTo(CELL, HOME, 1, card);
      if (card !== moved) end = toColumns(board, out, end, space, moveTo(CELL, 0, 1, card));
    }
  }
  return end;
}

function fromStock(board: Board, out: Int32Array, at: number, space: number): number {
  const { state, tables } = board;
  const total = board.inStock;
  if (total === 0) return at;
  const waste = state[board.waste] as number;
  const pass = state[board.pass] as number;
  const { turns } = tables;
  let end = at;
  if (waste > 0) end = playWaste(board, out, end, space, waste, 0);
  for (let shown = waste; shown < total;) {
    shown = Math.min(shown + turns, total);
    end = playWaste(board, out, end, space, shown, 0);
  }
  if (!tables.redeals || pass >= tables.passes) return end;
  for (let shown = 0; shown < total;) {
    shown = Math.min(shown + turns, total);
    const before = shown >= waste && ((shown - waste) % turns === 0 || shown === total);
    if (!before) end = playWaste(board, out, end, space, shown, REDEAL);
    else if (tables.passes === Infinity) break;
  }
  return end;
}

function playWaste(
  board: Board,
  out: Int32Array,
  at: number,
  space: number,
  shown: number,
  redeal: number,
): number {
  const card = board.inSequence(shown);
  const move = moveTo(STOCK, 0, shown, card) | redeal;
  let end = at;
  if (isNext(board.state[board.homes] as number, card)) out[end++] = move | (HOME << 6);
  if (board.freeCells > 0) out[end++] = move | (CELL << 6);
  return toColumns(board, out, end, space, move);
}

/** Cards that come back from the foundations, but for those that would go up again at once. */
function takeBacks(board: Board, out: Int32Array, at: number, space: number, all: boolean): number {
  const { state } = board;
  const homes = state[board.homes] as number;
  let end = at;
  for (let suit = 0; suit < 4; suit++) {
    const height = (homes >> (suit * 4)) & 15;
    const card = suit * 13 + height - 1;
    if (height === 0 || (!all && isSafe(board, card))) continue;
    if (board.freeCells > 0) out[end++] = moveTo(HOME, CELL, 1, card);
    end = toColumns(board, out, end, space, moveTo(HOME, 0, 1, card));
  }
  return end;
}
