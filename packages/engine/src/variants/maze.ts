import {
  defineVariant,
  gridPlaces,
  inRing,
  option,
  own,
  rows,
  say,
  saying,
  suitsInRing,
  takeOut,
  top,
  type Hand,
} from '../vocabulary.ts';

/** Six rows of nine; the first two have eight cards. */
const shortRows = saying(say('deal.gridShort', { rows: 6, columns: 9, short: 2 }), (hand: Hand) => {
  rows(1, 'tableau', { piles: 8 })(hand);
  rows(1, 'tableau', { from: 9, piles: 8 })(hand);
  rows(1, 'tableau', { from: 18 })(hand);
});

export default defineVariant({
  id: 'maze',
  name: 'Maze',
  family: 'gaps',
  numbering: own,
  winnable: [2, 9, 10, 12, 14, 17, 19, 20],
  options: {
    goal: option('anywhere', 'corner', 'loose'),
    ends: option('joined', 'open'),
  },
  rules: (chosen) => ({
    piles: {
      discard: { at: [9.3, 0], narrow: { at: [0, 6.1] } },
      tableau: {
        count: 54,
        at: [0, 0],
        places: gridPlaces(6, 9),
        rows: [9, 9, 9, 9, 9, 9],
        capacity: 1,
        place: inRing(chosen.ends === 'open'),
        take: top,
      },
    },
    deal: [shortRows, takeOut(13, 'tableau', 'discard')],
    won: suitsInRing(chosen.goal),
  }),
});
