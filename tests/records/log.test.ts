import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { inverse, merge, readEntries, sheetsOf, written, type Draft } from 'solitaire-records';
import { anyEntry, anyLog, game, rowEntry, VEGAS } from './entries.ts';

/** All that a log says, whatever the ids. */
const contents = (log: readonly object[]) =>
  new Set(log.map((entry) => JSON.stringify({ ...entry, id: '' })));

test('merging a log with itself changes nothing', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const once = merge(log);
      assert.deepEqual(merge(once, once), once);
      assert.deepEqual(merge(once, log), once);
    }),
  );
});

test('it makes no difference which log is merged into which, nor in what order', () => {
  fc.assert(
    fc.property(anyLog, anyLog, anyLog, (a, b, c) => {
      assert.deepEqual(merge(a, b), merge(b, a));
      assert.deepEqual(merge(merge(a, b), c), merge(a, merge(b, c)));
    }),
  );
});

test('merging loses nothing, not even of two entries with one id, and makes nothing up', () => {
  fc.assert(
    fc.property(anyLog, anyLog, (a, b) => {
      assert.deepEqual(contents(merge(a, b)), contents([...a, ...b]));
      const ids = merge(a, b).map(({ id }) => id);
      assert.equal(new Set(ids).size, ids.length);
    }),
  );
});

test('the order of an entry’s fields makes no difference', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      const turned = (object: object): object =>
        Object.fromEntries(
          Object.entries(object)
            .reverse()
            .map(([name, value]: [string, unknown]) => [
              name,
              value && typeof value === 'object' && !Array.isArray(value) ? turned(value) : value,
            ]),
        );
      assert.deepEqual(merge(log, log.map(turned) as typeof log), merge(log));
    }),
  );
});

test('entries are the same when they have been JSON', () => {
  fc.assert(
    fc.property(fc.array(anyEntry), (log) => {
      const { entries, broken, newer } = readEntries(JSON.parse(JSON.stringify(log)) as unknown[]);
      assert.deepEqual([entries, broken, newer], [log, [], []]);
    }),
  );
});

test('what was written last counts, and a row keeps its place', () => {
  const log = merge([
    rowEntry('a', 1, game(8)),
    rowEntry('b', 2, game(52)),
    rowEntry('c', 3, game(9), 'a'),
    rowEntry('d', 4, game(15)),
    rowEntry('e', 5, null, 'b'),
  ]);
  const rows = sheetsOf(log).get('one')?.rows ?? [];
  assert.deepEqual(
    rows.map(({ id, row }) => [id, row.cards]),
    [
      ['a', 9],
      ['d', 15],
    ],
  );
});

test('whatever is written can be taken back', () => {
  const row = fc.constantFrom('r1', 'r2', 'r3');
  const draft: fc.Arbitrary<Draft> = fc.record({
    kind: fc.constant('row' as const),
    sheet: fc.constant('one'),
    row,
    value: fc.constantFrom(game(3), game(52), null),
  });
  fc.assert(
    fc.property(fc.array(draft, { maxLength: 5 }), fc.array(draft, { maxLength: 5 }), (a, b) => {
      const log = written([], a, 100);
      const more = merge(log, written(log, b, 100));
      const back = merge(more, written(more, inverse(log, b), 100));
      const rows = (of: typeof log) =>
        new Map((sheetsOf(of).get('one')?.rows ?? []).map(({ id, row }) => [id, row]));
      assert.deepEqual(rows(back), rows(log));
    }),
  );
});

test('entries come after all that is known, even when the clock has gone back', () => {
  const log = [rowEntry('a', 5000, game(8))];
  const drafts: Draft[] = [
    { kind: 'sheet', sheet: 'one', value: VEGAS },
    { kind: 'row', sheet: 'one', row: 'r', value: game(1) },
  ];
  assert.deepEqual(
    written(log, drafts, 17).map(({ at }) => at),
    [5001, 5002],
  );
  assert.equal(new Set(written(log, [...drafts, ...drafts], 17).map(({ id }) => id)).size, 4);
});
