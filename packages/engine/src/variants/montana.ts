import { defineVariant, gapRows, option, own } from '../vocabulary.ts';

export default defineVariant({
  id: 'montana',
  name: 'Montana',
  family: 'gaps',
  numbering: own,
  winnable: [11, 14, 18, 25, 35, 36, 58, 62, 74, 90, 91, 92],
  options: {
    redeals: option('2', '3', 'unlimited', '0'),
    shuffle: option('yes', 'no'),
    gaps: option('after', 'end', 'random'),
    when: option('any', 'stuck'),
  },
  rules: (chosen) => gapRows(chosen),
});
