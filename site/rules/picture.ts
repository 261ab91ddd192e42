import { hasPlaces, layout, type Box, type Layout, type Shape } from 'solitaire-engine/layout';
import { pileOn, type Table } from 'solitaire-engine/table';
import type { Rules } from 'solitaire-engine/variant';
import { around, labelsOf, letterSize, type Label } from './labels.ts';

/** A card of a picture, in card widths. */
export interface Drawn {
  readonly card: number;
  readonly x: number;
  readonly y: number;
  readonly up: boolean;
  /** Whether only a strip of it shows. */
  readonly covered: boolean;
  /** Whether it lies the other way round. */
  readonly turned: boolean;
}

/** What a picture of a table shows, in card widths: bare spots, cards from the back, and names. */
export interface Picture {
  readonly piles: Box;
  readonly spots: readonly { readonly x: number; readonly y: number }[];
  readonly cards: readonly Drawn[];
  /** Height of a name's line. */
  readonly letters: number;
  readonly labels: readonly Label[];
}

const GAP = 0.24;
/** A card of which no more than this shows is drawn as a strip: its index alone. */
const STRIP = 0.75;

/** The rules without the places that are pressed on a screen: the piles that real cards lie on. */
export const onPaper = (rules: Rules): Rules => ({
  ...rules,
  groups: rules.groups.filter(({ role }) => role !== 'redeal'),
});

/**
 * The rows of a layout, no higher than their cards: where a row of columns is broken in two, the
 * lower half moves up to the upper one.
 */
function closedUp({ piles, cards, ...rest }: Layout): Layout {
  const lines = [...new Set(piles.map(({ y }) => y))].sort((a, b) => a - b);
  const tops = new Map<number, number>();
  let height = 0;
  for (const line of lines) {
    tops.set(line, height === 0 ? 0 : height + GAP);
    const tallest = Math.max(...piles.flatMap((pile) => (pile.y === line ? pile.height : [])));
    height = (tops.get(line) ?? 0) + tallest;
  }
  const raised = <P extends { readonly y: number }>(place: P): P => {
    const line = lines.findLast((each) => each <= place.y + 1e-9) ?? 0;
    return { ...place, y: place.y - line + (tops.get(line) ?? 0) };
  };
  const raisedCards = [...cards].map(([card, spot]) => [card, raised(spot)] as const);
  return { ...rest, height, piles: piles.map(raised), cards: new Map(raisedCards) };
}

/**
 * The picture of a table as a board of this shape shows it. Piles without places of their own stand
 * as on a narrow board, closed up. Names are at least `least` of the picture's width high.
 */
export function pictureOf(rules: Rules, table: Table, shape: Shape, least = 0): Picture {
  const { piles, cards } = hasPlaces(rules)
    ? layout(rules, table, shape)
    : closedUp(layout(rules, table, 'narrow'));
  const seen = [...cards].filter(([, { hidden }]) => !hidden).sort(([, a], [, b]) => a.z - b.z);
  const drawn = seen.map(([card, { x, y, z, up, turned }]) => ({
    card,
    x,
    y,
    up,
    turned,
    covered: seen.some(
      ([, over]) => over.z > z && Math.abs(over.x - x) < 1 && over.y >= y && over.y < y + STRIP,
    ),
  }));
  const shown = new Set(
    rules.groups.flatMap(({ first, count }) => [...Array(count).keys()].map((i) => first + i)),
  );
  const there = piles.filter(({ gone }, i) => !gone && shown.has(i));
  const { width } = around(there);
  const letters = Math.max(letterSize(width, shape), least * width);
  return {
    piles: around(there),
    spots: piles.flatMap((pile, i) =>
      pileOn(table, i).size === 0 && !pile.gone && shown.has(i) ? [{ x: pile.x, y: pile.y }] : [],
    ),
    cards: drawn,
    letters,
    labels: labelsOf(rules.groups, piles, letters),
  };
}

/** The part of the plane that a picture takes, its frames' strokes and its names included. */
export function frameOf({ piles, labels }: Picture, named: boolean): Box {
  const { x, y, width, height } = around(named ? [piles, ...labels] : [piles]);
  const margin = named ? 0.1 : 0.03;
  return {
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
}
