import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  apply,
  dealTable,
  deckOf,
  moves,
  stuck,
  tableKey,
  type Rules,
  type Table,
} from '../../packages/engine/src/index.ts';
import { legalWords, playLine, rulesNamed, sessionOf, tableOf } from './tables.ts';

const bucket = await rulesNamed('bucket');
const strict = await rulesNamed('bucket', 'takeBack=no');
const klondike = await rulesNamed('klondike');

/** How many tables are within reach, this one among them; Infinity when there are many. */
function within(rules: Rules, start: Table): number {
  const found = new Map([[tableKey(rules, start), start]]);
  for (const table of found.values()) {
    for (const move of moves(rules, table)) {
      const after = apply(rules, table, move);
      const key = tableKey(rules, after);
      if (!found.has(key)) found.set(key, after);
    }
    if (found.size > 1000) return Infinity;
  }
  return found.size;
}

describe('a table without hope', () => {
  test('may have no move at all, as deal 1 of Bucket', () => {
    const table = dealTable(bucket, deckOf(bucket, 1));
    assert.deepEqual(moves(bucket, table), []);
    assert.equal(stuck(bucket, table), 'no-moves');
  });

  test('may have moves that go back and forth only', () => {
    const position = 'Tableau: AC 8H 7S | AD 8D | AH KC | AS KS | 2C KH | 2D KD | 2S JC | 2H JS';
    const session = sessionOf(bucket, position);
    assert.deepEqual(legalWords(bucket, session.table), ['12']);
    assert.equal(stuck(bucket, session.table), 'dead-end');
    playLine(session, '12 21 12');
    assert.equal(stuck(bucket, session.table), 'dead-end');
  });

  test('is not one that is won, even without a move', () => {
    const won = tableOf(strict, 'Foundations: C-K D-K H-K S-K');
    assert.deepEqual(moves(strict, won), []);
    assert.equal(stuck(strict, won), undefined);
  });

  test('is not one with more tables in reach than were looked at', () => {
    const table = dealTable(bucket, deckOf(bucket, 164));
    assert.equal(stuck(bucket, table, 50), undefined);
  });
});

describe('a position that needs a card taken back', () => {
  const position =
    'Foundations: C-3 D-K H-K S-K | Tableau: QC | TC | 9C | KC | 5C JC 8C | 7C | 4C | 6C';
  const line = '7h f2-7 17 51 f2-4 54 5h 8h 6h 1h 3h 2h 4h 4h 7h 4h 7h';

  test('is lost without that right, after three tables', () => {
    const table = tableOf(strict, position);
    assert.equal(within(strict, table), 3);
    assert.equal(stuck(strict, table), 'dead-end');
  });

  test('is won with it', () => {
    const session = sessionOf(bucket, position);
    assert.equal(within(bucket, session.table), Infinity);
    assert.equal(stuck(bucket, session.table), undefined);
    playLine(session, line);
    assert.ok(session.won);
    assert.equal(session.count, 17);
  });
});

describe('Klondike', () => {
  test('is not called lost while a move can turn up a card that was never seen', () => {
    for (let deal = 1; deal <= 50; deal++) {
      const table = dealTable(klondike, deckOf(klondike, deal));
      assert.equal(stuck(klondike, table), undefined);
    }
    const column = 'Tableau: (AC) 9H | TS';
    assert.equal(stuck(klondike, tableOf(klondike, column)), undefined);
    const stock = 'Stock: (KD) | Tableau: 9H | 9D';
    assert.equal(stuck(klondike, tableOf(klondike, stock)), undefined);
  });

  test('is lost when going through the stock again changes nothing', () => {
    const columns = '(AC) KC | (AD) KS | (2C) 3S | (2D) JC | JS | TC | 3C';
    const seen = `Pass: 2 | Stock: (5H) (7D) | Waste: 9S | Tableau: ${columns}`;
    assert.equal(stuck(klondike, tableOf(klondike, seen)), 'dead-end');
    const useful = seen.replace('(5H)', '(QD)');
    assert.equal(stuck(klondike, tableOf(klondike, useful)), undefined);
  });

  test('does not let on what lies face down', () => {
    const position = (hidden: string): string =>
      `Pass: 2 | Waste: 9S | Tableau: (${hidden}) 3S | (4C) TH | KC | KS | QS | 3C | 5S`;
    for (const hidden of ['AC', '2C', 'KD', 'AS']) {
      assert.equal(stuck(klondike, tableOf(klondike, position(hidden))), 'dead-end', hidden);
    }
  });

  test('has no move when neither stock nor waste nor columns have one', () => {
    assert.equal(stuck(klondike, tableOf(klondike, 'Tableau: (AC) 9H | (AD) 9D')), 'no-moves');
  });
});

describe('the key of a table', () => {
  const key = (rules: Rules, position: string): number => tableKey(rules, tableOf(rules, position));

  test('is the same when columns or foundations change places', () => {
    assert.equal(key(bucket, 'KC QD | 5S | 2H'), key(bucket, '5S | 2H | KC QD'));
    assert.equal(
      key(bucket, 'Foundations: C-A D-2 | Tableau: KS'),
      key(bucket, 'Foundations: D-2 C-A | Tableau: - | KS'),
    );
  });

  test('tells apart what plays differently', () => {
    const positions = [
      'Foundations: C-A | Tableau: KS',
      'Foundations: D-A | Tableau: KS',
      'Tableau: KS | AC',
      'Tableau: KS AC',
      'Tableau: AC KS',
      'Waste: AC | Tableau: KS',
      'Stock: (AC) | Tableau: KS',
      'Tableau: (KS) AC',
      'Tableau: KS | (AC)',
    ];
    const keys = positions.map((position) => key(klondike, position));
    assert.equal(new Set(keys).size, positions.length);
  });

  test('counts the pass only where passes are limited', async () => {
    const limited = await rulesNamed('klondike', 'passes=3');
    const second = 'Pass: 2 | Stock: (AC)';
    assert.equal(key(klondike, second), key(klondike, 'Stock: (AC)'));
    assert.notEqual(key(limited, second), key(limited, 'Stock: (AC)'));
  });
});
