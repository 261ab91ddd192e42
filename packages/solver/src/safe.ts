import { CARDS } from './cards.ts';

/**
 * For each card, how far each foundation must have come so that the card may go up at once without
 * loss: a card is safe when the heights reach `all[card * 4 + suit]` for every suit, or, where cards
 * never come back, `direct[card * 4 + suit]`.
 */
export interface Safety {
  readonly all: Uint8Array;
  readonly direct: Uint8Array;
}

/**
 * Works out when foundation moves are safe.
 *
 * `direct`: everything that could lie on the card is on the foundations, for good. Then the card is
 * of no more use on the table.
 *
 * `all`: take the smallest set of cards that holds the card, whatever may lie on any card of the
 * set, and the lower cards of each suit in it. When all of them are on the foundations or next in
 * their suit, then whatever would be laid on a card of the set can go up instead, at the same
 * moment. So the set is of no use on the table, even where cards may come back. In games that build
 * down in alternating colors that is the well-known rule: foundations of the other color no more
 * than two ranks behind, and that of the same color no more than three.
 */
export function safety(builds: Uint8Array): Safety {
  const all = new Uint8Array(CARDS * 4);
  const direct = new Uint8Array(CARDS * 4);
  const guests = Array.from({ length: CARDS }, (_, card) => guestsOf(builds, card));
  for (let card = 0; card < CARDS; card++) {
    for (const guest of guests[card] ?? []) raise(direct, card, guest, (guest % 13) + 1);
    const useless = new Set([card]);
    for (const each of useless) {
      for (const guest of guests[each] ?? []) useless.add(guest);
      // The lower ones of its suit follow one by one.
      if (each % 13 > 0) useless.add(each - 1);
      raise(all, card, each, each % 13);
    }
  }
  return { all, direct };
}

/** The cards that may lie on a card. */
const guestsOf = (builds: Uint8Array, card: number): number[] =>
  [...builds.subarray(card * CARDS, (card + 1) * CARDS).entries()].flatMap(([guest, yes]) =>
    yes === 1 ? [guest] : [],
  );

/** Makes sure that a card needs at least that height of another one's suit. */
function raise(table: Uint8Array, card: number, other: number, height: number): void {
  const at = card * 4 + Math.floor(other / 13);
  table[at] = Math.max(table[at] ?? 0, height);
}
