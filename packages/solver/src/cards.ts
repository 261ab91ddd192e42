/** Cards of the one deck that tabulated rules know. */
export const CARDS = 52;

/** How far to shift the heights of the foundations for a card's own suit, and its rank from 0. */
export const SHIFT = Uint8Array.from({ length: 64 }, (_, card) => Math.floor(card / 13) * 4);
export const RANK = Uint8Array.from({ length: 64 }, (_, card) => card % 13);
