import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEntries, readEntry, VERSION, type Migration } from 'solitaire-records';
import { game, rowEntry } from './entries.ts';

/** Version 1 said `score`; version 2 renamed that to `cards`; version 3 has no row without a date. */
const steps: Migration[] = [
  (entry) => {
    const { score, ...row } = entry['value'] as { score: number };
    return { ...entry, value: { ...row, cards: score } };
  },
  (entry) => ({ ...entry, value: { date: '2000-01-01', ...(entry['value'] as object) } }),
];

const old = (version: number, value: object) => ({ ...rowEntry('a', 1, null), version, value });

test('an entry goes through all versions from its own on', () => {
  const now = { ...rowEntry('a', 1, { date: '2000-01-01', won: true, cards: 52 }), version: 3 };
  assert.deepEqual(readEntry(old(1, { won: true, score: 52 }), steps), now);
  assert.deepEqual(readEntry(old(2, { won: true, cards: 52 }), steps), now);
  assert.deepEqual(readEntry(now, steps), now);
});

test('an entry of a later version is told apart from a broken one', () => {
  assert.equal(readEntry(old(4, {}), steps), 'newer');
  assert.equal(
    readEntry(old(1, {}), [
      () => {
        throw new Error('no');
      },
    ]),
    'broken',
  );
});

test('what is no entry is handed back as it came', () => {
  const good = rowEntry('a', 1, game(8));
  const bad = [
    null,
    7,
    'text',
    [],
    {},
    { ...good, version: 0 },
    { ...good, version: '1' },
    { ...good, id: '' },
    { ...good, at: NaN },
    { ...good, kind: 'column' },
    { ...good, row: undefined },
    { ...good, value: { ...game(8), cards: '8' } },
    { ...good, value: { ...game(8), date: 'today' } },
    { ...good, value: { ...game(8), players: [1, null] } },
    { ...good, kind: 'sheet', value: { name: 'x', scoring: 'poker' } },
  ];
  const later = { ...good, version: VERSION + 1 };
  assert.deepEqual(readEntries([...bad, good, later]), {
    entries: [good],
    broken: bad,
    newer: [later],
  });
});
