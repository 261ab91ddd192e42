import { Columns, NO_CARDS } from './columns.ts';
import { keyOf } from './card-keys.ts';
import { loose, slideFrom, slideTo } from './slides.ts';
import {
  CELL,
  HOME,
  STOCK,
  FREE_CELL,
  baseOf,
  countOf,
  fromOf,
  redealsIn,
  toOf,
  SLIDES,
  OFF_SOURCE,
  OFF_TARGET,
  ONTO_TARGET,
} from './steps.ts';
import { NO_WEIGHTS, type Weights } from './order.ts';
import type { Safety } from './safe.ts';
import { CARDS } from './cards.ts';
import { Spares } from './spares.ts';
import type { RuleTables } from './tabulate.ts';

const spares = new Spares<Columns>(800_000);

/**
 * A table in few numbers, to be searched: `state` holds the columns' numbers, then the fields named
 * below. Copying `state` copies the table. The columns themselves are shared by all tables of a
 * search. What a stock and a waste hold is one sequence of cards, `sequence`: those of the waste from
 * the bottom, then those of the stock from the top; `left` has a bit for each that is still there.
 */
export class Board {
  readonly tables: RuleTables;
  readonly weights: Weights;
  readonly columns: Columns;
  readonly safety: Safety;
  readonly count: number;
  /** Where in `state` the heights of the foundations are, 4 bits a suit, then the empty cells. */
  readonly homes: number;
  readonly cellsLo: number;
  readonly cellsHi: number;
  readonly keyLo: number;
  readonly keyHi: number;
  /** Where the stock is: a bit for each card left, the cards in the waste, the pass. */
  readonly left: number;
  readonly waste: number;
  readonly pass: number;
  /** Numbers in a state. */
  readonly width: number;
  readonly state: Int32Array;
  sequence: readonly number[] = [];
  /** Cards on the whole table. */
  total = 0;
  /** The card that the last move has taken back from a foundation, -1 for none. */
  pending = -1;
  /** What `look` saw last: the halves of a key, and the columns, a bit each, whose top card may slide. */
  fullLo = 0;
  fullHi = 0;
  sliding = 0;

  constructor(tables: RuleTables, weights: Weights = NO_WEIGHTS) {
    this.weights = weights;
    const count = tables.columns.count;
    this.tables = tables;
    this.columns = spares.take() ?? new Columns(tables, weights);
    this.columns.use(tables, weights);
    this.safety = tables.safety;
    this.count = count;
    this.homes = count;
    this.cellsLo = count + 1;
    this.cellsHi = count + 2;
    this.keyLo = count + 3;
    this.keyHi = count + 4;
    this.left = count + 5;
    this.waste = count + 6;
    this.pass = count + 7;
    this.width = tables.turns > 0 ? count + 8 : count + 5;
    this.state = new Int32Array(count + 8);
  }

  /** Gives what it was made of to the next board. It must not be used any more. */
  end(): void {
    spares.give(this.columns);
  }

  /** The number of cards on a suit's foundation. */
  height(suit: number): number {
    return ((this.state[this.homes] as number) >> (suit * 4)) & 15;
  }

  get freeCells(): number {
    return (this.state[this.homes] as number) >> FREE_CELL;
  }

  /** Cards on the foundations. */
  get home(): number {
    const homes = this.state[this.homes] as number;
    return (homes & 15) + ((homes >> 4) & 15) + ((homes >> 8) & 15) + ((homes >> 12) & 15);
  }

  get won(): boolean {
    return this.home === this.total;
  }

  inCell(card: number): boolean {
    return card < 26
      ? (((this.state[this.cellsLo] as number) >> card) & 1) === 1
      : (((this.state[this.cellsHi] as number) >> (card - 26)) & 1) === 1;
  }

  /** Puts a column in place of another one, keys and all. */
  setColumn(index: number, column: number): void {
    const { state, columns } = this;
    const old = state[index] as number;
    const { lo, hi } = columns;
    state[this.keyLo] =
      (state[this.keyLo] as number) + (lo[column] as number) - (lo[old] as number);
    state[this.keyHi] =
      (state[this.keyHi] as number) + (hi[column] as number) - (hi[old] as number);
    state[index] = column;
  }

  /** Puts a card into a cell, or takes it out. */
  turnCell(card: number, sign: 1 | -1): void {
    const { state } = this;
    const field = card < 26 ? this.cellsLo : this.cellsHi;
    state[field] = (state[field] as number) ^ (1 << (card % 26));
    state[this.homes] = (state[this.homes] as number) - (sign << FREE_CELL);
    this.addKey(card, sign);
  }

  addKey(what: number, sign: 1 | -1): void {
    const { state } = this;
    state[this.keyLo] = (state[this.keyLo] as number) + sign * keyOf.lo(what);
    state[this.keyHi] = (state[this.keyHi] as number) + sign * keyOf.hi(what);
  }

  /** The column without its top card, the card then on top turned up where that happens by itself. */
  lifted(column: number): number {
    const { columns } = this;
    const under = columns.under[column] as number;
    if (under === NO_CARDS || columns.run[under] !== 0 || this.tables.flip === 'none') return under;
    return columns.put(columns.under[under] as number, columns.card[under] as number);
  }

  /** Makes a move, and nothing that follows from it but a card that turns up. */
  make(move: number): void {
    const from = fromOf(move);
    const to = toOf(move);
    const card = baseOf(move);
    if ((move & SLIDES) !== 0) {
      if ((move & OFF_SOURCE) !== 0) this.make(slideFrom(this, from));
      if ((move & OFF_TARGET) !== 0) this.make(slideFrom(this, to));
      if ((move & ONTO_TARGET) !== 0) this.make(slideTo(this, to));
    }
    this.pending = from === HOME ? card : -1;
    if (from < CELL && to < CELL) return this.#carry(from, to, countOf(move));
    if (from < CELL) this.setColumn(from, this.lifted(this.state[from] as number));
    else if (from === CELL) this.turnCell(card, -1);
    else if (from === STOCK) this.#takeWaste(card, countOf(move), redealsIn(move));
    else this.#home(card, -1);
    if (to < CELL) this.setColumn(to, this.columns.put(this.state[to] as number, card));
    else if (to === CELL) this.turnCell(card, 1);
    else this.#home(card, 1);
  }

  #home(card: number, sign: 1 | -1): void {
    const suit = Math.floor(card / 13);
    this.state[this.homes] = (this.state[this.homes] as number) + (sign << (suit * 4));
  }

  #carry(from: number, to: number, count: number): void {
    const { columns, state } = this;
    const source = state[from] as number;
    this.setColumn(to, this.stacked(source, count, state[to] as number));
    let rest = source;
    for (let i = 1; i < count; i++) rest = columns.under[rest] as number;
    this.setColumn(from, this.lifted(rest));
  }

  /** The column `target` with the top `count` cards of `source` on it. */
  stacked(source: number, count: number, target: number): number {
    const { columns } = this;
    const under =
      count === 1 ? target : this.stacked(columns.under[source] as number, count - 1, target);
    return columns.put(under, columns.card[source] as number);
  }

  /** Plays the waste's top card once the waste holds so many. */
  #takeWaste(card: number, waste: number, redeals: boolean): void {
    const { state } = this;
    const bit = this.sequence.indexOf(card);
    state[this.left] = (state[this.left] as number) & ~(1 << bit);
    state[this.waste] = waste - 1;
    if (redeals) state[this.pass] = (state[this.pass] as number) + 1;
    this.addKey(CARDS + card, -1);
  }

  /** How many cards stock and waste hold together. */
  get inStock(): number {
    let bits = this.width > this.left ? (this.state[this.left] as number) : 0;
    let count = 0;
    for (; bits !== 0; bits &= bits - 1) count++;
    return count;
  }

  /**
   * Works out `fullLo` and `fullHi`, a key for this table blind to the order of columns and cells, and
   * which cards may slide: tables that differ only in where those lie have the same key. In a stock
   * that may be turned over without end, where one stands in it counts only where that decides what
   * can be reached.
   */
  look(): void {
    const { state, tables } = this;
    let lo = state[this.keyLo] as number;
    let hi = state[this.keyHi] as number;
    if (tables.slides) {
      const { columns } = this;
      const { card, under } = columns;
      this.sliding = loose(this);
      for (let bits = this.sliding; bits !== 0; bits &= bits - 1) {
        const id = state[31 - Math.clz32(bits & -bits)] as number;
        const rest = under[id] as number;
        const top = card[id] as number;
        lo += (columns.lo[rest] as number) - (columns.lo[id] as number) + keyOf.lo(top);
        hi += (columns.hi[rest] as number) - (columns.hi[id] as number) + keyOf.hi(top);
      }
      if (this.pending >= 0) {
        lo += keyOf.lo(CARDS + this.pending);
        hi += keyOf.hi(CARDS + this.pending);
      }
    } else if (tables.turns > 0) {
      const unlimited = tables.redeals && tables.passes === Infinity;
      const place = 112 + (unlimited ? this.place : (state[this.waste] as number));
      lo += keyOf.lo(place);
      hi += keyOf.hi(place);
      if (!unlimited) {
        const pass = 144 + (state[this.pass] as number);
        lo += keyOf.lo(pass);
        hi += keyOf.hi(pass);
      }
    }
    this.fullLo = lo | 0;
    this.fullHi = hi | 0;
  }

  /** Cards in the waste, or 0 where turning on and turning over lead to the same cards. */
  get place(): number {
    const waste = this.state[this.waste] as number;
    return waste % this.tables.turns === 0 || waste === this.inStock ? 0 : waste;
  }

  /** The card that is number `place`, from 1, of those left in the sequence. */
  inSequence(place: number): number {
    let bits = this.state[this.left] as number;
    for (let i = 1; i < place; i++) bits &= bits - 1;
    return this.sequence[31 - Math.clz32(bits & -bits)] as number;
  }
}
