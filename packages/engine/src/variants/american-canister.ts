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
} from '../vocabulary.ts';

const follow = build(down, alternating);

export default defineVariant({
  id: 'american-canister',
  name: 'American Canister',
  family: 'canister',
  numbering: microsoft,
  winnable: [11, 38, 54, 56, 58, 85, 99, 105, 106, 150, 155, 164, 179, 180, 189, 195],
  options: { takeBack: option('no', 'yes') },
  rules: (chosen) =>
    eightColumns({
      build: follow,
      take: run(follow),
      spaces: anyCard,
      takeBack: chosen.takeBack === 'yes',
    }),
});
