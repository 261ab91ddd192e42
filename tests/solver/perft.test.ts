/** The board and the engine agree, move by move, on tables from play and from nowhere. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  apply,
  moves,
  refusal,
  tableKey,
  tableText,
  type Rules,
  type Table,
} from '../../packages/engine/src/index.ts';
import { Board } from '../../packages/solver/src/board.ts';
import { generate } from '../../packages/solver/src/generate.ts';
import { engineMoves } from '../../packages/solver/src/line.ts';
import { load } from '../../packages/solver/src/load.ts';
import { tabulate } from '../../packages/solver/src/tabulate.ts';
import { seeded } from '../engine/tables.ts';
import { endgame, games, nameOf, played } from './positions.ts';

/** The key of a table, however many passes there were. */
const placeKey = ({ passes: _, ...rules }: Rules, table: Table): number => tableKey(rules, table);

/**
 * Every different table that one move leads to, by key. The stock counts as the solver counts it:
 * turning cards is part of the move that plays one of them.
 */
function engineNext(rules: Rules, table: Table): Map<number, Table> {
  const next = new Map<number, Table>();
  const pressed = new Map([[placeKey(rules, table), table]]);
  const isWaste = (index: number) => rules.piles[index]?.group.role === 'waste';
  for (const each of pressed.values()) {
    for (const move of moves(rules, each)) {
      const after = apply(rules, each, move);
      if ('action' in move) {
        const key = placeKey(rules, after);
        if (!pressed.has(key)) pressed.set(key, after);
      } else if ('from' in move && (each === table || isWaste(move.from))) {
        next.set(tableKey(rules, after), after);
      }
    }
  }
  next.delete(tableKey(rules, table));
  return next;
}

/** The same by a board's moves, each translated to the engine's. */
function boardNext(rules: Rules, board: Board, table: Table): Map<number, Table> {
  const next = new Map<number, Table>();
  assert.ok(load(board, table));
  const out = new Int32Array(2048);
  const end = generate(board, out, 0, 'all');
  for (const step of out.subarray(0, end)) {
    const line = engineMoves(board.tables, table, [step], false);
    assert.ok(line, `refused at\n${tableText(rules, table)}`);
    let end = table;
    for (const move of line) {
      assert.equal(refusal(rules, end, move), undefined, tableText(rules, table));
      end = apply(rules, end, move);
    }
    const key = tableKey(rules, end);
    assert.ok(!next.has(key), `twice at\n${tableText(rules, table)}`);
    next.set(key, end);
    checkMade(board, table, end, step);
  }
  return next;
}

/** A board that makes a step shows the table that the engine then has. */
function checkMade(board: Board, before: Table, after: Table, step: number): void {
  const afresh = new Board(board.tables);
  assert.ok(load(board, before));
  board.make(step);
  assert.ok(load(afresh, after));
  // A card just taken back counts as such until it is of use.
  board.pending = -1;
  board.look();
  afresh.look();
  assert.deepEqual([board.fullLo, board.fullHi], [afresh.fullLo, afresh.fullHi]);
  assert.equal(board.state[board.homes], afresh.state[afresh.homes]);
}

const engineCount = (rules: Rules, table: Table, depth: number): number => {
  const next = engineNext(rules, table);
  if (depth === 1) return next.size;
  return [...next.values()].reduce((sum, each) => sum + engineCount(rules, each, depth - 1), 0);
};

/** Counts on the board alone: the keys of tables met in one place, once each. */
function boardCount(board: Board, depth: number): number {
  const out = new Int32Array(2048);
  const end = generate(board, out, 0, 'all');
  if (depth === 1) return end;
  const before = board.state.slice();
  let sum = 0;
  for (const step of out.slice(0, end)) {
    board.make(step);
    sum += boardCount(board, depth - 1);
    board.state.set(before);
  }
  return sum;
}

/** Where cards are turned by hand the board turns them by itself: there it has other moves. */
const alike = games.flatMap((rules) => {
  const tables = tabulate(rules);
  return tables && tables.flip !== 'manual' ? [{ rules, board: new Board(tables) }] : [];
});

/** Tables of each game, in all so many. */
const shareOf = (all: number): number => Math.ceil(all / alike.length);

for (const { rules, board } of alike) {
  const name = nameOf(rules);
  describe(name, () => {
    test('has the same tables one move on', () => {
      const random = seeded(name.length * 31);
      for (let i = 0; i < shareOf(1700); i++) {
        const table =
          i % 2 ? endgame(rules, 4 + (i % 20), random) : played(rules, i + 1, (i * 7) % 90, random);
        const expected = [...engineNext(rules, table).keys()].sort();
        const found = [...boardNext(rules, board, table).keys()].sort();
        assert.deepEqual(found, expected, tableText(rules, table));
      }
    });

    test('has as many lines of play', () => {
      const random = seeded(name.length * 17);
      for (let i = 0; i < shareOf(220); i++) {
        const table =
          i % 2 ? endgame(rules, 3 + i, random) : played(rules, i + 1, (i * 11) % 60, random);
        for (let depth = 1; depth <= 4; depth++) {
          assert.ok(load(board, table));
          const count = boardCount(board, depth);
          if (count > 4000) break;
          assert.equal(count, engineCount(rules, table, depth), tableText(rules, table));
        }
      }
    });
  });
}
