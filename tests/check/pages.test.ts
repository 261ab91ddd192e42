import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpaired } from '../../site/rules/pairing.ts';

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
