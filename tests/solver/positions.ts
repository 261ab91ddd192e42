import {
  EMPTY,
  apply,
  cardOf,
  dealTable,
  deckOf,
  moves,
  put,
  type Pile,
  type Rules,
  type Table,
} from '../../packages/engine/src/index.ts';

/** All variants, each with one choice of options for every value that an option can have. */
export const games: readonly (readonly [id: string, options: string])[] = [
  ['bucket', ''],
  ['bucket', 'takeBack=no'],
  ['bucket', 'move=run'],
  ['bucket', 'build=any'],
  ['bucket', 'move=run&cells=2'],
  ['bucket', 'cells=1&build=any&takeBack=no'],
  ['american-canister', ''],
  ['american-canister', 'takeBack=yes'],
  ['british-canister', ''],
  ['british-canister', 'takeBack=yes'],
  ['canister', ''],
  ['canister', 'takeBack=no'],
  ['canister', 'move=single&spaces=king'],
  ['canister', 'step=both'],
  ['canister', 'step=both&move=single&takeBack=no'],
  ['canister', 'build=alternating&step=both&takeBack=no'],
  ['bakers-dozen', ''],
  ['bakers-dozen', 'spaces=any&takeBack=yes'],
  ['bakers-dozen', 'spaces=king&kings=swap&cards=closed'],
  ['freecell', ''],
  ['freecell', 'cells=1'],
  ['freecell', 'cells=2&takeBack=yes'],
  ['freecell', 'cells=3&move=single'],
  ['klondike', ''],
  ['klondike', 'draw=1'],
  ['klondike', 'draw=1&passes=1'],
  ['klondike', 'passes=3&takeBack=no'],
  ['klondike', 'runs=whole&spaces=any'],
  ['klondike', 'flip=manual'],
];

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
