import { rankOf } from './card.ts';
import { say, sayCard, type Message, type Says } from './message.ts';
import { isFree } from './moves.ts';
import { drop, put } from './pile.ts';
import { pileOn, withPiles, type Table } from './table.ts';
import { pilesOf, type Outlook, type Rules } from './variant.ts';

/** Which top cards may be removed together. Piles are table indices in rising order. */
export interface Removal extends Says {
  /** What the ranks of cards that go together add up to. */
  readonly sum: number;
  /** Why these cards can't go, or undefined when they can. Works for any numbers. */
  refuse(table: Table, rules: Rules, piles: readonly number[]): Message | undefined;
  /** Every set of piles whose top cards may go now. */
  sets(table: Table, rules: Rules): number[][];
  apply(table: Table, rules: Rules, piles: readonly number[]): Table;
  /** What can be seen of a table in which all cards must go, or all that lie in layers. */
  outlook(table: Table, rules: Rules, among: 'all' | 'layers'): Outlook;
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
 * For each pair of piles (`one * size + other`) whether a card of the one may ever go with a card of
 * the other, as 1: not where one of them lies on the other, directly or not. With `overlap` the one
 * card that still covers another may go with it, which allows that for neighbors.
 */
function couplings(rules: Rules, overlap: boolean): Uint8Array {
  const size = rules.piles.length;
  const found = new Uint8Array(size * size).fill(1);
  const above: Set<number>[] = [];
  for (let pile = size - 1; pile >= 0; pile--) {
    const { group, number } = rules.piles[pile] ?? {};
    const covers = (group?.covers?.[number ?? 0] ?? []).map((each) => each + (group?.first ?? 0));
    const all = new Set(covers.flatMap((cover) => [cover, ...(above[cover] ?? [])]));
    above[pile] = all;
    for (const other of all) {
      const couple = Number(overlap && covers.includes(other));
      found[pile * size + other] = couple;
      found[other * size + pile] = couple;
    }
  }
  return found;
}

/**
 * A table is lost when the cards that must go can't each have a partner of its own. Two cards of the
 * waste are no partners in the last pass: only the one just turned goes with another.
 *
 * A card that must go and has one partner left goes with it in every game that is won. Where both
 * are free it does no harm to remove them at once, as the fewer cards lie there the more are free;
 * and the same is true of a card that goes alone.
 */
function outlookOf(
  table: Table,
  rules: Rules,
  { sum, couples, all }: { sum: number; couples: Uint8Array; all: boolean },
  refuse: Removal['refuse'],
): Outlook {
  const size = rules.piles.length;
  const lastPass = table.pass >= (rules.passes ?? Infinity);
  /** The piles of the cards of each rank. */
  const places: number[][] = [];
  for (let rank = 0; rank <= sum; rank++) places.push([]);
  for (let pile = 0; pile < size; pile++) {
    if (rules.piles[pile]?.group.role === 'discard') continue;
    for (let cell = pileOn(table, pile); cell.under; cell = cell.under) {
      places[rankOf(cell.card)]?.push(pile);
    }
  }
  const couple = (one: number, other: number): boolean =>
    one === other && lastPass
      ? rules.piles[one]?.group.role !== 'waste'
      : couples[one * size + other] === 1;
  const allowed = (piles: readonly number[]): Outlook => {
    const remove = [...piles].sort((a, b) => a - b);
    return refuse(table, rules, remove) ? undefined : { remove };
  };
  let safe: Outlook;
  for (const pile of places[sum] ?? []) safe ??= allowed([pile]);
  for (let rank = 1; rank < sum; rank++) {
    const here = places[rank] ?? [];
    const others = places[sum - rank] ?? [];
    const taken: number[] = [];
    const match = (i: number, tried: number): boolean => {
      const pile = here[i] ?? -1;
      for (let j = 0; j < others.length; j++) {
        if ((tried >> j) & 1 || !couple(pile, others[j] ?? -1)) continue;
        const rival = taken[j];
        if (rival !== undefined && !match(rival, tried | (1 << j))) continue;
        taken[j] = i;
        return true;
      }
      return false;
    };
    for (let i = 0; i < here.length; i++) {
      const pile = here[i] ?? -1;
      if (!all && !rules.piles[pile]?.group.covers) continue;
      if (!match(i, 0)) return 'lost';
      if (safe) continue;
      let mates = 0;
      let mate = -1;
      for (const other of others) {
        if (!couple(pile, other)) continue;
        mates++;
        mate = other;
      }
      if (mates === 1) safe = allowed([pile, mate]);
    }
  }
  return safe;
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
  const known = new WeakMap<Rules, Uint8Array>();
  const couplesIn = (rules: Rules): Uint8Array => {
    const couples = known.get(rules) ?? couplings(rules, overlap);
    known.set(rules, couples);
    return couples;
  };
  return {
    sum,
    says: say(overlap ? 'removal.pairsOverlap' : 'removal.pairs', { sum }),
    refuse,
    sets(table, rules) {
      const rank = (pile: number): number => rankOf(pileOn(table, pile).card);
      const up = [...rules.piles.keys()].filter(
        (pile) =>
          pileOn(table, pile).size > 0 &&
          pileOn(table, pile).up &&
          (overlap || isFree(rules, table, pile)),
      );
      const found = up.flatMap((pile, i) => {
        const others = up.slice(i + 1).filter((other) => rank(other) + rank(pile) === sum);
        const both = others.map((other) => [pile, other]);
        return rank(pile) === sum ? [[pile], ...both] : both;
      });
      return found.filter((piles) => !refuse(table, rules, piles));
    },
    apply: removed,
    outlook: (table, rules, among) =>
      outlookOf(table, rules, { sum, couples: couplesIn(rules), all: among === 'all' }, refuse),
  };
}
