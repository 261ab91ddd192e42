import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  apply,
  dealTable,
  deckOf,
  describeCards,
  describeMove,
  describePile,
  describeTable,
  glance,
  type Rules,
} from '../../packages/engine/src/index.ts';
import { inEnglish, moveOf, rulesNamed, tableOf } from './tables.ts';

const klondike = await rulesNamed('klondike');
const bucket = await rulesNamed('bucket');

describe('a pile in words', () => {
  const told = (rules: Rules, position: string): string[] =>
    describeTable(rules, tableOf(rules, position)).map(inEnglish);

  test('has its name, its top card and its size', () => {
    const words = told(klondike, 'Waste: 2C 3D | Foundations: H-5 | Tableau: (AC) (AD) KS | 7H');
    assert.deepEqual(words.slice(1, 3), [
      'Waste: 3 of diamonds on top of 2 cards',
      'Foundation 1: up to the 5 of hearts, 5 cards',
    ]);
    assert.deepEqual(words.slice(6, 9), [
      'Column 1: king of spades on top of 3 cards, 2 face down',
      'Column 2: 7 of hearts',
      'Column 3: empty, takes a king',
    ]);
  });

  test('that is empty tells what it takes', async () => {
    assert.equal(told(bucket, 'KS')[0], 'Foundation 1: empty, takes an ace');
    assert.equal(told(bucket, 'KS').at(-1), 'Column 8: empty, takes any card');
    const rules = await rulesNamed('bakers-dozen');
    assert.equal(told(rules, 'KS').at(-1), 'Column 13: empty, takes no card');
  });

  test('goes by its own name where it has one', async () => {
    const words = told(await rulesNamed('clock'), 'Hand: 3C\nTableau:\n(2C) (4C)\n7H');
    assert.deepEqual(words.slice(0, 3), [
      'Card in hand: 3 of clubs',
      '1 o’clock: a face-down card on top of 2 cards, 2 face down',
      '2 o’clock: 7 of hearts',
    ]);
    assert.match(words.at(-1) ?? '', /^Center: empty/);
  });

  test('can be read out card by card, without the hidden ones', () => {
    const table = tableOf(klondike, 'Tableau: (AC) (AD) KS QH');
    const last = klondike.piles.length - 7;
    assert.deepEqual(describeCards(table, last).map(inEnglish), [
      'a face-down card',
      'a face-down card',
      'king of spades',
      'queen of hearts',
    ]);
    assert.equal(inEnglish(describePile(klondike, table, 99)), 'no pile');
  });
});

describe('a move in words', () => {
  const told = (rules: Rules, position: string, word: string): string => {
    const table = tableOf(rules, position);
    const move = moveOf(rules, table, word);
    return inEnglish(describeMove(rules, table, move, apply(rules, table, move)));
  };

  test('names the cards, where they went and what was turned up', async () => {
    assert.equal(told(bucket, 'KS | QH', '21'), 'Queen of hearts to column 1');
    assert.equal(told(bucket, 'AS', '1h'), 'Ace of spades to foundation 1');
    assert.equal(
      told(klondike, 'Tableau: (5C) QH JS | KS', '12x2'),
      '2 cards from the queen of hearts to column 2. Turned up the 5 of clubs',
    );
    assert.equal(told(klondike, 'Waste: 3D AC', 'wh'), 'Ace of clubs to foundation 1');
    const manual = await rulesNamed('klondike', 'flip=manual');
    assert.equal(told(manual, 'Tableau: KS | (5C)', 'flip@2'), 'Turned up the 5 of clubs');
  });

  test('tells what was drawn', () => {
    assert.equal(
      told(klondike, 'Stock: (4C) (3C) (2C) (AC)', 'draw'),
      'Turned 3 cards, the 3 of clubs on top',
    );
    assert.equal(told(klondike, 'Stock: (4C)', 'draw'), 'Turned the 4 of clubs');
    assert.equal(told(klondike, 'Waste: 4C', 'redeal'), 'Waste turned over: pass 2');
  });
});

test('the rules at a glance come from the rules', async () => {
  const at = (rules: Rules): string[] =>
    glance(rules, dealTable(rules, deckOf(rules, 1))).map(
      ({ group, dealt, says }) =>
        `${group.role}, ${dealt.join(' ')}: ${says.map(inEnglish).join(' ')}`,
    );
  assert.deepEqual(at(bucket), [
    'foundation, 0 0 0 0: Build up in suit. An empty one takes an ace. The top card may come back into play.',
    'tableau, 7 7 7 7 6 6 6 6: Build down in alternating colors. An empty column takes any card. One card at a time.',
  ]);
  assert.match(at(await rulesNamed('bucket', 'takeBack=no'))[0] ?? '', /Cards stay there\.$/);
  const once = at(await rulesNamed('klondike', 'draw=1&passes=1'));
  assert.match(once[0] ?? '', /^stock, 24: .*Turn one card at a time.*You go through it once\.$/);
  assert.match(once.at(-1) ?? '', /^tableau, 1 2 3 4 5 6 7: .*takes a king/);
});
