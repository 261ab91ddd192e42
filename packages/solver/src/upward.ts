import type { Board } from './board.ts';
import { RANK, SHIFT } from './cards.ts';
import { CELL, HOME, NO_MOVE, STOCK, fromOf, moveTo, toOf } from './steps.ts';

/** Whether a card is the next one of its suit for the foundations. */
export const isNext = (homes: number, card: number): boolean =>
  ((homes >> (SHIFT[card] as number)) & 15) === RANK[card];

function reaches(homes: number, needed: Uint8Array, card: number): boolean {
  const at = card * 4;
  return (
    (homes & 15) >= (needed[at] as number) &&
    ((homes >> 4) & 15) >= (needed[at + 1] as number) &&
    ((homes >> 8) & 15) >= (needed[at + 2] as number) &&
    ((homes >> 12) & 15) >= (needed[at + 3] as number)
  );
}

/** Whether a card that is next in its suit may go up without loss. */
export function isSafe({ state, homes: at, tables, safety }: Board, card: number): boolean {
  const homes = state[at] as number;
  const { all, direct } = safety;
  return reaches(homes, all, card) || (!tables.takeBack && reaches(homes, direct, card));
}

/** Whether a move has bared no card that could go up, nor any other by what it has changed. */
export function isQuiet(board: Board, move: number): boolean {
  const { state, columns, tables } = board;
  // A card that was taken back is to be of use first; and where cards slide, more may change.
  if (tables.slides) return board.pending >= 0;
  const from = fromOf(move);
  if (toOf(move) === HOME || from === STOCK) return false;
  if (from >= CELL) return true;
  const bared = columns.card[state[from] as number] as number;
  return bared < 0 || !isNext(state[board.homes] as number, bared);
}

/** A foundation move that loses nothing, or that is there at all; NO_MOVE when there is none. */
export function forced(board: Board, any: boolean): number {
  const { state, columns, tables } = board;
  const homes = state[board.homes] as number;
  // What can come back to where it lay loses nothing by going up.
  const returns = tables.slides && tables.takeBack;
  for (let i = 0; i < board.count; i++) {
    const card = columns.card[state[i] as number] as number;
    if (card < 0 || !isNext(homes, card)) continue;
    if (any || isSafe(board, card) || (returns && columns.lies[state[i] as number] === 1)) {
      return moveTo(i, HOME, 1, card);
    }
  }
  if (((state[board.cellsLo] as number) | (state[board.cellsHi] as number)) !== 0) {
    for (let suit = 0; suit < 4; suit++) {
      const card = suit * 13 + ((homes >> (suit * 4)) & 15);
      if (((homes >> (suit * 4)) & 15) === 13 || !board.inCell(card)) continue;
      if (any || isSafe(board, card)) return moveTo(CELL, HOME, 1, card);
    }
  }
  if (tables.turns === 0 || (tables.turns > 1 && !any)) return NO_MOVE;
  // The top of the waste: taking it changes nothing else when cards are turned one by one.
  const waste = state[board.waste] as number;
  const card = waste > 0 ? board.inSequence(waste) : -1;
  if (card < 0 || !isNext(homes, card) || !(any || isSafe(board, card))) return NO_MOVE;
  return moveTo(STOCK, HOME, waste, card);
}
