/**
 * A card is a small whole number: `deck * 52 + suit * 13 + rank - 1`. It names one physical card,
 * so the two sevens of hearts of a two-deck game are different numbers.
 */
export type Card = number;

/** 1 (ace) to 13 (king). */
export type Rank = number;

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades: the order of Microsoft's deals and of the faces. */
export type Suit = number;

const RANKS = 'A23456789TJQK';
const SUITS = 'CDHS';

export const rankOf = (card: Card): Rank => (card % 13) + 1;
export const suitOf = (card: Card): Suit => Math.floor(card / 13) % 4;
export const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;

/** The card of a rank and suit in the first deck, or in the deck given. */
export const cardOf = (rank: Rank, suit: Suit, deck = 0): Card => deck * 52 + suit * 13 + rank - 1;

/** All cards of so many decks, in id order. */
export const pack = (decks = 1): Card[] => Array.from({ length: decks * 52 }, (_, card) => card);

/** So many copies of every card of these suits, in id order: 8 decks' spades make a pack of 104. */
export const packOf = (suits: readonly Suit[], copies: number): Card[] =>
  pack(copies).filter((card) => suits.includes(suitOf(card)));

/** Rank then suit, two characters: `AC`, `TD`, `KS`. Decks are not told apart. */
export const cardText = (card: Card): string =>
  RANKS.charAt(rankOf(card) - 1) + SUITS.charAt(suitOf(card));

/**
 * The first-deck card that a text names (`TD`, `td` and `10D` are the ten of diamonds), or
 * undefined when it names none.
 */
export function parseCard(text: string): Card | undefined {
  const spelled = text.toUpperCase().replace(/^10/, 'T');
  const rank = RANKS.indexOf(spelled.charAt(0));
  const suit = SUITS.indexOf(spelled.charAt(1));
  return spelled.length === 2 && rank >= 0 && suit >= 0 ? cardOf(rank + 1, suit) : undefined;
}
