import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  apply,
  cells,
  moves,
  moveText,
  refusal,
  tableText,
  type Rules,
  type Table,
} from '../../packages/engine/src/index.ts';
import { hasUnseen, likelyMove, shuffledUnseen } from '../../packages/game/src/advice.ts';
import { oneOf, rulesNamed, seeded, sessionOf, tableOf } from '../engine/tables.ts';

/** What a player sees: face-down cards are all alike. */
const visible = (rules: Rules, table: Table): string =>
  tableText(rules, table).replace(/\(\w+\)/g, '(?)');

const cardsOf = (table: Table): number[] =>
  table.piles
    .flatMap((pile) => cells(pile))
    .map(({ card }) => card)
    .sort((a, b) => a - b);

/** A table some random moves into a deal. */
function played(rules: Rules, deal: number, steps: number, random: () => number): Table {
  let { table } = sessionOf(rules, deal);
  for (let i = 0; i < steps; i++) {
    const legal = moves(rules, table);
    if (legal.length === 0) break;
    table = apply(rules, table, oneOf(legal, random));
  }
  return table;
}

describe('whether cards are unseen', () => {
  const cases: [string, string, string, boolean][] = [
    ['a stock that has not been turned', 'klondike', 'Stock: (2S) (3S)\nTableau: KH', true],
    ['a stock on its second pass', 'klondike', 'Pass: 2\nStock: (2S) (3S)\nTableau: KH', false],
    ['a face-down card on its second pass', 'klondike', 'Pass: 2\nTableau: (2S) KH', true],
    ['only open cards', 'klondike', 'Waste: 2S 3S\nTableau: KH', false],
    ['an open game', 'bucket', 'Tableau: KH 2S', false],
  ];
  for (const [what, id, position, wanted] of cases) {
    test(what, async () => {
      const rules = await rulesNamed(id);
      assert.equal(hasUnseen(rules, tableOf(rules, position)), wanted);
    });
  }

  test('holds for a new deal of Klondike, not for one of Bucket', async () => {
    const [klondike, bucket] = [await rulesNamed('klondike'), await rulesNamed('bucket')];
    assert.equal(hasUnseen(klondike, sessionOf(klondike, 1).start), true);
    assert.equal(hasUnseen(bucket, sessionOf(bucket, 1).start), false);
  });
});

describe('unseen cards in another order', () => {
  test('leave what is seen as it is, and the same 52 cards', async () => {
    const rules = await rulesNamed('klondike');
    const random = seeded(1);
    for (let deal = 1; deal <= 60; deal++) {
      const table = played(rules, deal, deal, random);
      const other = shuffledUnseen(rules, table, random);
      assert.equal(visible(rules, other), visible(rules, table));
      assert.deepEqual(cardsOf(other), cardsOf(table));
      if (!hasUnseen(rules, table)) {
        assert.equal(tableText(rules, other), tableText(rules, table));
      }
    }
  });

  test('a stock that has been seen stays as it is', async () => {
    const rules = await rulesNamed('klondike');
    const table = tableOf(rules, 'Pass: 2\nStock: (2S) (3S) (4S)\nTableau: (5D) KH | (6D) QC');
    const orders = new Set<string>();
    const random = seeded(2);
    for (let i = 0; i < 50; i++) {
      orders.add(tableText(rules, shuffledUnseen(rules, table, random)));
    }
    assert.equal(orders.size, 2);
    for (const order of orders) assert.match(order, /\(2S\) \(3S\) \(4S\)/);
  });

  test('every order is as likely as another', async () => {
    const rules = await rulesNamed('klondike');
    const table = tableOf(rules, 'Stock: (2S)\nTableau: (5D) KH | (6D) QC');
    const counts = new Map<string, number>();
    const random = seeded(3);
    for (let i = 0; i < 600; i++) {
      const order = tableText(rules, shuffledUnseen(rules, table, random));
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    assert.equal(counts.size, 6);
    for (const count of counts.values()) assert.ok(count > 60, `${count} of 600`);
  });
});

describe('the move that looks best', () => {
  for (const [id, options] of [
    ['klondike', ''],
    ['klondike', 'draw=1&passes=1'],
    ['klondike', 'flip=manual'],
    ['bucket', ''],
    ['freecell', ''],
    ['canister', 'step=both'],
  ] as const) {
    test(`is legal, and changes the table, in ${id} ${options}`, async () => {
      const rules = await rulesNamed(id, options);
      const random = seeded(4);
      for (let deal = 1; deal <= 30; deal++) {
        const table = played(rules, deal, 2 * deal, random);
        const move = likelyMove(rules, table);
        if (!move) continue;
        assert.equal(refusal(rules, table, move), undefined);
        assert.notEqual(tableText(rules, apply(rules, table, move)), tableText(rules, table));
      }
    });
  }

  for (const options of ['', 'draw=1', 'flip=manual']) {
    test(`is the same whatever cards lie face down, in Klondike ${options}`, async () => {
      const rules = await rulesNamed('klondike', options);
      const random = seeded(5);
      for (let deal = 1; deal <= 40; deal++) {
        const table = played(rules, deal, deal, random);
        const move = likelyMove(rules, table);
        const text = move && moveText(rules, table, move);
        for (let i = 0; i < 5; i++) {
          const other = shuffledUnseen(rules, table, random);
          const found = likelyMove(rules, other);
          assert.equal(found && moveText(rules, other, found), text);
        }
      }
    });
  }

  const cases: [what: string, id: string, position: string, move: string | undefined][] = [
    ['up to a foundation', 'bucket', 'Foundations: S-A\nTableau: 2S | 9H 8S | TC', '1h'],
    ['turns a card up', 'klondike', 'Stock: (AS)\nTableau: (2D) 8S | 9H', '12'],
    ['frees a card that can go up', 'bucket', 'Foundations: S-A\nTableau: 2S 8S | 9H', '12'],
    ['turns the stock', 'klondike', 'Stock: (AS)\nTableau: (2D) 8S | 9C', 'draw'],
    ['there is none without a move', 'klondike', 'Tableau: (AS) 9H | 5D', undefined],
    ['there is none that only shifts', 'bucket', 'Tableau: 9H', undefined],
  ];
  for (const [what, id, position, wanted] of cases) {
    test(what, async () => {
      const rules = await rulesNamed(id);
      const table = tableOf(rules, position);
      const move = likelyMove(rules, table);
      assert.equal(move && moveText(rules, table, move), wanted);
    });
  }

  test('does not take cards back from a foundation', async () => {
    const rules = await rulesNamed('bucket');
    const table = tableOf(rules, 'Foundations: S-K H-K D-K\nTableau: 9C 4C');
    const move = likelyMove(rules, table);
    assert.ok(!move || !('from' in move) || rules.piles[move.from]?.group.role !== 'foundation');
  });
});
