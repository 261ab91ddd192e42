import {
  aceFoundations,
  allOnFoundations,
  anyCard,
  build,
  defineVariant,
  down,
  inSuit,
  king,
  option,
  own,
  rows,
  run,
  superMove,
  top,
} from '../vocabulary.ts';

const follow = build(down, inSuit);

export default defineVariant({
  id: 'seahaven-towers',
  name: 'Seahaven Towers',
  family: 'freecell',
  aka: ['Sea Towers'],
  numbering: own,
  winnable: [2, 17, 32, 41, 43, 55, 57, 61, 67, 81, 86, 101, 115, 124],
  options: {
    move: option('super', 'single', 'run'),
    spaces: option('king', 'any'),
    takeBack: option('no', 'yes'),
  },
  rules: (chosen) => ({
    piles: {
      cell: { count: 4, at: [0, 0], base: anyCard, capacity: 1, take: top },
      foundation: aceFoundations([6, 0], chosen.takeBack === 'yes'),
      tableau: {
        count: 10,
        at: [0, 1],
        spread: 'down',
        base: chosen.spaces === 'king' ? king : anyCard,
        build: follow,
        take: chosen.move === 'single' ? top : run(follow),
        ...(chosen.move === 'super' && { limit: superMove }),
      },
    },
    deal: [rows(5, 'tableau'), rows(1, 'cell', { from: 1, piles: 2 })],
    won: allOnFoundations,
  }),
});
