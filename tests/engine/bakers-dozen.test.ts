import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  cardText,
  dealTable,
  pack,
  parseCard,
  tableText,
} from '../../packages/engine/src/index.ts';
import { legalWords, playLine, refusalOf, rulesNamed, sessionOf, textOf } from './tables.ts';

/** Columns with kings in all kinds of places; the other nine have the cards that are left. */
const COLUMNS = ['AC KH 2D KS', '3H KD 2H 5C', 'KC 4D 4S 5S', '7D 3D 8D 9D'];

/** A deck that deals these columns, four rows of one card to each of thirteen. */
function deckFor(columns: readonly string[]): number[] {
  const wanted = columns.map((column) => column.split(' ').map((text) => parseCard(text) ?? -1));
  const left = pack().filter((card) => !wanted.flat().includes(card));
  while (wanted.length < 13) wanted.push(left.splice(0, 4));
  return [0, 1, 2, 3].flatMap((row) => wanted.map((column) => column[row] ?? -1));
}

async function dealt(options: string, columns = COLUMNS): Promise<string[]> {
  const rules = await rulesNamed('bakers-dozen', options);
  const text = tableText(rules, dealTable(rules, deckFor(columns)));
  return (text.split('Tableau:\n')[1] ?? '').split('\n').slice(0, columns.length);
}

describe('the kings of the deal', () => {
  test('all go to the bottom, in the order in which they lay', async () => {
    assert.deepEqual(await dealt(''), ['KH KS AC 2D', 'KD 3H 2H 5C', 'KC 4D 4S 5S', COLUMNS[3]]);
  });

  test('go there only from the top, or from over a card of their own suit', async () => {
    const columns = [...COLUMNS, '6H KH 7H 8H'].map((column) =>
      column.replace('AC KH 2D KS', 'AC TH 2D KS'),
    );
    assert.deepEqual(await dealt('kings=blocking', columns), [
      'KS AC TH 2D',
      '3H KD 2H 5C',
      'KC 4D 4S 5S',
      '7D 3D 8D 9D',
      'KH 6H 7H 8H',
    ]);
    assert.deepEqual(await dealt('kings=blocking'), [
      'KS AC KH 2D',
      '3H KD 2H 5C',
      'KC 4D 4S 5S',
      COLUMNS[3],
    ]);
  });

  test('change places with the card at the bottom', async () => {
    assert.deepEqual(await dealt('kings=swap'), [
      'KH KS 2D AC',
      'KD 3H 2H 5C',
      'KC 4D 4S 5S',
      COLUMNS[3],
    ]);
    assert.deepEqual(await dealt('kings=swap', ['AC 2C 3C KH']), ['KH 2C 3C AC']);
  });
});

describe('the columns', () => {
  test('are face down but for their top cards by option, and turned up in play', async () => {
    assert.deepEqual(await dealt('cards=closed'), [
      '(KH) (KS) (AC) 2D',
      '(KD) (3H) (2H) 5C',
      '(KC) (4D) (4S) 5S',
      '(7D) (3D) (8D) 9D',
    ]);
    const session = sessionOf(
      await rulesNamed('bakers-dozen', 'cards=closed'),
      'Tableau: (AC) 2D | 3S',
    );
    playLine(session, '12 1h');
    assert.match(textOf(session), /^3S 2D$/m);
  });

  test('build down regardless of suit, one card at a time, and never fill a space', async () => {
    const rules = await rulesNamed('bakers-dozen');
    const session = sessionOf(rules, 'Tableau: KC QC | JC | JH | KD');
    assert.deepEqual(legalWords(rules, session.table), ['14', '21', '31']);
    assert.equal(refusalOf(session, '45'), 'An empty column stays empty in this game.');
    assert.match(refusalOf(sessionOf(rules, 'KC QC | KD'), '12x2'), /one card at a time/);
  });

  test('take any card or a king in a space by option', async () => {
    const position = 'Tableau: KC QC | 9D | -';
    const words = async (spaces: string): Promise<string[]> => {
      const rules = await rulesNamed('bakers-dozen', `spaces=${spaces}`);
      return legalWords(rules, sessionOf(rules, position).table);
    };
    assert.equal((await words('any')).length, 2 * 11);
    assert.deepEqual(await words('king'), []);
    const king = await rulesNamed('bakers-dozen', 'spaces=king');
    assert.ok(legalWords(king, sessionOf(king, 'Tableau: QC KC').table).includes('1-13'));
  });
});

test('the deck made for this deals each card once', () => {
  assert.equal(new Set(deckFor(COLUMNS).map(cardText)).size, 52);
});
