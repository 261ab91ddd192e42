import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  moveText,
  parseMove,
  parseSteps,
  stepsText,
  type Move,
  type Rules,
} from '../../packages/engine/src/index.ts';
import { inEnglish, legalWords, rulesNamed, sessionOf, tableOf } from './tables.ts';

function assertBothWays(rules: Rules, position: string, words: Record<string, Move>): void {
  const table = tableOf(rules, position);
  for (const [word, move] of Object.entries(words)) {
    assert.deepEqual(parseMove(rules, table, word), move, word);
    assert.equal(moveText(rules, table, move), word);
  }
}

describe('a move as text', () => {
  test('is in the standard notation of FreeCell', async () => {
    const rules = await rulesNamed('freecell');
    const position =
      'Cells: 9C | Foundations: C-2 H-5 | Tableau: 7D | KD QC JD | 6H | 8D | KS | 3C';
    assertBothWays(rules, position, {
      '34': { from: 10, to: 11, count: 1 },
      '25x2': { from: 9, to: 12, count: 2 },
      '1b': { from: 8, to: 1, count: 1 },
      a4: { from: 0, to: 11, count: 1 },
      '3h': { from: 10, to: 5, count: 1 },
      '6h': { from: 13, to: 4, count: 1 },
    });
  });

  test('names the foundation that a card comes down from', async () => {
    const rules = await rulesNamed('bucket');
    assertBothWays(rules, 'Foundations: C-3 D-5 H-0 S-0 | Tableau: 7D | 6C', {
      'f2-2': { from: 1, to: 5, count: 1 },
    });
  });

  test('names a foundation that a card goes to where it has a choice', async () => {
    const rules = await rulesNamed('bucket');
    assertBothWays(rules, 'Tableau: AC', {
      '1h': { from: 4, to: 0, count: 1 },
      '1-f2': { from: 4, to: 1, count: 1 },
      '1-f4': { from: 4, to: 3, count: 1 },
    });
  });

  test('has a hyphen where a number has two digits', async () => {
    const rules = await rulesNamed('bakers-dozen');
    assertBothWays(rules, 'Tableau: 2C|9H|8D|-|-|-|-|-|-|KC|JS|QD|QH', {
      '11-12': { from: 14, to: 15, count: 1 },
      '3-11': { from: 6, to: 14, count: 1 },
      '32': { from: 6, to: 5, count: 1 },
    });
  });

  test('spells out what is not carried', async () => {
    const rules = await rulesNamed('klondike', 'flip=manual');
    const position = 'Stock: (AC) | Waste: 5H | Tableau: KS | 6S | (2C)';
    assertBothWays(rules, position, {
      draw: { action: 'draw' },
      redeal: { action: 'redeal' },
      'flip@3': { action: 'flip', pile: 8 },
      w2: { from: 1, to: 7, count: 1 },
    });
  });

  test('is nothing else', async () => {
    const rules = await rulesNamed('klondike', 'flip=manual');
    const table = tableOf(rules, 'KS');
    for (const word of [
      '',
      '3',
      '345',
      '99',
      '0-1',
      '3-0',
      '1--2',
      'x',
      'deal',
      '1-2x',
      '12y2',
      'f5-1',
    ]) {
      assert.equal(parseMove(rules, table, word), undefined, `“${word}”`);
    }
    fc.assert(fc.property(fc.string(), (word) => void parseMove(rules, table, word)));
  });
});

describe('steps as text', () => {
  test('read back, those of one step joined by a plus', async () => {
    const rules = await rulesNamed('freecell');
    const { start } = sessionOf(rules, 'Tableau: AC | 2C | KD QS | KH');
    const text = '1h+2h 34';
    const { steps, problem } = parseSteps(rules, start, text);
    assert.equal(problem, undefined);
    assert.deepEqual(
      steps.map((step) => step.length),
      [2, 1],
    );
    assert.equal(stepsText(rules, start, steps), text);
  });

  test('may be apart by commas, line breaks and any number of spaces', async () => {
    const rules = await rulesNamed('freecell');
    const { start } = sessionOf(rules, 'Tableau: AC | 2C | KD QS | KH');
    assert.equal(parseSteps(rules, start, ' 1h, 2h\n\n34 ').steps.length, 3);
    assert.deepEqual(parseSteps(rules, start, ''), { steps: [] });
  });

  test('are played up to the first that can’t be, which is named', async () => {
    const rules = await rulesNamed('freecell');
    const { start } = sessionOf(rules, 'Tableau: AC | 2C | KD QS | KH');
    const illegal = parseSteps(rules, start, '1h 24 34');
    assert.equal(illegal.steps.length, 1);
    assert.equal(
      illegal.problem && inEnglish(illegal.problem),
      'Move 2, “24”, can’t be played. The 2 of clubs can’t go on the king of hearts: columns build down in alternating colors.',
    );
    const unknown = parseSteps(rules, start, '1h 2h+what');
    assert.equal(unknown.steps.length, 1);
    assert.equal(
      unknown.problem && inEnglish(unknown.problem),
      'Move 2, “2h+what”, can’t be played. “what” is not a move.',
    );
  });
});

test('legal moves in notation', async () => {
  const rules = await rulesNamed('bucket', 'takeBack=no');
  const table = tableOf(rules, 'Tableau: KC | 7H | 8S | AD | KD | KH | KS | 9C');
  assert.deepEqual(legalWords(rules, table), ['23', '4-f2', '4-f3', '4-f4', '4h']);
});
