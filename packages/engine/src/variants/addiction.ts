import { defineVariant, gapRows, option, own } from '../vocabulary.ts';

export default defineVariant({
  id: 'addiction',
  name: 'Addiction',
  family: 'gaps',
  numbering: own,
  winnable: [5, 18, 23, 25, 30, 35, 36, 57, 58, 62, 89, 90],
  options: {
    cards: option('52', '28'),
    redeals: option('3', '2', 'unlimited', '0'),
    shuffle: option('yes', 'no'),
    gaps: option('after', 'end', 'random'),
    when: option('any', 'stuck'),
  },
  rules: (chosen) => gapRows(chosen, chosen.cards === '28' ? 7 : 13),
});
