/** Rules that no table can hold are left to the general search. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlacedGroup, Rules } from '../../packages/engine/src/index.ts';
import { afterLeft } from '../../packages/engine/src/vocabulary.ts';
import { tabulate } from '../../packages/solver/src/tabulate.ts';
import { rulesNamed } from '../engine/tables.ts';
import { games } from './positions.ts';

test('all games of cells and columns, and Klondike, are played on a board', () => {
  const ids = new Set(games.map(({ variant }) => variant.id));
  for (const id of ['bakers-game', 'eight-off', 'freecell', 'klondike', 'seahaven-towers']) {
    assert.ok(ids.has(id), id);
  }
});

/** Rules like others but for all groups of one role. */
const changed = (rules: Rules, role: string, change: Partial<PlacedGroup>): Rules => ({
  ...rules,
  groups: rules.groups.map((group) => (group.role === role ? { ...group, ...change } : group)),
});

const SPECIAL: readonly (readonly [what: string, role: string, change: Partial<PlacedGroup>])[] = [
  ['cells that take from the columns only', 'cell', { from: ['tableau'] }],
  ['foundations that take whole suits', 'foundation', { batch: 13 }],
  ['columns that take by what lies elsewhere', 'tableau', { place: afterLeft(8, 1) }],
];

for (const [what, role, change] of SPECIAL) {
  test(`not ${what}`, async () => {
    const rules = await rulesNamed('freecell');
    assert.ok(tabulate(changed(rules, role, {})));
    assert.equal(tabulate(changed(rules, role, change)), undefined);
  });
}
