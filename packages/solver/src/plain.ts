import { apply, drop, moves, pileOn, tableKey, type Rules, type Table } from 'solitaire-engine';
import { lineTo, type Trail } from './trail.ts';
import { DEFAULT_BYTES, type Budget, type Progress, type Verdict } from './verdict.ts';
import { stopwatch } from './stopwatch.ts';

/** What a table, its piles and its key take, roughly. */
const NODE_BYTES = 500;

/** How near a table looks to a win: cards on foundations, and cards face up. More is better. */
function worth(rules: Rules, table: Table): number {
  let sum = 0;
  for (const [index, { group }] of rules.piles.entries()) {
    const pile = pileOn(table, index);
    if (group.role === 'foundation') sum += 3 * pile.size;
    else if (group.role !== 'stock') {
      for (let cell = pile; cell.size > 0; cell = drop(cell)) if (cell.up) sum++;
      if (pile.size === 0) sum += 2;
    }
  }
  return Math.min(sum, 400);
}

/**
 * Searches by the engine's own moves, whatever the rules are: the most promising table first, each
 * table once. Slow and without cunning, it is what every other way of searching is checked by.
 */
export function* plainSearch(
  rules: Rules,
  start: Table,
  budget: Budget = {},
): Generator<Progress, Verdict> {
  const { states: most = Infinity, ms = Infinity, bytes = DEFAULT_BYTES } = budget;
  const watch = stopwatch();
  const room = Math.min(most, Math.floor(bytes / NODE_BYTES));
  const seen = new Set([tableKey(rules, start)]);
  const open: Trail[][] = [];
  const push = (node: Trail): void => {
    (open[worth(rules, node.table)] ??= []).push(node);
  };
  const pop = (): Trail | undefined => {
    while (open.length > 0) {
      const node = open.at(-1)?.pop();
      if (node) return node;
      open.pop();
    }
    return undefined;
  };
  push({ table: start, from: undefined, move: undefined });
  let cut = false;
  for (let node = pop(), turns = 1; node; node = pop(), turns++) {
    if (rules.won(node.table, rules)) {
      return { status: 'winnable', line: lineTo(node), states: seen.size, ms: watch.ms() };
    }
    if (turns % 32 === 0) {
      if (watch.ms() >= ms) return { status: 'unknown', states: seen.size, ms: watch.ms() };
      watch.pause();
      yield { states: seen.size, ms: watch.ms() };
      watch.go();
    }
    for (const move of moves(rules, node.table)) {
      const table = apply(rules, node.table, move);
      const key = tableKey(rules, table);
      if (seen.has(key)) continue;
      if (seen.size >= room) {
        cut = true;
        break;
      }
      seen.add(key);
      push({ table, from: node, move });
    }
    if (cut) break;
  }
  return { status: cut ? 'unknown' : 'unwinnable', states: seen.size, ms: watch.ms() };
}
