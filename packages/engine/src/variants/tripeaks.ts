import {
  action,
  anyCard,
  anySuit,
  aroundTheCorner,
  build,
  carried,
  defineVariant,
  draw,
  leftAtWin,
  option,
  own,
  peakLayers,
  pileOn,
  pilesOf,
  rest,
  rows,
  say,
  saying,
  sideOption,
  streak,
  top,
  turnUp,
  under,
  upOrDown,
  type Place,
  type Rules,
  type Score,
  type ScoreLine,
  type Table,
} from '../vocabulary.ts';

const { rows: lengths, places, covers } = peakLayers();
/** Closer together and steeper, so that a phone has room for larger cards. */
const steep = places.map(([column, row]): Place => [0.62 * column, 1.85 * row]);

const slots = (table: Table, rules: Rules, count: number) =>
  pilesOf(rules, 'tableau')
    .slice(0, count)
    .map((index) => pileOn(table, index));
const peaksGone = (table: Table, rules: Rules): number =>
  slots(table, rules, 3).filter(({ size }) => size === 0).length;

/** A line for each peak that a move clears, worth so many times the points as the first, second, third. */
const peak = (key: string, points: number, worth: readonly number[]): ScoreLine => ({
  says: say(key),
  points,
  times({ before, after, rules }) {
    const gone = peaksGone(after, rules);
    return gone === peaksGone(before, rules) ? 0 : (worth[gone - 1] ?? 0);
  },
});

/** A score that starts at nothing, in which cards played without turning the stock make a streak. */
const streaks = (...lines: ScoreLine[]): Score => ({
  start: 0,
  floor: -Infinity,
  streak: ({ move }) => 'from' in move,
  lines,
});

const scores: Readonly<Record<string, Score>> = {
  /** The points of Robert Hogue, who invented the game, and of its Windows version. */
  hogue: streaks(
    streak('score.streak', 1),
    action('score.draw', -5, 'draw'),
    peak('score.peak', 15, [1, 1, 2]),
  ),
  /** PySolFC's own points, of one hand. */
  pysol: {
    ...streaks(
      streak(
        'score.streakByFour',
        1,
        (number, { after, rules }) => 2 ** (Math.floor((number - 1) / 4) + peaksGone(after, rules)),
      ),
      peak('score.peakDoubled', 10, [1, 2, 4]),
      leftAtWin('score.stockLeft', 10, 'stock'),
    ),
    start: -52,
  },
  /** AisleRiot's option: a streak doubles, and the stock costs nothing. */
  aisleriot: streaks(
    streak('score.streakDoubled', 1, (number) => 2 ** (number - 1)),
    peak('score.peak', 25, [1, 1, 2]),
  ),
  /** Solitaire City's, without what it adds for speed. */
  hundred: streaks(carried('score.played', 100, 'tableau', 'waste')),
};

const SCORINGS = ['hogue', 'pysol', 'aisleriot', 'hundred', 'none'] as const;

export default defineVariant({
  id: 'tripeaks',
  name: 'TriPeaks',
  family: 'golf',
  aka: ['Three Peaks', 'Triple Peaks', 'Tri Towers'],
  numbering: own,
  options: {
    corner: option('yes', 'no'),
    start: option('dealt', 'free'),
    cards: sideOption('closed', 'open'),
    scoring: sideOption(...SCORINGS),
    undo: under(
      { scoring: SCORINGS.filter((scoring) => scoring !== 'pysol') },
      sideOption('rewinds', 'adds', 'keeps'),
    ),
  },
  rules: (chosen) => ({
    piles: {
      stock: { at: [3, 2.6], narrow: { at: [2, 3.45] } },
      waste: {
        at: [5, 2.6],
        narrow: { at: [3.58, 3.45] },
        base: anyCard,
        build: build(chosen.corner === 'yes' ? aroundTheCorner : upOrDown, anySuit),
      },
      tableau: {
        count: 28,
        at: [0, 0],
        places,
        narrow: { places: steep },
        rows: lengths,
        covers,
        capacity: 1,
        take: top,
      },
    },
    deal: [
      saying(
        say('deal.peaks', { facing: say(chosen.cards === 'open' ? 'facing.up' : 'facing.down') }),
        rows(1, 'tableau', { up: chosen.cards === 'open', piles: 18 }),
      ),
      saying(say('deal.foot'), rows(1, 'tableau', { from: 18 })),
      ...(chosen.start === 'dealt' ? [rows(1, 'waste')] : []),
      rest('stock'),
    ],
    actions: [draw(1)],
    settle: [turnUp('tableau')],
    passes: 1,
    won: saying(say('won.removedLayers'), (table: Table, rules: Rules) =>
      slots(table, rules, 28).every(({ size }) => size === 0),
    ),
    ...(chosen.scoring !== 'none' && { score: scores[chosen.scoring] }),
    undo: chosen.scoring === 'pysol' ? 'never' : chosen.undo,
  }),
});
