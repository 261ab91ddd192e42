import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moves, rulesOf } from '../../packages/engine/src/index.ts';
import { rulesNamed, sessionOf, variantNamed } from './tables.ts';
import { variantIds } from '../variant-ids.ts';

/** The count of moves after two moves, one undo and one redo. */
async function counts(id: string, undo: string) {
  const session = sessionOf(await rulesNamed(id, undo && `undo=${undo}`), 3250);
  const play = () => session.play(moves(session.rules, session.table)[0] ?? { action: 'draw' });
  assert.deepEqual([play(), play()], [undefined, undefined]);
  session.undo();
  const undone = session.count;
  session.redo();
  return [undone, session.count];
}

test('what an undo does to the count of moves is chosen, and usual is what players expect', async () => {
  for (const id of ['bucket', 'klondike', 'tripeaks']) {
    assert.deepEqual(await counts(id, 'rewinds'), [1, 2], id);
    assert.deepEqual(await counts(id, 'adds'), [3, 4], id);
    assert.deepEqual(await counts(id, 'keeps'), [2, 2], id);
  }
  assert.deepEqual(await counts('bucket', ''), [1, 2]);
  assert.deepEqual(await counts('klondike', ''), [3, 4]);
});

test('every variant offers that choice, and it has no say in what can be won', async () => {
  for (const id of variantIds) {
    const { undo } = (await variantNamed(id)).options;
    assert.deepEqual([...(undo?.values ?? [])].sort(), ['adds', 'keeps', 'rewinds'], id);
    assert.equal(undo?.aside, true, id);
  }
});

test('after a restart, steps that are played again count again', async () => {
  for (const undo of ['rewinds', 'adds', 'keeps']) {
    const session = sessionOf(await rulesNamed('bucket', `undo=${undo}`), 3250);
    session.play(moves(session.rules, session.table)[0] ?? { action: 'draw' });
    session.play(moves(session.rules, session.table)[0] ?? { action: 'draw' });
    session.undo();
    session.play(moves(session.rules, session.table)[1] ?? { action: 'draw' });
    const { count } = session;
    assert.equal(count, { rewinds: 2, adds: 4, keeps: 3 }[undo]);
    session.restart();
    assert.equal(session.count, 0);
    while (session.redo());
    assert.equal(session.count, count, undo);
  }
});

test('where there is no undo, the choice changes nothing', async () => {
  const variant = await variantNamed('double-solitaire');
  assert.equal(rulesOf(variant, { form: 'race', undo: 'adds' }).undo, 'never');
});
