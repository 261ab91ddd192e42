import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pileOn, pilesOf } from '../../packages/engine/src/index.ts';
import { legalWords, playLine, refusalOf, rulesNamed, sessionOf, textOf } from './tables.ts';

/** The rows of a layout, the first one first; `-` is a card that is gone. */
const rows = (...lines: string[]): string => `Tableau: ${lines.join(' ')}`;
const gone = (count: number): string => new Array<string>(count).fill('-').join(' ');

describe('Pyramid', () => {
  test('deals 28 cards face up in seven rows, and 24 to the stock', async () => {
    const rules = await rulesNamed('pyramid');
    const { table } = sessionOf(rules, 1);
    const layout = pilesOf(rules, 'tableau').map((index) => pileOn(table, index));
    assert.equal(layout.length, 28);
    assert.ok(layout.every(({ size, up }) => size === 1 && up));
    assert.equal(pileOn(table, pilesOf(rules, 'stock')[0] ?? -1).size, 24);
  });

  test('frees a card when both that lie on it are gone', async () => {
    const text = `Stock: (AD) | ${rows(gone(15), gone(6).replace('-', 'KC'), '6S 7H 2D 9C - - -')}`;
    const session = sessionOf(await rulesNamed('pyramid'), text);
    assert.match(refusalOf(session, '16~'), /must go first/);
    playLine(session, '22~23 16~');
    assert.equal(
      refusalOf(session, '24~25'),
      'The 2 of diamonds and the 9 of clubs make 11, not 13.',
    );
    assert.match(refusalOf(session, '24~'), /counts 2: it needs another card to make 13/);
  });

  test('lets the turned card go with the waste, unless that is the house rule', async () => {
    const text = `Stock: (2S) (8D) (5C) | ${rows(gone(21), 'KH JD - - - - -')}`;
    const session = sessionOf(await rulesNamed('pyramid'), text);
    playLine(session, 'draw draw');
    assert.ok(legalWords(session.rules, session.table).includes('w1~w2'));
    playLine(session, 'w1~w2 draw');
    playLine(session, 'w2~23');
    assert.equal(session.won, false);
    playLine(session, '22~');
    const strict = sessionOf(await rulesNamed('pyramid', 'wastePair=no'), text);
    playLine(strict, 'draw draw');
    assert.match(refusalOf(strict, 'w1~w2'), /doesn’t go with the waste/);
  });

  test('goes through the stock once, or three times', async () => {
    const text = `Stock: (8D) | ${rows(gone(21), '9H JD - - - - -')}`;
    const once = sessionOf(await rulesNamed('pyramid'), text);
    playLine(once, 'draw');
    assert.deepEqual(legalWords(once.rules, once.table), []);
    const thrice = sessionOf(await rulesNamed('pyramid', 'passes=3'), text);
    playLine(thrice, 'draw redeal draw redeal draw');
    assert.deepEqual(legalWords(thrice.rules, thrice.table), []);
  });

  test('may let a card go with the only one that covers it', async () => {
    const text = rows(gone(15), `TD ${gone(5)}`, `3C ${gone(6)}`);
    assert.deepEqual(
      legalWords(await rulesNamed('pyramid'), sessionOf(await rulesNamed('pyramid'), text).table),
      [],
    );
    const session = sessionOf(await rulesNamed('pyramid', 'overlap=yes'), text);
    assert.deepEqual(legalWords(session.rules, session.table), ['16~22']);
    const both = sessionOf(
      await rulesNamed('pyramid', 'overlap=yes'),
      text.replace('3C -', '3C 5D'),
    );
    assert.deepEqual(legalWords(both.rules, both.table), []);
  });

  test('is won with all cards gone, or with the layout gone', async () => {
    const text = `Stock: (8D) | ${rows(gone(21), 'KH - - - - - -')}`;
    const all = sessionOf(await rulesNamed('pyramid'), text);
    playLine(all, '22~');
    assert.equal(all.won, false);
    const layout = sessionOf(await rulesNamed('pyramid', 'goal=pyramid'), text);
    playLine(layout, '22~');
    assert.equal(layout.won, true);
  });
});

describe('TriPeaks', () => {
  const base = (cards: string): string => rows(gone(18), cards);

  test('turns a card up when both that lie on it are gone', async () => {
    const text = `Stock: (2D) | Waste: 5C | ${rows(gone(9), `(QH) ${gone(8)}`, `6D 7S ${gone(8)}`)}`;
    const session = sessionOf(await rulesNamed('tripeaks'), text);
    playLine(session, '19-w');
    assert.match(textOf(session), /\(QH\)/);
    playLine(session, '20-w');
    assert.match(textOf(session), / QH /);
  });

  test('goes up and down, and from king to ace', async () => {
    const text = `Stock: (2D) | Waste: KC | ${base('AD KS 3H QH - - - - - -')}`;
    const session = sessionOf(await rulesNamed('tripeaks'), text);
    assert.deepEqual(legalWords(session.rules, session.table), ['19-w', '22-w', 'draw']);
    assert.match(refusalOf(session, '21-w'), /can’t go on the king of clubs/);
    playLine(session, '19-w 20-w 22-w');
    const apart = sessionOf(await rulesNamed('tripeaks', 'corner=no'), text);
    assert.deepEqual(legalWords(apart.rules, apart.table), ['22-w', 'draw']);
  });

  test('pays a streak 1, 2, 3 …, takes 5 for a turned card, and pays for peaks', async () => {
    const peaks = `${rows('4D 9C QS', gone(15), 'TD - - - - - - - - -')}`;
    const session = sessionOf(
      await rulesNamed('tripeaks'),
      `Stock: (JS) (8C) (3S) | Waste: 5H | ${peaks}`,
    );
    assert.equal(session.score, 0);
    playLine(session, 'draw');
    assert.equal(session.score, -5);
    playLine(session, '1-w');
    assert.equal(session.score, -5 + 1 + 15);
    playLine(session, 'draw 2-w 19-w');
    assert.equal(session.score, 11 - 5 + (1 + 15) + 2);
    playLine(session, 'draw 3-w');
    assert.equal(session.score, 24 - 5 + (1 + 30));
    assert.equal(session.won, true);
    session.undo();
    assert.equal(session.score, 19);
  });

  test('can be scored in other ways', async () => {
    const peaks = `${rows('4D 9C QS', gone(15), 'TD - - - - - - - - -')}`;
    const scored = async (scoring: string, text: string, line: string): Promise<number> => {
      const session = sessionOf(await rulesNamed('tripeaks', `scoring=${scoring}`), text);
      playLine(session, line);
      assert.equal(session.won, true);
      return session.score;
    };
    const three = `Stock: (JS) (8C) (3S) | Waste: 5H | ${peaks}`;
    const inTurns = 'draw 1-w draw 2-w 19-w draw 3-w';
    const five = `Stock: (2C) (2D) | Waste: 5H | ${base('6D 7S 8D 9S TD - - - - -')}`;
    const inOne = '19-w 20-w 21-w 22-w 23-w';
    const pysol = [-52, 10 + 2, 20 + 4, 4, 40 + 8].reduce((sum, points) => sum + points);
    assert.equal(await scored('pysol', three, inTurns), pysol);
    assert.equal(await scored('pysol', five, inOne), -52 + 8 * (1 + 1 + 1 + 1 + 2) + 2 * 10);
    assert.equal(await scored('aisleriot', three, inTurns), 25 + 1 + (25 + 1) + 2 + (50 + 1));
    assert.equal(await scored('aisleriot', five, inOne), 1 + 2 + 4 + 8 + 16);
    assert.equal(await scored('hundred', three, inTurns), 400);
  });

  test('has no undo under PySolFC’s points', async () => {
    const text = `Stock: (2C) | Waste: 5H | ${base('6D 7S 9S - - - - - - -')}`;
    for (const [options, undone] of [
      ['scoring=pysol', false],
      ['scoring=aisleriot', true],
    ] as const) {
      const session = sessionOf(await rulesNamed('tripeaks', options), text);
      playLine(session, '19-w');
      assert.equal(session.undo(), undone);
    }
  });
});
