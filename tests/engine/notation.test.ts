import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  cards,
  cardText,
  dealTable,
  deckOf,
  parseTable,
  tableText,
} from '../../packages/engine/src/index.ts';
import { inEnglish, rulesNamed, tableOf } from './tables.ts';

const freecell = await rulesNamed('freecell');
const klondike = await rulesNamed('klondike');

const problemIn = (text: string, rules = freecell): string => {
  const read = parseTable(rules, text);
  assert.ok('problem' in read, text);
  return inEnglish(read.problem);
};

const OWN = `Cells: TD - - -
Foundations:
AC 2C 3C
-
AH
-
Tableau:
KS QH
-
5D 4S 3D
-
-
-
-
2S
`;

describe('a table as text', () => {
  test('is a label before each kind of pile and a line for each pile', () => {
    assert.equal(tableText(freecell, tableOf(freecell, OWN)), OWN);
  });

  test('has face-down cards in parentheses', () => {
    const text = tableText(klondike, dealTable(klondike, deckOf(klondike, 1)));
    const lines = text.trimEnd().split('\n');
    assert.deepEqual(
      lines.filter((line) => line.endsWith(':')),
      ['Stock:', 'Waste:', 'Foundations:', 'Tableau:'],
    );
    assert.match(lines.at(-1) ?? '', /^(\(\w\w\) ){6}\w\w$/);
    assert.match(lines[1] ?? '', /^\(\w\w\)( \(\w\w\)){23}$/);
  });

  test('tells the pass once it is not the first', () => {
    const text = 'Pass: 3\nStock:\n(AC)\nWaste:\n-\nFoundations:\n-\n-\n-\n-\nTableau:\nKS\n';
    const table = tableOf(klondike, text);
    assert.equal(table.pass, 3);
    assert.ok(tableText(klondike, table).startsWith('Pass: 3\nStock:\n'));
  });

  test('may have bars for line breaks, small letters and two-digit tens', () => {
    const bars = OWN.toLowerCase().replaceAll('td', '10d').replaceAll('\n', '|');
    assert.deepEqual(tableOf(freecell, bars), tableOf(freecell, OWN));
  });

  test('may have piles of one card side by side after the label', () => {
    for (const cells of ['Cells: TD', 'Cells:\nTD\n-\n-\n-', 'Cells:\nTD - - -']) {
      const text = OWN.replace('Cells: TD - - -', cells);
      assert.deepEqual(tableOf(freecell, text), tableOf(freecell, OWN));
    }
  });

  test('may have foundations as suit and rank', () => {
    for (const short of ['Foundations: C-3 - H-A', 'Foundations: C-3 D-0 H-A S-0']) {
      const text = OWN.replace('Foundations:\nAC 2C 3C\n-\nAH\n-', short);
      assert.deepEqual(tableOf(freecell, text), tableOf(freecell, OWN));
    }
    const full = tableOf(freecell, 'Foundations: H-10 C-K | Tableau: KS');
    assert.deepEqual(
      full.piles.slice(4, 6).map((pile) => cardText(pile.card)),
      ['TH', 'KC'],
    );
    assert.deepEqual(
      full.piles.slice(4, 6).map(({ size }) => size),
      [10, 13],
    );
  });

  test('may be the board of Freecell Solver, with or without its colons', () => {
    const board = ['KS QH', '', '5D 4S 3D', '', '', '', '', '2S'];
    const top = 'Foundations: C-3 D-0 H-A S-0 \nFreecells: 10D\n';
    const colons = top + board.map((column) => `: ${column}`).join('\n');
    assert.deepEqual(tableOf(freecell, colons), tableOf(freecell, OWN));
    const dashes = top + board.map((column) => column || '-').join('\n');
    assert.deepEqual(tableOf(freecell, dashes), tableOf(freecell, OWN));
    const empty = tableOf(freecell, 'Freecells:        \n: KS\n: 2D\n');
    assert.deepEqual(
      empty.piles.slice(0, 4).map(({ size }) => size),
      [0, 0, 0, 0],
    );
    assert.deepEqual(empty.piles.slice(8, 10).map(cards), [[51], [14]]);
  });

  test('may be columns only, and need not have all cards', () => {
    const table = tableOf(freecell, 'KS QH | 5D');
    assert.deepEqual(
      table.piles.slice(8).map(({ size }) => size),
      [2, 1, 0, 0, 0, 0, 0, 0],
    );
  });
});

describe('a text that is no table', () => {
  test('is told by what is wrong with it', () => {
    assert.equal(problemIn('Tableau: 1C'), '“1C” is not a card. Cards look like AC, TD, KS.');
    assert.equal(problemIn('AC KS AC'), 'The card AC stands there twice.');
    assert.equal(problemIn('Foundations: C-2 | Tableau: (2C)'), 'The card 2C stands there twice.');
    assert.equal(problemIn('Hand: AC'), 'This game has no piles called “Hand”.');
    assert.equal(problemIn('Stock: AC'), 'This game has no piles called “Stock”.');
    assert.match(problemIn('AC|2C|3C|4C|5C|6C|7C|8C|9C'), /more than 8 piles .*“tableau”/);
    assert.match(problemIn('Cells: AC 2C 3C 4C 5C'), /more than 4 piles .*“cell”/);
    assert.match(problemIn('Cells: C-5'), /“C-5” is more than a pile/);
    assert.equal(problemIn('Pass: x\nAC', klondike), '“x” is not the number of a pass.');
    assert.equal(problemIn('Pass: 0\nAC', klondike), '“0” is not the number of a pass.');
    assert.equal(problemIn(''), 'There is no card in this position.');
    assert.equal(problemIn('Tableau:\n-\n-'), 'There is no card in this position.');
  });

  test('loses no pile when a label comes twice', () => {
    const table = tableOf(freecell, 'Tableau: AC | Cells: KD | Tableau: 2C');
    assert.deepEqual(table.piles.slice(8, 10).map(cards), [[0], [1]]);
  });

  test('never throws', () => {
    const pieces = fc.constantFrom(
      'AC',
      '(2D)',
      'TH',
      '10S',
      'C-5',
      '-',
      '|',
      '\n',
      ':',
      'Cells:',
      'x',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        for (const rules of [freecell, klondike]) {
          const read = parseTable(rules, text);
          if ('problem' in read) assert.ok(inEnglish(read.problem));
          else assert.deepEqual(tableOf(rules, tableText(rules, read.value)), read.value);
        }
      }),
      { numRuns: 500 },
    );
  });
});
