/**
 * Moves as one number: where from, where to, how many cards (for the stock: how many cards the waste
 * holds when its top card is taken), the card that leads, and whether the waste is turned over first.
 * Places below `CELL` are columns.
 */
export const CELL = 40;
export const HOME = 41;
export const STOCK = 42;

export const NO_MOVE = -1;

/** Where in the number of the foundations the count of empty cells begins. */
export const FREE_CELL = 16;

export const moveTo = (from: number, to: number, count: number, card: number): number =>
  from | (to << 6) | (count << 12) | (card << 18);
export const REDEAL = 1 << 24;
/**
 * What slides before the move, see slides.ts: the top card of the column it leaves, the top card of
 * the column it goes to, or a card onto that column.
 */
export const OFF_SOURCE = 1 << 25;
export const OFF_TARGET = 1 << 26;
export const ONTO_TARGET = 1 << 27;
export const SLIDES = OFF_SOURCE | OFF_TARGET | ONTO_TARGET;

export const fromOf = (move: number): number => move & 63;
export const toOf = (move: number): number => (move >> 6) & 63;
export const countOf = (move: number): number => (move >> 12) & 63;
export const baseOf = (move: number): number => (move >> 18) & 63;
export const redealsIn = (move: number): boolean => (move & REDEAL) !== 0;
