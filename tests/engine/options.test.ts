import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  choose,
  hasSay,
  loadVariant,
  option,
  optionsText,
  parseOptions,
  rulesOf,
  under,
} from '../../packages/engine/src/index.ts';
import { inEnglish, variantNamed } from './tables.ts';

const options = { draw: option('3', '1'), passes: option('unlimited', '3', '1') };
const usual = { draw: '3', passes: 'unlimited' };
const problemsIn = (text: string): string[] =>
  parseOptions(options, text).problems.map((problem) => inEnglish(problem));

describe('options as text', () => {
  test('tell only what is not usual, in the order of the variant', () => {
    assert.equal(optionsText(options, usual), '');
    assert.equal(optionsText(options, { passes: '3', draw: '3' }), 'passes=3');
    assert.equal(optionsText(options, { passes: '1', draw: '1' }), 'draw=1&passes=1');
  });

  test('are the usual ones where they have no say', () => {
    const stakes = {
      scoring: option('none', 'vegas'),
      ante: under({ scoring: ['vegas'] }, option('50', '52')),
    };
    const chosen = (text: string) => optionsText(stakes, parseOptions(stakes, text).chosen);
    assert.equal(chosen('ante=52'), '');
    assert.equal(chosen('ante=52&scoring=vegas'), 'scoring=vegas&ante=52');
    assert.equal(hasSay(stakes.ante, { scoring: 'none' }), false);
    assert.equal(choose(stakes, { scoring: 'none', ante: '52' })['ante'], '50');
    assert.equal(choose(stakes, { scoring: 'vegas', ante: '52' })['ante'], '52');
  });

  test('read back', () => {
    for (const draw of options.draw.values) {
      for (const passes of options.passes.values) {
        const chosen = { draw, passes };
        const read = parseOptions(options, optionsText(options, chosen));
        assert.deepEqual(read, { chosen, problems: [] });
      }
    }
  });

  test('may have a question mark, spaces, any order and usual values', () => {
    for (const text of ['?draw=1&passes=unlimited', ' passes=unlimited & draw=1 ', '&draw=1&']) {
      assert.deepEqual(parseOptions(options, text), {
        chosen: { ...usual, draw: '1' },
        problems: [],
      });
    }
    assert.deepEqual(parseOptions(options, ''), { chosen: usual, problems: [] });
  });

  test('name what they do not know, and keep the rest', () => {
    assert.deepEqual(problemsIn('drew=1'), ['There is no option “drew”. Options: draw, passes.']);
    assert.deepEqual(problemsIn('draw=2'), ['Option “draw” can’t be “2”. It can be 3, 1.']);
    assert.deepEqual(problemsIn('draw'), ['Option “draw” can’t be “”. It can be 3, 1.']);
    const { chosen, problems } = parseOptions(options, 'draw=2&passes=1&speed=9');
    assert.deepEqual(chosen, { draw: '3', passes: '1' });
    assert.equal(problems.length, 2);
  });

  test('take no name for an option that every object has', () => {
    for (const name of ['toString', 'constructor', '__proto__']) {
      assert.equal(parseOptions(options, `${name}=1`).problems.length, 1, name);
    }
  });

  test('never throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { chosen } = parseOptions(options, text);
        assert.deepEqual(Object.keys(chosen), ['draw', 'passes']);
      }),
    );
  });
});

describe('a choice', () => {
  test('has usual values where none or a wrong one is given', () => {
    assert.deepEqual(choose(options, {}), usual);
    assert.deepEqual(choose(options, { draw: '7', passes: '1', speed: '9' }), {
      draw: '3',
      passes: '1',
    });
  });

  test('gives the same rules each time it is made', async () => {
    const klondike = await variantNamed('klondike');
    assert.equal(rulesOf(klondike), rulesOf(klondike, { draw: '3' }));
    assert.equal(rulesOf(klondike, { draw: '1' }), rulesOf(klondike, { draw: '1', passes: 'x' }));
    assert.notEqual(rulesOf(klondike), rulesOf(klondike, { draw: '1' }));
  });
});

test('a variant that is not there is a problem, not an error', async () => {
  for (const id of ['no-such-game', '', '../rules', 'Bucket', 'constructor']) {
    const read = await loadVariant(id);
    assert.ok('problem' in read, id);
    assert.equal(inEnglish(read.problem), `There is no game called “${id}” here.`);
  }
});
