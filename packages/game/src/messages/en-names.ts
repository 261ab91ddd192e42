/** English for cards and counts, as short as a board needs it. */
const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

export const rankName = (rank: unknown): string => RANKS[Number(rank) - 1] ?? String(rank);
export const counted = (count: unknown, one: string, many: string): string =>
  `${String(count)} ${Number(count) === 1 ? one : many}`;
export const cardsOf = (count: unknown): string => counted(count, 'card', 'cards');
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
