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
  id: 'eight-off',
  name: 'Eight Off',
  family: 'freecell',
  numbering: own,
  options: {
    move: option('super', 'single'),
    spaces: option('king', 'any'),
    takeBack: option('no', 'yes'),
  },
  rules: (chosen) => ({
    piles: {
      cell: { count: 8, at: [0, 0], base: anyCard, capacity: 1, take: top },
      foundation: aceFoundations([8.5, 0], chosen.takeBack === 'yes'),
      tableau: {
        count: 8,
        at: [2.25, 1],
        spread: 'down',
        base: chosen.spaces === 'king' ? king : anyCard,
        build: follow,
        take: chosen.move === 'super' ? run(follow) : top,
        limit: superMove,
      },
    },
    deal: [rows(6, 'tableau'), rows(1, 'cell', { piles: 4 })],
    won: allOnFoundations,
  }),
});
