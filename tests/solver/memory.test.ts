/** A search holds no more memory than it is allowed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { search } from '../../packages/solver/src/search.ts';
import { dealt, rulesNamed } from '../../packages/solver/cli/verdict-of.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in lists of numbers, which is what searches keep their tables in. */
function held(): number {
  collect();
  return process.memoryUsage().arrayBuffers;
}

test('a search that decides nothing stays within the bytes that it is allowed', async () => {
  const bytes = 8e6;
  const rules = await rulesNamed('bakers-dozen');
  const before = held();
  let most = 0;
  const searching = search(rules, dealt(rules, 4), { bytes, states: 400_000 });
  for (const _ of searching) most = Math.max(most, held() - before);
  assert.ok(most > bytes / 8, `only ${most} bytes: that tells nothing`);
  assert.ok(most <= bytes, `${most} bytes`);
});
