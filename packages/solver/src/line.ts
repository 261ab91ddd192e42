import {
  apply,
  pileOn,
  pilesOf,
  refusal,
  type Move,
  type Rules,
  type Table,
} from 'solitaire-engine';
import { CELL, HOME, STOCK, baseOf, countOf, fromOf, redealsIn, toOf } from './steps.ts';
import { CARDS } from './cards.ts';
import type { Piles, RuleTables } from './tabulate.ts';

/**
 * Plays a board's moves on the engine's table they belong to. Gives the engine's moves, or undefined
 * when one of them is refused or the last does not win: then the search has a mistake in it, and
 * what it says must not be believed.
 */
export function winningLine(
  rules: Rules,
  tables: RuleTables,
  start: Table,
  steps: readonly number[],
): Move[] | undefined {
  const line = engineMoves(rules, tables, start, steps);
  return line && rules.won(line.end, rules) ? line.moves : undefined;
}

/** The engine's moves for a board's moves, with the draws and flips that belong to them. */
export function engineMoves(
  rules: Rules,
  tables: RuleTables,
  start: Table,
  steps: readonly number[],
): { moves: Move[]; end: Table } | undefined {
  const moves: Move[] = [];
  let table = start;
  let refused = false;
  const play = (move: Move): void => {
    if (refused || refusal(rules, table, move)) {
      refused = true;
      return;
    }
    moves.push(move);
    table = apply(rules, table, move);
  };
  const flip = (): void => {
    if (tables.flip !== 'manual') return;
    const several = pilesOf(rules, 'tableau').length > 1;
    for (let i = tables.columns.first; i < tables.columns.first + tables.columns.count; i++) {
      if (!pileOn(table, i).up) play(several ? { action: 'flip', pile: i } : { action: 'flip' });
    }
  };
  flip();
  for (const step of steps) {
    if (fromOf(step) === STOCK) turnTo(step);
    const from = sourceOf(tables, table, step);
    play({ from, to: targetOf(tables, table, step), count: carried(step) });
    flip();
    if (refused) return undefined;
  }
  return refused ? undefined : { moves, end: table };

  function turnTo(step: number): void {
    const draw = rules.actions.find(({ turns }) => turns !== undefined)?.name ?? '';
    const inWaste = (): number => pileOn(table, tables.waste).size;
    let redeals = redealsIn(step);
    for (let presses = 0; redeals || inWaste() !== countOf(step); presses++) {
      refused ||= presses > 2 * CARDS;
      if (refused) return;
      const over = pileOn(table, tables.stock).size === 0;
      if (over) redeals = false;
      play({ action: over ? 'redeal' : draw });
    }
  }
}

const carried = (step: number): number => (fromOf(step) < CELL ? countOf(step) : 1);

const pileWith = ({ first, count }: Piles, table: Table, card: number): number => {
  for (let i = first; i < first + count; i++) if (pileOn(table, i).card === card) return i;
  return -1;
};

function sourceOf(tables: RuleTables, table: Table, step: number): number {
  const from = fromOf(step);
  if (from < CELL) return tables.columns.first + from;
  if (from === STOCK) return tables.waste;
  return pileWith(from === CELL ? tables.cells : tables.foundations, table, baseOf(step));
}

function targetOf(tables: RuleTables, table: Table, step: number): number {
  const to = toOf(step);
  if (to < CELL) return tables.columns.first + to;
  if (to === CELL) return pileWith(tables.cells, table, -1);
  const card = baseOf(step);
  return pileWith(tables.foundations, table, to === HOME && card % 13 > 0 ? card - 1 : -1);
}
