/** English for cards and counts, as short as a board needs it. */
const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

export const rankName = (rank: unknown): string => RANKS[Number(rank) - 1] ?? String(rank);
export const counted = (count: unknown, one: string, many: string): string =>
  `${String(count)} ${Number(count) === 1 ? one : many}`;
export const cardsOf = (count: unknown): string => counted(count, 'card', 'cards');

/** Words as they begin a sentence. */
export const capital = (text: unknown): string =>
  String(text).charAt(0).toUpperCase() + String(text).slice(1);

/** A sentence as it goes on inside another one; a name keeps its capital. */
export const uncapital = (text: unknown): string =>
  String(text).replace(/^(?!Vegas)./, (letter) => letter.toLowerCase());
