import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { stuck } from '../../packages/engine/src/index.ts';
import { playLine, rulesNamed, sessionOf, variantNamed } from './tables.ts';

/** Deal numbers, each with a line of play that wins it. */
const lines = readFileSync(new URL('golden/bucket-lines.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => {
    const [deal = '', line = ''] = row.split(': ');
    return { deal: Number(deal), line };
  });

describe('the winnable deals of Bucket', () => {
  test('are exactly those with a line that wins', async () => {
    const { winnable } = await variantNamed('bucket');
    assert.deepEqual(
      winnable,
      lines.map(({ deal }) => deal),
    );
    assert.ok(lines.length >= 10);
  });

  for (const options of ['', 'takeBack=no']) {
    test(`are won by their lines with ${options || 'the usual rules'}`, async () => {
      const rules = await rulesNamed('bucket', options);
      for (const { deal, line } of lines) {
        const session = sessionOf(rules, deal);
        playLine(session, line);
        assert.ok(session.won, `deal ${deal}`);
        assert.equal(session.count, line.split(' ').length);
        assert.equal(stuck(rules, session.table), undefined);
      }
    });
  }
});
