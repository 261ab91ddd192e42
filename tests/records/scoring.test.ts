import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  breakEven,
  resultOf,
  running,
  runningOf,
  statistics,
  wilson,
  winners,
  type Row,
} from 'solitaire-records';
import { game, VEGAS } from './entries.ts';

const rows = [8, 52, 15].map(game);

test('games of 8, 52 and 15 cards at 50 and 5 a card: 10 down, 200 up, 225 up', () => {
  assert.deepEqual(
    rows.map((row) => resultOf(VEGAS, row)),
    [-10, 210, 25],
  );
  assert.deepEqual(running(VEGAS, rows), [-10, 200, 225]);
  const { games, won, total, best, average, streak, longest } = statistics(VEGAS, rows);
  assert.deepEqual([games, won, total, best, average], [3, 1, 225, 210, 75]);
  assert.deepEqual([streak, longest], [-1, 1]);
});

test('10 cards break even at 50 and 5 a card, 11 at 52, none at 300', () => {
  assert.equal(breakEven(VEGAS), 10);
  assert.equal(breakEven({ ...VEGAS, ante: 52 }), 11);
  assert.equal(breakEven({ ...VEGAS, ante: 300 }), undefined);
  assert.equal(breakEven({ ...VEGAS, ante: 0 }), 0);
  assert.equal(breakEven({ ...VEGAS, perCard: 0 }), undefined);
});

test('cents stay cents', () => {
  const sheet = { ...VEGAS, ante: 0.3, perCard: 0.1 };
  assert.deepEqual(running(sheet, [game(4), game(4), game(4)]), [0.1, 0.2, 0.3]);
});

test('the best and average time are those of won games', () => {
  const sheet = { ...VEGAS, scoring: 'time' as const };
  const timed: Row[] = [
    { date: '2026-11-30', won: true, seconds: 200 },
    { date: '2026-11-30', won: false, seconds: 20 },
    { date: '2026-11-30', won: true, seconds: 300 },
  ];
  const { best, average, won } = statistics(sheet, timed);
  assert.deepEqual([best, average, won], [200, 250, 2]);
});

test('in Double each player has a total, and the one with the most cards wins a game', () => {
  const double: Row[] = [
    { date: '2026-11-30', won: false, players: [30, 52] },
    { date: '2026-11-30', won: false, players: [20, 20] },
  ];
  assert.deepEqual(
    [runningOf(0, double), runningOf(1, double)],
    [
      [30, 50],
      [52, 72],
    ],
  );
  assert.deepEqual(double.map(winners), [[1], [0, 1]]);
});

test('Wilson’s interval is the one of the tables', () => {
  const rounded = (won: number, games: number) => wilson(won, games).map((at) => at.toFixed(4));
  assert.deepEqual(rounded(189, 442), ['0.3823', '0.4742']);
  assert.deepEqual(rounded(1, 3), ['0.0615', '0.7923']);
  assert.deepEqual(rounded(0, 10), ['0.0000', '0.2775']);
  assert.deepEqual(rounded(10, 10), ['0.7225', '1.0000']);
  assert.deepEqual(rounded(0, 0), ['0.0000', '1.0000']);
});

test('an empty sheet comes to nothing, without anything that is no number', () => {
  assert.deepEqual(statistics(VEGAS, []), {
    games: 0,
    won: 0,
    total: 0,
    interval: [0, 1],
    streak: 0,
    longest: 0,
    best: undefined,
    average: undefined,
  });
});
