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
  for (let card = 0; card < CARDS; card++) {
    for (let other = 0; other < CARDS; other++) {
      if (builds[card * CARDS + other] !== 1) continue;
      const at = card * 4 + Math.floor(other / 13);
      direct[at] = Math.max(direct[at] ?? 0, (other % 13) + 1);
    }
    const useless = new Set([card]);
    for (const each of useless) {
      for (let other = 0; other < CARDS; other++) {
        const lower = Math.floor(other / 13) === Math.floor(each / 13) && other < each;
        if (lower || builds[each * CARDS + other] === 1) useless.add(other);
      }
    }
    for (const each of useless) {
      const at = card * 4 + Math.floor(each / 13);
      all[at] = Math.max(all[at] ?? 0, each % 13);
    }
  }
  return { all, direct };
}
