import type { Move, Table } from 'solitaire-engine';

/** A table on the way, with the move that led to it; none for the start. */
export interface Way {
  readonly table: Table;
  readonly from?: Way | undefined;
  readonly move?: Move | undefined;
}

/** The moves from the start of a way to its end. */
export function lineTo(end: Way): Move[] {
  const line: Move[] = [];
  for (let way: Way | undefined = end; way?.move; way = way.from) line.push(way.move);
  return line.reverse();
}
