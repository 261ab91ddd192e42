import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  apply,
  cardText,
  pack,
  pileOf,
  pilesOf,
  rankOf,
  refusal,
  tableKey,
  withPiles,
} from '../../packages/engine/src/index.ts';
import {
  inEnglish,
  legalWords,
  moveOf,
  playLine,
  refusalOf,
  rulesNamed,
  sessionOf,
  tableOf,
  textOf,
} from './tables.ts';

const bucket = await rulesNamed('bucket');
const strict = await rulesNamed('bucket', 'takeBack=no');

describe('a foundation', () => {
  test('starts with an ace and no other card', () => {
    const empty = tableOf(bucket, 'Tableau: AC | -');
    const column = pilesOf(bucket, 'tableau')[0] ?? -1;
    for (const card of pack()) {
      const table = withPiles(empty, [[column, pileOf([card])]]);
      for (const to of pilesOf(bucket, 'foundation')) {
        const refused = refusal(bucket, table, { from: column, to, count: 1 });
        assert.equal(refused?.key, rankOf(card) === 1 ? undefined : 'refuse.base', cardText(card));
      }
    }
  });

  test('takes the next card of its suit', () => {
    const session = sessionOf(bucket, 'Foundations: H-2 | Tableau: 3S | 4H | 3H | 2D');
    assert.match(refusalOf(session, '1-f1'), /^The 3 of spades can’t go on the 2 of hearts/);
    assert.match(refusalOf(session, '2-f1'), /build up in suit/);
    assert.match(refusalOf(session, '4-f1'), /build up in suit/);
    playLine(session, '3h 2h');
  });

  test('takes single cards only, so that an inner card stays where it is', async () => {
    for (const id of ['bucket', 'american-canister', 'freecell', 'klondike']) {
      const rules = await rulesNamed(id);
      const session = sessionOf(rules, 'Foundations: S-6 | Tableau: 7S 6H | 8D');
      const before = textOf(session);
      const from = pilesOf(rules, 'tableau')[0] ?? -1;
      const to = pilesOf(rules, 'foundation')[0] ?? -1;
      assert.equal(session.play({ from, to, count: 2 })?.key, 'refuse.single');
      assert.equal(session.play({ from, to, count: 1 })?.key, 'refuse.build');
      assert.equal(textOf(session), before);
    }
  });

  test('keeps its cards from the other foundations', () => {
    const table = tableOf(
      bucket,
      'Foundations: C-A D-A | Tableau: KS | KC | KD | KH | 9C | 9D | 9H | 9S',
    );
    assert.deepEqual(legalWords(bucket, table), []);
    assert.equal(refusal(bucket, table, moveOf(bucket, table, 'f1-f3'))?.key, 'refuse.sideways');
  });
});

describe('taking back', () => {
  const position = 'Foundations: H-2 | Tableau: 3S | KC';

  test('brings the top card of a foundation to a column that accepts it, and can be undone', () => {
    const session = sessionOf(bucket, position);
    const before = textOf(session);
    playLine(session, 'f1-1');
    assert.match(textOf(session), /^3S 2H$/m);
    assert.ok(session.undo());
    assert.equal(textOf(session), before);
    assert.match(refusalOf(session, 'f1-2'), /^The 2 of hearts can’t go on the king of clubs/);
  });

  test('may fill an empty column', () => {
    playLine(sessionOf(bucket, position), 'f1-3');
  });

  test('and putting up again gives a table that plays alike', () => {
    const table = tableOf(bucket, position);
    const down = apply(bucket, table, moveOf(bucket, table, 'f1-1'));
    const up = apply(bucket, down, moveOf(bucket, down, '1h'));
    assert.equal(tableKey(bucket, up), tableKey(bucket, table));
  });

  test('is refused where the game does not have it', async () => {
    for (const [id, options] of [
      ['bucket', 'takeBack=no'],
      ['freecell', ''],
      ['american-canister', ''],
      ['klondike', 'takeBack=no'],
    ] as const) {
      const session = sessionOf(await rulesNamed(id, options), position);
      assert.equal(refusalOf(session, 'f1-1'), 'Cards stay on the foundations in this game.');
    }
  });
});

describe('a game of Bucket', () => {
  test('is won with all cards up, and not with one left', () => {
    const session = sessionOf(strict, 'Foundations: C-K D-K H-K S-Q | Tableau: KS');
    assert.equal(session.won, false);
    playLine(session, '1h');
    assert.equal(session.won, true);
    session.undo();
    assert.equal(session.won, false);
    session.redo();
    assert.equal(session.won, true);
  });

  test('builds down by one rank in alternating colors', () => {
    const session = sessionOf(strict, 'Tableau: KC TD | KD TH | QH | JC | JS | 9C | 9H | 2S');
    const words = legalWords(strict, session.table);
    assert.deepEqual(words, ['14', '15', '24', '25', '43', '53', '61', '62']);
    assert.match(refusalOf(session, '71'), /build down in alternating colors/);
  });

  test('never takes a ten on a king', () => {
    const session = sessionOf(strict, 'Tableau: KC | TD');
    assert.match(refusalOf(session, '21'), /^The 10 of diamonds can’t go on the king of clubs/);
  });
});

test('a refusal names what is wrong with any move', () => {
  const table = tableOf(bucket, 'Tableau: KC | TD');
  const told = (from: number, to: number, count: number): string => {
    const refused = refusal(bucket, table, { from, to, count });
    return refused ? inEnglish(refused) : '';
  };
  assert.equal(told(4, 4, 1), 'The card is there already.');
  assert.equal(told(4, 12, 1), 'There is no such pile.');
  assert.equal(told(NaN, 5, 1), 'There is no such pile.');
  assert.equal(told(4, 6, 0), 'There is one card there, not 0.');
  for (const count of [-1, 1.5, NaN, Infinity, 1e9]) assert.ok(told(4, 6, count), `${count}`);
  assert.match(told(6, 5, 1), /no card/);
  assert.equal(
    inEnglish(refusal(bucket, table, { action: 'draw' }) ?? { key: '' }),
    'This game has no “draw”.',
  );
});
