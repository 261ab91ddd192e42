import {
  alternating,
  anyCard,
  anySuit,
  build,
  defineVariant,
  down,
  eightColumns,
  microsoft,
  option,
  run,
  top,
} from '../vocabulary.ts';

export default defineVariant({
  id: 'bucket',
  name: 'Bucket',
  family: 'canister',
  numbering: microsoft,
  winnable: [
    164, 892, 1012, 1081, 1150, 1529, 2508, 2514, 3178, 3225, 3250, 4929, 5055, 5152, 5213, 5300,
    5814, 5877, 5907, 6749, 6893, 7018, 7058, 7167, 7807, 8355, 8471, 8961, 9998, 10772, 11863,
    11987, 12392, 12411, 12676, 13214, 13464, 13532, 14014, 14624, 14826, 15140, 15196, 17772,
    17871, 18026, 18150, 18427, 19951, 20533, 21657, 21900, 22663, 23328, 24176, 24919, 25001,
    25904, 26719, 27121, 27853, 28856, 30329, 30418, 30584, 30755, 30849, 31185, 31316, 32016,
    33504, 33624, 33710, 33949, 34898, 36864, 37509, 37913, 38066, 38168, 38770,
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
