import { pileOn, type Table } from './table.ts';
import type { Rules } from './variant.ts';

/**
 * A number that tells tables apart: equal for tables that play alike, which includes those that
 * differ only in the order of like piles (two columns exchanged, say). 53 bits, so among a million
 * tables the chance that any two different ones share a number is about 1 in 18,000. The pass
 * counts only where passes are limited.
 */
export function tableKey(rules: Rules, table: Table): number {
  let lo = rules.passes === undefined ? 0 : Math.imul(table.pass, 0x27d4eb2f);
  let hi = 0;
  for (const group of rules.groups) {
    const salt = Math.imul(group.first + 1, 0x9e3779b1);
    for (let number = 0; number < group.count; number++) {
      const pile = pileOn(table, group.first + number);
      let low = Math.imul(pile.lo ^ salt, 0x2c1b3c6d);
      low ^= low >>> 12;
      let high = Math.imul(pile.hi ^ salt, 0x297a2d39);
      high ^= high >>> 15;
      lo = (lo + Math.imul(low, 0x165667b1)) | 0;
      hi = (hi + Math.imul(high ^ low, 0xd3a2646d)) | 0;
    }
  }
  return (hi & 0x1fffff) * 0x100000000 + (lo >>> 0);
}
