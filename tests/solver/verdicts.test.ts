/**
 * Verdicts that other programs reached. The deals of golden/ were decided by Solvitaire, most of
 * them by a second program too; the first line of each file names the game.
 */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, test } from 'node:test';
import { dealTable, deckOf, type Rules } from '../../packages/engine/src/index.ts';
import { rulesNamed, tableOf } from '../engine/tables.ts';
import { verdictOn } from './positions.ts';

describe('no verdict differs from that of another program', () => {
  for (const file of globSync('tests/solver/golden/*.txt').sort()) {
    test(`on ${basename(file, '.txt')}`, async () => {
      const [game = '', ...rows] = readFileSync(file, 'utf8').trim().split('\n');
      const [id = '', options = ''] = game.split(' ');
      const rules = await rulesNamed(id, options);
      let unknown = 0;
      for (const row of rows) {
        const [expected = '', text = ''] = row.split('; ');
        const { status } = verdictOn(rules, tableOf(rules, text), { states: 60_000 });
        if (status === 'unknown') unknown++;
        else assert.equal(status, expected, text);
      }
      assert.ok(unknown <= rows.length / 3, `${unknown} of ${rows.length} unknown`);
    });
  }
});

describe('a card may have to come back from a foundation', () => {
  const text =
    'Foundations: C-3 D-K H-K S-K | Tableau: QC | TC | 9C | KC | 5C JC 8C | 7C | 4C | 6C';

  test('to win this table of Bucket', async () => {
    const start = (rules: Rules) => tableOf(rules, text);
    const free = await rulesNamed('bucket');
    const strict = await rulesNamed('bucket', 'takeBack=no');
    const won = verdictOn(free, start(free), { states: 100_000 });
    assert.equal(won.status, 'winnable');
    const back = won.line?.some((move) => 'from' in move && move.from < 4);
    assert.ok(back, 'without taking back');
    assert.equal(verdictOn(strict, start(strict), { states: 100_000 }).status, 'unwinnable');
  });
});

describe('deals known to be hard', () => {
  test('FreeCell 11982 cannot be won', async () => {
    const rules = await rulesNamed('freecell');
    const table = dealTable(rules, deckOf(rules, 11982));
    assert.equal(verdictOn(rules, table, {}).status, 'unwinnable');
  });

  test('FreeCell 1 to 100 are won', async () => {
    const rules = await rulesNamed('freecell');
    for (let deal = 1; deal <= 100; deal++) {
      const table = dealTable(rules, deckOf(rules, deal));
      assert.equal(verdictOn(rules, table, { states: 200_000 }).status, 'winnable', `deal ${deal}`);
    }
  });
});

test('a game of one move is won by it, a won table by none', async () => {
  const rules = await rulesNamed('klondike');
  const all = 'Foundations: C-K D-K H-K S-K';
  assert.deepEqual(verdictOn(rules, tableOf(rules, all), {}).line, []);
  const last = 'Stock: (KS) | Foundations: C-K D-K H-K S-Q';
  assert.equal(verdictOn(rules, tableOf(rules, last), {}).line?.length, 2);
});
