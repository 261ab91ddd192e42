import {
  aceFoundations,
  allOnFoundations,
  alternating,
  anyCard,
  build,
  carried,
  defineVariant,
  down,
  draw,
  flip,
  forTime,
  king,
  option,
  own,
  redeal,
  redealt,
  rest,
  run,
  sideOption,
  top,
  triangle,
  turnedUp,
  turnUp,
  under,
  wholeRun,
  type Score,
} from '../vocabulary.ts';

const follow = build(down, alternating);

/** The points of the Windows version; the two lines for the stock depend on how many are turned. */
const standard = (draw: string, redealFrom: string, timed: boolean): Score => ({
  start: 0,
  floor: 0,
  lines: [
    carried('score.wasteToTableau', 5, 'waste', 'tableau'),
    carried('score.wasteToFoundation', 10, 'waste', 'foundation'),
    carried('score.tableauToFoundation', 10, 'tableau', 'foundation'),
    turnedUp('score.turnedUp', 5),
    carried('score.takeBack', -15, 'foundation', 'tableau'),
    ...(draw === '1' ? [redealt('score.redeal', -100, 1)] : []),
    ...(draw === '3' && redealFrom !== 'none'
      ? [redealt('score.redeal', -20, Number(redealFrom))]
      : []),
  ],
  ...(timed && { besides: windowsTime }),
});

const windowsTime = forTime(
  'score.time',
  (seconds, won) =>
    -2 * Math.floor(seconds / 10) + (won && seconds > 30 ? Math.floor(700_000 / seconds) : 0),
);

const vegas = (ante: string, cumulative: boolean): Score => ({
  start: -Number(ante),
  floor: -Infinity,
  cumulative,
  lines: [
    carried('score.toFoundation', 5, undefined, 'foundation'),
    carried('score.offFoundation', -5, 'foundation', undefined),
  ],
});

const VEGAS = { scoring: ['vegas'] };
const STANDARD = { scoring: ['standard'] };

export default defineVariant({
  id: 'klondike',
  name: 'Klondike',
  family: 'klondike',
  aka: ['Solitaire', 'Patience'],
  numbering: own,
  winnable: [1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 19, 20],
  options: {
    draw: option('3', '1'),
    passes: option('unlimited', '3', '1'),
    runs: option('part', 'whole'),
    spaces: option('king', 'any'),
    takeBack: option('yes', 'no'),
    flip: sideOption('auto', 'manual'),
    scoring: sideOption('none', 'standard', 'vegas'),
    ante: under(VEGAS, sideOption('50', '52')),
    cumulative: under(VEGAS, sideOption('no', 'yes')),
    redealFrom: under(STANDARD, sideOption('none', '3', '4')),
    timed: under(STANDARD, sideOption('no', 'yes')),
    undo: sideOption('adds', 'rewinds', 'keeps'),
  },
  rules: (chosen) => ({
    piles: {
      stock: { at: [0, 0] },
      waste: { at: [1, 0], spread: 'right', shown: Number(chosen.draw), take: top },
      foundation: aceFoundations([3, 0], chosen.takeBack === 'yes'),
      tableau: {
        count: 7,
        at: [0, 1],
        spread: 'down',
        base: chosen.spaces === 'king' ? king : anyCard,
        build: follow,
        take: chosen.runs === 'part' ? run(follow) : wholeRun(follow),
      },
    },
    deal: [triangle('tableau'), rest('stock')],
    actions: [
      draw(Number(chosen.draw)),
      redeal,
      ...(chosen.flip === 'manual' ? [flip('tableau')] : []),
    ],
    settle: chosen.flip === 'auto' ? [turnUp('tableau')] : [],
    ...(chosen.passes !== 'unlimited' && { passes: Number(chosen.passes) }),
    won: allOnFoundations,
    ...(chosen.scoring === 'standard' && {
      score: standard(chosen.draw, chosen.redealFrom, chosen.timed === 'yes'),
    }),
    ...(chosen.scoring === 'vegas' && { score: vegas(chosen.ante, chosen.cumulative === 'yes') }),
    undo: chosen.undo,
  }),
});
