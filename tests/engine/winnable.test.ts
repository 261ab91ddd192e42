import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { stuck } from '../../packages/engine/src/index.ts';
import { playLine, rulesNamed, sessionOf, variantNamed } from './tables.ts';
import { variantIds } from '../variant-ids.ts';

/** Deal numbers, each with a line of play that wins it. */
function linesOf(id: string): { deal: number; line: string }[] {
  const file = new URL(`golden/${id}-lines.txt`, import.meta.url);
  if (!existsSync(file)) return [];
  const rows = readFileSync(file, 'utf8').trim().split('\n');
  return rows.map((row) => {
    const [deal = '', line = ''] = row.split(': ');
    return { deal: Number(deal), line };
  });
}

for (const id of variantIds) {
  describe(`the winnable deals of ${id}`, () => {
    const lines = linesOf(id);

    test('are exactly those with a line that wins', async () => {
      const { winnable = [] } = await variantNamed(id);
      assert.deepEqual(
        winnable,
        lines.map(({ deal }) => deal),
      );
    });

    for (const option of ['', 'takeBack=yes', 'takeBack=no']) {
      test(`are won by their lines with ${option || 'the usual rules'}`, async () => {
        const { options } = await variantNamed(id);
        if (option && !options.takeBack) return;
        const rules = await rulesNamed(id, option);
        for (const { deal, line } of lines) {
          const session = sessionOf(rules, deal);
          playLine(session, line);
          assert.ok(session.won, `deal ${deal}`);
          assert.equal(session.past.length, line.split(' ').length);
          assert.equal(stuck(rules, session.table), undefined);
        }
      });
    }
  });
}

test('Bucket has a list to choose from, as few of its deals can be won', () => {
  assert.ok(linesOf('bucket').length >= 10);
});
