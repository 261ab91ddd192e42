import type { Card } from './card.ts';

/**
 * A pile of cards as a persistent value: the top card and the pile under it. Piles are shared
 * between tables and never change; putting a card on one makes a new pile in constant time.
 * `lo` and `hi` are a running hash of everything from the bottom up, 32 bits each.
 */
export interface Pile {
  readonly card: Card;
  readonly up: boolean;
  readonly under: Pile | undefined;
  readonly size: number;
  readonly lo: number;
  readonly hi: number;
}

/** The pile with no cards. Its `card` is -1 and its `size` 0; no other pile has size 0. */
export const EMPTY: Pile = {
  card: -1,
  up: true,
  under: undefined,
  size: 0,
  lo: 0x2545f491,
  hi: 0x1b873593,
};

/** The pile with one more card on top, face up unless said otherwise. */
export function put(pile: Pile, card: Card, up = true): Pile {
  const code = (card % 52) * 2 + (up ? 1 : 0);
  let lo = Math.imul(pile.lo ^ code, 0x9e3779b1);
  lo ^= lo >>> 15;
  let hi = Math.imul(pile.hi + code, 0x85ebca6b);
  hi ^= hi >>> 13;
  return { card, up, under: pile, size: pile.size + 1, lo, hi };
}

/** The pile without its top `count` cards. Needs at least that many. */
export function drop(pile: Pile, count = 1): Pile {
  let rest = pile;
  for (let i = 0; i < count; i++) rest = rest.under ?? EMPTY;
  return rest;
}

/** `onto` with the top `count` cards of `pile` on it, their order and facing kept. */
export function carry(pile: Pile, count: number, onto: Pile): Pile {
  if (count === 0) return onto;
  return put(carry(drop(pile), count - 1, onto), pile.card, pile.up);
}

/** `onto` with the top `count` cards of `pile` turned over on it one by one, facing `up`. */
export function turn(pile: Pile, count: number, onto: Pile, up: boolean): Pile {
  let from = pile;
  let to = onto;
  for (let i = 0; i < count; i++) {
    to = put(to, from.card, up);
    from = drop(from);
  }
  return to;
}

/** The card `depth` places below the top: 0 is the top card. -1 when the pile is not that tall. */
export function cardAt(pile: Pile, depth: number): Card {
  return drop(pile, depth).card;
}

/** The cells of a pile, deepest card first. */
export function cells(pile: Pile): Pile[] {
  const found: Pile[] = [];
  for (let cell = pile; cell.under; cell = cell.under) found.push(cell);
  return found.reverse();
}

/** The cards of a pile, deepest first. */
export const cards = (pile: Pile): Card[] => cells(pile).map((cell) => cell.card);

/** A pile of these cards, deepest first, all facing the same way. */
export const pileOf = (list: readonly Card[], up = true): Pile =>
  list.reduce((pile, card) => put(pile, card, up), EMPTY);
