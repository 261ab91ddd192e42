import { tableKey } from './key.ts';
import { apply, moves } from './moves.ts';
import { pileOn, type Table } from './table.ts';
import type { Rules } from './variant.ts';

/** No move at all, or moves that can't win: every table they lead to has been looked at. */
export type Stuck = 'no-moves' | 'dead-end';

/** Face-down cards outside the stock, and stock cards of the first pass: what is not yet seen. */
export function unseen(rules: Rules, table: Table): number {
  let count = 0;
  for (const [index, { group }] of rules.piles.entries()) {
    const pile = pileOn(table, index);
    if (group.role === 'stock') {
      if (table.pass === 1) count += pile.size;
      continue;
    }
    for (let cell = pile; cell.under; cell = cell.under) if (!cell.up) count++;
  }
  return count;
}

/**
 * Whether the game is over short of a win, by looking at every table within reach. Undefined when
 * it isn't, when a move can turn up a card that the player hasn't seen, or when more than `limit`
 * tables are within reach, or four times as many moves: then nobody knows yet.
 */
export function stuck(rules: Rules, table: Table, limit = 300): Stuck | undefined {
  if (rules.won(table, rules)) return undefined;
  const hidden = unseen(rules, table);
  const seen = new Set([tableKey(rules, table)]);
  const queue = [table];
  let tries = 4 * limit;
  for (let next = queue.pop(); next; next = queue.pop()) {
    const legal = moves(rules, next);
    if (next === table && legal.length === 0) return 'no-moves';
    for (const move of legal) {
      if (tries-- === 0) return undefined;
      const after = apply(rules, next, move);
      if (unseen(rules, after) < hidden || rules.won(after, rules)) return undefined;
      const key = tableKey(rules, after);
      if (seen.has(key)) continue;
      seen.add(key);
      if (seen.size > limit) return undefined;
      queue.push(after);
    }
  }
  return 'dead-end';
}
