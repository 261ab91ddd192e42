import {
  defineVariant,
  fanned,
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
  winnable: [2, 3, 5, 7, 8, 12, 15, 19],
  options: {
    goal: option('anywhere', 'corner', 'loose'),
    ends: option('joined', 'open'),
  },
  rules: (chosen) => ({
    piles: {
      discard: { at: [10.6, 0.65], narrow: { at: [0.85, 6.1] } },
      tableau: {
        count: 54,
        at: [1.3, 0],
        narrow: { at: [0, 0] },
        places: gridPlaces(6, 9),
        rows: [9, 9, 9, 9, 9, 9],
        capacity: 1,
        place: inRing(chosen.ends === 'open'),
        take: top,
      },
    },
    deal: [shortRows, takeOut(13, 'tableau', 'discard')],
    arrange: fanned('discard', 4, [[0, -1]], [[-0.9, 0]]),
    won: suitsInRing(chosen.goal),
  }),
});
