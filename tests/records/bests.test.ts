import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bests, fromCsv, placeOf, readRow, toCsv, type Row } from 'solitaire-records';
import { VEGAS } from './entries.ts';

const row = (won: boolean, seconds?: number, moves?: number, points?: number): Row => ({
  date: '2026-11-30',
  won,
  ...(seconds !== undefined && { seconds }),
  ...(moves !== undefined && { moves }),
  ...(points !== undefined && { points }),
});

test('times and moves are best in wins, points in any game', () => {
  const rows = [row(true, 200, 90, 300), row(false, 20, 5, 900), row(true, 100, 110), row(true)];
  assert.deepEqual(bests(rows), { fastest: 100, average: 150, fewest: 90, highest: 900 });
});

test('no games have no bests', () => {
  const none = { fastest: undefined, average: undefined, fewest: undefined, highest: undefined };
  assert.deepEqual(bests([]), none);
  assert.deepEqual(bests([row(false, 20, 5)]), none);
});

test('a win has its place among the wins, and like ones share it', () => {
  const others = [row(true, 100), row(true, 200), row(true, 200), row(false, 10), row(true)];
  const place = (seconds: number) => placeOf(row(true, seconds), others, 'seconds');
  assert.deepEqual(place(50), { place: 1, of: 4, best: 100 });
  assert.deepEqual(place(100), { place: 1, of: 4, best: 100 });
  assert.deepEqual(place(200), { place: 2, of: 4, best: 100 });
  assert.deepEqual(place(201), { place: 4, of: 4, best: 100 });
  assert.equal(placeOf(row(true, 5), [row(false, 9)], 'seconds'), undefined);
  assert.equal(placeOf(row(true), others, 'moves'), undefined);
});

test('moves are read, or the row is none', () => {
  assert.deepEqual(readRow({ date: '2026-11-30', won: true, moves: 87 }), row(true, undefined, 87));
  assert.equal(readRow({ date: '2026-11-30', won: true, moves: '87' }), undefined);
});

test('moves go through CSV, and a file from before there were any is read', () => {
  const text = toCsv(VEGAS, [{ id: 'a', row: row(true, 9, 87) }]);
  assert.deepEqual(fromCsv(text)?.rows, [{ id: 'a', row: row(true, 9, 87) }]);
  const old =
    'date,won,cards,points,seconds,note,game,result,total,id\r\n2026-11-30,yes,,,9,,,0,0,a\r\n';
  assert.deepEqual(fromCsv(old)?.rows, [{ id: 'a', row: row(true, 9) }]);
});
