import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  cards,
  cardText,
  cells,
  loadGame,
  pileOn,
  pilesOf,
  readSaved,
  saveGame,
  type Table,
} from '../../packages/engine/src/index.ts';
import { playLine, refusalOf, rulesNamed, sessionOf, textOf } from './tables.ts';

const KING_DOWN = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';

async function sizes(options: string): Promise<{ columns: number[]; stock: number }> {
  const rules = await rulesNamed('spider', options);
  const { table } = sessionOf(rules, 1);
  const sizeOf = (index: number): number => pileOn(table, index).size;
  return {
    columns: pilesOf(rules, 'tableau').map(sizeOf),
    stock: sizeOf(pilesOf(rules, 'stock')[0] ?? -1),
  };
}

const up = (table: Table): number => table.piles.flatMap(cells).filter((cell) => cell.up).length;

describe('the deal of Spider', () => {
  test('is six cards to the first four columns, five to the others, 50 in the stock', async () => {
    assert.deepEqual(await sizes(''), { columns: [6, 6, 6, 6, 5, 5, 5, 5, 5, 5], stock: 50 });
    assert.equal(up(sessionOf(await rulesNamed('spider'), 1).table), 10);
  });

  test('is five cards to each column in the other form', async () => {
    assert.deepEqual(await sizes('layout=50'), { columns: new Array(10).fill(5), stock: 54 });
  });

  for (const [suits, letters] of [
    ['1', 'S'],
    ['2', 'HS'],
    ['3', 'CHS'],
    ['4', 'CDHS'],
  ] as const) {
    test(`has 104 cards of ${suits} suits`, async () => {
      const { pack } = await rulesNamed('spider', `suits=${suits}`);
      assert.equal(pack.length, 104);
      const found = new Set(pack.map((card) => 'CDHS'.charAt(Math.floor((card % 52) / 13))));
      assert.equal([...found].sort().join(''), letters);
      assert.equal(new Set(pack).size, 104, 'no card is there twice');
    });
  }

  test('has twice as many spades as clubs or hearts where there are three suits', async () => {
    const { pack } = await rulesNamed('spider', 'suits=3');
    const count = (suit: string): number =>
      pack.filter((card) => cardText(card).endsWith(suit)).length;
    assert.deepEqual(['C', 'D', 'H', 'S'].map(count), [26, 0, 26, 52]);
  });
});

describe('a row from the stock', () => {
  const stock = `Stock: ${Array.from({ length: 4 }, (_, i) => `(${i + 2}D)`).join(' ')}`;

  test('lays one card on each column, and a short last one as far as it goes', async () => {
    const session = sessionOf(await rulesNamed('spider', 'layout=50'), 1);
    for (let i = 0; i < 5; i++) {
      playLine(session, 'row');
      assert.equal(pileOn(session.table, pilesOf(session.rules, 'tableau')[9] ?? -1).size, 6 + i);
    }
    playLine(session, 'row');
    const columns = pilesOf(session.rules, 'tableau').map((at) => pileOn(session.table, at).size);
    assert.deepEqual(columns, [11, 11, 11, 11, 10, 10, 10, 10, 10, 10]);
    assert.equal(refusalOf(session, 'row'), 'The stock is empty.');
  });

  test('is not dealt over an empty column, unless that is the house rule', async () => {
    const table = `${stock} | Tableau: | KS | QS`;
    const strict = sessionOf(await rulesNamed('spider'), table);
    assert.match(refusalOf(strict, 'row'), /only when no column is empty/);
    playLine(sessionOf(await rulesNamed('spider', 'spaces=open'), table), 'row');
  });
});

describe('runs of Spider', () => {
  test('are lifted in suit only, though cards go down in any suit', async () => {
    const session = sessionOf(await rulesNamed('spider'), 'Tableau: | 9H 8S | 8H 7H | 9C | KD QD');
    playLine(session, '23x2');
    assert.match(refusalOf(session, '13x2'), /no|not/i);
  });

  test('leave by themselves when they are complete, and turn up what lay under them', async () => {
    const session = sessionOf(await rulesNamed('spider'), `Tableau: | (5H) ${KING_DOWN} | AS | 3D`);
    playLine(session, '21');
    assert.match(textOf(session), /Foundations:\nKS QS .* AS\n/);
    assert.match(textOf(session), /Tableau:\n5H\n-\n3D/);
    assert.equal(session.past.length, 1);
  });

  test('leave when the player says so by the other rule', async () => {
    const rules = await rulesNamed('spider', 'lift=manual');
    const session = sessionOf(rules, `Tableau: | (5H) ${KING_DOWN} AS | AS | 3D`);
    assert.match(refusalOf(session, '1-f1x12'), /./);
    assert.match(refusalOf(session, '1h'), /whole run|thirteen|13/);
    playLine(session, '1-hx13');
    const [first] = pilesOf(rules, 'foundation');
    assert.equal(cards(pileOn(session.table, first ?? -1)).length, 13);
  });
});

test('the Windows score starts at 500, takes 1 a move and gives 100 a suit', async () => {
  const rules = await rulesNamed('spider', 'scoring=windows');
  const session = sessionOf(rules, `Tableau: | (5H) ${KING_DOWN} | AS | 3D | 4D`);
  assert.equal(session.scoreAt(0), 500);
  playLine(session, '34');
  assert.equal(session.scoreAt(0), 499);
  playLine(session, '21');
  assert.equal(session.scoreAt(0), 598);
});

describe('an undo under the Windows score', () => {
  const start = `Tableau: | (5H) ${KING_DOWN} | AS | 3D | 4D`;

  test('costs a point, and gives none back for the move', async () => {
    const session = sessionOf(await rulesNamed('spider', 'scoring=windows'), start);
    playLine(session, '34');
    session.undo();
    assert.equal(session.scoreAt(0), 498);
    session.redo();
    assert.equal(session.scoreAt(0), 497);
    session.restart();
    assert.equal(session.scoreAt(0), 500);
  });

  test('takes back the points for a suit', async () => {
    const session = sessionOf(await rulesNamed('spider', 'scoring=windows'), start);
    playLine(session, '21');
    assert.equal(session.scoreAt(0), 599);
    session.undo();
    assert.equal(session.scoreAt(0), 498);
  });

  test('still costs it when the game is kept and goes on', async () => {
    const rules = await rulesNamed('spider', 'scoring=windows');
    const session = sessionOf(rules, start);
    playLine(session, '34');
    session.undo();
    playLine(session, '34');
    const saved = readSaved(saveGame({ session, origin: { position: start }, elapsed: 0 }));
    assert.ok('value' in saved);
    const loaded = loadGame(rules.variant, saved.value);
    assert.ok('value' in loaded);
    assert.equal(loaded.value.session.scoreAt(0), 497);
  });

  test('costs nothing, and counts for nothing, without it', async () => {
    const session = sessionOf(await rulesNamed('spider'), start);
    playLine(session, '34');
    session.undo();
    assert.equal(session.count, 0);
    assert.equal(session.scoreAt(0), undefined);
  });
});
