/**
 * The moves that the board writes for a table are the engine's legal moves, on tables from play at
 * random. Both are put into words that leave out what leads to the same table: which of several empty
 * columns or cells a card goes to, and moves that change nothing but the place of a whole column.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  apply,
  dealTable,
  deckOf,
  moves,
  pileOn,
  tableText,
  type Move,
  type Rules,
  type Table,
} from '../../packages/engine/src/index.ts';
import { Board } from '../../packages/solver/src/board.ts';
import { generate } from '../../packages/solver/src/generate.ts';
import { load } from '../../packages/solver/src/load.ts';
import {
  CELL,
  HOME,
  STOCK,
  baseOf,
  countOf,
  fromOf,
  redealsIn,
  toOf,
} from '../../packages/solver/src/steps.ts';
import { tabulate } from '../../packages/solver/src/tabulate.ts';
import { seeded } from '../engine/tables.ts';
import { games, nameOf } from './positions.ts';

const TABLES = 10_000;
/** Moves of one game played at random. */
const LONGEST = 80;

/** The engine's moves in words; the stock's and the waste's presses are not among them. */
function engineWords(rules: Rules, table: Table): Set<string> {
  const words = new Set<string>();
  for (const move of moves(rules, table)) {
    if (!('from' in move)) continue;
    const { from, to, count } = move;
    const source = rules.piles[from];
    const target = rules.piles[to];
    assert.ok(source && target);
    const pile = pileOn(table, from);
    const empty = pileOn(table, to).size === 0;
    const { role } = target.group;
    const idle = source.group === target.group && empty && count === pile.size;
    if (idle) continue;
    const what = source.group.role === 'tableau' ? `column ${source.number}` : `card ${pile.card}`;
    const where = role !== 'tableau' ? role : empty ? 'space' : `column ${target.number}`;
    words.add(`${count} of ${what} to ${where}`);
  }
  return words;
}

/** The board's moves in the same words, but for those that have cards turned from the stock first. */
function boardWords(board: Board, table: Table): string[] {
  const out = new Int32Array(2048);
  const end = generate(board, out, 0, 'all');
  const { waste } = board.tables;
  return [...out.subarray(0, end)].flatMap((step) => {
    const from = fromOf(step);
    const to = toOf(step);
    const turns =
      from === STOCK && (redealsIn(step) || countOf(step) !== pileOn(table, waste).size);
    if (turns) return [];
    const what = from < CELL ? `column ${from}` : `card ${baseOf(step)}`;
    const column = board.state[to] === 0 ? 'space' : `column ${to}`;
    const where = to === HOME ? 'foundation' : to === CELL ? 'cell' : column;
    return [`${from < CELL ? countOf(step) : 1} of ${what} to ${where}`];
  });
}

/** Turns up what the board turns up by itself and a player has to. */
function flipped(rules: Rules, table: Table): Table {
  const isFlip = (move: Move) => 'action' in move && move.action === 'flip';
  for (let now = table; ;) {
    const flip = moves(rules, now).find(isFlip);
    if (!flip) return now;
    now = apply(rules, now, flip);
  }
}

for (const rules of games) {
  const name = nameOf(rules);
  test(`the moves of ${name} are the engine's`, () => {
    const tables = tabulate(rules);
    assert.ok(tables, 'cannot be tabulated');
    const board = new Board(tables);
    const random = seeded(name.length * 41);
    let left = Math.ceil(TABLES / games.length);
    for (let deal = 1; left > 0; deal++) {
      let table = dealTable(rules, deckOf(rules, deal));
      for (let i = 0; i < LONGEST && left > 0; i++, left--) {
        table = flipped(rules, table);
        assert.ok(load(board, table));
        const found = boardWords(board, table);
        assert.deepEqual(
          found.sort(),
          [...engineWords(rules, table)].sort(),
          tableText(rules, table),
        );
        const legal = moves(rules, table);
        const move = legal[Math.floor(random() * legal.length)];
        if (!move) break;
        table = apply(rules, table, move);
      }
    }
  });
}
