import type { Weights } from './order.ts';
import { mix } from './card-keys.ts';
import { CARDS } from './cards.ts';
import { wider } from './spares.ts';
import type { RuleTables } from './tabulate.ts';

/** The column without cards. */
export const NO_CARDS = 0;

/**
 * All columns met in a search, each once and known by a number: its top card and the number of the
 * column under that. Few are ever met, since only runs grow and shrink. What a search needs to know
 * of a column is worked out when it is first met.
 */
export class Columns {
  #tables!: RuleTables;
  #weights!: Weights;
  #room = 0;
  #next = 1;
  #child = new Int32Array(0);
  #sibling = new Int32Array(0);
  /** Columns of one face-up card, by card; 0 where not yet met. */
  readonly #single = new Int32Array(CARDS);
  /** The top card; -1 for no cards. */
  card = new Int8Array(0);
  under = new Int32Array(0);
  /** How many cards at the top may be lifted as one; 0 when the top card lies face down. */
  run = new Uint8Array(0);
  size = new Uint8Array(0);
  down = new Uint8Array(0);
  /** A key of the column, 64 bits: sums of these are keys of tables, whatever the order. */
  lo = new Int32Array(0);
  hi = new Int32Array(0);
  /** The lowest rank in the column, 14 for no cards. */
  lowest = new Uint8Array(0);
  /** How far from order the column is, by the weights given. */
  score = new Int32Array(0);
  /** Whether the top card lies where the rules let one lay it. */
  lies = new Uint8Array(0);
  /** The twin of the card under the top card, where the one lies on the other by the rules; or -1. */
  twin = new Int8Array(0);
  /** The cards in the column, a bit each: ids below 26, and the others. */
  holdsLo = new Int32Array(0);
  holdsHi = new Int32Array(0);

  constructor(tables: RuleTables, weights: Weights) {
    this.use(tables, weights);
    this.#grow(256);
    this.card[NO_CARDS] = -1;
    this.twin[NO_CARDS] = -1;
    this.lowest[NO_CARDS] = 14;
    this.lo[NO_CARDS] = 0x2545f491;
    this.hi[NO_CARDS] = 0x1b873593;
  }

  /** Columns of other rules, or seen with other eyes, from now on: there must be none yet. */
  use(tables: RuleTables, weights: Weights): void {
    this.#tables = tables;
    this.#weights = weights;
  }

  /** Forgets all columns. */
  reset(): void {
    this.#child.fill(0, 0, this.#next);
    this.#single.fill(0);
    this.#next = 1;
  }

  /** What all of it takes once it has grown the next time. */
  get bytes(): number {
    return this.#room * 78;
  }

  /** The column with one more card on top. */
  put(column: number, card: number, up = true): number {
    if (column === NO_CARDS && up) {
      const known = this.#single[card] as number;
      if (known !== 0) return known;
      return (this.#single[card] = this.#make(column, card, up));
    }
    for (let id = this.#child[column] as number; id !== 0; id = this.#sibling[id] as number) {
      if (this.card[id] === card && (this.run[id] !== 0) === up) return id;
    }
    return this.#make(column, card, up);
  }

  #make(column: number, card: number, up: boolean): number {
    if (this.#next === this.#room) this.#grow(this.#room * 2);
    const id = this.#next++;
    const { follows, take } = this.#tables;
    const below = this.card[column] as number;
    const run = this.run[column] as number;
    this.#sibling[id] = this.#child[column] as number;
    this.#child[column] = id;
    this.card[id] = card;
    this.under[id] = column;
    this.size[id] = (this.size[column] as number) + 1;
    this.down[id] = (this.down[column] as number) + (up ? 0 : 1);
    const grows = take !== 'top' && run > 0 && follows[below * CARDS + card] === 1;
    this.run[id] = up ? (grows ? run + 1 : 1) : 0;
    const code = card * 2 + (up ? 1 : 0) + 1;
    this.lo[id] = mix((this.lo[column] as number) + Math.imul(code, 0x9e3779b1), 0x85ebca6b);
    this.hi[id] = mix((this.hi[column] as number) + Math.imul(code, 0x27d4eb2f), 0x165667b1);
    const { slides, builds, starts, twins } = this.#tables;
    const lies = below < 0 ? starts[card] === 1 : builds[below * CARDS + card] === 1;
    this.lies[id] = Number(lies);
    this.twin[id] = slides && lies && below >= 0 ? (twins[below] as number) : -1;
    this.#judge(id, column, card, up);
    return id;
  }

  /** What is worth knowing of a column when one guesses how far it is from order. */
  #judge(id: number, column: number, card: number, up: boolean): void {
    const weights = this.#weights;
    const rank = (card % 13) + 1;
    const lowest = this.lowest[column] as number;
    const holds = card < 26 ? this.holdsLo : this.holdsHi;
    const suitBelow = ((1 << (card % 13)) - 1) << ((card % 26) - (card % 13));
    const below = this.card[column] as number;
    this.lowest[id] = Math.min(lowest, rank);
    let score = this.score[column] as number;
    if (rank > lowest) score += weights.over;
    if (((holds[column] as number) & suitBelow) !== 0) score += weights.locks;
    if (below >= 0 && this.#tables.builds[below * CARDS + card] !== 1) score += weights.breaks;
    if (!up) score += weights.down;
    this.score[id] = score;
    this.holdsLo[id] = this.holdsLo[column] as number;
    this.holdsHi[id] = this.holdsHi[column] as number;
    holds[id] = (holds[id] as number) | (1 << (card % 26));
  }

  #grow(room: number): void {
    this.#room = room;
    this.#child = wider(this.#child, room);
    this.#sibling = wider(this.#sibling, room);
    this.card = wider(this.card, room);
    this.under = wider(this.under, room);
    this.run = wider(this.run, room);
    this.size = wider(this.size, room);
    this.down = wider(this.down, room);
    this.lo = wider(this.lo, room);
    this.hi = wider(this.hi, room);
    this.lowest = wider(this.lowest, room);
    this.score = wider(this.score, room);
    this.lies = wider(this.lies, room);
    this.twin = wider(this.twin, room);
    this.holdsLo = wider(this.holdsLo, room);
    this.holdsHi = wider(this.holdsHi, room);
  }
}
