import { layout, SHAPES, type Layout, type Rules, type Shape, type Table } from 'solitaire-engine';

/** A table's layout in every shape. */
export type Layouts = Readonly<Record<Shape, Layout>>;

const known = new WeakMap<Table, { rules: Rules; layouts: Layouts }>();

/** The layouts of a table, worked out once. */
export function layoutsOf(rules: Rules, table: Table): Layouts {
  const found = known.get(table);
  if (found?.rules === rules) return found.layouts;
  const entries = SHAPES.map((shape) => [shape, layout(rules, table, shape)]);
  const layouts = Object.fromEntries(entries) as Layouts;
  known.set(table, { rules, layouts });
  return layouts;
}

/** The shape that style sheets have given the felt, by the room there is. */
export function shapeOf(felt: HTMLElement): Shape {
  const shape = getComputedStyle(felt).getPropertyValue('--shape').trim();
  return SHAPES.find((each) => each === shape) ?? 'wide';
}

const NO_LAYOUT: Layout = { width: 1, height: 1, piles: [], cards: new Map() };

/** A table's layout in the shape that the felt has now. */
export const layoutOn = (
  felt: HTMLElement | undefined,
  rules: Rules | undefined,
  table: Table,
): Layout => (rules && felt ? layoutsOf(rules, table)[shapeOf(felt)] : NO_LAYOUT);
