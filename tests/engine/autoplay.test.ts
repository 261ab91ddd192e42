import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  autoplay,
  finishingMoves,
  foundationMoves,
  moveText,
  type Autoplay,
  type Rules,
} from '../../packages/engine/src/index.ts';
import { moveOf, playLine, rulesNamed, sessionOf, tableOf, textOf } from './tables.ts';

const freecell = await rulesNamed('freecell');
const bucket = await rulesNamed('bucket');

/** What goes up by itself at a position, in notation as of that position. */
function goesUp(rules: Rules, position: string, level: Autoplay): string[] {
  const table = tableOf(rules, position);
  return autoplay(rules, table, level).map((move) => moveText(rules, table, move).slice(0, 1));
}

describe('autoplay', () => {
  const position = 'Foundations: C-2 D-2 H-4 S-2 | Tableau: KC 5H | KD 3S | KH 3C | 4S';

  test('does nothing when off', () => {
    assert.deepEqual(goesUp(freecell, position, 'off'), []);
  });

  test('plays everything when told to', () => {
    assert.deepEqual(goesUp(freecell, position, 'all').sort(), ['1', '2', '3', '4']);
  });

  test('safely plays a card only when both lower cards of the other color are up', () => {
    // The 5 of hearts waits for the black fours, of which one is still to be had.
    const waiting = 'Foundations: C-3 D-3 H-4 S-2 | Tableau: KC 5H | 4C KD | 3S KH | 4D KS';
    assert.deepEqual(goesUp(freecell, waiting, 'safe'), []);
    assert.deepEqual(goesUp(freecell, waiting, 'all'), ['1']);
    const ready = 'Foundations: C-4 D-3 H-4 S-4 | Tableau: KC 5H | KD | KH | 4D KS';
    assert.deepEqual(goesUp(freecell, ready, 'safe'), ['1']);
  });

  test('safely plays aces and twos at any time', () => {
    const low = 'Foundations: C-A | Tableau: KC 2C | KD AD | AS KS | AH KH';
    assert.deepEqual(goesUp(freecell, low, 'safe').sort(), ['1', '2']);
  });

  test('leaves the waste alone while its order decides what comes up in a later pass', async () => {
    const turned =
      'Stock: (6S) (5S) | Waste: KS 5H AC | Foundations: | Tableau: 9C | 8C | KH | 3D | 3S | 4D | KD';
    const safely = async (options: string): Promise<string[]> =>
      goesUp(await rulesNamed('klondike', options), turned, 'safe');
    assert.deepEqual(await safely('draw=3'), []);
    assert.deepEqual(await safely('draw=3&passes=1'), ['w']);
    assert.deepEqual(await safely('draw=1'), ['w']);
  });

  test('looks at all cards of lower rank where any suit is built on', async () => {
    const rules = await rulesNamed('canister');
    const other = 'Foundations: C-4 D-3 H-4 S-4 | Tableau: KC 5H | 4D KS';
    assert.deepEqual(goesUp(rules, other, 'safe'), []);
  });

  test('looks at cards of higher rank where columns are built up, too', async () => {
    const rules = await rulesNamed('canister', 'step=both');
    const wanted = 'Foundations: C-A | Tableau: KC 2C | 3D KS';
    assert.deepEqual(goesUp(rules, wanted, 'safe'), []);
    const free = 'Foundations: C-A D-3 H-3 S-3 | Tableau: KC 2C | 4D KS';
    assert.deepEqual(goesUp(rules, free, 'safe'), ['1']);
  });

  test('is one step with the move that it follows', () => {
    const session = sessionOf(freecell, 'Tableau: AC 9H | TS | 2C | KD');
    const before = textOf(session);
    assert.equal(session.play(moveOf(freecell, session.table, '12'), 'safe'), undefined);
    assert.equal(session.past.length, 1);
    assert.equal(session.past[0]?.moves.length, 3);
    assert.equal(session.count, 1);
    assert.ok(session.undo());
    assert.equal(textOf(session), before);
    assert.ok(session.redo());
    assert.match(textOf(session), /^AC 2C$/m);
  });

  test('leaves a card that was just taken back until the next move elsewhere', () => {
    for (const level of ['safe', 'all'] as const) {
      const session = sessionOf(bucket, 'Foundations: H-2 | Tableau: 3S | KC | QD');
      session.play(moveOf(bucket, session.table, 'f1-1'), level);
      assert.match(textOf(session), /^3S 2H$/m);
      session.play(moveOf(bucket, session.table, '32'), level);
      assert.match(textOf(session), /^AH 2H$/m);
    }
  });

  test('lets other cards go when one was just taken back', () => {
    const session = sessionOf(bucket, 'Foundations: H-2 | Tableau: 3S | AC');
    session.play(moveOf(bucket, session.table, 'f1-1'), 'all');
    assert.match(textOf(session), /^3S 2H$/m);
    assert.match(textOf(session), /^AC$/m);
    assert.equal(session.past[0]?.moves.length, 2);
  });
});

describe('finishing', () => {
  test('plays everything up when that wins', () => {
    const session = sessionOf(freecell, 'Foundations: C-K D-K H-J S-J | Tableau: KH QS | KS QH');
    const line = finishingMoves(freecell, session.table);
    assert.ok(line);
    assert.equal(session.playAll(line), undefined);
    assert.ok(session.won);
    assert.equal(session.past.length, 1);
  });

  test('is not offered when playing everything up gets stuck', () => {
    const blocked = 'Foundations: C-K D-K H-J S-J | Tableau: QH KH | QS KS';
    const table = tableOf(freecell, blocked);
    assert.equal(finishingMoves(freecell, table), undefined);
    assert.deepEqual(foundationMoves(freecell, table), []);
    const partly = tableOf(freecell, 'Foundations: C-Q D-K H-J S-J | Tableau: QH KH | QS KS | KC');
    assert.equal(finishingMoves(freecell, partly), undefined);
  });

  test('is not offered when the game is won', () => {
    const won = tableOf(freecell, 'Foundations: C-K D-K H-K S-K');
    assert.equal(finishingMoves(freecell, won), undefined);
  });

  test('is not offered while cards lie in the stock', async () => {
    const klondike = await rulesNamed('klondike');
    const home = 'Foundations: C-K D-K H-K S-Q';
    assert.equal(finishingMoves(klondike, tableOf(klondike, `Stock: (KS) | ${home}`)), undefined);
    const session = sessionOf(klondike, `Waste: KS | ${home}`);
    assert.ok(finishingMoves(klondike, session.table));
    playLine(session, 'wh');
    assert.ok(session.won);
  });

  test('turns up the face-down cards on its way', async () => {
    const klondike = await rulesNamed('klondike');
    const table = tableOf(klondike, 'Foundations: C-K D-K H-K S-J | Tableau: (KS) QS');
    assert.equal(finishingMoves(klondike, table)?.length, 2);
  });
});
