import { cards, cells, pileOn, type Table } from 'solitaire-engine';
import type { Board } from './board.ts';
import { NO_CARDS } from './columns.ts';
import { FREE_CELL } from './steps.ts';
import { CARDS } from './cards.ts';

/** More cards than that in stock and waste have no room in a bit each. */
const MOST_IN_STOCK = 31;

/**
 * Sets a board up as an engine's table. False when the table is one that a board cannot show: a
 * foundation that does not go up from its ace, a face-down card that nothing ever turns up.
 */
export function load(board: Board, table: Table): boolean {
  const { state, tables, columns } = board;
  state.fill(0);
  board.pending = -1;
  state[board.homes] = tables.cells.count << FREE_CELL;
  for (let i = 0; i < board.count; i++) {
    state[i] = NO_CARDS;
    state[board.keyLo] = (state[board.keyLo] as number) + (columns.lo[NO_CARDS] as number);
    state[board.keyHi] = (state[board.keyHi] as number) + (columns.hi[NO_CARDS] as number);
  }
  board.total = table.piles.reduce((sum, { size }) => sum + size, 0);
  return (
    loadFoundations(board, table) &&
    loadCells(board, table) &&
    loadColumns(board, table) &&
    loadStock(board, table)
  );
}

function loadFoundations({ state, homes, tables }: Board, table: Table): boolean {
  let found = state[homes] as number;
  const { first, count } = tables.foundations;
  for (let i = first; i < first + count; i++) {
    const pile = cards(pileOn(table, i));
    const suit = Math.floor((pile[0] ?? 0) / 13);
    if (pile.some((card, height) => card !== suit * 13 + height)) return false;
    found += pile.length << (suit * 4);
  }
  state[homes] = found;
  return true;
}

function loadCells(board: Board, table: Table): boolean {
  const { first, count } = board.tables.cells;
  for (let i = first; i < first + count; i++) {
    const { size, card, up } = pileOn(table, i);
    if (size > 1 || !up) return false;
    if (size === 1) board.turnCell(card, 1);
  }
  return true;
}

function loadColumns(board: Board, table: Table): boolean {
  const { flip, columns } = board.tables;
  for (let i = 0; i < columns.count; i++) {
    const pile = pileOn(table, columns.first + i);
    let id = NO_CARDS;
    let higher = 0;
    for (const { card, up } of cells(pile)) {
      if (!up && flip === 'none') return false;
      // A face-down card over a face-up one cannot come about in play.
      if (!up && higher > 0) return false;
      if (up) higher++;
      id = board.columns.put(id, card, up);
    }
    if (!pile.up) {
      if (flip === 'auto') return false;
      id = board.columns.put(board.columns.under[id] as number, pile.card);
    }
    board.setColumn(i, id);
  }
  return true;
}

function loadStock(board: Board, table: Table): boolean {
  const { state, tables } = board;
  if (tables.stock < 0) return true;
  const waste = pileOn(table, tables.waste);
  const stock = pileOn(table, tables.stock);
  board.sequence = [...cards(waste), ...cards(stock).reverse()];
  const { length } = board.sequence;
  if (length > MOST_IN_STOCK || cells(waste).some(({ up }) => !up)) return false;
  state[board.left] = length === 0 ? 0 : -1 >>> (32 - length);
  state[board.waste] = waste.size;
  state[board.pass] = table.pass;
  for (const card of board.sequence) board.addKey(CARDS + card, 1);
  return true;
}
