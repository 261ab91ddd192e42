import assert from 'node:assert/strict';
import {
  EMPTY,
  apply,
  cardOf,
  dealTable,
  deckOf,
  moves,
  put,
  refusal,
  rulesOf,
  tableText,
  type Pile,
  type Rules,
  type Table,
  type Variant,
} from '../../packages/engine/src/index.ts';
import { verdictOf } from '../../packages/solver/cli/verdict-of.ts';
import { search } from '../../packages/solver/src/search.ts';
import { tabulate } from '../../packages/solver/src/tabulate.ts';
import type { Budget, Verdict } from '../../packages/solver/src/verdict.ts';
import { everyRules, oneOf, optionsOf, seeded, variantNamed } from '../engine/tables.ts';
import { variantIds } from '../variant-ids.ts';

/** Choices of several options together, for each variant. */
const MIXED = 4;

/** A variant's rules with a value chosen at random for each option. */
const mixedRules = (variant: Variant, random: () => number): Rules =>
  rulesOf(
    variant,
    Object.fromEntries(
      Object.entries(variant.options).map(([name, { values }]) => [name, oneOf(values, random)]),
    ),
  );

/**
 * All rules that the cunning search is for: of each variant the usual ones, each value of each
 * option, and some together. Those are left out that are played as others are and deal the same.
 */
export const games: readonly Rules[] = (await Promise.all(variantIds.map(variantNamed))).flatMap(
  (variant) => {
    const different = new Map<string, Rules>();
    const random = seeded(variant.id.length);
    const mixed = Array.from({ length: MIXED }, () => mixedRules(variant, random));
    for (const rules of [...everyRules(variant), ...mixed]) {
      const tables = tabulate(rules);
      const text = tableText(rules, dealTable(rules, deckOf(rules, 1)));
      const key = JSON.stringify([tables, text]);
      if (tables && !different.has(key)) different.set(key, rules);
    }
    return [...different.values()];
  },
);

/** What a game is called in the names of tests. */
export const nameOf = (rules: Rules): string => `${rules.variant.id} ${optionsOf(rules)}`;

/** Plays a verdict's line: each move is legal, and it wins where the verdict says that it can be. */
export function assertHolds(rules: Rules, start: Table, { status, line = [] }: Verdict): void {
  let table = start;
  for (const move of line) {
    assert.equal(refusal(rules, table, move), undefined);
    table = apply(rules, table, move);
  }
  assert.equal(rules.won(table, rules), status === 'winnable');
}

/** The verdict on a table, its line played move by move. */
export function verdictOn(rules: Rules, table: Table, budget: Budget): Verdict {
  const verdict = verdictOf(search(rules, table, budget));
  assertHolds(rules, table, verdict);
  return verdict;
}

/** A table after some moves made at random from a deal, seldom pressing and taking back. */
export function played(rules: Rules, deal: number, steps: number, random: () => number): Table {
  let table = dealTable(rules, deckOf(rules, deal));
  for (let i = 0; i < steps; i++) {
    const legal = moves(rules, table);
    const move = legal[Math.floor(random() * legal.length)];
    if (!move) break;
    table = apply(rules, table, move);
  }
  return table;
}

/**
 * A table with so many cards left off the foundations, lying anywhere they may be met in play: on
 * few columns, or on all with the low cards mostly under the high ones, which is hard to win.
 */
export function endgame(rules: Rules, left: number, random: () => number): Table {
  const heights = [13, 13, 13, 13];
  for (let i = 0; i < left;) {
    const suit = Math.floor(random() * 4);
    const height = heights[suit] ?? 0;
    if (height === 0) continue;
    heights[suit] = height - 1;
    i++;
  }
  const cards = heights.flatMap((height, suit) =>
    Array.from({ length: 13 - height }, (_, i) => cardOf(height + 1 + i, suit)),
  );
  const hard = random() < 0.7;
  const disorder = hard ? random() * 12 : 1000;
  const height = new Map(cards.map((card) => [card, (card % 13) + random() * disorder]));
  cards.sort((a, b) => (height.get(a) ?? 0) - (height.get(b) ?? 0));
  const piles: Pile[] = rules.piles.map(({ group, number }) => {
    if (group.role !== 'foundation') return EMPTY;
    const height = heights[number] ?? 0;
    return Array.from({ length: height }, (_, i) => cardOf(i + 1, number)).reduce(
      (pile, card) => put(pile, card),
      EMPTY,
    );
  });
  const places = [...rules.piles.keys()].filter(
    (index) => rules.piles[index]?.group.role !== 'foundation',
  );
  const columns = hard ? 13 : 2 + Math.floor(random() * 4);
  for (const [i, card] of cards.entries()) {
    for (;;) {
      const bare = hard ? places.filter((index) => isBareColumn(rules, piles, index)) : [];
      const among = bare.length > 0 && i < cards.length - 2 ? bare : places;
      const index = among[Math.floor(random() * among.length)] ?? 0;
      const { group, number } = rules.piles[index] ?? {};
      const pile = piles[index] ?? EMPTY;
      if (!group || pile.size >= (group.capacity ?? 52)) continue;
      if (group.role === 'tableau' && number !== undefined && number >= columns) continue;
      piles[index] = put(pile, card, group.role !== 'stock');
      break;
    }
  }
  return { piles: closed(rules, piles, random), pass: 1 };
}

const isBareColumn = (rules: Rules, piles: readonly Pile[], index: number): boolean =>
  rules.piles[index]?.group.role === 'tableau' && piles[index]?.size === 0;

/** In games with face-down cards in the columns, some of those under the top card. */
function closed(rules: Rules, piles: readonly Pile[], random: () => number): Pile[] {
  const turns = rules.settle.length > 0 || rules.actions.some(({ name }) => name === 'flip');
  return piles.map((pile, index) => {
    if (!turns || rules.piles[index]?.group.role !== 'tableau') return pile;
    const down = Math.floor(random() * Math.max(pile.size, 1));
    const list: Pile[] = [];
    for (let cell = pile; cell.under; cell = cell.under) list.unshift(cell);
    return list.reduce((under, { card }, depth) => put(under, card, depth >= down), EMPTY);
  });
}
