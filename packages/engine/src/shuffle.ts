import { cardOf, type Card } from './card.ts';
import type { Variant } from './variant.ts';

/** Who numbers deals: how far the numbers go, from 1, and what each one deals. */
export interface Numbering {
  readonly last: number;
  /** The deck in the order in which it is dealt. The deal is a whole number from 1 to `last`. */
  deck(pack: readonly Card[], deal: number): Card[];
}

/** The highest deal number that a variant has; the lowest is 1. */
export const lastDeal = ({ numbering }: Pick<Variant, 'numbering'>): number => numbering.last;

/** Whether a number names a deal of the variant. */
export const isDeal = (variant: Pick<Variant, 'numbering'>, deal: number): boolean =>
  Number.isInteger(deal) && deal >= 1 && deal <= lastDeal(variant);

/** What a deck depends on: the pack that is shuffled, and who numbers the deals. */
export interface Numbered {
  readonly variant: Pick<Variant, 'numbering'>;
  readonly pack: readonly Card[];
}

/**
 * The deck of a deal number, in the order in which it is dealt. Throws a RangeError for a number
 * that `isDeal` refuses. Deal numbers are public: what a number deals never changes.
 */
export function deckOf({ variant, pack }: Numbered, deal: number): Card[] {
  if (!isDeal(variant, deal)) throw new RangeError(`no deal ${deal}`);
  return variant.numbering.deck(pack, deal);
}

/**
 * Microsoft FreeCell's deals 1 to 2^31-1, and FreeCell Pro's to 2^33-1. The deck is in rank order,
 * suits C D H S within a rank; a linear congruential generator picks a card, and the last card of
 * the deck takes its place. The state stays below 2^33, so that its product is exact in a double.
 */
function microsoftDeck(_pack: readonly Card[], deal: number): Card[] {
  const deck = Array.from({ length: 52 }, (_, i) => cardOf(Math.floor(i / 4) + 1, i % 4));
  let state = deal % 2 ** 32;
  const random = (): number => {
    state = (214013 * state + 2531011) % 2 ** 32;
    const high = Math.floor(state / 65536);
    if (deal < 2 ** 31) return high % 32768;
    return deal < 2 ** 32 ? (high % 32768) + 32768 : high + 1;
  };
  const dealt: Card[] = [];
  for (let left = 52; left > 0; left--) {
    const pick = random() % left;
    const last = deck[left - 1] ?? 0;
    dealt.push(deck[pick] ?? last);
    deck[pick] = last;
  }
  return dealt;
}

/**
 * This project's own numbering, and how cards are shuffled anew in the middle of a game. The
 * generator is sfc32 (Chris Doty-Humphrey, PractRand) with state `a` = the seed's low 32 bits, `b`
 * = its high bits, `c` = 0x9e3779b9, counter 1; the first 15 outputs are thrown away. The cards, a
 * pack in id order for a deal, are shuffled by Fisher and Yates's method from the last card to the
 * second; a number below m is drawn by taking 32-bit outputs until one is below the greatest
 * multiple of m, so every order is equally likely. Seeds are whole, from 0 to 2^53-1.
 */
export function shuffled(cards: readonly Card[], seed: number): Card[] {
  const deck = [...cards];
  const next = sfc32(seed);
  for (let left = deck.length; left > 1; left--) {
    const pick = below(left, next);
    const last = deck[left - 1] ?? 0;
    deck[left - 1] = deck[pick] ?? last;
    deck[pick] = last;
  }
  return deck;
}

function sfc32(seed: number): () => number {
  let a = (seed % 2 ** 32) | 0;
  let b = Math.floor(seed / 2 ** 32) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return next;
}

function below(limit: number, next: () => number): number {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  let drawn = next();
  while (drawn >= fair) drawn = next();
  return drawn % limit;
}

/** Microsoft's numbering, with FreeCell Pro's extensions. For one deck of 52 cards. */
export const microsoft: Numbering = { last: 2 ** 33 - 1, deck: microsoftDeck };

/** This project's own numbering, for any pack. */
export const own: Numbering = { last: 2 ** 53 - 1, deck: shuffled };
