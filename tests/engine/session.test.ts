import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  Session,
  dealTable,
  deckOf,
  moves,
  tableKey,
  type Move,
} from '../../packages/engine/src/index.ts';
import { moveOf, oneOf, playLine, rulesNamed, seeded, sessionOf, textOf } from './tables.ts';

const bucket = await rulesNamed('bucket');
const LINE = '34 68 61 6h 76 7h 73 7h 5h 35';

describe('a session', () => {
  test('counts a move for each step', () => {
    const session = sessionOf(bucket, 3250);
    playLine(session, LINE);
    assert.equal(session.count, 10);
    assert.equal(session.past.length, 10);
  });

  test('changes nothing when a move is refused', () => {
    const session = sessionOf(bucket, 3250);
    playLine(session, LINE);
    session.undo();
    const { table, count, past, future } = session;
    const before = { table, count, past: [...past], future: [...future] };
    assert.ok(session.play({ from: 4, to: 4, count: 1 }));
    assert.ok(session.play({ action: 'draw' }));
    assert.ok(session.playAll([moveOf(bucket, table, '35'), { from: 4, to: 4, count: 1 }]));
    assert.deepEqual(
      { table: session.table, count: session.count, past: session.past, future: session.future },
      before,
    );
  });

  test('plays several moves as one step, and none as no step', () => {
    const session = sessionOf(bucket, 3250);
    const first = moveOf(bucket, session.table, '34');
    const second = moveOf(bucket, session.table, '68');
    assert.equal(session.playAll([first, second]), undefined);
    assert.equal(session.count, 1);
    assert.equal(session.playAll([]), undefined);
    assert.equal(session.count, 1);
    session.undo();
    assert.equal(session.table, session.start);
  });

  test('takes back and plays again without limit', () => {
    const session = sessionOf(bucket, 3250);
    playLine(session, LINE);
    const end = session.table;
    for (let i = 0; i < 10; i++) assert.equal(session.undo(), true);
    assert.equal(session.undo(), false);
    assert.equal(session.table, session.start);
    assert.equal(session.future.length, 10);
    for (let i = 0; i < 10; i++) assert.equal(session.redo(), true);
    assert.equal(session.redo(), false);
    assert.deepEqual(session.table, end);
  });

  test('forgets what was taken back once another move is made', () => {
    const session = sessionOf(bucket, 3250);
    playLine(session, '34 68');
    session.undo();
    playLine(session, '46');
    assert.equal(session.redo(), false);
    assert.equal(session.count, 2);
  });

  test('restarts with the same deal, from where all can be played again', () => {
    const session = sessionOf(bucket, 3250);
    playLine(session, LINE);
    const end = textOf(session);
    session.undo();
    session.restart();
    assert.deepEqual(session.table, dealTable(bucket, deckOf(bucket, 3250)));
    assert.equal(session.count, 0);
    assert.deepEqual(session.past, []);
    while (session.redo());
    assert.equal(textOf(session), end);
  });

  test('goes through the same redeals again', async () => {
    const rules = await rulesNamed('klondike');
    const session = sessionOf(rules, 7);
    const keys = [tableKey(rules, session.table)];
    for (let i = 0; i < 20; i++) {
      const draw = session.play({ action: 'draw' });
      if (draw) assert.equal(session.play({ action: 'redeal' }), undefined);
      keys.push(tableKey(rules, session.table));
    }
    for (const key of keys.toReversed()) {
      assert.equal(tableKey(rules, session.table), key);
      session.undo();
    }
    for (const key of keys) {
      assert.equal(tableKey(rules, session.table), key);
      session.redo();
    }
  });
});

describe('an undo and the count of moves', () => {
  const counts = async (undo: string): Promise<number[]> => {
    const session = sessionOf(await rulesNamed('klondike', `undo=${undo}`), 1);
    const seen: number[] = [];
    const note = (): number => seen.push(session.count);
    playLine(session, 'draw draw draw');
    note();
    session.undo();
    note();
    session.undo();
    note();
    session.redo();
    note();
    playLine(session, 'draw');
    note();
    return seen;
  };

  test('adds a move where an undo is one', async () => {
    assert.deepEqual(await counts('adds'), [3, 4, 5, 6, 7]);
  });
  test('keeps the count', async () => {
    assert.deepEqual(await counts('keeps'), [3, 3, 3, 3, 4]);
  });
  test('goes back with the undo', async () => {
    assert.deepEqual(await counts('rewinds'), [3, 2, 1, 2, 3]);
  });
  test('goes back in games that say nothing of it', () => {
    const session = sessionOf(bucket, 3250);
    playLine(session, '34 68');
    session.undo();
    assert.equal(session.count, 1);
  });
});

test('any wild play leaves every card on the table, and all of it can be taken back', async () => {
  for (const id of ['bucket', 'klondike']) {
    const rules = await rulesNamed(id);
    const random = seeded(1);
    const session = new Session(rules, dealTable(rules, deckOf(rules, 164)));
    const number = (): number => Math.floor(random() * 16) - 2;
    for (let i = 0; i < 3000; i++) {
      const wild: Move = { from: number(), to: number(), count: number() };
      const turn = random();
      if (turn < 0.5) session.play(wild, oneOf(['off', 'safe', 'all'], random));
      else if (turn < 0.7) session.undo();
      else if (turn < 0.8) session.redo();
      else {
        const legal = moves(rules, session.table);
        if (legal.length > 0) session.play(oneOf(legal, random));
      }
      const words = textOf(session).match(/[A2-9TJQK][CDHS]/g) ?? [];
      const all = new Set(words.filter((word) => !word.startsWith('-')));
      assert.equal(all.size, 52);
      assert.equal(words.length, 52);
    }
    while (session.undo());
    assert.deepEqual(session.table, dealTable(rules, deckOf(rules, 164)));
  }
});
