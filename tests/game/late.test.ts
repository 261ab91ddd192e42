import assert from 'node:assert/strict';
import { test } from 'node:test';
import { late } from '../../packages/game/src/late.ts';

test('what is fetched late is fetched once, whoever asks', async () => {
  let fetched = 0;
  const part = late(() => Promise.resolve(++fetched));
  assert.deepEqual(await Promise.all([part(), part()]), [1, 1]);
  assert.equal(await part(), 1);
});

test('what could not be fetched is fetched again when it is asked for again', async () => {
  let fetched = 0;
  const part = late(() =>
    ++fetched === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('here'),
  );
  await assert.rejects(part(), /offline/);
  assert.equal(await part(), 'here');
  assert.equal(await part(), 'here');
  assert.equal(fetched, 2);
});
