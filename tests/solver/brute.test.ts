/** The cunning search and the plain one agree on endgames, and every line of both replays. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  apply,
  refusal,
  tableText,
  type Rules,
  type Table,
} from '../../packages/engine/src/index.ts';
import { plainSearch } from '../../packages/solver/src/plain.ts';
import { search } from '../../packages/solver/src/search.ts';
import type { Progress, Verdict } from '../../packages/solver/src/verdict.ts';
import { rulesNamed, seeded } from '../engine/tables.ts';
import { endgame, games } from './positions.ts';

/** How many endgames of each game; more when asked for by the environment. */
const COUNT = Number(process.env.ENDGAMES ?? 1000 / 8);

function verdictOf(steps: Generator<Progress, Verdict>): Verdict {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function assertReplays(rules: Rules, start: Table, { line = [] }: Verdict): void {
  let table = start;
  for (const move of line) {
    assert.equal(refusal(rules, table, move), undefined);
    table = apply(rules, table, move);
  }
  assert.ok(rules.won(table, rules));
}

describe('the search says of an endgame what looking at everything says', () => {
  for (const [id, options] of games) {
    test(`in ${id} ${options}`, async () => {
      const rules = await rulesNamed(id, options);
      const random = seeded(id.length * 13 + options.length);
      const counts = { winnable: 0, unwinnable: 0, unknown: 0 };
      for (let decided = 0, i = 0; decided < COUNT; i++) {
        const table = endgame(rules, 4 + (i % 20), random);
        const plain = verdictOf(plainSearch(rules, table, { states: 1500 }));
        counts[plain.status]++;
        if (plain.status === 'unknown') continue;
        const found = verdictOf(search(rules, table, { states: 200_000 }));
        if (found.status === 'winnable') assertReplays(rules, table, found);
        if (plain.status === 'winnable') assertReplays(rules, table, plain);
        decided++;
        assert.equal(found.status, plain.status, tableText(rules, table));
      }
      assert.ok(counts.winnable > 0, JSON.stringify(counts));
      if (process.env.ENDGAMES) console.log(id, options, counts);
    });
  }
});
