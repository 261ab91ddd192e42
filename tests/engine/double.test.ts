import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  cards,
  cells,
  dealTable,
  deckOf,
  homeOf,
  leader,
  loadGame,
  ownerOf,
  pileOn,
  readSaved,
  saveGame,
  tableKey,
  tableText,
  type Rules,
  type Session,
} from '../../packages/engine/src/index.ts';
import { isBlocked, opponentMove } from '../../packages/game/src/opponent.ts';
import {
  legalWords,
  playLine,
  refusalOf,
  rulesNamed,
  seeded,
  sessionOf,
  tableOf,
  textOf,
} from './tables.ts';

const turns = await rulesNamed('double-solitaire');
const race = await rulesNamed('double-solitaire', 'form=race');
const whilePlayable = await rulesNamed('double-solitaire', 'turnEnds=unplayable');

/** Each player's stock, waste and columns, after eight foundations. */
const [STOCK, EACH] = [8, 9];
const deal = (rules: Rules, number: number) => dealTable(rules, deckOf(rules, number));
const turnOf = ({ rules, table }: Session): number | undefined => rules.turn?.(table);
const sizes = (session: Session, first: number, count: number): number[] =>
  session.table.piles.slice(first, first + count).map(({ size }) => size);

describe('the deal', () => {
  test('gives each player a deck of his own, laid out as in Klondike', () => {
    for (const rules of [turns, race]) {
      const { piles } = deal(rules, 5);
      assert.ok(piles.slice(0, STOCK).every(({ size }) => size === 0));
      for (const player of [0, 1]) {
        const own = piles.slice(STOCK + player * EACH, STOCK + (player + 1) * EACH);
        assert.deepEqual(
          own.map(({ size }) => size),
          [24, 0, 1, 2, 3, 4, 5, 6, 7],
        );
        const all = own.flatMap((pile) => cards(pile));
        assert.equal(new Set(all).size, 52);
        assert.ok(all.every((card) => ownerOf(card) === player));
        for (const column of own.slice(2)) {
          const facing = cells(column).map(({ up }) => up);
          assert.deepEqual(facing, [...facing.slice(1).fill(false), true]);
        }
      }
    }
  });

  test('lets the lower first card start, or the higher, and breaks ties on the next column', async () => {
    const higher = await rulesNamed('double-solitaire', 'starts=higher');
    // 9D against 8C; then JD and JC before 4H and 7S; then 6S and 6D before TS and 3S.
    for (const [number, first] of [
      [5, 1],
      [15, 0],
      [18, 1],
    ] as const) {
      assert.equal(turns.turn?.(deal(turns, number)), first);
      assert.equal(higher.turn?.(deal(higher, number)), 1 - first);
    }
    assert.equal(race.turn, undefined);
  });
});

describe('taking turns', () => {
  test('ends with a card turned, and only the player whose turn it is may play', () => {
    const session = sessionOf(turns, 5);
    assert.equal(turnOf(session), 1);
    assert.deepEqual(legalWords(turns, session.table), ['12-9', 'draw@s2']);
    assert.match(refusalOf(session, 'draw@s1'), /first player/);
    assert.match(refusalOf(session, '14'), /other player’s, or it is not your turn/);
    playLine(session, '12-9');
    assert.equal(turnOf(session), 1);
    playLine(session, 'draw@s2');
    assert.equal(turnOf(session), 0);
    assert.deepEqual(sizes(session, STOCK + EACH, 2), [23, 1]);
    playLine(session, 'draw@s1');
    assert.equal(turnOf(session), 1);
  });

  test('goes on, as an option, while the turned card can be played', () => {
    const position =
      'Stock: 2C 9H\nWaste: -\nStock2: 5C 5D\nWaste2: -\nTableau: TS | 4D\nTableau2: KC';
    const session = sessionOf(whilePlayable, position);
    assert.equal(turnOf(session), 0);
    playLine(session, 'draw@s1');
    assert.equal(turnOf(session), 0, 'the nine goes on the ten');
    playLine(session, 'draw@s1');
    assert.equal(turnOf(session), 1, 'the two goes nowhere');
    const strict = sessionOf(turns, position);
    playLine(strict, 'draw@s1');
    assert.equal(turnOf(strict), 1);
  });
});

describe('an ace that can go up', () => {
  const position =
    'Stock: 2C 9H\nWaste: AS\nStock2: 5C 5D\nWaste2: -\nTableau: TS | 9D | AC | 8C\nTableau2: KC';
  const afterMove = async (options: string, line: string): Promise<number | undefined> => {
    const session = sessionOf(await rulesNamed('double-solitaire', options), position);
    playLine(session, line);
    return turnOf(session);
  };

  test('may wait', async () => {
    assert.equal(await afterMove('', '2-1'), 0);
    assert.equal(await afterMove('turnEnds=unplayable', 'draw@s1'), 0);
  });

  test('goes first by the other rule: any other play ends the turn', async () => {
    assert.equal(await afterMove('aces=first', '2-1'), 1, 'a move in the columns');
    assert.equal(await afterMove('aces=first&turnEnds=unplayable', 'draw@s1'), 1);
    assert.equal(await afterMove('aces=first', '3h'), 0, 'one of two aces');
    assert.equal(await afterMove('aces=first', '3h w1-h'), 0, 'both');
    assert.equal(await afterMove('aces=first', '3h w1-h 2-1'), 0, 'nothing left to bring up');
    assert.equal(await afterMove('aces=first', '3h 2-1'), 1, 'the second is left lying');
  });

  test('is not overlooked when the same move has only just uncovered it', async () => {
    const rules = await rulesNamed('double-solitaire', 'aces=first');
    const session = sessionOf(
      rules,
      'Stock: 2C\nWaste: AS 9H\nStock2: 5C\nWaste2: AD\nTableau: TS | (AC) 9D | TC\nTableau2: KC',
    );
    playLine(session, 'w1-1');
    assert.equal(turnOf(session), 0);
    playLine(session, 'w1-h 2-3');
    assert.equal(turnOf(session), 0);
  });

  test('has no say w1-here both play at once', async () => {
    const both = await rulesNamed('double-solitaire', 'form=race&aces=first');
    assert.equal(both.settle.length, race.settle.length);
  });
});

test('nobody plays on or from the other player’s columns and waste', () => {
  const position =
    'Stock: 2C\nWaste: 9H\nStock2: 2D\nWaste2: 8S\nTableau: TS | 4D\nTableau2: TC | 3S';
  const session = sessionOf(race, position);
  // Columns 1 to 7 are the first player's, 8 to 14 the second's.
  playLine(session, 'w1-1');
  for (const word of ['1-8', 'w2-1', '92', '9-2']) {
    const move = legalWords(race, session.table);
    assert.ok(!move.includes(word), word);
  }
  assert.notEqual(refusalOf(session, 'w2-1'), '');
  assert.notEqual(refusalOf(session, '9-2'), '');
});

test('foundations are shared: each player builds on the other’s cards', () => {
  const session = sessionOf(
    race,
    'Stock: -\nWaste: AH\nStock2: -\nWaste2: 2H\nTableau: KS\nTableau2: KC',
  );
  playLine(session, 'w1-h w2-h');
  assert.deepEqual(sizes(session, 0, 2), [2, 0]);
  assert.deepEqual(
    [0, 1].map((player) => homeOf(race, session.table, player)),
    [1, 1],
  );
});

test('a used-up stock is the waste turned over, in the same order, as often as wanted', () => {
  for (const [rules, words] of [
    [race, 'draw@s1'],
    [turns, 'draw@s1 draw@s2'],
  ] as const) {
    const session = sessionOf(rules, 'Stock: 5C 6C\nStock2: 5D 6D\nTableau: KS\nTableau2: KC');
    const start = textOf(session).replace(/^Pass.*\n/, '');
    for (let round = 0; round < 4; round++) playLine(session, words);
    assert.deepEqual(
      sizes(session, STOCK, 2).reduce((a, b) => a + b),
      2,
    );
    if (rules === race) assert.notEqual(start, '');
    const waste = cards(pileOn(session.table, STOCK + 1)).length;
    assert.ok(waste > 0);
  }
});

describe('the end', () => {
  const last = 'Foundations: C-K D-K H-K S-Q\nTableau: KS\nTableau2: KS | (KC) | (KD) | (KH)';

  test('comes when a player has all 52 cards at home, in the middle of a turn too', () => {
    for (const rules of [turns, race]) {
      const session = sessionOf(rules, last);
      assert.equal(session.won, false);
      playLine(session, '1h');
      assert.equal(session.won, true);
      assert.equal(leader(rules, session.table), 0);
    }
  });

  test('comes when both have been through their stocks without playing a card', () => {
    const session = sessionOf(race, 'Stock: 5C 6C 7C 8C\nStock2: 5D\nTableau: KS\nTableau2: KC');
    const blocked = (): boolean => isBlocked(race, session.table, session.past);
    playLine(session, 'draw@s1 draw@s2 draw@s1 draw@s2');
    assert.equal(blocked(), false);
    playLine(session, 'draw@s1');
    assert.equal(blocked(), true);
    assert.equal(leader(race, session.table), undefined, 'a draw: neither has a card home');
  });

  test('comes when both have passed, and a card moved makes both look again', () => {
    const session = sessionOf(
      race,
      'Stock: 5C 6C 7C 8C\nWaste: AD\nStock2: 5D\nTableau: KS\nTableau2: KC',
    );
    const blocked = (): boolean => isBlocked(race, session.table, session.past);
    playLine(session, 'pass@s1');
    assert.equal(blocked(), false);
    assert.match(refusalOf(session, 'pass@s1'), /Passed already/);
    playLine(session, 'draw@s2 pass@s2');
    assert.equal(blocked(), true);
    playLine(session, 'w1-h');
    assert.equal(blocked(), false);
    assert.ok(legalWords(race, session.table).includes('pass@s1'));
  });

  test('comes when one has been through the stock and the other has nothing left to do', () => {
    const session = sessionOf(
      race,
      'Stock: 5C\nTableau: KS\nTableau2: KC | KD | KH | KS | JC | JS | 9C',
    );
    playLine(session, 'draw@s1');
    assert.equal(isBlocked(race, session.table, session.past), false);
    playLine(session, 'draw@s1');
    assert.equal(isBlocked(race, session.table, session.past), true);
  });

  test('has no passing where players take turns: turning a card does that', () => {
    assert.ok(!legalWords(turns, deal(turns, 5)).some((word) => word.startsWith('pass')));
  });

  test('tells who has won, and how many cards each has at home', () => {
    for (const rules of [turns, race]) {
      const session = sessionOf(rules, last);
      const before = rules.tally?.(session.table, rules);
      assert.equal(before?.winner, undefined);
      playLine(session, '1h');
      const { home, winner } = rules.tally?.(session.table, rules) ?? {};
      assert.deepEqual([home?.[0], winner], [52, 0]);
    }
  });

  test('goes to the player with more cards at home', () => {
    const session = sessionOf(race, 'Waste: AH\nWaste2: AC\nTableau: KS\nTableau2: 2C | KC');
    playLine(session, 'w2-h 8h w1-h');
    assert.equal(leader(race, session.table), 1);
  });
});

test('a game in either form comes back from its text', () => {
  for (const rules of [turns, race, whilePlayable]) {
    const session = sessionOf(rules, 7);
    const random = seeded(7);
    const seen = [new Set<number>(), new Set<number>()];
    for (let i = 0; i < 120 && !session.won; i++) {
      const player = rules.turn?.(session.table) ?? i % 2;
      const move = opponentMove(rules, session.table, player, 'easy', seen[player]!, random);
      assert.ok(move);
      assert.equal(session.play(move), undefined);
    }
    const saved = readSaved(saveGame({ session, origin: { deal: 7 }, elapsed: 0 }));
    assert.ok('value' in saved);
    const game = loadGame(rules.variant, saved.value);
    assert.ok('value' in game);
    assert.equal(textOf(game.value.session), textOf(session));
    assert.equal(tableKey(rules, game.value.session.table), tableKey(rules, session.table));
    const text = tableText(rules, session.table);
    assert.equal(tableText(rules, tableOf(rules, text)), text);
  }
});
