import { say, saying } from './message.ts';
import { carry, drop } from './pile.ts';
import { runLength, type BuildRule } from './rules.ts';
import { pileOn, withPiles, type Table } from './table.ts';
import { pilesOf, type Rules, type Settle } from './variant.ts';

/** A run of `length` cards on top of a column goes to the first empty foundation by itself. */
export const clearRuns = (rule: BuildRule, length: number): Settle =>
  saying(say('settle.clearRuns', { length, rule: rule.says }), (table: Table, rules: Rules) => {
    const foundations = pilesOf(rules, 'foundation');
    let cleared = table;
    for (const index of pilesOf(rules, 'tableau')) {
      const pile = pileOn(table, index);
      const to = foundations.find((each) => pileOn(cleared, each).size === 0);
      if (to === undefined || runLength(pile, rule) < length) continue;
      cleared = withPiles(cleared, [
        [index, drop(pile, length)],
        [to, carry(pile, length, pileOn(cleared, to))],
      ]);
    }
    return cleared;
  });
