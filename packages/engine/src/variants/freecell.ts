import {
  alternating,
  anyCard,
  build,
  defineVariant,
  down,
  eightColumns,
  option,
  run,
  superMove,
  top,
} from '../vocabulary.ts';

const follow = build(down, alternating);

export default defineVariant({
  id: 'freecell',
  name: 'FreeCell',
  family: 'freecell',
  numbering: 'microsoft',
  options: {
    cells: option('4', '3', '2', '1', '0'),
    move: option('super', 'single'),
    takeBack: option('no', 'yes'),
  },
  rules: (chosen) =>
    eightColumns({
      build: follow,
      take: chosen.move === 'super' ? run(follow) : top,
      limit: superMove,
      spaces: anyCard,
      takeBack: chosen.takeBack === 'yes',
      cells: Number(chosen.cells),
    }),
});
