import { rankOf } from './card.ts';
import { say, sayCard, type Message, type Says } from './message.ts';
import { isFree } from './moves.ts';
import { drop, put } from './pile.ts';
import { pileOn, withPiles, type Table } from './table.ts';
import { pilesOf, type Rules } from './variant.ts';

/** Which top cards may be removed together. Piles are table indices in rising order. */
export interface Removal extends Says {
  /** Why these cards can't go, or undefined when they can. Works for any numbers. */
  refuse(table: Table, rules: Rules, piles: readonly number[]): Message | undefined;
  /** Every set of piles whose top cards may go now. */
  sets(table: Table, rules: Rules): number[][];
  apply(table: Table, rules: Rules, piles: readonly number[]): Table;
}

/** What may be otherwise when pairs are removed. */
export interface PairOptions {
  /** Whether a card may go together with the one card that still covers it. */
  readonly overlap?: boolean;
  /** Pairs of pile groups, by name, whose cards may not go together. */
  readonly apart?: readonly (readonly [string, string])[];
}

/** Top cards go onto the discard pile, the deeper pile's first. */
function removed(table: Table, rules: Rules, piles: readonly number[]): Table {
  const discard = pilesOf(rules, 'discard')[0] ?? -1;
  const gone = piles.reduce(
    (pile, index) => put(pile, pileOn(table, index).card),
    pileOn(table, discard),
  );
  const rests = piles.map((index) => [index, drop(pileOn(table, index))] as const);
  return withPiles(table, [...rests, [discard, gone]]);
}

/**
 * Two cards whose ranks add up to `sum` go together, a card of that rank alone. Only cards that
 * are face up and free can go.
 */
export function pairs(sum: number, { overlap = false, apart = [] }: PairOptions = {}): Removal {
  const covered = (table: Table, rules: Rules, pile: number, other: number): boolean => {
    if (isFree(rules, table, pile)) return false;
    const { group, number } = rules.piles[pile] ?? {};
    const covers = (group?.covers?.[number ?? 0] ?? []).map((each) => each + (group?.first ?? 0));
    const left = covers.filter((each) => pileOn(table, each).size > 0);
    return !(overlap && left.length === 1 && left[0] === other);
  };
  const refuse: Removal['refuse'] = (table, rules, piles) => {
    const [first = -1, second = first] = piles;
    const both = [first, second];
    if (piles.length < 1 || piles.length > 2 || (piles.length === 2 && first >= second)) {
      return say('refuse.set');
    }
    const roles = both.map((pile) => rules.piles[pile]?.group);
    if (roles.some((group) => !group)) return say('refuse.pile');
    for (const [i, pile] of both.entries()) {
      const { role = 'tableau' } = roles[i] ?? {};
      if (!roles[i]?.take) return say('refuse.stays', { role });
      if (pileOn(table, pile).size === 0) return say('refuse.empty', { role });
      if (!pileOn(table, pile).up) return say('refuse.faceDown');
      if (covered(table, rules, pile, both[1 - i] ?? -1)) return say('refuse.covered');
    }
    const cards = piles.map((pile) => pileOn(table, pile).card);
    const total = cards.reduce((total, card) => total + rankOf(card), 0);
    if (total !== sum) {
      const [card = 0, other = card] = cards;
      const values = { card: sayCard(card), other: sayCard(other), sum, total };
      return say(cards.length > 1 ? 'refuse.sum' : 'refuse.alone', values);
    }
    const together = apart.some(([a, b]) => {
      const names = roles.map((group) => group?.name);
      return names.includes(a) && names.includes(b) && a !== b;
    });
    return together ? say('refuse.apart') : undefined;
  };
  return {
    says: say(overlap ? 'removal.pairsOverlap' : 'removal.pairs', { sum }),
    refuse,
    sets(table, rules) {
      const rank = (pile: number): number => rankOf(pileOn(table, pile).card);
      const up = [...rules.piles.keys()].filter(
        (pile) => pileOn(table, pile).size > 0 && pileOn(table, pile).up,
      );
      const found = up.flatMap((pile, i) => {
        const others = up.slice(i + 1).filter((other) => rank(other) + rank(pile) === sum);
        const both = others.map((other) => [pile, other]);
        return rank(pile) === sum ? [[pile], ...both] : both;
      });
      return found.filter((piles) => !refuse(table, rules, piles));
    },
    apply: removed,
  };
}
