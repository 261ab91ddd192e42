import {
  alternating,
  build,
  defineVariant,
  down,
  eightColumns,
  king,
  microsoft,
  option,
  top,
} from '../vocabulary.ts';

export default defineVariant({
  id: 'british-canister',
  name: 'British Canister',
  family: 'canister',
  numbering: microsoft,
  winnable: [],
  options: { takeBack: option('no', 'yes') },
  rules: (chosen) =>
    eightColumns({
      build: build(down, alternating),
      take: top,
      spaces: king,
      takeBack: chosen.takeBack === 'yes',
    }),
});
