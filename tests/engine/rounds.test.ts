import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  cards,
  cardText,
  moves,
  pileOn,
  pilesOf,
  type Rules,
  type Session,
} from '../../packages/engine/src/index.ts';
import { legalWords, playLine, refusalOf, rulesNamed, sessionOf, textOf } from './tables.ts';

const columns = ({ rules, table }: Session): string[] =>
  pilesOf(rules, 'tableau').map((index) => cards(pileOn(table, index)).map(cardText).join(' '));
const sizes = (session: Session): number[] =>
  columns(session).map((text) => (text === '' ? 0 : text.split(' ').length));

describe('Cruel', () => {
  test('deals twelve packets of four over the aces', async () => {
    const session = sessionOf(await rulesNamed('cruel'), 1);
    assert.deepEqual(sizes(session), new Array(12).fill(4));
    assert.match(textOf(session), /Foundations:\nAC\nAD\nAH\nAS\n/);
  });

  const text = 'Tableau: | 2C 3D 4H | 5S 6C 7D 8H';

  test('gathers from the top, so that the first column keeps its top card', async () => {
    const session = sessionOf(await rulesNamed('cruel'), text);
    playLine(session, 'gather');
    assert.deepEqual(columns(session).slice(0, 3), ['8H 2C 3D 4H', '5S 6C 7D', '']);
    assert.match(refusalOf(session, 'gather'), /change nothing/);
  });

  test('gathers from the bottom by the other rule, so that the last one does', async () => {
    const session = sessionOf(await rulesNamed('cruel', 'order=bottom'), text);
    playLine(session, 'gather');
    assert.deepEqual(columns(session).slice(0, 3), ['2C 3D 4H 5S', '6C 7D 8H', '']);
  });

  test('is lost when nothing moves right after a redeal', async () => {
    const session = sessionOf(await rulesNamed('cruel'), 'Tableau: | 2C 3D 4H 8H');
    assert.deepEqual(legalWords(session.rules, session.table), []);
  });
});

describe('Crescent', () => {
  test('deals an ace and a king of each suit and sixteen piles of six', async () => {
    const session = sessionOf(await rulesNamed('crescent'), 1);
    assert.deepEqual(sizes(session), new Array(16).fill(6));
    assert.match(textOf(session), /Aces:\nAC\nAD\nAH\nAS\nKings:\nKC\nKD\nKH\nKS\n/);
  });

  test('shifts the bottom card of every pile of two or more to its top, three times', async () => {
    const session = sessionOf(await rulesNamed('crescent'), 'Tableau: | 2C 3D 4H | 5S | 7D 8H');
    playLine(session, 'shift');
    assert.deepEqual(columns(session).slice(0, 4), ['3D 4H 2C', '5S', '8H 7D', '']);
    playLine(session, 'shift shift');
    assert.match(refusalOf(session, 'shift'), /used up/);
    session.undo();
    playLine(session, 'shift');
  });

  test('builds around the corner, and leaves empty piles empty', async () => {
    const session = sessionOf(await rulesNamed('crescent'), 'Tableau: | AC | KC | 5D | 5D');
    assert.deepEqual(legalWords(session.rules, session.table), ['12', '21']);
    const apart = await rulesNamed('crescent', 'corner=no');
    assert.deepEqual(legalWords(apart, sessionOf(apart, 'Tableau: | AC | KC').table), []);
  });

  test('moves cards between the foundations of a suit, but never the first one', async () => {
    const text = 'Aces: AC 2C 3C | Kings: KC QC JC TC 9C 8C 7C 6C 5C 4C | Tableau: | 4D';
    const session = sessionOf(
      await rulesNamed('crescent'),
      text
        .replace('Aces: AC', 'Aces:\nAC')
        .replace('Kings: KC', 'Kings:\nKC')
        .replaceAll(' | ', '\n'),
    );
    assert.deepEqual(legalWords(session.rules, session.table), ['f1-h', 'f5-h']);
    playLine(session, 'f1-h f1-h');
    assert.equal(
      moves(session.rules, session.table).some((move) => 'from' in move && move.from === 1),
      false,
    );
    const stays = await rulesNamed('crescent', 'reversal=no');
    assert.match(refusalOf(sessionOf(stays, textOf(session)), 'f5-f1'), /stay on the foundations/);
  });

  test('takes no card back to the piles, unless that is the house rule', async () => {
    const text = 'Aces:\nAC 2C 3C\nTableau:\n4C\n';
    const session = sessionOf(await rulesNamed('crescent'), text);
    assert.match(refusalOf(session, 'f1-1'), /take no cards from the foundations/);
    playLine(sessionOf(await rulesNamed('crescent', 'takeBack=yes'), text), 'f1-1');
  });
});

describe('the games of gaps', () => {
  /** The four rows of the grid, gaps as `-`. */
  const grid = ({ rules, table }: Session, width: number): string[] => {
    const all = pilesOf(rules, 'tableau').map((index) => {
      const { card } = pileOn(table, index);
      return card < 0 ? '-' : cardText(card);
    });
    return [0, 1, 2, 3].map((row) => all.slice(row * width, (row + 1) * width).join(' '));
  };
  const dealt = async (id: string, options = ''): Promise<Session> =>
    sessionOf(await rulesNamed(id, options), 1);

  test('a gap takes the card that follows its left neighbor, and the first place any 2', async () => {
    const row = '2C 3C - 9D - KH - - - - - - -';
    const text = `Tableau: ${row} - 2D 4C TD ${new Array(22).fill('-').join(' ')}`;
    const session = sessionOf(await rulesNamed('montana'), text);
    const words = legalWords(session.rules, session.table).filter((word) => word !== 'reshuffle');
    assert.deepEqual(
      words,
      ['1-14', '1-27', '1-40', '15-14', '15-27', '15-40', '16-3', '17-5'].sort(),
    );
    assert.match(refusalOf(session, '16-7'), /doesn’t belong here/);
  });

  for (const [id, redeals] of [
    ['gaps', 2],
    ['montana', 2],
    ['addiction', 3],
  ] as const) {
    test(`${id} may be dealt anew ${redeals} times, and keeps what is in order`, async () => {
      const session = await dealt(id);
      const again = session.rules.actions[0]?.name ?? '';
      const start = grid(session, 13);
      for (let round = 0; round < redeals; round++) {
        // Right after a redeal without a shuffle another one would change nothing.
        const [card] = moves(session.rules, session.table).filter((move) => 'from' in move);
        if (card) session.play(card);
        const before = grid(session, 13);
        playLine(session, again);
        const after = grid(session, 13);
        assert.notDeepEqual(after, before);
        assert.equal(
          after
            .join(' ')
            .split(' ')
            .filter((card) => card === '-').length,
          4,
        );
      }
      assert.match(refusalOf(session, again), /used up/);
      const played = textOf(session);
      while (session.undo());
      assert.deepEqual(grid(session, 13), start);
      while (session.redo());
      assert.equal(textOf(session), played, 'the same shuffle again');
    });
  }

  test('cards that run from the start of a row stay, and the gap comes behind them', async () => {
    const session = await dealt('montana');
    const rows = grid(session, 13);
    const kept = rows.map(() => 0);
    const two = rows.join(' ').split(' ').indexOf('2S');
    const first = rows.findIndex((row) => row.startsWith('-'));
    playLine(session, `${two + 1}-${first * 13 + 1}`);
    kept[first] = 1;
    playLine(session, 'reshuffle');
    for (const [row, text] of grid(session, 13).entries()) {
      assert.equal(text.split(' ').indexOf('-'), kept[row], text);
    }
    assert.match(grid(session, 13)[first] ?? '', /^2S/);
  });

  test('unshuffled, the loose cards keep their order', async () => {
    const session = await dealt('gaps');
    const loose = (): string =>
      grid(session, 13)
        .join(' ')
        .split(' ')
        .filter((card) => card !== '-')
        .join(' ');
    const before = loose();
    playLine(session, 'relay');
    assert.equal(loose(), before);
    assert.ok(grid(session, 13).every((row) => row.startsWith('-')));
  });

  test('gaps may go to the ends of the rows, or anywhere', async () => {
    const ends = await dealt('montana', 'gaps=end');
    playLine(ends, 'reshuffle');
    assert.ok(grid(ends, 13).every((row) => row.endsWith('-')));
    const places = new Set<string>();
    for (const deal of [1, 2, 3, 4]) {
      const session = sessionOf(await rulesNamed('montana', 'gaps=random'), deal);
      playLine(session, 'reshuffle');
      places.add(
        grid(session, 13)
          .map((row) => row.split(' ').indexOf('-'))
          .join(),
      );
    }
    assert.equal(places.size, 4);
  });

  test('a redeal may have to wait until nothing moves', async () => {
    assert.match(
      refusalOf(await dealt('montana', 'when=stuck'), 'reshuffle'),
      /can still be moved/,
    );
  });

  test('Gaps may have a single redeal', async () => {
    const session = await dealt('gaps', 'redeals=1');
    playLine(session, 'relay');
    assert.equal(refusalOf(session, 'relay'), 'Only one in a game: used up.');
  });

  test('the small pack of Addiction is 28 cards in rows of seven', async () => {
    const session = await dealt('addiction', 'cards=28');
    assert.equal(session.rules.pack.length, 28);
    assert.ok(grid(session, 7).every((row) => row.split(' ').length === 7));
  });

  const won = (rules: Rules, text: string): boolean => sessionOf(rules, text).won;
  const RANKS = 'A23456789TJQ';
  const suitRun = (suit: string, from = 0): string =>
    [...RANKS.slice(from)].map((rank) => rank + suit).join(' ');

  test('rows in suit with the gap at the end win', async () => {
    const rules = await rulesNamed('gaps');
    const rows = [...'CDHS'].map((suit) => `${suitRun(suit, 1)} K${suit} -`);
    assert.equal(won(rules, `Tableau: ${rows.join(' ')}`), true);
    rows[2] = (rows[2] ?? '').replace('KH -', '- KH');
    assert.equal(won(rules, `Tableau: ${rows.join(' ')}`), false);
  });

  test('Maze is one ring, and an ace goes to the right of any queen', async () => {
    const start = `4C ${new Array(46).fill('-').join(' ')} QD - AS 5D - - 3C`;
    const rules = await rulesNamed('maze');
    const words = legalWords(rules, sessionOf(rules, `Tableau: ${start}`).table);
    assert.ok(words.includes('50-49'), 'an ace after a queen');
    assert.ok(!words.includes('1-2'), 'a card does not follow itself');
    const ring = legalWords(
      rules,
      sessionOf(rules, `Tableau: - ${new Array(52).fill('-').join(' ')} 3C`.replace('- -', '4C -'))
        .table,
    );
    assert.ok(ring.includes('54-2') === false);
  });

  test('Maze lets a queen go before any ace only where AisleRiot’s rules are chosen', async () => {
    const rest = new Array(48).fill('-').join(' ');
    const words = async (options: string): Promise<string[]> => {
      const rules = await rulesNamed('maze', options);
      return legalWords(rules, sessionOf(rules, `Tableau: - - AS 5H QD 7C ${rest}`).table);
    };
    assert.ok(!(await words('')).includes('52'));
    assert.ok((await words('ends=open')).includes('52'));
  });

  test('Maze may have open ends: any ace goes first, any queen last, and they are no neighbors', async () => {
    const middle = new Array(49).fill('-').join(' ');
    const text = `Tableau: - AS 5H ${middle} 2D -`;
    const words = async (options: string, table = text): Promise<string[]> => {
      const rules = await rulesNamed('maze', options);
      return legalWords(rules, sessionOf(rules, table).table);
    };
    const ends = (found: string[]): string[] => found.filter((word) => /^(21|\d+-54)$/.test(word));
    assert.deepEqual(ends(await words('')), []);
    assert.deepEqual(ends(await words('ends=open')), ['21']);
    const queens = `Tableau: AS QH 5H ${middle} 2D -`;
    assert.deepEqual(ends(await words('', queens)), [], 'the neighbors decide');
    assert.deepEqual(ends(await words('ends=open', queens)), ['2-54'], 'at the end');
    const around = `Tableau: 4S - 3S 5H ${middle} -`;
    assert.ok((await words('', around)).includes('3-54'), 'the ring closes');
    assert.ok(!(await words('ends=open', around)).includes('3-54'), 'the line does not');
  });

  test('Maze is won in the ring, from the corner, or with gaps, as agreed', async () => {
    const gaps = '- - - - - -';
    const runs = [...'HCDS'].map((suit) => suitRun(suit));
    const [corner, shifted] = [`${runs.join(' ')} ${gaps}`, `- ${runs.join(' ')} - - - - -`];
    const split = corner.replace('7D ', '7D - ').replace(/ -$/, '');
    const wins = async (goal: string, text: string): Promise<boolean> =>
      won(await rulesNamed('maze', goal), `Tableau: ${text}`);
    assert.deepEqual(
      await Promise.all(
        ['', 'goal=corner', 'goal=loose'].flatMap((goal) =>
          [corner, shifted, split].map((text) => wins(goal, text)),
        ),
      ),
      [true, true, false, true, false, false, true, true, true],
    );
  });
});
