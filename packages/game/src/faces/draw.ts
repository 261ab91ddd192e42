/** Small helpers and the palette shared by all drawings; every function returns SVG markup. */

const paint = (name: string, fallback: string): string => `var(--solitaire-${name},${fallback})`;

/** Flat colors of the deck: custom properties of the element, each with its fallback. */
export const red = paint('red', '#c8172b');
export const black = paint('black', '#16181d');
export const paper = paint('card', '#fffdf6');
export const gold = paint('gold', '#eebb3f');
export const blue = paint('blue', '#1f4b92');
export const skin = paint('skin', '#fbe2c5');
export const brown = paint('hair', '#8c4f2b');
export const steel = paint('steel', '#d3dbe4');
export const backColor = paint('back', '#23477f');
export const secondColor = paint('second', '#a3202f');
export const backInk = paint('back-ink', '#f4ecd8');

/** A path filled with `fill`; the line is inherited from the surrounding group. */
export const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

/** Open lines without a fill, with an optional color and width of their own. */
export const lines = (d: string, stroke = '', width = 0): string =>
  `<path fill="none"${stroke && ` stroke="${stroke}"`}${
    width ? ` stroke-width="${width}"` : ''
  } d="${d}"/>`;

/** A row of round beads along a line, `gap` apart from centre to centre. */
export const beads = (fill: string, d: string, size: number, gap: number): string =>
  `<path fill="none" stroke="${fill}" stroke-width="${size}" stroke-linecap="round" ` +
  `stroke-dasharray="0 ${gap}" d="${d}"/>`;

/** Shapes without the inherited line. */
export const flat = (markup: string): string => `<g stroke="none">${markup}</g>`;

/** A disc around `x`, `y`. */
export const disc = (fill: string, x: number, y: number, r: number): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;

/** `markup` moved, turned or mirrored. */
export const moved = (transform: string, markup: string): string =>
  `<g transform="${transform}">${markup}</g>`;

/** `markup` and its mirror image about the vertical axis. */
export const mirrored = (markup: string): string => markup + moved('scale(-1 1)', markup);

/** `count` copies of `markup` turned around the point `x`, `y`. */
export const turned = (count: number, x: number, y: number, markup: string): string =>
  Array.from({ length: count }, (_, index) =>
    moved(`rotate(${(360 / count) * index} ${x} ${y})`, markup),
  ).join('');

/** `markup` and the same turned by half a turn about the centre of the card. */
export const doubled = (markup: string): string => markup + moved('rotate(180 125 175)', markup);

/** A copy of the square symbol `id`, `size` wide, centred on `x`, `y`. */
export const copy = (id: string, x: number, y: number, size: number): string =>
  `<use href="#${id}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`;
