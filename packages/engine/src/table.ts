import { EMPTY, type Pile } from './pile.ts';

/**
 * Where all cards lie at one moment: the piles in the order that the rules list them, and the
 * number of the pass through the stock (1 at first). A table never changes.
 */
export interface Table {
  readonly piles: readonly Pile[];
  readonly pass: number;
}

/** The pile at an index; the empty pile where the table has none. */
export const pileOn = (table: Table, index: number): Pile => table.piles[index] ?? EMPTY;

/** The table with one or two piles replaced, and the pass when it changes. */
export function withPiles(
  table: Table,
  changes: readonly (readonly [index: number, pile: Pile])[],
  pass = table.pass,
): Table {
  const piles = table.piles.slice();
  for (const [index, pile] of changes) piles[index] = pile;
  return { piles, pass };
}

/** Whether every pile of two tables holds the same cards, facing the same way. */
export const haveSamePiles = (one: Table, other: Table): boolean =>
  one.piles.every((pile, i) => {
    const { lo, hi, size } = pileOn(other, i);
    return pile.lo === lo && pile.hi === hi && pile.size === size;
  });

/** How many cards lie on the table. */
export const cardCount = (table: Table): number =>
  table.piles.reduce((sum, pile) => sum + pile.size, 0);
