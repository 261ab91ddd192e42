import {
  alternating,
  anyCard,
  anySuit,
  build,
  defineVariant,
  down,
  eightColumns,
  king,
  microsoft,
  option,
  run,
  top,
  upOrDown,
} from '../vocabulary.ts';

export default defineVariant({
  id: 'canister',
  name: 'Canister',
  family: 'canister',
  numbering: microsoft,
  winnable: [4, 5, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 19],
  options: {
    move: option('run', 'single'),
    build: option('any', 'alternating'),
    step: option('down', 'both'),
    spaces: option('any', 'king'),
    takeBack: option('yes', 'no'),
  },
  rules(chosen) {
    const step = chosen.step === 'both' ? upOrDown : down;
    const follow = build(step, chosen.build === 'any' ? anySuit : alternating);
    return eightColumns({
      build: follow,
      take: chosen.move === 'run' ? run(follow) : top,
      spaces: chosen.spaces === 'king' ? king : anyCard,
      takeBack: chosen.takeBack === 'yes',
    });
  },
});
