import { defineVariant, gapRows, option, own } from '../vocabulary.ts';

export default defineVariant({
  id: 'gaps',
  name: 'Gaps',
  family: 'gaps',
  aka: ['Vacancies', 'Spaces'],
  numbering: own,
  winnable: [16, 18, 21, 29, 35, 53, 54, 56, 58, 63, 65, 74],
  options: {
    redeals: option('2', '3', 'unlimited', '1', '0'),
    shuffle: option('no', 'yes'),
    gaps: option('after', 'end', 'random'),
    when: option('any', 'stuck'),
  },
  rules: (chosen) => gapRows(chosen),
});
