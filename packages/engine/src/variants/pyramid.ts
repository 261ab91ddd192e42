import {
  defineVariant,
  draw,
  drop,
  EMPTY,
  option,
  own,
  pairs,
  pileOn,
  put,
  pyramidLayers,
  redeal,
  rest,
  rows,
  say,
  saying,
  top,
  withPiles,
  type Action,
  type Table,
} from '../vocabulary.ts';

const { rows: lengths, places, covers } = pyramidLayers(7);
/** Their table indices follow from the order of the groups. */
const [STOCK, WASTE, TURNED, DISCARD, FIRST] = [0, 1, 2, 3, 4];

/** The turned card slides onto the waste. */
const slid = (table: Table): Table => {
  const { card } = pileOn(table, TURNED);
  if (card < 0) return table;
  return withPiles(table, [
    [TURNED, EMPTY],
    [WASTE, put(pileOn(table, WASTE), card)],
  ]);
};

const turn: Action = {
  ...draw(1),
  says: say('action.turn'),
  apply(table) {
    const stock = pileOn(table, STOCK);
    return withPiles(slid(table), [
      [STOCK, drop(stock)],
      [TURNED, put(EMPTY, stock.card)],
    ]);
  },
};

const again: Action = {
  ...redeal,
  refuse: (table, rules, pile) => redeal.refuse(slid(table), rules, pile),
  apply: (table, rules, pile) => redeal.apply(slid(table), rules, pile),
};

const goals = {
  all: saying(say('won.removedAll'), (table: Table) => pileOn(table, DISCARD).size === 52),
  pyramid: saying(say('won.removedLayers'), ({ piles }: Table) =>
    piles.slice(FIRST).every(({ size }) => size === 0),
  ),
};

export default defineVariant({
  id: 'pyramid',
  name: 'Pyramid',
  family: 'pairing',
  aka: ['Pile of 28', 'Solitaire 13'],
  numbering: own,
  winnable: [
    26, 37, 38, 75, 86, 90, 91, 101, 113, 116, 122, 129, 135, 140, 150, 155, 162, 164, 169, 181,
    191, 200, 223, 224, 233, 252, 256, 257, 287, 309, 329, 341, 348, 359,
  ],
  options: {
    passes: option('1', '3', 'unlimited'),
    goal: option('all', 'pyramid'),
    wastePair: option('yes', 'no'),
    overlap: option('no', 'yes'),
  },
  rules: (chosen) => ({
    piles: {
      stock: { at: [0, 0], narrow: { at: [0.5, 3.75] } },
      waste: { at: [2, 0], narrow: { at: [2.5, 3.75] }, take: top },
      turned: {
        role: 'waste',
        at: [1, 0],
        narrow: { at: [1.5, 3.75] },
        capacity: 1,
        take: top,
      },
      discard: { at: [7, 0], narrow: { at: [5.5, 3.75] } },
      tableau: {
        count: 28,
        at: [1, 0],
        narrow: { at: [0, 0] },
        places,
        rows: lengths,
        covers,
        capacity: 1,
        take: top,
      },
    },
    deal: [
      saying(say('deal.pyramid', { cards: 28, rows: lengths.length }), rows(1, 'tableau')),
      rest('stock'),
    ],
    actions: [turn, ...(chosen.passes === '1' ? [] : [again])],
    removal: pairs(13, {
      overlap: chosen.overlap === 'yes',
      ...(chosen.wastePair === 'no' && { apart: [['turned', 'waste']] }),
    }),
    ...(chosen.passes !== 'unlimited' && { passes: Number(chosen.passes) }),
    won: goals[chosen.goal],
    outlook: (table, rules) =>
      rules.removal?.outlook(table, rules, chosen.goal === 'all' ? 'all' : 'layers'),
  }),
});
