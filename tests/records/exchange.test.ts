import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  draftsFor,
  FORMAT,
  fromCsv,
  fromJson,
  merge,
  sheetsOf,
  toCsv,
  toJson,
  VERSION,
  written,
} from 'solitaire-records';
import { csvText, defused, fused, parseCsv } from 'solitaire-records/csv';
import { anyLog, anyRow, anySheet, game, VEGAS } from './entries.ts';

test('a log is the same after a trip through JSON', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      assert.deepEqual(fromJson(toJson(log)), { entries: log, broken: [], newer: [] });
    }),
  );
});

test('a won game of two decks comes back whole, as JSON and as CSV', () => {
  const spider = { id: 'a', row: { ...game(104), won: true, game: 'spider 7' } };
  const log = written([], draftsFor('one', [], [spider]), 1);
  assert.deepEqual(fromJson(toJson(log)), { entries: log, broken: [], newer: [] });
  assert.deepEqual(fromCsv(toCsv(VEGAS, [spider])), { rows: [spider], broken: [] });
});

test('other texts are no log', () => {
  for (const text of ['', 'x', 'null', '[]', '{}', '{"format":"chess","entries":[]}']) {
    assert.equal(fromJson(text), undefined, text);
  }
});

test('what no game can be is put aside: days, numbers and moments out of reason', () => {
  const good = { version: VERSION, id: 'a', at: 1, sheet: 'one', kind: 'row', row: 'a' };
  const row = { date: '2026-11-30', won: true };
  const odd = [
    { ...good, at: 1e300, value: row },
    ...[
      { seconds: -5 },
      { seconds: 1e300 },
      { moves: -3 },
      { cards: -7 },
      { cards: 105 },
      { cards: 9999 },
      { points: 1e12 },
      { players: [1, 53] },
      { date: '2026-13-45' },
      { date: '2026-02-31' },
    ].map((fields) => ({ ...good, value: { ...row, ...fields } })),
  ];
  for (const entry of odd) {
    const read = fromJson(JSON.stringify({ format: FORMAT, entries: [entry] }));
    assert.deepEqual([read?.entries, read?.broken], [[], [entry]]);
  }
  for (const line of ['2026-13-45,yes,8', '2026-11-30,no,-7', '2026-11-30,no,9999']) {
    assert.deepEqual(fromCsv(`date,won,cards\n${line}\n`), { rows: [], broken: [1] });
  }
});

test('any cells are the same after a trip through CSV', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', ';', 'x') }),
  );
  const records = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 });
  fc.assert(
    fc.property(records, (lists) => {
      const head = lists.map(() => 'h').concat('h');
      assert.deepEqual(parseCsv(csvText([head, ...lists])), [head, ...lists]);
    }),
  );
});

test('CSV is taken as spreadsheets write it', () => {
  const rows = [
    ['date', 'cards'],
    ['2026-11-30', '8'],
  ];
  for (const text of [
    'date,cards\n2026-11-30,8',
    '\ufeffdate;cards\r\n2026-11-30;8\r\n\r\n',
    'date\tcards\r2026-11-30\t8\r',
    '"date","cards"\r\n"2026-11-30","8"',
  ]) {
    assert.deepEqual(parseCsv(text), rows, JSON.stringify(text));
  }
  assert.deepEqual(fromCsv('date,cards\n11/3/2026,8')?.rows[0]?.row.date, '2026-11-03');
});

test('rows are the same after a trip through CSV', () => {
  fc.assert(
    fc.property(anySheet, fc.uniqueArray(anyRow, { maxLength: 5 }), (sheet, all) => {
      const most = Math.max(0, ...all.map(({ players }) => players?.length ?? 0));
      const rows = all.map((row, at) => ({ id: `id${at}`, row }));
      const { rows: back = [], broken } = fromCsv(toCsv(sheet, rows)) ?? {};
      assert.deepEqual(broken, []);
      assert.ok(most <= 6);
      assert.deepEqual(back, rows);
    }),
  );
});

test('no cell of ours is a formula in a spreadsheet, and texts come back whole', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝'),
      (rest, sign) => {
        for (const text of [sign + rest, `'${sign}${rest}`, rest]) {
          assert.doesNotMatch(defused(text), /^[=+\-@\t\r]/);
          assert.equal(fused(defused(text)), text);
        }
      },
    ),
  );
  const csv = toCsv({ ...VEGAS, players: ['=1+1'] }, [
    { id: '@x', row: { ...game(8), note: '=HYPERLINK("http://x.example")' } },
  ]);
  for (const record of parseCsv(csv)) {
    for (const cell of record.filter((each) => Number.isNaN(Number(each)))) {
      assert.doesNotMatch(cell, /^[=+\-@]/);
    }
  }
});

test('a file read twice, or from two people, makes no doubles', () => {
  const csv = 'date,cards,won\n2026-11-30,8,no\n2026-11-30,8,no\n2026-12-01,52,yes\n';
  const { rows = [] } = fromCsv(csv) ?? {};
  assert.equal(rows.length, 3);
  const log = written([], draftsFor('one', [], rows), 1);
  const there = sheetsOf(log).get('one')?.rows ?? [];
  assert.deepEqual(draftsFor('one', there, rows), []);
  const other = written([], draftsFor('one', [], rows), 2);
  assert.equal(sheetsOf(merge(log, other)).get('one')?.rows.length, 3);
});

test('a row that was changed in a spreadsheet is changed, not doubled', () => {
  const rows = [{ id: 'a', row: game(8) }];
  const read = fromCsv(toCsv(VEGAS, rows).replace(',8,', ',9,'))?.rows ?? [];
  assert.deepEqual(draftsFor('one', rows, read), [
    { kind: 'row', sheet: 'one', row: 'a', value: game(9) },
  ]);
});

test('a record that is no row is told by its number, and the others are read', () => {
  const read = fromCsv('date,cards\n2026-11-30,8\nsometime,9\n2026-11-30,many\n2026-11-30,7');
  assert.deepEqual(
    read?.rows.map(({ row }) => row.cards),
    [8, 7],
  );
  assert.deepEqual(read?.broken, [2, 3]);
  assert.equal(fromCsv('name,age\nAda,36'), undefined);
});
