import {
  allOnFoundations,
  anyCard,
  anySuit,
  build,
  clearRuns,
  dealRow,
  defineVariant,
  down,
  eachMove,
  inSuit,
  king,
  option,
  own,
  packOf,
  pileOn,
  pilesOf,
  rest,
  rows,
  run,
  sideOption,
  turnUp,
  type Score,
} from '../vocabulary.ts';

const inOneSuit = build(down, inSuit);
const packs = {
  1: packOf([3], 8),
  2: packOf([2, 3], 4),
  // Two decks with spades in place of the diamonds (KPat).
  3: [...packOf([0, 2, 3], 2), ...packOf([3], 4).slice(26)],
  4: packOf([0, 1, 2, 3], 2),
};

/** The points of the Windows version. */
const windows: Score = {
  start: 500,
  floor: 0,
  // An undo is counted as a move here, and so costs as much.
  besides: eachMove('score.move', -1),
  lines: [
    {
      says: { key: 'score.suit' },
      points: 100,
      times({ before, after, rules }) {
        const home = (table: typeof before): number =>
          pilesOf(rules, 'foundation').filter((index) => pileOn(table, index).size > 0).length;
        return home(after) - home(before);
      },
    },
  ],
};

export default defineVariant({
  id: 'spider',
  name: 'Spider',
  family: 'spider',
  decks: 2,
  numbering: own,
  options: {
    suits: option('4', '3', '2', '1'),
    layout: option('54', '50'),
    spaces: option('filled', 'open'),
    lift: option('auto', 'manual'),
    scoring: sideOption('none', 'windows'),
  },
  rules: (chosen) => ({
    pack: packs[chosen.suits],
    piles: {
      stock: { at: [0, 0] },
      foundation: { count: 8, at: [2, 0], base: king, batch: 13, capacity: 13 },
      tableau: {
        count: 10,
        at: [0, 1],
        spread: 'down',
        base: anyCard,
        build: build(down, anySuit),
        take: run(inOneSuit),
      },
    },
    deal: [
      rows(4, 'tableau', { up: false }),
      ...(chosen.layout === '54' ? [rows(1, 'tableau', { up: false, piles: 4 })] : []),
      rows(1, 'tableau'),
      rest('stock'),
    ],
    actions: [dealRow('tableau', chosen.spaces === 'open')],
    settle: [...(chosen.lift === 'auto' ? [clearRuns(inOneSuit, 13)] : []), turnUp('tableau')],
    won: allOnFoundations,
    ...(chosen.scoring === 'windows' && { score: windows, undo: 'adds' }),
  }),
});
