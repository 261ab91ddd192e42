import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  dealTable,
  deckOf,
  leader,
  moves,
  tableKey,
  type Rules,
  type Session,
} from '../../packages/engine/src/index.ts';
import {
  isBlocked,
  isPass,
  opponentMove,
  playerOf,
  type Strength,
} from '../../packages/game/src/opponent.ts';
import { rulesNamed, seeded, sessionOf } from './tables.ts';

const turns = await rulesNamed('double-solitaire');
const race = await rulesNamed('double-solitaire', 'form=race');

describe('the computer', () => {
  type Strengths = readonly [Strength, Strength];

  /** A game of two computers until it ends, or for so many moves. */
  function playOut(rules: Rules, number: number, strengths: Strengths, most: number): Session {
    const random = seeded(number);
    const session = sessionOf(rules, number);
    const seen = [new Set<number>(), new Set<number>()] as const;
    for (let i = 0; i < most && !hasEnded(session); i++) {
      const { table } = session;
      const player = (rules.turn?.(table) ?? i % 2) === 0 ? 0 : 1;
      const move = opponentMove(rules, table, player, strengths[player], seen[player], random);
      // Who has passed waits.
      if (!move) continue;
      if ('from' in move) seen[player].add(tableKey(rules, table));
      else if (!isPass(move)) seen[player].clear();
      session.play(move);
    }
    return session;
  }

  const hasEnded = ({ won, rules, table, past }: Session): boolean =>
    won || isBlocked(rules, table, past);

  /** Who is ahead after so many moves: the wins of the first strength, and those of the second. */
  function compare(rules: Rules, [one, other]: Strengths, games: number) {
    const wins = [0, 0];
    for (let number = 1; number <= games; number++) {
      // Each strength plays either side.
      const swapped = number % 2 === 1;
      const session = playOut(rules, number, swapped ? [other, one] : [one, other], MOVES);
      const ahead = leader(rules, session.table);
      if (ahead === undefined) continue;
      const winner = swapped ? 1 - ahead : ahead;
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
    return { first: wins[0] ?? 0, second: wins[1] ?? 0 };
  }

  const MOVES = 120;

  test('brings every race to an end, at each strength', () => {
    for (const strength of ['easy', 'medium', 'strong'] as const) {
      const endless = Array.from({ length: 40 }, (_, i) => i + 1).filter(
        (number) => !hasEnded(playOut(race, number, [strength, strength], 1500)),
      );
      assert.deepEqual(endless, [], strength);
    }
  });

  test('plays its own piles only, and only what is legal', () => {
    for (const rules of [turns, race]) {
      const table = dealTable(rules, deckOf(rules, 5));
      const move = opponentMove(rules, table, 1, 'strong', new Set());
      assert.ok(move);
      assert.equal(playerOf(rules, move), 1);
      assert.ok(moves(rules, table).some((each) => JSON.stringify(each) === JSON.stringify(move)));
    }
  });

  test('beats a weaker one: strong clearly beats easy, and medium lies between', () => {
    const strong = compare(turns, ['strong', 'easy'], 200);
    assert.ok(strong.first > 2 * strong.second, JSON.stringify(strong));
    const medium = compare(turns, ['medium', 'easy'], 200);
    assert.ok(medium.first > medium.second, JSON.stringify(medium));
    assert.ok(
      strong.first - strong.second > medium.first - medium.second,
      JSON.stringify({ strong, medium }),
    );
  });
});
