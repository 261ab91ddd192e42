import { copy, lines, moved, paper, path, turned } from './draw.ts';

/** Letters of the suits in the order of the card numbers. */
export const suits = 'cdhs';

const shapes = [
  'M50 4a22 22 0 0 1 16 37.5a22 22 0 1 1-10.5 32.5q1.5 14 12.5 22h-36q11-8 12.5-22a22 22 0 1 1-10.5-32.5a22 22 0 0 1 16-37.5z',
  'M50 1Q65 28 88 50 65 72 50 99 35 72 12 50 35 28 50 1z',
  'M50 96C40 74 5 58 5 30 5 14 16 5 28 5 39 5 47 12 50 24 53 12 61 5 72 5 84 5 95 14 95 30 95 58 60 74 50 96z',
  'M50 3C58 24 94 40 94 65 94 78 84 86 74 86 65 86 57 81 53.5 74Q55 88 68 97H32Q45 88 46.5 74C43 81 35 86 26 86 16 86 6 78 6 65 6 40 42 24 50 3z',
];

/** The four pips as symbols `suit-c`, `suit-d`, `suit-h`, `suit-s`, inked in `currentColor`. */
export const suitSymbols = shapes
  .map(
    (shape, suit) =>
      `<symbol id="suit-${suits.charAt(suit)}" viewBox="0 0 100 100">${path('currentColor', shape)}</symbol>`,
  )
  .join('');

/** Rows of the outer columns and of the middle column by rank; 0 is the top row, 12 the bottom. */
const layouts: readonly (readonly [readonly number[], readonly number[]])[] = [
  [[], []],
  [[], []],
  [[], [0, 12]],
  [[], [0, 6, 12]],
  [[0, 12], []],
  [[0, 12], [6]],
  [[0, 6, 12], []],
  [[0, 6, 12], [3]],
  [
    [0, 6, 12],
    [3, 9],
  ],
  [[0, 4, 8, 12], [6]],
  [
    [0, 4, 8, 12],
    [2, 10],
  ],
];

const pip = (id: string, x: number, row: number): string => {
  const y = 64 + row * 18.5;
  const upright = copy(id, x, Math.min(y, 350 - y), 50);
  return row > 6 ? moved('rotate(180 125 175)', upright) : upright;
};

/** The pips of a number card in the traditional arrangement, the lower half upside down. */
export const pips = (suit: string, rank: number): string => {
  const id = `suit-${suit}`;
  const [outer = [], middle = []] = layouts[rank] ?? [];
  return [
    ...outer.flatMap((row) => [pip(id, 74, row), pip(id, 176, row)]),
    ...middle.map((row) => pip(id, 125, row)),
  ].join('');
};

/** What is cut into the ace of spades: a contour, a rosette and the other three suits. */
const ornament =
  moved(
    'translate(125 171) scale(1.58) translate(-50 -51)',
    lines(
      'M50 3C58 24 94 40 94 65 94 78 84 86 74 86 63 86 54 80 50 70 46 80 37 86 26 86 16 86 6 78 6 65 6 40 42 24 50 3z',
      paper,
      1.5,
    ),
  ) +
  turned(8, 125, 163, path(paper, 'M125 160c-8-8-6-17 0-22 6 5 8 14 0 22z')) +
  `<circle fill="none" stroke="${paper}" stroke-width="2" cx="125" cy="163" r="28"/>` +
  turned(16, 125, 163, `<circle fill="${paper}" cx="125" cy="130" r="1.6"/>`) +
  `<g color="${paper}">${copy('suit-d', 125, 115, 20)}${copy('suit-h', 78, 190, 25)}` +
  `${copy('suit-c', 172, 190, 25)}</g>`;

/** The large pip of an ace; the ace of spades carries the ornament of the deck. */
export const ace = (suit: string): string =>
  suit === 's' ? copy('suit-s', 125, 175, 190) + ornament : copy(`suit-${suit}`, 125, 175, 116);
