import {
  aceFoundations,
  allOnFoundations,
  build,
  defineVariant,
  down,
  gather,
  inSuit,
  option,
  own,
  packets,
  pull,
  run,
  top,
} from '../vocabulary.ts';

const follow = build(down, inSuit);

export default defineVariant({
  id: 'cruel',
  name: 'Cruel',
  family: 'fan',
  numbering: own,
  options: {
    order: option('top', 'bottom'),
    move: option('single', 'run'),
    takeBack: option('no', 'yes'),
  },
  rules: (chosen) => ({
    piles: {
      redeal: { at: [0, 0] },
      foundation: aceFoundations([8, 0], chosen.takeBack === 'yes'),
      tableau: {
        count: 12,
        at: [0, 1],
        wrap: 6,
        spread: 'down',
        build: follow,
        take: chosen.move === 'run' ? run(follow) : top,
      },
    },
    deal: [pull(1, 'foundation'), packets(4, 'tableau')],
    actions: [gather(4, chosen.order === 'top')],
    won: allOnFoundations,
  }),
});
