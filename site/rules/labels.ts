import type { Box, Shape } from 'solitaire-engine/layout';
import type { PlacedGroup } from 'solitaire-engine/variant';
import { labelOf } from './words.ts';

/** The name of some piles in a picture: where it is written, and the room that it takes. */
export interface Label extends Box {
  readonly text: string;
}

/** Height of a line in card widths, where a picture of this shape is so many card widths wide. */
export const letterSize = (width: number, shape: Shape): number =>
  Math.max(0.32, (shape === 'narrow' ? 0.036 : 0.0215) * width);

/** Room for a letter, and what is kept free around a name; both in letter sizes. */
const LETTER = 0.56;
const CLEAR = 0.25;

const meets = (one: Box, other: Box, clear: number): boolean =>
  one.x < other.x + other.width + clear &&
  other.x < one.x + one.width + clear &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The smallest rectangle around others. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * Names for groups of piles among `all`, each beside its own, on no card and on no other name. Columns have
 * theirs below, other piles above; where that is taken, on the next side that is free. A line is
 * `size` high.
 */
export function labelsOf(
  groups: readonly PlacedGroup[],
  all: readonly Box[],
  size: number,
): Label[] {
  const boxesOf = ({ first, count }: PlacedGroup): readonly Box[] =>
    all.slice(first, first + count);
  const piles = groups.flatMap(boxesOf);
  const table = around(piles);
  const gap = 0.35 * size;
  const labels: Label[] = [];
  for (const group of groups) {
    const text = labelOf(group);
    const width = text.length * LETTER * size;
    const box = around(boxesOf(group));
    const center = box.x + (box.width - width) / 2;
    const middle = box.y + (box.height - size) / 2;
    const at = (x: number, y: number): Label => ({ x, y, width, height: size, text });
    const above = at(center, box.y - gap - size);
    const below = at(center, box.y + box.height + gap);
    const places = [
      ...(group.spread === 'down' ? [below, above] : [above, below]),
      at(box.x - gap - width, middle),
      at(box.x + box.width + gap, middle),
      at(center, table.y + table.height + gap),
    ];
    const taken = [...piles, ...labels];
    const free = places.find((place) => !taken.some((box) => meets(place, box, CLEAR * size)));
    labels.push(free ?? at(center, around([...piles, ...labels]).y - gap - size));
  }
  return labels;
}
