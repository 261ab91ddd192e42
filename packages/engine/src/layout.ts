import { isFree } from './moves.ts';
import { cells, type Pile } from './pile.ts';
import { pileOn, type Table } from './table.ts';
import { type PlacedGroup, type Rules } from './variant.ts';

/**
 * The shapes a board can have: `wide` with the upper row above the tableau, `narrow` for a phone
 * held upright, `landscape` for one on its side, with the upper row's piles at both sides.
 */
export type Shape = 'wide' | 'narrow' | 'landscape';
export const SHAPES: readonly Shape[] = ['wide', 'narrow', 'landscape'];

/** A rectangle in card widths, from the top left corner of the board. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A pile's empty spot, grown by its spread cards, and the height that the pile may grow to. */
export interface PileBox extends Box {
  readonly room: number;
  /** Whether its card is gone for good and nothing can come here: no place any more. */
  readonly gone: boolean;
}

/** Where a card lies, in card widths; a greater `z` lies above. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly up: boolean;
  /** Whether another card lies on it so that no more than its edge shows. */
  readonly hidden: boolean;
  /** Whether other piles lie on its pile, so that it can't be taken yet. */
  readonly covered: boolean;
  /** Whether it lies the other way round. */
  readonly turned: boolean;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** By table index. */
  readonly piles: readonly PileBox[];
  /** By card id. */
  readonly cards: ReadonlyMap<number, Spot>;
}

/** Height of a card in card widths: a poker card is 2.5 by 3.5 inches. */
export const CARD_HEIGHT = 1.4;

interface Measure {
  readonly gap: number;
  readonly rowGap: number;
  /** The height that a column has, and how far each card shows below the one above it. */
  readonly column: number;
  readonly faceUp: number;
  readonly faceDown: number;
}

/** What each shape measures, in card widths; a row's piles are a card and a gap apart. */
export const MEASURES: Readonly<Record<Shape, Measure>> = {
  wide: { gap: 0.14, rowGap: 0.24, column: 4.6, faceUp: 0.34, faceDown: 0.14 },
  narrow: { gap: 0.08, rowGap: 0.24, column: 7.9, faceUp: 0.5, faceDown: 0.2 },
  landscape: { gap: 0.12, rowGap: 0.12, column: 5.96, faceUp: 0.4, faceDown: 0.16 },
};

/** How far a waste's cards show to the right of the one under them. */
const SIDEWAYS = 0.3;

/** Where a pile starts. */
interface Corner {
  readonly x: number;
  readonly y: number;
  /** The height that a column starting here may take. */
  readonly room: number;
}

/** Whether a variant puts its piles in places of their own, and not just in rows. */
export function hasPlaces(rules: Rules): boolean {
  return rules.groups.some(({ places, room }) => places ?? room);
}

/** Where every pile and card lies, in card widths. Pure geometry: no pixels, no window. */
export function layout(rules: Rules, table: Table, shape: Shape): Layout {
  const measure = MEASURES[shape];
  const sides = shape === 'landscape' && !hasPlaces(rules);
  const corners = sides ? aside(rules, measure) : inRows(rules, shape);
  const piles: PileBox[] = [];
  const spots = new Map<number, Spot>();
  for (const [index, { group, number }] of rules.piles.entries()) {
    const corner = corners[index] ?? { x: 0, y: 0, room: CARD_HEIGHT };
    const { turned = false } = group;
    const way = turned ? -1 : 1;
    const pile = pileOn(table, index);
    const places = spread(group, pile, measure, corner.room);
    const above = group.covers ? number : 0;
    const covered = !isFree(rules, table, index);
    for (const [depth, { card, up, dx, dy }] of places.entries()) {
      const next = places[depth + 1];
      const hidden = next !== undefined && next.dx === dx && next.dy === dy;
      const z = above + depth + 1;
      const [x, y] = [corner.x + way * dx, corner.y + way * dy];
      spots.set(card, { x, y, z, up, hidden, covered, turned });
    }
    const last = places.at(-1) ?? { dx: 0, dy: 0 };
    const gone = group.covers !== undefined && pile.size === 0;
    const [x, y] = turned ? [corner.x - last.dx, corner.y - last.dy] : [corner.x, corner.y];
    const { room } = corner;
    piles.push({ x, y, room, width: 1 + last.dx, height: CARD_HEIGHT + last.dy, gone });
  }
  const width = Math.max(...corners.map(({ x }) => x)) + 1;
  const height = Math.max(
    ...corners.map(({ y, room }, i) => y + (rules.piles[i]?.group.turned ? CARD_HEIGHT : room)),
  );
  const placed = { width, height, piles, cards: spots };
  return rules.arrange?.(placed, rules, table, shape) ?? placed;
}

/** The offsets of a pile's cards, squeezed where they would not fit in the room. */
function spread(group: PlacedGroup, pile: Pile, measure: Measure, room: number) {
  const list = cells(pile);
  const shown = group.shown ?? Infinity;
  const natural = list.map((_, i): number => {
    const below = list[i - 1];
    if (group.spread === 'none' || !below || i <= list.length - shown) return 0;
    if (group.spread === 'right') return SIDEWAYS;
    return below.up ? measure.faceUp : measure.faceDown;
  });
  const total = natural.reduce((sum, step) => sum + step, 0);
  const squeeze = group.spread === 'down' ? Math.min(1, (room - CARD_HEIGHT) / (total || 1)) : 1;
  let offset = 0;
  return list.map(({ card, up }, i) => {
    offset += (natural[i] ?? 0) * squeeze;
    const [dx, dy] = group.spread === 'right' ? [offset, 0] : [0, offset];
    return { card, up, dx, dy };
  });
}

/** Piles where the variant puts them; on a narrow board long rows of columns are broken in two. */
function inRows(rules: Rules, shape: Shape): Corner[] {
  const { gap, rowGap, column } = MEASURES[shape];
  const wrapped = shape === 'narrow';
  const wrapAt = (group: PlacedGroup): number => (wrapped ? (group.wrap ?? Infinity) : Infinity);
  const lines =
    Math.max(...rules.groups.map((group) => Math.ceil(group.count / wrapAt(group)))) || 1;
  const room = lines > 1 ? (column + CARD_HEIGHT) / lines : column;
  return rules.piles.map(({ group, number }) => {
    const own = wrapped ? { ...group, ...group.narrow } : group;
    const [left, row] = own.at;
    if (own.places) {
      const [across = 0, down = 0] = own.places[number] ?? [];
      const [x, y] = [(left + across) * (1 + gap), (row + down) * (CARD_HEIGHT + rowGap)];
      return { x, y, room: group.spread === 'down' ? CARD_HEIGHT + rowGap / 2 : CARD_HEIGHT };
    }
    if (own.room !== undefined) {
      const x = (left + number) * (1 + gap);
      const y = row * (CARD_HEIGHT + rowGap);
      const tall = own.room * (CARD_HEIGHT + rowGap) - rowGap;
      return { x, y, room: group.spread === 'down' ? tall : CARD_HEIGHT };
    }
    const columns = Math.min(wrapAt(group), group.count);
    const most = Math.min(...rules.groups.map((each) => wrapAt(each)));
    const shift = Number.isFinite(most) ? Math.max(0, left + columns - most) : 0;
    const line = Math.floor(number / columns);
    const x = (left - shift + (number % columns)) * (1 + gap);
    const y = row * (CARD_HEIGHT + rowGap) + line * (room + rowGap);
    return { x, y, room: group.spread === 'down' ? room : CARD_HEIGHT };
  });
}

/** The upper row stands at the sides: foundations right, all else left; columns fill the middle. */
function aside(rules: Rules, { gap, rowGap, column }: Measure): Corner[] {
  const isUpper = ({ at }: PlacedGroup): boolean => at[1] === 0 && rules.groups.length > 1;
  const stackOf = (right: boolean) =>
    rules.piles.flatMap(({ group }, index) =>
      isUpper(group) && (group.role === 'foundation') === right ? [index] : [],
    );
  const [left, right] = [stackOf(false), stackOf(true)];
  const pitch = 1 + gap;
  const perSide = 4;
  const leftColumns = Math.ceil(left.length / perSide);
  const widest = Math.max(...rules.groups.map((g) => (isUpper(g) ? 0 : g.at[0] + g.count)));
  const side = (stack: readonly number[], index: number, from: number): Corner => {
    const place = stack.indexOf(index);
    const x = (from + Math.floor(place / perSide)) * pitch;
    return { x, y: (place % perSide) * (CARD_HEIGHT + rowGap), room: CARD_HEIGHT };
  };
  const fan = Math.max(
    ...rules.groups.map((g) => (isUpper(g) && g.spread === 'right' ? (g.shown ?? 1) - 1 : 0)),
  );
  const margin = leftColumns > 0 ? leftColumns + 0.2 + (fan * SIDEWAYS) / pitch : 0;
  return rules.piles.map(({ group, number }, index) => {
    if (left.includes(index)) return side(left, index, 0);
    if (right.includes(index)) return side(right, index, margin + widest + 0.2);
    const x = (margin + group.at[0] + number) * pitch;
    const y = (group.at[1] - 1) * (CARD_HEIGHT + rowGap);
    return { x, y, room: group.spread === 'down' ? column : CARD_HEIGHT };
  });
}

/**
 * The pile at a point of the board, in card widths: the one that is nearest, where a column counts
 * down to the end of its room. Undefined beyond `reach` card widths from every pile.
 */
export function pileAt({ piles }: Layout, x: number, y: number, reach = 0.6): number | undefined {
  let best: number | undefined;
  let nearest = reach;
  for (const [index, box] of piles.entries()) {
    if (box.gone) continue;
    const dx = Math.max(box.x - x, 0, x - box.x - box.width);
    const dy = Math.max(box.y - y, 0, y - box.y - Math.max(box.height, box.room));
    const distance = Math.hypot(dx, dy);
    // Of piles that lie on each other the later one lies above.
    if (distance < nearest || (distance === 0 && nearest === 0))
      [best, nearest] = [index, distance];
  }
  return best;
}
