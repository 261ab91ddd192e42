import {
  aceFoundations,
  allOnFoundations,
  anyCard,
  anySuit,
  build,
  closeColumns,
  defineVariant,
  down,
  king,
  option,
  own,
  rows,
  sinkBlockingKings,
  sinkKings,
  swapKings,
  top,
  turnUp,
} from '../vocabulary.ts';

const kings = { all: sinkKings, blocking: sinkBlockingKings, swap: swapKings };
const bases = { none: {}, any: { base: anyCard }, king: { base: king } };

export default defineVariant({
  id: 'bakers-dozen',
  name: 'Baker’s Dozen',
  family: 'bakers-dozen',
  aka: ['Bakers’ Dozen'],
  numbering: own,
  winnable: [1, 2, 3, 6, 8, 9, 10, 11, 12, 13, 15, 16, 17, 19, 20],
  options: {
    spaces: option('none', 'any', 'king'),
    kings: option('all', 'blocking', 'swap'),
    cards: option('open', 'closed'),
    takeBack: option('no', 'yes'),
  },
  rules: (chosen) => ({
    piles: {
      foundation: aceFoundations([9, 0], chosen.takeBack === 'yes'),
      tableau: {
        count: 13,
        at: [0, 1],
        wrap: 7,
        spread: 'down',
        ...bases[chosen.spaces],
        build: build(down, anySuit),
        take: top,
      },
    },
    deal: [
      rows(4, 'tableau'),
      kings[chosen.kings]('tableau'),
      ...(chosen.cards === 'closed' ? [closeColumns('tableau')] : []),
    ],
    settle: [turnUp('tableau')],
    won: allOnFoundations,
  }),
});
