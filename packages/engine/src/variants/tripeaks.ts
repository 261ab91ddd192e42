import {
  action,
  anyCard,
  anySuit,
  aroundTheCorner,
  build,
  defineVariant,
  draw,
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
  upOrDown,
  type Rules,
  type Score,
  type Table,
} from '../vocabulary.ts';

const { rows: lengths, places, covers } = peakLayers();

const slots = (table: Table, rules: Rules, count: number) =>
  pilesOf(rules, 'tableau')
    .slice(0, count)
    .map((index) => pileOn(table, index));
const peaksGone = (table: Table, rules: Rules): number =>
  slots(table, rules, 3).filter(({ size }) => size === 0).length;

/** The points of Robert Hogue, who invented the game, and of its Windows version. */
const hogue: Score = {
  start: 0,
  floor: -Infinity,
  streak: ({ move }) => 'from' in move,
  lines: [
    streak('score.streak', 1),
    action('score.draw', -5, 'draw'),
    {
      says: say('score.peak'),
      points: 15,
      times({ before, after, rules }) {
        const gone = peaksGone(after, rules);
        return gone === peaksGone(before, rules) ? 0 : gone === 3 ? 2 : 1;
      },
    },
  ],
};

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
    scoring: sideOption('hogue', 'none'),
  },
  rules: (chosen) => ({
    piles: {
      stock: { at: [3, 2.6] },
      waste: {
        at: [5, 2.6],
        base: anyCard,
        build: build(chosen.corner === 'yes' ? aroundTheCorner : upOrDown, anySuit),
      },
      tableau: { count: 28, at: [0, 0], places, rows: lengths, covers, capacity: 1, take: top },
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
    ...(chosen.scoring === 'hogue' && { score: hogue }),
  }),
});
