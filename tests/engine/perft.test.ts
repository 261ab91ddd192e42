/**
 * Counts of the lines of play, against counts made by hand and against a second program of the
 * same rules: one that works on lists of words, move by move, and shares nothing with the engine.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  apply,
  dealTable,
  deckOf,
  moves,
  type Rules,
  type Table,
  tableText,
} from '../../packages/engine/src/index.ts';
import { rulesNamed, tableOf } from './tables.ts';

/** Piles of words, deepest first; a word in parentheses lies face down. */
interface Board {
  readonly stock: string[];
  readonly waste: string[];
  readonly cells: string[][];
  readonly homes: string[][];
  readonly columns: string[][];
}

interface PlainRules {
  /** How many cards may go together to a column, with so many cells and other columns empty. */
  readonly together: (cells: number, spaces: number) => number;
  readonly kingsOnly: boolean;
  readonly takeBack: boolean;
  readonly draw: number;
}

function boardOf(text: string): Board {
  const board: Board = { stock: [], waste: [], cells: [], homes: [], columns: [] };
  let label = '';
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('Cells: ')) {
      for (const cell of line.split(' ').slice(1)) board.cells.push(cell === '-' ? [] : [cell]);
      continue;
    }
    if (line.endsWith(':')) {
      label = line;
      continue;
    }
    const pile = line === '-' ? [] : line.split(' ');
    if (label === 'Stock:') board.stock.push(...pile);
    else if (label === 'Waste:') board.waste.push(...pile);
    else if (label === 'Foundations:') board.homes.push(pile);
    else board.columns.push(pile);
  }
  return board;
}

const height = (card = ''): number => 'A23456789TJQK'.indexOf(card.charAt(0)) + 1;
const suit = (card = ''): string => card.charAt(1);
const red = (card = ''): boolean => 'DH'.includes(suit(card));
const follows = (card: string | undefined, below: string | undefined): boolean =>
  height(card) > 0 &&
  height(below) > 0 &&
  height(card) + 1 === height(below) &&
  red(card) !== red(below);

/** The board after some change to a copy of it, with the columns' top cards turned up. */
function changed(board: Board, change: (copy: Board) => void): Board {
  const copy = structuredClone(board);
  change(copy);
  for (const column of copy.columns) {
    const top = column.pop();
    if (top) column.push(top.replace(/[()]/g, ''));
  }
  return copy;
}

function goesHome(card: string, home: readonly string[]): boolean {
  const top = home.at(-1);
  return top ? suit(top) === suit(card) && height(top) + 1 === height(card) : height(card) === 1;
}

/** How many piles' worth of a column's end hang together. */
function runIn(column: readonly string[]): number {
  let length = column.length > 0 ? 1 : 0;
  while (length < column.length && follows(column.at(-length), column.at(-length - 1))) length++;
  return length;
}

/** All boards that one move leads to, one for each move. */
function nextBoards(rules: PlainRules, board: Board): Board[] {
  const next: Board[] = [];
  const { stock, waste, cells, homes, columns } = board;

  if (stock.length > 0) {
    next.push(
      changed(board, (copy) => {
        for (let i = 0; i < rules.draw && copy.stock.length > 0; i++) {
          copy.waste.push((copy.stock.pop() ?? '').replace(/[()]/g, ''));
        }
      }),
    );
  } else if (waste.length > 0) {
    next.push(
      changed(board, (copy) => {
        while (copy.waste.length > 0) copy.stock.push(`(${copy.waste.pop()})`);
      }),
    );
  }

  const columnTakes = (to: number, card: string): boolean => {
    const column = columns[to] ?? [];
    if (column.length === 0) return !rules.kingsOnly || height(card) === 13;
    return follows(card, column.at(-1));
  };

  // One card from anywhere to anywhere.
  const sources: [take: (copy: Board) => string[] | undefined, cards: string[], home: boolean][] = [
    [(copy) => copy.waste, waste, false],
    ...cells.map((cell, i) => [(copy: Board) => copy.cells[i], cell, false] as (typeof sources)[0]),
    ...columns.map((c, i) => [(copy: Board) => copy.columns[i], c, false] as (typeof sources)[0]),
    ...homes.map((home, i) => [(copy: Board) => copy.homes[i], home, true] as (typeof sources)[0]),
  ];
  for (const [take, cards, fromHome] of sources) {
    const card = cards.at(-1);
    if (!card || (fromHome && !rules.takeBack)) continue;
    const put = (pile: (copy: Board) => string[] | undefined): void => {
      next.push(
        changed(board, (copy) => {
          take(copy)?.pop();
          pile(copy)?.push(card);
        }),
      );
    };
    for (const [to, home] of homes.entries()) {
      if (!fromHome && goesHome(card, home)) put((copy) => copy.homes[to]);
    }
    for (const [to, cell] of cells.entries()) {
      if (cell.length === 0) put((copy) => copy.cells[to]);
    }
    for (const [to, column] of columns.entries()) {
      if (column !== cards && columnTakes(to, card)) put((copy) => copy.columns[to]);
    }
  }

  // More than one card from column to column.
  const emptyCells = cells.filter((cell) => cell.length === 0).length;
  for (const [from, column] of columns.entries()) {
    for (let count = 2; count <= runIn(column); count++) {
      for (const [to, target] of columns.entries()) {
        const others = columns.filter((each, i) => each.length === 0 && i !== to).length;
        const base = column.at(-count) ?? '';
        if (target === column || !columnTakes(to, base)) continue;
        if (count > rules.together(emptyCells, others)) continue;
        next.push(
          changed(board, (copy) => {
            copy.columns[to]?.push(...(copy.columns[from]?.splice(-count) ?? []));
          }),
        );
      }
    }
  }
  return next;
}

function plainCount(rules: PlainRules, board: Board, depth: number): number {
  const next = nextBoards(rules, board);
  if (depth === 1) return next.length;
  return next.reduce((sum, each) => sum + plainCount(rules, each, depth - 1), 0);
}

function engineCount(rules: Rules, table: Table, depth: number): number {
  const legal = moves(rules, table);
  if (depth === 1) return legal.length;
  return legal.reduce(
    (sum, move) => sum + engineCount(rules, apply(rules, table, move), depth - 1),
    0,
  );
}

const openGame = { kingsOnly: false, takeBack: false, draw: 0 };
const superMove = (cells: number, spaces: number): number => (cells + 1) * 2 ** spaces;

const games: {
  id: string;
  options: string;
  plain: PlainRules;
  /** Positions with the lines of play one and two moves long, counted by hand. */
  byHand: Record<string, readonly [number, number]>;
}[] = [
  {
    id: 'bucket',
    options: '',
    plain: { ...openGame, together: () => 1, takeBack: true },
    byHand: {
      // Each card to 6 spaces, and QH on KC; then 13 each, or QH off KC to 7 spaces.
      'Tableau: KC | QH': [13, 163],
      // AC to 4 foundations or 7 spaces; down again to 8 spaces from each foundation.
      'Tableau: AC': [11, 4 * 8 + 7 * 11],
      // 2H down, and each queen on two kings; then 7, two times 14 and four times 13.
      'Foundations: H-2 | Tableau: 3C | KS | KD | KC | KH | QS | QD | QC': [7, 87],
    },
  },
  {
    id: 'bucket',
    options: 'takeBack=no',
    plain: { ...openGame, together: () => 1 },
    byHand: {
      'Tableau: AC': [11, 7 * 11],
      'Foundations: H-2 | Tableau: 3C | KS | KD | KC | KH | QS | QD | QC': [6, 2 * 12 + 4 * 11],
    },
  },
  {
    id: 'freecell',
    options: 'cells=1',
    plain: { ...openGame, together: superMove },
    byHand: {
      // 8 cards to the cell, and QH with JS on two kings.
      'Tableau: KC | QH JS | KD | KH | KS | 2C | 2D | 2S': [10, 103],
    },
  },
  { id: 'freecell', options: '', plain: { ...openGame, together: superMove }, byHand: {} },
  {
    id: 'american-canister',
    options: '',
    plain: { ...openGame, together: () => Infinity },
    byHand: {
      // 3D, 4S with 3D, or all three to 7 spaces; then 19, 19 and 21.
      'Tableau: 5H 4S 3D': [21, 7 * (19 + 19 + 21)],
    },
  },
  {
    id: 'klondike',
    options: '',
    plain: { together: () => Infinity, kingsOnly: true, takeBack: true, draw: 3 },
    byHand: {
      // Draw, JC on QH, TD on JC, and KS with QH to 4 spaces; then 7, 7, 6 and four times 7.
      'Stock: (2C) (3C) (4C) (5D) | Tableau: KS QH | JC | (9H) TD': [7, 48],
    },
  },
  {
    id: 'klondike',
    options: 'draw=1&spaces=any&takeBack=no',
    plain: { together: () => Infinity, kingsOnly: false, takeBack: false, draw: 1 },
    byHand: {
      // Draw, and AC up to 4 foundations or to 6 spaces; then 17, 1 and 11.
      'Stock: (KD) | Tableau: AC': [11, 17 + 4 * 1 + 6 * 11],
    },
  },
];

for (const { id, options, plain, byHand } of games) {
  describe(`${id} ${options}`, () => {
    for (const [position, [one, two]] of Object.entries(byHand)) {
      test(`has ${one} and ${two} lines of play at ${position}`, async () => {
        const rules = await rulesNamed(id, options);
        const table = tableOf(rules, position);
        const board = boardOf(tableText(rules, table));
        assert.deepEqual(
          [1, 2].map((depth) => plainCount(plain, board, depth)),
          [one, two],
        );
        assert.deepEqual(
          [1, 2].map((depth) => engineCount(rules, table, depth)),
          [one, two],
        );
      });
    }

    test('has as many as the second program finds after random play', async () => {
      const rules = await rulesNamed(id, options);
      for (let deal = 1; deal <= 12; deal++) {
        let table = dealTable(rules, deckOf(rules, deal));
        for (let step = 0; step < 60; step++) {
          const legal = moves(rules, table);
          const move = legal[(step * 7919 + deal * 104729) % (legal.length || 1)];
          if (step % 10 === 0 || !move) {
            const board = boardOf(tableText(rules, { ...table, pass: 1 }));
            for (const depth of [1, 2]) {
              assert.equal(
                engineCount(rules, table, depth),
                plainCount(plain, board, depth),
                tableText(rules, table),
              );
            }
          }
          if (!move) break;
          table = apply(rules, table, move);
        }
      }
    });
  });
}
