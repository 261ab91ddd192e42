import type { Move, Table } from 'solitaire-engine';

/** A table that was come to, with the move that led to it and all before; none for the start. */
export interface Trail {
  readonly table: Table;
  readonly from?: Trail | undefined;
  readonly move?: Move | undefined;
}

/** The moves from the start of a trail to its end. */
export function lineTo(end: Trail): Move[] {
  const line: Move[] = [];
  for (let at: Trail | undefined = end; at?.move; at = at.from) line.push(at.move);
  return line.reverse();
}
