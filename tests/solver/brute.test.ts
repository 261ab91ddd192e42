/** The cunning search and the plain one agree on endgames, and every line of both replays. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tableText } from '../../packages/engine/src/index.ts';
import { verdictOf } from '../../packages/solver/cli/verdict-of.ts';
import { plainSearch } from '../../packages/solver/src/plain.ts';
import { seeded } from '../engine/tables.ts';
import { assertHolds, endgame, games, nameOf, verdictOn } from './positions.ts';

/** How many endgames of each game; more when asked for by the environment. */
const COUNT = Number(process.env.ENDGAMES ?? Math.ceil(2000 / games.length));

describe('the search says of an endgame what looking at everything says', () => {
  let lost = 0;

  for (const rules of games) {
    const name = nameOf(rules);
    test(`in ${name}`, () => {
      const random = seeded(name.length * 13);
      const counts = { winnable: 0, unwinnable: 0, unknown: 0 };
      for (let decided = 0, i = 0; decided < COUNT; i++) {
        const table = endgame(rules, 4 + ((i * 7) % 30), random);
        const plain = verdictOf(plainSearch(rules, table, { states: 1500 }));
        counts[plain.status]++;
        if (plain.status === 'unknown') continue;
        const found = verdictOn(rules, table, { states: 200_000 });
        assertHolds(rules, table, plain);
        decided++;
        assert.equal(found.status, plain.status, tableText(rules, table));
      }
      assert.ok(counts.winnable > 0, JSON.stringify(counts));
      lost += counts.unwinnable;
      if (process.env.ENDGAMES) console.log(name, counts);
    });
  }

  test('and some can be lost', () => {
    assert.ok(lost > games.length, `${lost} lost`);
  });
});
