import { Columns, NO_CARDS } from './columns.ts';
import { keyOf } from './card-keys.ts';
import { CELL, STOCK, FREE_CELL, baseOf, countOf, fromOf, redealsIn, toOf } from './steps.ts';
import { NO_WEIGHTS, type Weights } from './order.ts';
import type { Safety } from './safe.ts';
import { CARDS } from './cards.ts';
import { Spares } from './spares.ts';
import type { RuleTables } from './tabulate.ts';

const spares = new Spares<Columns>();

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
   * The two halves of a key for this table, blind to the order of columns and cells. In a stock that
   * may be turned over without end, where one stands in it counts only where that decides what can
   * be reached.
   */
  fullKey(half: 0 | 1): number {
    const { state, tables } = this;
    const key = state[half === 0 ? this.keyLo : this.keyHi] as number;
    if (tables.turns === 0) return key;
    const of = half === 0 ? keyOf.lo : keyOf.hi;
    if (!(tables.redeals && tables.passes === Infinity)) {
      return (
        (key + of(112 + (state[this.waste] as number)) + of(144 + (state[this.pass] as number))) | 0
      );
    }
    return (key + of(112 + this.place)) | 0;
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
