import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  EMPTY,
  cardAt,
  cardOf,
  cards,
  cardText,
  carry,
  cells,
  drop,
  isRed,
  pack,
  parseCard,
  pileOf,
  put,
  rankOf,
  suitOf,
  turn,
} from '../../packages/engine/src/index.ts';

describe('a card', () => {
  test('is made of its rank, suit and deck', () => {
    for (const card of pack(2)) {
      assert.equal(cardOf(rankOf(card), suitOf(card), Math.floor(card / 52)), card);
    }
  });

  test('reads back from its text', () => {
    for (const card of pack()) assert.equal(parseCard(cardText(card)), card);
    assert.deepEqual(['AC', 'TD', 'QH', 'KS'].map(parseCard), [0, 22, 37, 51]);
  });

  test('is red when a diamond or a heart', () => {
    assert.deepEqual(
      ['AC', 'AD', 'AH', 'AS'].map((text) => isRed(parseCard(text) ?? -1)),
      [false, true, true, false],
    );
  });

  test('may be written in small letters, and a ten with two digits', () => {
    assert.equal(parseCard('td'), parseCard('TD'));
    assert.equal(parseCard('10D'), parseCard('TD'));
    assert.equal(parseCard('10d'), parseCard('TD'));
  });

  test('is nothing else', () => {
    for (const text of [
      '',
      'A',
      'C',
      '1C',
      '0C',
      '11C',
      '10',
      'ACC',
      'AX',
      'XC',
      'CA',
      '♠A',
      ' AC',
    ]) {
      assert.equal(parseCard(text), undefined, `“${text}”`);
    }
  });
});

const someCards = fc.uniqueArray(fc.integer({ min: 0, max: 103 }), {
  minLength: 1,
  maxLength: 104,
});
const pileAndCount = someCards.chain((list) =>
  fc.tuple(fc.constant(list), fc.integer({ min: 0, max: list.length })),
);

describe('a pile', () => {
  test('gives its cards deepest first, and counts them', () => {
    fc.assert(
      fc.property(someCards, (list) => {
        const pile = pileOf(list);
        assert.deepEqual(cards(pile), list);
        assert.equal(pile.size, list.length);
        for (const depth of list.keys()) assert.equal(cardAt(pile, depth), list.at(-1 - depth));
        assert.equal(cardAt(pile, list.length), -1);
      }),
    );
  });

  test('is carried in order and facing as it was, and the pile itself stays', () => {
    fc.assert(
      fc.property(pileAndCount, ([list, count]) => {
        const pile = put(pileOf(list, false), 200);
        const onto = pileOf([300]);
        const carried = carry(pile, count, onto);
        const moved = [...list, 200].slice(list.length + 1 - count);
        assert.deepEqual(cards(carried), [300, ...moved]);
        assert.deepEqual(
          cells(carried).map(({ up }) => up),
          [true, ...moved.map((card) => card === 200)],
        );
        assert.deepEqual(
          cards(drop(pile, count)),
          [...list, 200].slice(0, list.length + 1 - count),
        );
        assert.deepEqual(cards(pile), [...list, 200]);
      }),
    );
  });

  test('is turned over card by card', () => {
    fc.assert(
      fc.property(pileAndCount, ([list, count]) => {
        const turned = turn(pileOf(list), count, EMPTY, false);
        assert.deepEqual(cards(turned), list.slice(list.length - count).reverse());
        assert.ok(cells(turned).every(({ up }) => !up));
      }),
    );
  });

  test('has a hash of its cards in order and of their facing, however it was made', () => {
    const hash = ({ lo, hi }: { lo: number; hi: number }): string => `${lo} ${hi}`;
    fc.assert(
      fc.property(pileAndCount, ([list, count]) => {
        const longer = carry(pileOf(list), count, pileOf(list));
        assert.equal(hash(drop(longer, count)), hash(pileOf(list)));
        assert.notEqual(hash(pileOf(list, false)), hash(pileOf(list)));
      }),
    );
    assert.notEqual(hash(pileOf([1, 2])), hash(pileOf([2, 1])));
    assert.notEqual(hash(pileOf([1])), hash(EMPTY));
    assert.equal(hash(pileOf([1, 54])), hash(pileOf([53, 2])), 'decks are alike');
  });
});
