import { beads, backColor, backInk, lines, moved, path, secondColor, turned } from './draw.ts';

const frame = (margin: number, radius: number): string => {
  const [width, height] = [250 - 2 * margin, 350 - 2 * margin];
  return `x="${margin}" y="${margin}" width="${width}" height="${height}" rx="${radius}"`;
};

const ground =
  `<rect fill="currentColor" ${frame(11, 9)}/>` +
  `<rect fill="none" stroke="${backInk}" stroke-width="2.5" ${frame(17.5, 5)}/>`;

/** What `draw` gives for each of the 8 x 12 cells between the corners 25, 25 and 225, 325. */
const cells = (draw: (x: number, y: number, odd: boolean) => string): string =>
  Array.from({ length: 96 }, (_, cell) => {
    const [column, row] = [cell % 8, Math.floor(cell / 8)];
    return draw(25 + column * 25, 25 + row * 25, (column + row) % 2 === 1);
  }).join('');

const petals = path(
  backInk,
  cells((x, y) =>
    Math.hypot(x - 112.5, y - 162.5) < 60
      ? ''
      : `M${x + 1.5} ${y + 1.5}q14 6 22 22-16-8-22-22M${x + 23.5} ${y + 1.5}q-6 14-22 22 8-16 22-22`,
  ),
);

const dots = beads(
  backInk,
  Array.from({ length: 11 }, (_, row) => `M37.5 ${50 + row * 25}H213`).join('') +
    Array.from({ length: 7 }, (_, column) => `M${50 + column * 25} 37.5V313`).join(''),
  3.6,
  25,
);

const medallion = moved(
  'translate(125 175)',
  turned(4, 0, 0, path(backInk, 'M37 37q8 1 10 10-9-2-10-10z')) +
    `<circle fill="currentColor" stroke="${backInk}" stroke-width="3" r="46"/>` +
    `<circle fill="none" stroke="${backInk}" stroke-width="1.5" r="41"/>` +
    turned(8, 0, 0, path(backInk, 'M0-8C-14-20-10-32 0-40 10-32 14-20 0-8z')) +
    turned(8, 0, 0, lines('M0-14V-30', 'currentColor', 2)) +
    turned(8, 0, 0, `<circle fill="${backInk}" cx="14" cy="-34" r="2.5"/>`),
);

const strips = cells((x, y, odd) =>
  odd ? `M${x + 1} ${y + 12.5}h23` : `M${x + 12.5} ${y + 1}v23`,
);

const basket =
  lines(strips, backInk, 19) + lines(strips, 'currentColor', 12) + lines(strips, backInk, 4);

const patterns: Readonly<Record<string, string>> = {
  classic: ground + petals + dots + medallion,
  weave: ground + basket,
};

/** The backs as groups `back-classic` and `back-weave`. */
export const backSymbols = Object.entries(patterns)
  .map(([name, markup]) => `<g id="back-${name}">${markup}</g>`)
  .join('');

/**
 * The back called `name`; an unknown name gives the classic one. With a 2 at its end it is that of a
 * second deck beside it: another color, and another pattern for those to whom colors are alike.
 */
export function backUse(name: string): string {
  const second = name.endsWith('2');
  const weave = (name.replace(/2$/, '') === 'weave') !== second;
  const id = `back-${weave ? 'weave' : 'classic'}`;
  return `<use class="back" color="${second ? secondColor : backColor}" href="#${id}"/>`;
}
