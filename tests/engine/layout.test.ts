import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  CARD_HEIGHT,
  SHAPES,
  cells,
  layout,
  pileAt,
  pileOn,
  pilesOf,
  type Layout,
} from '../../packages/engine/src/index.ts';
import { rulesNamed, sessionOf, tableOf } from './tables.ts';

const bucket = await rulesNamed('bucket');
const LONG = 'KC QH JC TH 9C 8H 7C 6H 5C 4H 3C 2H AC 2D 3D 4D 5D 6D 7D';
const [LONG_COLUMN = -1, SHORT_COLUMN = -1] = pilesOf(bucket, 'tableau');

const boxOf = ({ piles }: Layout, index: number) => {
  const box = piles[index];
  assert.ok(box);
  return box;
};

for (const shape of SHAPES) {
  describe(`a ${shape} board`, () => {
    const table = tableOf(bucket, `Tableau: ${LONG} | KS`);
    const placed = layout(bucket, table, shape);

    test('shows a bit of every card of a long column, and the last one whole', () => {
      const spots = cells(pileOn(table, LONG_COLUMN)).map(({ card }) => placed.cards.get(card));
      const steps = spots.slice(1).map((spot, i) => (spot?.y ?? 0) - (spots[i]?.y ?? 0));
      assert.ok(Math.min(...steps) > 0.15, `${Math.min(...steps)}`);
      assert.ok((spots.at(-1)?.y ?? Infinity) + CARD_HEIGHT <= placed.height + 1e-9);
      assert.deepEqual(
        spots.map((spot) => spot?.z),
        spots.map((_, i) => i + 1),
      );
    });

    test('keeps the places of the piles however long they grow', () => {
      const places = ({ piles, width, height }: Layout) => ({
        width,
        height,
        piles: piles.map(({ x, y, room }) => ({ x, y, room })),
      });
      const short = layout(bucket, tableOf(bucket, 'KS'), shape);
      assert.deepEqual(places(placed), places(short));
    });

    test('finds a column anywhere down its length, and below it to the end of its room', () => {
      for (const index of [LONG_COLUMN, SHORT_COLUMN]) {
        const { x, y, room } = boxOf(placed, index);
        for (const down of [0.1, 0.5, 0.99]) {
          assert.equal(pileAt(placed, x + 0.5, y + room * down), index);
        }
      }
    });

    test('finds the nearest pile beside a column, and none far away', () => {
      const { x, y } = boxOf(placed, SHORT_COLUMN);
      assert.equal(pileAt(placed, x + 1.03, y + 1), SHORT_COLUMN);
      assert.equal(pileAt(placed, -2, y), undefined);
      assert.equal(pileAt(placed, NaN, NaN), undefined);
    });
  });
}

test('equal tables have equal layouts', () => {
  const [one, other] = [sessionOf(bucket, 7), sessionOf(bucket, 7)];
  assert.deepEqual(layout(bucket, one.table, 'wide'), layout(bucket, other.table, 'wide'));
});

test('only the cards drawn last are spread on the waste', async () => {
  const klondike = await rulesNamed('klondike');
  const table = tableOf(klondike, 'Waste: AC 2C 3C 4C 5C');
  const { cards } = layout(klondike, table, 'wide');
  const left = [0, 1, 2, 3, 4].map((card) => cards.get(card)?.x ?? NaN);
  assert.equal(left[0], left[1]);
  assert.equal(left[1], left[2]);
  assert.ok((left[2] ?? 0) < (left[3] ?? 0) && (left[3] ?? 0) < (left[4] ?? 0));
});

test('piles that show how deep they are let the edge of each card look out, on a board of one size', async () => {
  const crescent = await rulesNamed('crescent');
  const [first = -1] = pilesOf(crescent, 'tableau');
  const deep = tableOf(crescent, 'Tableau: 2C 4D 6H 8S TC QD 3H');
  const flat = tableOf(crescent, 'Tableau: 3H');
  for (const shape of SHAPES) {
    const [many, one] = [layout(crescent, deep, shape), layout(crescent, flat, shape)];
    const spots = cells(pileOn(deep, first)).map(({ card }) => many.cards.get(card));
    const left = spots.map((spot) => spot?.x ?? NaN);
    assert.deepEqual(
      left,
      [...new Set(left)].sort((a, b) => a - b),
    );
    const top = one.cards.get(pileOn(flat, first).card);
    assert.deepEqual([spots.at(-1)?.x, spots.at(-1)?.y], [top?.x, top?.y]);
    assert.deepEqual([many.width, many.height], [one.width, one.height]);
    const { x, y } = boxOf(many, first);
    assert.equal(pileAt(many, x + 0.05, y + 0.5), first, 'an edge is a part of its pile');
  }
});
