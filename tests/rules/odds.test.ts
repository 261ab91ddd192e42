import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  dotsFor,
  isRare,
  oddsCommand,
  oddsInShort,
  oddsSentence,
  oneIn,
  type Measured,
} from '../../site/rules/odds.ts';
import { unpaired } from '../../site/rules/pairing.ts';
import { rulesNamed } from '../engine/tables.ts';
import { variantIds } from '../variant-ids.ts';

test('variants and pages that are paired are no problem', () => {
  assert.equal(unpaired(['bucket', 'klondike'], ['klondike', 'bucket']), undefined);
});

test('a variant without a page is told in one sentence that names the missing file', () => {
  assert.equal(
    unpaired(['bucket', 'golf'], ['bucket']),
    'No rules page for “golf”: add site/content/variants/golf.mdx.',
  );
});

test('a page without a variant is told in one sentence that names the missing file', () => {
  assert.equal(
    unpaired(['bucket'], ['bucket', 'golf']),
    'No variant for the page “golf”: add packages/engine/src/variants/golf.ts.',
  );
});

for (const id of variantIds) {
  const { players } = await rulesNamed(id);
  // Against somebody else there is no share of deals that can be won.
  if (players !== undefined) continue;
  test(`the odds of ${id} have been measured by its usual rules, and every deal is counted`, () => {
    const file = `packages/solver/odds/${id}.json`;
    assert.ok(existsSync(file), `npm run odds -- ${id} --deals 1000`);
    const all = JSON.parse(readFileSync(file, 'utf8')) as Measured[];
    assert.ok(all.some(({ options }) => options === ''));
    for (const { variant, deals, won, lost, undecided } of all) {
      assert.equal(variant, id);
      assert.equal(won + lost + undecided, deals);
    }
  });
}

const bucket: Measured = {
  variant: 'bucket',
  options: '',
  solver: 2,
  budget: { states: 200000 },
  from: 1,
  deals: 92000,
  won: 170,
  lost: 91815,
  undecided: 15,
  wilson: [0.00159, 0.00232],
  wilsonDecided: [0.00159, 0.00215],
};

test('rare odds are told as 1 in so many, drawn in dots, and leave nothing undecided out', () => {
  assert.equal(
    oddsSentence(bucket),
    'Of 92,000 deals, at least 170 can be won, about 1 in 540 or 0.185%; 15 stayed undecided, and ' +
      'with those counted both ways the 95% interval for all deals is 0.159% to 0.232%.',
  );
  assert.deepEqual(dotsFor(bucket), { dots: 540, each: 1, filled: true });
});

test('common odds are told as a share, with no more digits than were measured', () => {
  const klondike = { ...bucket, deals: 300, won: 253, lost: 47, undecided: 0 };
  assert.equal(
    oddsSentence({ ...klondike, wilson: [0.79806, 0.88001] }),
    'Of 300 deals, 253 can be won, 84.3%; the 95% interval for all deals is 79.8% to 88%.',
  );
  assert.equal(isRare(klondike), false);
});

test('a game that nobody has seen won, or lost, is told without a share of either', () => {
  const none = { ...bucket, won: 0, lost: 20000, undecided: 0, deals: 20000 };
  assert.equal(
    oddsSentence({ ...none, wilson: [0, 0.00019] }),
    'Of 20,000 deals, none can be won; the share among all deals is at most 0.019% (95% interval).',
  );
  assert.equal(oneIn(none), undefined);
  assert.deepEqual(dotsFor(none), { dots: 1000, each: 20, filled: false });
  assert.equal(
    oddsSentence({ ...none, won: 200, lost: 0, deals: 200, wilson: [0.98115, 1] }),
    'Of 200 deals, all can be won; the share among all deals is at least 98.12% (95% interval).',
  );
});

test('where no deal was decided, nothing is claimed', () => {
  assert.equal(
    oddsSentence({ ...bucket, won: 0, lost: 0, undecided: 100, deals: 100, wilson: [0, 1] }),
    'Of 100 deals, none was decided: how many can be won is not known.',
  );
});

test('a sheet of paper has the odds in short, where they are known', () => {
  assert.equal(oddsInShort(bucket), 'Of 92,000 deals, at least 170 can be won.');
  const all = { ...bucket, deals: 1000, won: 784, lost: 216, undecided: 0 };
  assert.equal(oddsInShort(all), 'Of 1,000 deals, 784 can be won.');
  assert.equal(oddsInShort({ ...all, won: 0, lost: 1000 }), 'Of 1,000 deals, none can be won.');
  assert.equal(oddsInShort({ ...all, won: 1000, lost: 0 }), 'Of 1,000 deals, all can be won.');
  assert.equal(oddsInShort({ ...all, won: 9, lost: 0, undecided: 991 }), undefined);
  assert.equal(oddsInShort(undefined), undefined);
});

test('the command counts the same deals under the same rules and limits', () => {
  const range = { ...bucket, options: 'draw=1&passes=3', from: 7, budget: { ms: 2000 } };
  assert.equal(
    oddsCommand(range),
    'npm run odds -- bucket --deals 92000 --from 7 --options "draw=1&passes=3" --ms 2000',
  );
});
