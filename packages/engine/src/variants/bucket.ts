import {
  alternating,
  anyCard,
  anySuit,
  build,
  defineVariant,
  down,
  eightColumns,
  option,
  run,
  top,
} from '../vocabulary.ts';

export default defineVariant({
  id: 'bucket',
  name: 'Bucket',
  family: 'canister',
  numbering: 'microsoft',
  winnable: [
    164, 892, 1012, 1081, 1150, 1529, 2508, 2514, 3178, 3225, 3250, 4929, 5152, 5300, 5877, 8355,
    8471, 9998, 11863, 11987, 12411, 13214, 13464, 13532, 14014, 14826, 15196, 17772, 17871, 18150,
    19951, 21657, 23328, 25904, 27853, 30418, 30584, 30755, 30849, 31185, 31316,
  ],
  options: {
    move: option('single', 'run'),
    build: option('alternating', 'any'),
    cells: option('0', '1', '2', '3', '4'),
    takeBack: option('yes', 'no'),
  },
  rules(chosen) {
    const follow = build(down, chosen.build === 'any' ? anySuit : alternating);
    return eightColumns({
      build: follow,
      take: chosen.move === 'run' ? run(follow) : top,
      spaces: anyCard,
      takeBack: chosen.takeBack === 'yes',
      cells: Number(chosen.cells),
    });
  },
});
