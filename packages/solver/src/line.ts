import { cells, type Move, type Table } from 'solitaire-engine';
import { CELL, HOME, STOCK, baseOf, countOf, fromOf, redealsIn, toOf } from './steps.ts';
import { CARDS } from './cards.ts';
import type { Piles, RuleTables } from './tabulate.ts';

/** Set in a card that lies face down: no rule table has anything to say of it. */
const DOWN = 64;
/** Under the lowest card of a pile, and on top of an empty one. */
const NONE = -1;

/** Where all cards lie: the card on top of each pile, and under each card. */
interface Lying {
  readonly tops: Int8Array;
  readonly under: Int8Array;
}

/**
 * The engine's moves for a board's moves, with the draws and flips that belong to them, from the
 * engine's table where they start. They are played apart from all that a search works with, and each
 * is held against the rules. Undefined when one of them is against the rules or, unless told otherwise,
 * the last does not win: then the search has a mistake in it, and what it says must not be believed.
 */
export function engineMoves(
  tables: RuleTables,
  { piles, pass }: Table,
  steps: readonly number[],
  wins = true,
): Move[] | undefined {
  const { columns, foundations, stock, waste, turns } = tables;
  const tops = new Int8Array(piles.length).fill(NONE);
  const lying = { tops, under: new Int8Array(2 * DOWN) };
  for (const [index, pile] of piles.entries()) {
    for (const { card, up } of cells(pile)) put(lying, index, up ? card : card | DOWN);
  }
  const moves: Move[] = [];
  let passed = pass;
  /** Turns up the top cards that lie face down, by a move where it does not happen by itself. */
  const flip = (): void => {
    if (tables.flip === 'none') return;
    for (let pile = columns.first; pile < columns.first + columns.count; pile++) {
      if ((tops[pile] as number) < DOWN) continue;
      turn(lying, pile, pile);
      if (tables.flip === 'auto') continue;
      moves.push({ action: 'flip', pile });
    }
  };
  /** Turns cards, and the waste over if need be, until the waste holds so many. */
  const turnTo = (size: number, redeals: boolean): boolean => {
    for (let over = redeals; over || sizeOf(lying, waste) !== size;) {
      const left = sizeOf(lying, stock);
      if (left === 0) {
        const may = over && tables.redeals && passed++ < tables.passes;
        if (!may || tops[waste] === NONE) return false;
        over = false;
        while (tops[waste] !== NONE) turn(lying, waste, stock);
      }
      for (let i = 0; i < turns && i < left; i++) turn(lying, stock, waste);
      moves.push({ action: left > 0 ? 'draw' : 'redeal' });
    }
    return true;
  };
  flip();
  for (const step of steps) {
    if (fromOf(step) === STOCK && !turnTo(countOf(step), redealsIn(step))) return undefined;
    const move = carried(tables, lying, step);
    if (!move) return undefined;
    moves.push(move);
    flip();
  }
  const won = tops.every((top, pile) => top === NONE || isIn(foundations, pile));
  return wins && !won ? undefined : moves;
}

const isIn = ({ first, count }: Piles, pile: number): boolean =>
  pile >= first && pile < first + count;

function put({ tops, under }: Lying, pile: number, card: number): void {
  under[card] = tops[pile] as number;
  tops[pile] = card;
}

/** Turns a pile's top card over, onto a pile. */
function turn(lying: Lying, from: number, to: number): void {
  const card = lying.tops[from] as number;
  lying.tops[from] = lying.under[card] as number;
  put(lying, to, card ^ DOWN);
}

function sizeOf({ tops, under }: Lying, pile: number): number {
  let size = 0;
  for (let card = tops[pile] as number; card >= 0; card = under[card] as number) size++;
  return size;
}

/** Carries cards as a step says; gives the engine's move, or undefined when it is against the rules. */
function carried(tables: RuleTables, lying: Lying, step: number): Move | undefined {
  const { columns, foundations, builds, follows, starts, take } = tables;
  const { tops, under } = lying;
  const to = toOf(step);
  const card = baseOf(step);
  const isCarry = fromOf(step) < CELL;
  const count = isCarry ? countOf(step) : 1;
  const from = isCarry ? columns.first + fromOf(step) : tops.indexOf(card);
  let target = columns.first + to;
  if (to >= CELL) {
    const place = to === HOME ? foundations : tables.cells;
    target = tops.indexOf(to === HOME && card % 13 > 0 ? card - 1 : NONE, place.first);
    if (count > 1 || !isIn(place, target)) return undefined;
  }

  const inRun = (top: number): boolean => follows[(under[top] as number) * CARDS + top] === 1;
  const first = tops[from] as number;
  let last = first;
  for (let i = 1; i < count; i++, last = under[last] as number) {
    if (take === 'top' || !inRun(last)) return undefined;
  }
  if (last !== card || (isIn(foundations, from) && !tables.takeBack)) return undefined;
  if (isCarry && to !== HOME && take === 'wholeRun' && inRun(last)) return undefined;

  const onto = tops[target] as number;
  if (to < CELL && (onto === NONE ? starts[card] : builds[onto * CARDS + card]) !== 1) {
    return undefined;
  }
  if (count > 1 && tables.limited) {
    const cells = empty(tables.cells, tops, target);
    const spaces = tables.spacesHelp ? empty(columns, tops, target) : 0;
    if (count > (cells + 1) << spaces) return undefined;
  }
  tops[from] = under[card] as number;
  under[card] = onto;
  tops[target] = first;
  return { from, to: target, count };
}

/** How many piles have no cards, one that does not count left out. */
function empty({ first, count }: Piles, tops: Int8Array, but: number): number {
  let found = 0;
  for (let i = first; i < first + count; i++) if (tops[i] === NONE && i !== but) found++;
  return found;
}
