import {
  alternating,
  anyCard,
  build,
  defineVariant,
  down,
  eightColumns,
  microsoft,
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
  numbering: microsoft,
  winnable: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
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
