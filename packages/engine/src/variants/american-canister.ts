import {
  alternating,
  anyCard,
  build,
  defineVariant,
  down,
  eightColumns,
  option,
  run,
} from '../vocabulary.ts';

const follow = build(down, alternating);

export default defineVariant({
  id: 'american-canister',
  name: 'American Canister',
  family: 'canister',
  numbering: 'microsoft',
  options: { takeBack: option('no', 'yes') },
  rules: (chosen) =>
    eightColumns({
      build: follow,
      take: run(follow),
      spaces: anyCard,
      takeBack: chosen.takeBack === 'yes',
    }),
});
