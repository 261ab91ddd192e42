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
  const replay = new Replay(rules, tables, start);
  if (!replay.flip()) return undefined;
  for (const step of steps) if (!replay.make(step)) return undefined;
  return { moves: replay.moves, end: replay.table };
}

/** Plays move by move on an engine's table. What it does it tells: false when a move was refused. */
class Replay {
  readonly #rules: Rules;
  readonly #tables: RuleTables;
  readonly moves: Move[] = [];
  table: Table;

  constructor(rules: Rules, tables: RuleTables, table: Table) {
    this.#rules = rules;
    this.#tables = tables;
    this.table = table;
  }

  make(step: number): boolean {
    if (fromOf(step) === STOCK && !this.#turnTo(step)) return false;
    const from = sourceOf(this.#tables, this.table, step);
    const to = targetOf(this.#tables, this.table, step);
    return this.#play({ from, to, count: carried(step) }) && this.flip();
  }

  #play(move: Move): boolean {
    if (refusal(this.#rules, this.table, move)) return false;
    this.moves.push(move);
    this.table = apply(this.#rules, this.table, move);
    return true;
  }

  /** Turns up the cards that a player has to. */
  flip(): boolean {
    const { flip, columns } = this.#tables;
    if (flip !== 'manual') return true;
    const several = pilesOf(this.#rules, 'tableau').length > 1;
    for (let i = columns.first; i < columns.first + columns.count; i++) {
      if (pileOn(this.table, i).up) continue;
      if (!this.#play(several ? { action: 'flip', pile: i } : { action: 'flip' })) return false;
    }
    return true;
  }

  #turnTo(step: number): boolean {
    const draw = this.#rules.actions.find(({ turns }) => turns !== undefined)?.name ?? '';
    const { waste, stock } = this.#tables;
    let redeals = redealsIn(step);
    for (let presses = 0; presses <= 2 * CARDS; presses++) {
      if (!redeals && pileOn(this.table, waste).size === countOf(step)) return true;
      const over = pileOn(this.table, stock).size === 0;
      if (over) redeals = false;
      if (!this.#play({ action: over ? 'redeal' : draw })) return false;
    }
    return false;
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
