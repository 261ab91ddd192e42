/**
 * Games in which cards go one by one, without cells. A card that lies on one of two twins, the other
 * of them bare, may slide to and fro between them at any time. So tables that differ only in where
 * such cards lie are won or lost together, and a search looks at one of them only: they have one
 * key, and the moves of one are those of all, some of them with a slide before.
 *
 * A card is left out of this, and slides as any card moves, while it is itself the bare twin to which
 * another card may slide. Then no column has part in two slides, so slides come in any order, and
 * whatever a move needs can be had by the slides of the columns it touches. What slides elsewhere can
 * do so after the move; if the move has made a card bare that keeps it from doing so, it still does
 * as any card, and that card is of a higher rank each time, so this comes to an end.
 */
import type { Board } from './board.ts';
import { CARDS, RANK } from './cards.ts';
import { NO_CARDS } from './columns.ts';
import {
  HOME,
  OFF_SOURCE,
  OFF_TARGET,
  ONTO_TARGET,
  SLIDES,
  baseOf,
  fromOf,
  moveTo,
  toOf,
} from './steps.ts';
import { isNext, isSafe } from './upward.ts';

/** The columns, a bit each, whose top card may slide. */
export function loose({ state, columns, count }: Board): number {
  const { card, twin } = columns;
  let first = 0;
  while (first < count && (twin[state[first] as number] as number) < 0) first++;
  if (first === count) return 0;
  let lo = 0;
  let hi = 0;
  for (let i = 0; i < count; i++) {
    const top = card[state[i] as number] as number;
    if (top >= 26) hi |= 1 << (top - 26);
    else if (top >= 0) lo |= 1 << top;
  }
  let found = 0;
  // The bare twins that cards may slide to.
  let bareLo = 0;
  let bareHi = 0;
  for (let i = first; i < count; i++) {
    const other = twin[state[i] as number] as number;
    if (other >= 26 && ((hi >> (other - 26)) & 1) === 1) bareHi |= 1 << (other - 26);
    else if (other >= 0 && other < 26 && ((lo >> other) & 1) === 1) bareLo |= 1 << other;
    else continue;
    found |= 1 << i;
  }
  for (let bits = found; bits !== 0; bits &= bits - 1) {
    const i = 31 - Math.clz32(bits & -bits);
    const top = card[state[i] as number] as number;
    const bare = top < 26 ? (bareLo >> top) & 1 : (bareHi >> (top - 26)) & 1;
    if (bare === 1) found ^= 1 << i;
  }
  return found;
}

/** The slide of a column's top card to the twin of what it lies on. */
export function slideFrom({ state, columns, count }: Board, from: number): number {
  const column = state[from] as number;
  const other = columns.twin[column] as number;
  let to = 0;
  while (to < count && columns.card[state[to] as number] !== other) to++;
  return moveTo(from, to, 1, columns.card[column] as number);
}

/** The slide of a card to the top of a column, from the twin of what is there. */
export function slideTo(board: Board, to: number): number {
  const { state, columns, count } = board;
  const top = columns.card[state[to] as number] as number;
  let from = 0;
  while (from < count && columns.twin[state[from] as number] !== top) from++;
  return slideFrom(board, from);
}

/** The moves, one after the other, that a move with slides stands for. */
export function apart(board: Board, move: number): number[] {
  const steps: number[] = [];
  if ((move & OFF_SOURCE) !== 0) steps.push(slideFrom(board, fromOf(move)));
  if ((move & OFF_TARGET) !== 0) steps.push(slideFrom(board, toOf(move)));
  if ((move & ONTO_TARGET) !== 0) steps.push(slideTo(board, toOf(move)));
  steps.push(move & ~SLIDES);
  return steps;
}

/** While moves are being written, by card: the column it is on top of, -1 for none. */
const columnOf = new Int8Array(64).fill(-1);
/** And the column it would be on top of after the slide of the card that covers it. */
const baredIn = new Int8Array(64).fill(-1);
/** And the column it would be on top of after sliding. */
const slidTo = new Int8Array(64).fill(-1);

/**
 * Writes the moves of a table and of all that differ from it by slides, but for slides. The board has
 * to have looked at the table. A card is taken back only to be of use at once: to have a card laid on
 * it, or to let the one under it come back, too. So after taking one back there are no other moves.
 */
export function generateSingles(
  board: Board,
  out: Int32Array,
  at: number,
  takeBacks: boolean,
): number {
  const { state, columns, count, sliding } = board;
  const { card: cardOf, under, twin } = columns;
  let space = -1;
  for (let i = 0; i < count; i++) {
    const column = state[i] as number;
    if (column === NO_CARDS) space = i;
    else columnOf[cardOf[column] as number] = i;
  }
  for (let bits = sliding; bits !== 0; bits &= bits - 1) {
    const i = 31 - Math.clz32(bits & -bits);
    const column = state[i] as number;
    baredIn[cardOf[under[column] as number] as number] = i;
    slidTo[cardOf[column] as number] = columnOf[twin[column] as number] as number;
  }
  let end = board.pending < 0 ? fromColumns(board, out, at, space) : onto(board, out, at);
  if (takeBacks) end = fromHomes(board, out, end, space);
  for (let i = 0; i < count; i++) {
    const column = state[i] as number;
    if (column !== NO_CARDS) columnOf[cardOf[column] as number] = -1;
  }
  for (let bits = sliding; bits !== 0; bits &= bits - 1) {
    const column = state[31 - Math.clz32(bits & -bits)] as number;
    baredIn[cardOf[under[column] as number] as number] = -1;
    slidTo[cardOf[column] as number] = -1;
  }
  return end;
}

function fromColumns(board: Board, out: Int32Array, at: number, space: number): number {
  const { state, columns, count, tables, sliding } = board;
  const homes = state[board.homes] as number;
  let end = at;
  for (let from = 0; from < count; from++) {
    let column = state[from] as number;
    if (column === NO_CARDS) continue;
    const slides = ((sliding >> from) & 1) === 1;
    for (let flag = 0; ; flag = OFF_SOURCE) {
      const card = columns.card[column] as number;
      const move = moveTo(from, 0, 1, card) | flag;
      if (isNext(homes, card)) out[end++] = move | (HOME << 6);
      // A card that slides can lie nowhere but where it slides.
      if (!slides || flag !== 0) end = toHosts(tables, out, end, move);
      if (space >= 0 && (columns.size[column] as number) > 1 && tables.starts[card] === 1) {
        out[end++] = move | (space << 6);
      }
      if (!slides || flag !== 0) break;
      column = columns.under[column] as number;
    }
  }
  return end;
}

/** The moves of cards on columns to the card that was taken back. */
function onto(board: Board, out: Int32Array, at: number): number {
  const { state, columns, count, tables, sliding, pending } = board;
  const to = columnOf[pending] as number;
  let end = at;
  for (let from = 0; from < count; from++) {
    const column = state[from] as number;
    if (column === NO_CARDS || from === to) continue;
    const card = columns.card[column] as number;
    if (tables.builds[pending * CARDS + card] === 1) out[end++] = moveTo(from, to, 1, card);
    if (((sliding >> from) & 1) === 0) continue;
    const bared = columns.card[columns.under[column] as number] as number;
    if (tables.builds[pending * CARDS + bared] === 1) {
      out[end++] = moveTo(from, to, 1, bared) | OFF_SOURCE;
    }
  }
  return end;
}

function fromHomes(board: Board, out: Int32Array, at: number, space: number): number {
  const { tables } = board;
  const least = leastOfUse(board);
  let end = at;
  for (let suit = 0; suit < 4; suit++) {
    const height = board.height(suit);
    const card = suit * 13 + height - 1;
    if (height <= least || isSafe(board, card)) continue;
    const move = moveTo(HOME, 0, 1, card);
    end = toHosts(tables, out, end, move);
    if (space >= 0 && tables.starts[card] === 1) out[end++] = move | (space << 6);
  }
  return end;
}

/** The least rank on the foundations that takes a card from the columns. Lower ones are of no use. */
function leastOfUse(board: Board): number {
  const { state, columns, count, sliding } = board;
  let least = 13;
  for (let i = 0; i < count; i++) {
    const column = state[i] as number;
    if (column === NO_CARDS) continue;
    least = leastHost(board, columns.card[column] as number, least);
    if (((sliding >> i) & 1) === 0) continue;
    least = leastHost(board, columns.card[columns.under[column] as number] as number, least);
  }
  return least;
}

function leastHost(board: Board, card: number, least: number): number {
  const { hosts, hostsFrom } = board.tables;
  let found = least;
  for (let i = hostsFrom[card] as number; i < (hostsFrom[card + 1] as number); i++) {
    const host = hosts[i] as number;
    const rank = RANK[host] as number;
    if (rank < found && rank < board.height(Math.floor(host / 13))) found = rank;
  }
  return found;
}

/** The ways to lay a card on the cards that take it, bare now or after a slide. */
function toHosts(
  { hosts, hostsFrom }: Board['tables'],
  out: Int32Array,
  at: number,
  move: number,
): number {
  const card = baseOf(move);
  const last = hostsFrom[card + 1] as number;
  let end = at;
  for (let i = hostsFrom[card] as number; i < last; i++) {
    const host = hosts[i] as number;
    const to = columnOf[host] as number;
    if (to >= 0) out[end++] = move | (to << 6);
    const bared = baredIn[host] as number;
    if (bared >= 0) out[end++] = move | (bared << 6) | OFF_TARGET;
    const slid = slidTo[host] as number;
    if (slid >= 0) out[end++] = move | (slid << 6) | ONTO_TARGET;
  }
  return end;
}
