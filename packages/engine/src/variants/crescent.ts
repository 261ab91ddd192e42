import {
  allOnFoundations,
  aroundTheCorner,
  build,
  defineVariant,
  down,
  fanned,
  inSuit,
  king,
  notBase,
  option,
  outward,
  own,
  pull,
  rows,
  say,
  saying,
  shift,
  top,
  up,
  upOrDown,
  type Group,
  type Place,
} from '../vocabulary.ts';

/** Half of the crescent from its tip to its middle; the other half mirrors it. */
const half: Place[] = [
  [0, 3],
  [0.05, 2],
  [0.5, 1],
  [1.6, 0.5],
  [2.65, 0.26],
  [3.7, 0.1],
  [4.75, 0.02],
  [5.8, 0],
];
const wide = [...half, ...half.map(([x, y]): Place => [12.6 - x, y]).reverse()];
/** A horseshoe: up one side, across, and down the other. */
const horseshoe: Place[] = [
  ...[5, 4, 3, 2, 1].map((row): Place => [0, row]),
  ...[0, 1, 2, 3, 4, 5].map((column): Place => [column, 0]),
  ...[1, 2, 3, 4, 5].map((row): Place => [5, row]),
];

export default defineVariant({
  id: 'crescent',
  name: 'Crescent',
  family: 'fan',
  aka: ['La Demi-Lune', 'Half Moon'],
  decks: 2,
  numbering: own,
  options: {
    shifts: option('3', '5'),
    corner: option('yes', 'no'),
    reversal: option('yes', 'no'),
    takeBack: option('no', 'yes'),
    spaces: option('none', 'king'),
  },
  rules(chosen) {
    const reversal = chosen.reversal === 'yes';
    const takeBack = chosen.takeBack === 'yes';
    const home: Omit<Group, 'at'> = {
      role: 'foundation',
      count: 4,
      ...((reversal || takeBack) && { take: notBase }),
      ...(!reversal && { from: ['tableau'] }),
    };
    return {
      piles: {
        shift: { role: 'redeal', at: [6.3, 3.25], narrow: { at: [2.5, 4.2] } },
        aces: {
          ...home,
          at: [4.8, 1.25],
          narrow: { at: [1, 1.5] },
          build: build(up, inSuit),
        },
        kings: {
          ...home,
          at: [4.8, 2.25],
          narrow: { at: [1, 2.7] },
          build: build(down, inSuit),
        },
        tableau: {
          count: 16,
          at: [0, 0],
          places: wide,
          narrow: { places: horseshoe },
          ...(chosen.spaces === 'king' && { base: king }),
          build: build(chosen.corner === 'yes' ? aroundTheCorner : upOrDown, inSuit),
          take: top,
          ...(!takeBack && { from: ['tableau'] }),
        },
      },
      deal: [
        pull(1, 'aces'),
        pull(13, 'kings'),
        saying(say('deal.rounds', { count: 6, piles: 16 }), rows(6, 'tableau')),
      ],
      actions: [shift],
      passes: Number(chosen.shifts) + 1,
      arrange: fanned(
        'tableau',
        6,
        outward(wide, [6.3, 6.3], 0.3),
        outward(horseshoe, [2.5, 3], 0.3),
      ),
      won: allOnFoundations,
    };
  },
});
