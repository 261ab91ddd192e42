import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  loadGame,
  readSaved,
  rulesOf,
  saveGame,
  startGame,
  type Game,
  type Variant,
} from '../../packages/engine/src/index.ts';
import {
  inEnglish,
  moveOf,
  playLine,
  rulesNamed,
  sessionOf,
  textOf,
  variantNamed,
} from './tables.ts';

const bucket = await variantNamed('bucket');
const klondike = await variantNamed('klondike');

function load(variant: Variant, text: string): Game {
  const saved = readSaved(text);
  assert.ok('value' in saved, text);
  const game = loadGame(variant, saved.value);
  assert.ok('value' in game, 'problem' in game ? inEnglish(game.problem) : '');
  return game.value;
}

function problemIn(variant: Variant, text: string): string {
  const saved = readSaved(text);
  if ('problem' in saved) return inEnglish(saved.problem);
  const game = loadGame(variant, saved.value);
  assert.ok('problem' in game, text);
  return inEnglish(game.problem);
}

const saved = (fields: object): string =>
  JSON.stringify({ version: 1, variant: 'bucket', options: '', deal: 3250, moves: '', ...fields });

describe('a saved game', () => {
  test('keeps the id that it was given, and is known to have had none', () => {
    const session = sessionOf(rulesOf(bucket), 3250);
    const text = () => saveGame({ session, origin: { deal: 3250 }, elapsed: 0 });
    assert.equal(load(bucket, text()).session.id, '');
    session.id = 'mine';
    assert.equal(load(bucket, text()).session.id, 'mine');
    assert.equal(load(bucket, saved({ id: 7 })).session.id, '');
  });

  test('is text with what was dealt and every move', async () => {
    const session = sessionOf(await rulesNamed('bucket', 'takeBack=no'), 3250);
    playLine(session, '34 68 61 6h');
    assert.deepEqual(JSON.parse(saveGame({ session, origin: { deal: 3250 }, elapsed: 61.8 })), {
      version: 1,
      variant: 'bucket',
      options: 'takeBack=no',
      deal: 3250,
      moves: '34 68 61 6h',
      elapsed: 61,
    });
  });

  test('comes back with what was taken back, ready to be played again', async () => {
    const session = sessionOf(await rulesNamed('klondike', 'draw=1'), 5);
    playLine(session, 'draw draw draw draw');
    session.undo();
    session.undo();
    const text = saveGame({ session, origin: { deal: 5 }, elapsed: 9 });
    const { session: again, origin, elapsed } = load(klondike, text);
    assert.deepEqual([origin, elapsed], [{ deal: 5 }, 9]);
    assert.equal(textOf(again), textOf(session));
    assert.equal(again.count, 6, 'each undo counts as a move');
    assert.equal(again.future.length, 2);
    assert.ok(again.redo() && again.redo());
    assert.equal(again.redo(), false);
    assert.equal(again.past.length, 4);
  });

  test('keeps the moves of one step together', async () => {
    const rules = await rulesNamed('bucket');
    const session = sessionOf(rules, 'Tableau: AC 9H | TS | 2C | KD');
    session.play(moveOf(rules, session.table, '12'), 'all');
    const { position } = JSON.parse(
      saveGame({ session, origin: { position: textOf(session) }, elapsed: 0 }),
    ) as { position: string };
    const text = saveGame({ session, origin: { position }, elapsed: 0 });
    assert.match(text, /"moves":"12\+1h\+3h"/);
    const { session: again } = load(bucket, text);
    assert.equal(textOf(again), textOf(session));
    assert.equal(again.past.length, 1);
  });

  test('keeps the total that a cumulative score started from', async () => {
    const session = sessionOf(await rulesNamed('klondike', 'scoring=vegas&cumulative=yes'), 5, 35);
    assert.equal(session.score, -15);
    const text = saveGame({ session, origin: { deal: 5 }, elapsed: 0 });
    assert.equal(load(klondike, text).session.score, -15);
  });

  test('has what it needs and no more', () => {
    const { session, elapsed } = load(bucket, '{"version":1,"variant":"bucket","deal":3250}');
    assert.deepEqual([session.count, elapsed], [0, 0]);
  });
});

describe('a bad save', () => {
  test('is told apart from a save', () => {
    for (const text of ['', 'garbage', '{', 'null', '7', '"text"', '{"version":1}']) {
      assert.equal(problemIn(bucket, text), 'This is not a saved game.', text);
    }
  });

  test('with options or moves that are no text is no save', () => {
    for (const bad of [{ options: {} }, { options: 1 }, { moves: ['34'] }, { moves: null }]) {
      assert.equal(problemIn(bucket, saved(bad)), 'This is not a saved game.');
    }
  });

  test('of another version is told so', () => {
    for (const version of [0, 2, '1', null]) {
      assert.equal(
        problemIn(bucket, saved({ version })),
        'This game was saved by another version.',
      );
    }
  });

  test('with an option or value that is not there names it', () => {
    assert.match(problemIn(bucket, saved({ options: 'speed=9' })), /no option “speed”/);
    assert.match(problemIn(bucket, saved({ options: 'cells=9' })), /“cells” can’t be “9”/);
  });

  test('with a bad deal number or position says so', () => {
    for (const deal of [0, -1, 1.5, 2 ** 33, '1', null]) {
      assert.match(problemIn(bucket, saved({ deal })), /is not a deal number/);
    }
    assert.match(problemIn(bucket, saved({ position: 'AC AC' })), /AC stands there twice/);
  });

  test('with a move that can’t be played names the step', () => {
    assert.match(
      problemIn(bucket, saved({ moves: '34 68 68' })),
      /^Move 3, “68”, can’t be played\. /,
    );
    assert.match(problemIn(bucket, saved({ moves: '34 68+what' })), /^Move 2, “68\+what”/);
  });

  test('with senseless numbers is played as far as it makes sense', () => {
    const { session, elapsed } = load(
      bucket,
      saved({ moves: '34 68', undone: 1e15, count: -3, elapsed: 'long', carried: 'much' }),
    );
    assert.equal(session.table, session.start);
    assert.equal(session.future.length, 2);
    assert.deepEqual([session.count, session.score, elapsed], [0, 0, 0]);
  });

  test('never throws', () => {
    const fields = fc.record(
      {
        options: fc.oneof(fc.string(), fc.constant('takeBack=no')),
        deal: fc.jsonValue(),
        position: fc.jsonValue(),
        moves: fc.jsonValue(),
        undone: fc.jsonValue(),
        count: fc.jsonValue(),
        carried: fc.jsonValue(),
        elapsed: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fields, (some) => {
        const read = readSaved(saved(some));
        assert.ok('value' in read);
        const game = loadGame(bucket, read.value);
        assert.ok('value' in game || inEnglish(game.problem));
      }),
    );
    fc.assert(
      fc.property(fc.json(), (text) => {
        const read = readSaved(text);
        assert.ok('value' in read || inEnglish(read.problem));
      }),
    );
  });
});

test('a game does not start from what is no deal', async () => {
  const rules = await rulesNamed('bucket');
  for (const origin of [{ deal: 0 }, { deal: NaN }, { position: '' }]) {
    assert.ok('problem' in startGame(rules, origin));
  }
});
