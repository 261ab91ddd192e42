import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { apply, describePile, pressAt, type Table } from '../../packages/engine/src/index.ts';
import {
  inEnglish,
  legalWords,
  playLine,
  refusalOf,
  rulesNamed,
  sessionOf,
  textOf,
} from './tables.ts';

describe('Clock', () => {
  test('puts each card under the pile of its hour and turns the next one there', async () => {
    const text = 'Tableau:\n(2C) (3C) (4C) (KD)\n' + '-\n'.repeat(11) + '(KC) (KH) (KS) (AH)\n';
    const session = sessionOf(await rulesNamed('clock'), text);
    playLine(session, 'turn');
    assert.match(textOf(session), /^Hand: AH\n/);
    playLine(session, 'turn');
    assert.match(textOf(session), /^Hand: KD\nTableau:\nAH \(2C\) \(3C\) \(4C\)\n/);
    playLine(session, 'turn turn turn turn');
    assert.match(textOf(session), /KC KH KS KD\n$/);
    assert.deepEqual(legalWords(session.rules, session.table), []);
    assert.equal(session.won, false, 'cards are still face down');
  });

  test('is played at the card in hand, or at the pile that it goes under', async () => {
    const text = 'Tableau:\n(2C) (3C) (4C) (KD)\n' + '-\n'.repeat(11) + '(KC) (KH) (KS) (AH)\n';
    const { rules, table } = sessionOf(await rulesNamed('clock'), text);
    const turns = (at: Table): number[] =>
      [...rules.piles.keys()].filter((pile) => 'move' in (pressAt(rules, at, pile) ?? {}));
    const [hand, one, center] = [0, 1, 13];
    assert.deepEqual(turns(table), [hand, center]);
    const after = apply(rules, table, { action: 'turn' });
    assert.deepEqual(pressAt(rules, after, one), { move: { action: 'turn' } });
    assert.deepEqual(turns(after), [hand, one]);
  });

  test('says that the empty hand is to be pressed, until nothing can be turned', async () => {
    const session = sessionOf(await rulesNamed('clock'), fourKings);
    const hand = (): string => inEnglish(describePile(session.rules, session.table, 0));
    assert.equal(hand(), 'Card in hand: empty, press to turn a card');
    playLine(session, 'turn turn turn turn turn');
    assert.equal(hand(), 'Card in hand: empty, takes no card');
  });

  const fourKings = 'Tableau:\nAC\n(3C)\n(2C)\n' + '-\n'.repeat(9) + '(KC) (KH) (KS) (KD)\n';

  test('ends with the fourth king', async () => {
    const session = sessionOf(await rulesNamed('clock'), fourKings);
    playLine(session, 'turn turn turn turn turn');
    assert.deepEqual(legalWords(session.rules, session.table), []);
    assert.match(refusalOf(session, 'turn'), /game is over/);
  });

  test('goes on once, by the house rule, with any face-down card', async () => {
    const session = sessionOf(await rulesNamed('clock', 'chance=once'), fourKings);
    playLine(session, 'turn');
    assert.match(refusalOf(session, 'again@2'), /After the fourth king/);
    playLine(session, 'turn turn turn turn');
    assert.deepEqual(legalWords(session.rules, session.table), ['again@2', 'again@3']);
    assert.match(refusalOf(session, 'turn'), /choose a face-down card/);
    assert.match(refusalOf(session, 'again@1'), /./);
    playLine(session, 'again@2');
    assert.match(textOf(session), /Hand: 3C\n/);
    playLine(session, 'turn');
    assert.match(textOf(session), /Hand: 2C\n/);
    playLine(session, 'turn');
    assert.equal(session.won, true);
    for (let undone = 0; undone < 3; undone++) session.undo();
    assert.deepEqual(legalWords(session.rules, session.table), ['again@2', 'again@3']);
  });

  test('is over for good when the second chance leads to a pile with nothing to turn', async () => {
    const text = 'Tableau:\n(AC)\n(3C)\n(2C)\n' + '-\n'.repeat(9) + '(KC) (KH) (KS) (KD)\n';
    const session = sessionOf(await rulesNamed('clock', 'chance=once'), text);
    playLine(session, 'turn turn turn turn turn again@1 turn');
    assert.equal(session.won, false);
    assert.deepEqual(legalWords(session.rules, session.table), []);
    assert.match(refusalOf(session, 'again@2'), /game is over/);
  });
});
