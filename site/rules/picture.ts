import { CARD_HEIGHT, layout } from 'solitaire-engine/layout';
import type { Table } from 'solitaire-engine/table';
import type { Rules } from 'solitaire-engine/variant';
import { ROLE_NAMES } from './words.ts';

/** A card of a picture, in card widths. */
export interface Drawn {
  readonly card: number;
  readonly x: number;
  readonly y: number;
  readonly up: boolean;
  /** Whether only a strip of it shows. */
  readonly covered: boolean;
}

/** What a picture of a table shows, in card widths: bare spots, cards from the back, and names. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly spots: readonly { readonly x: number; readonly y: number }[];
  readonly cards: readonly Drawn[];
  readonly labels: readonly { readonly x: number; readonly y: number; readonly text: string }[];
}

const GAP = 0.24;

/**
 * The picture of a table as a narrow board shows it, no higher than its cards: where a row of
 * columns is broken in two, the lower half moves up to the upper one.
 */
export function pictureOf(rules: Rules, table: Table): Picture {
  const { width, piles, cards } = layout(rules, table, 'narrow');
  const lines = [...new Set(piles.map(({ y }) => y))].sort((a, b) => a - b);
  const tops = new Map<number, number>();
  let height = 0;
  for (const line of lines) {
    tops.set(line, height === 0 ? 0 : height + GAP);
    const tallest = Math.max(...piles.flatMap((pile) => (pile.y === line ? pile.height : [])));
    height = (tops.get(line) ?? 0) + tallest;
  }
  const raise = (y: number): number => {
    const line = lines.findLast((each) => each <= y + 1e-9) ?? 0;
    return y - line + (tops.get(line) ?? 0);
  };

  const seen = [...cards].filter(([, { hidden }]) => !hidden).sort(([, a], [, b]) => a.z - b.z);
  const drawn = seen.map(([card, { x, y, z, up }]) => ({
    card,
    x,
    y: raise(y),
    up,
    covered: seen.some(
      ([, over]) =>
        over.z > z && Math.abs(over.x - x) < 1 && over.y >= y && over.y < y + CARD_HEIGHT,
    ),
  }));
  const labels = rules.groups.map(({ role, first, count, at: [, row] }) => {
    const lefts = piles.slice(first, first + count).map(({ x }) => x);
    const x = (Math.min(...lefts) + Math.max(...lefts) + 1) / 2;
    return { x, y: row === 0 ? -0.16 : height + 0.44, text: ROLE_NAMES[role] };
  });
  const spots = piles.map(({ x, y }) => ({ x, y: raise(y) }));
  return { width, height, spots, cards: drawn, labels };
}
