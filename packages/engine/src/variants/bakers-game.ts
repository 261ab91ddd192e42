import {
  anyCard,
  build,
  defineVariant,
  down,
  eightColumns,
  inSuit,
  king,
  microsoft,
  option,
  run,
  superMove,
  top,
} from '../vocabulary.ts';

const follow = build(down, inSuit);

export default defineVariant({
  id: 'bakers-game',
  name: 'Baker’s Game',
  family: 'freecell',
  numbering: microsoft,
  winnable: [2, 12, 13, 17, 18, 30, 34, 47, 54, 88, 102, 104, 134, 142],
  options: {
    cells: option('4', '3', '2', '1', '0'),
    move: option('super', 'single'),
    spaces: option('any', 'king'),
    takeBack: option('no', 'yes'),
  },
  rules: (chosen) =>
    eightColumns({
      build: follow,
      take: chosen.move === 'super' ? run(follow) : top,
      limit: superMove,
      spaces: chosen.spaces === 'king' ? king : anyCard,
      takeBack: chosen.takeBack === 'yes',
      cells: Number(chosen.cells),
    }),
});
