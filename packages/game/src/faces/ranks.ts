/**
 * Skeletons of the rank glyphs in a box of 80 x 160. They are stroked with a round pen and then
 * squashed to 80 x 100, which makes upright strokes bold and level strokes fine, as in a
 * Clarendon. Small loops at the ends are the ball terminals.
 */
const skeletons = [
  'M17 152 40 9 63 152M25 104H55M4 152.5H30M50 152.5H76',
  'M19 42a3 5 0 1 1-.1-.1C17 20 26 8 41 8 56 8 65 22 65 44 65 84 20 104 16 150H66V126',
  'M19 40a3 5 0 1 1-.1-.1C18 18 28 8 40 8 54 8 62 22 62 41S52 75 34 75C54 75 66 90 66 114S56 152 38 152C26 152 16 142 18 120a3 5 0 1 1-.1-.1',
  'M53 152V14L12 110H74M36 152.5H70',
  'M62 8H22L18 78C24 66 32 60 42 60 58 60 67 78 67 105S56 152 38 152C26 152 16 142 18 122a3 5 0 1 1-.1-.1',
  'M61 36a3 5 0 1 1-.1-.1C62 16 52 8 43 8 20 8 13 50 13 92 13 132 22 152 40 152S67 134 67 108 58 64 41 64C26 64 14 78 13 100',
  'M14 34V8H66C50 50 36 90 35 152',
  'M40 8C25 8 16 22 16 40S26 70 40 75C57 81 67 93 67 114S58 152 40 152 13 135 13 114 23 81 40 75C54 70 64 58 64 40S55 8 40 8z',
  'M19 124a3 5 0 1 1-.1-.1C18 144 28 152 37 152 60 152 67 110 67 68 67 28 58 8 40 8S13 26 13 52 22 96 39 96C54 96 66 82 67 60',
  'M13 152V8C11 20 6 28-2 30M-1 152.5H27M57 8C42 8 40 44 40 80S42 152 57 152 74 116 74 80 72 8 57 8z',
  'M32 7.5H68M52 8V112C52 140 44 152 31 152 19 152 14 142 16 122a3 5 0 1 1-.1-.1',
  'M40 8C16 8 12 40 12 79S16 150 40 150 68 118 68 79 64 8 40 8zM30 116C48 106 52 158 76 148',
  'M18 8V152M65 8 20 98M36 72 66 152M4 7.5H32M4 152.5H32M50 7.5H77M52 152.5H80',
];

/** The thirteen ranks as symbols `rank-1` … `rank-13`, inked in `currentColor`. */
export const rankSymbols = skeletons
  .map(
    (d, index) =>
      `<symbol id="rank-${index + 1}" viewBox="-3 0 86 100"><path transform="scale(1 .625)" ` +
      `fill="none" stroke="currentColor" stroke-width="15" d="${d}"/></symbol>`,
  )
  .join('');
