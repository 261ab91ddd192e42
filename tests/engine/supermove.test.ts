import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { refusal } from '../../packages/engine/src/index.ts';
import { inEnglish, legalWords, refusalOf, rulesNamed, sessionOf, tableOf } from './tables.ts';

const RUN = ['QH', 'JC', 'TH', '9C', '8H', '7C', '6H', '5C', '4H', '3C', '2H', 'AC'];
const IN_CELLS = ['2D', '4D', '6D', '8D'];
const IN_COLUMNS = ['KC', 'KD', 'KH', 'QD', 'QS', 'JD'];

const freecell = await rulesNamed('freecell');

/** A run of so many cards in column 1, the king of spades in column 2, then the empty columns. */
function boardOf(length: number, cells: number, empty: number) {
  const filled = IN_CELLS.slice(cells).join(' ');
  const columns = [
    RUN.slice(0, length).join(' '),
    'KS',
    ...new Array<string>(empty).fill('-'),
    ...IN_COLUMNS.slice(empty),
  ];
  return tableOf(freecell, `Cells: ${filled} | Tableau: ${columns.join(' | ')}`);
}

const [FIRST, ON_KING, TO_EMPTY] = [8, 9, 10];

for (let cells = 0; cells <= 4; cells++) {
  for (let empty = 0; empty <= 4; empty++) {
    const onKing = (cells + 1) * 2 ** empty;
    const toEmpty = empty > 0 ? (cells + 1) * 2 ** (empty - 1) : 0;

    test(`with ${cells} cells and ${empty} columns empty, ${onKing} cards go on a card and ${toEmpty} to a space`, () => {
      for (let count = 1; count <= RUN.length; count++) {
        const table = boardOf(count, cells, empty);
        const refused = (to: number) => refusal(freecell, table, { from: FIRST, to, count });
        assert.equal(refused(ON_KING)?.key, count <= onKing ? undefined : 'refuse.limit');
        if (empty === 0) continue;
        assert.equal(refused(TO_EMPTY)?.key, count <= toEmpty ? undefined : 'refuse.limit');
      }
    });
  }
}

describe('several cards at once', () => {
  test('are refused with the room that there is', () => {
    const refused = refusal(freecell, boardOf(3, 1, 0), { from: FIRST, to: ON_KING, count: 3 });
    assert.match(
      refused ? inEnglish(refused) : '',
      /^There is room to move two cards here, not three\./,
    );
  });

  test('go into a cell one at a time', () => {
    const refused = refusal(freecell, boardOf(2, 4, 0), { from: FIRST, to: 0, count: 2 });
    assert.equal(refused?.key, 'refuse.full');
  });

  const position = 'Tableau: 9D 5C 4H | 5S | KC | KD | KH | KS';

  test('are against the rules of Bucket, even with spaces open', async () => {
    const session = sessionOf(await rulesNamed('bucket'), position.replace('5S', '6H'));
    assert.match(refusalOf(session, '12x2'), /one card at a time/);
    assert.deepEqual(session.past, []);
  });

  test('may move in FreeCell and, by option, in Bucket', async () => {
    for (const [id, options] of [
      ['freecell', 'cells=0'],
      ['bucket', 'move=run'],
      ['american-canister', ''],
    ] as const) {
      const rules = await rulesNamed(id, options);
      const table = tableOf(rules, position.replace('5S', '6H'));
      assert.ok(legalWords(rules, table).includes('12x2'), id);
    }
  });

  test('must be a run', async () => {
    const rules = await rulesNamed('american-canister');
    const words = legalWords(rules, tableOf(rules, position.replace('5S', 'TS')));
    assert.ok(!words.includes('12x3'));
    assert.ok(words.includes('17x2'));
  });
});
