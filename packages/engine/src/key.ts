import { pileOn, type Table } from './table.ts';
import { pilesOf, type PlacedGroup, type Rules } from './variant.ts';

/**
 * A number that tells tables apart: equal for tables that play alike. That includes those that
 * differ only in the order of like piles (two columns exchanged, say), in how removed cards lie, or
 * in waste that never comes back. 53 bits, so among a million tables the chance that any two
 * different ones share a number is about 1 in 18,000. The pass counts only where passes are limited,
 * and where players take turns whose turn it is.
 */
export function tableKey(rules: Rules, table: Table): number {
  const counted = rules.passes === undefined ? 0 : table.pass;
  const round = rules.turn ? rules.turn(table) + 1 : counted;
  let lo = Math.imul(round, 0x27d4eb2f);
  let hi = 0;
  const inOrder = orderCounts(rules, table);
  for (const group of rules.groups) {
    const { role, first, count } = group;
    if (role === 'discard') continue;
    const apart =
      count > 1 && (group.place || group.covers || (inOrder && role !== 'foundation')) ? 1 : 0;
    const topOnly = isDeadWaste(rules, group);
    for (let number = 0; number < count; number++) {
      const pile = pileOn(table, first + number);
      const salt = Math.imul(first + 1 + number * apart, 0x9e3779b1);
      let low = Math.imul((topOnly ? pile.card : pile.lo) ^ salt, 0x2c1b3c6d);
      low ^= low >>> 12;
      let high = Math.imul((topOnly ? pile.card : pile.hi) ^ salt, 0x297a2d39);
      high ^= high >>> 15;
      lo = (lo + Math.imul(low, 0x165667b1)) | 0;
      hi = (hi + Math.imul(high ^ low, 0xd3a2646d)) | 0;
    }
  }
  return (hi & 0x1fffff) * 0x100000000 + (lo >>> 0);
}

/**
 * Whether it matters which of like piles is which: an action goes through them in their order. One
 * that needs a stock is done with when the stock is empty and no other action can fill it.
 */
function orderCounts(rules: Rules, table: Table): boolean {
  const { actions } = rules;
  return (
    actions.some(({ alike }) => !alike) &&
    !(
      actions.every(({ alike, at }) => !alike && at === 'stock') &&
      pilesOf(rules, 'stock').every((index) => pileOn(table, index).size === 0)
    )
  );
}

/** Whether only the top card of a waste counts, as nothing takes or turns over what lies under it. */
const isDeadWaste = ({ actions }: Rules, { role, take }: PlacedGroup): boolean =>
  role === 'waste' && !take && actions.every(({ turns }) => turns !== undefined);
