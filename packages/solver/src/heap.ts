import { LAST_RANK } from './order.ts';
import { wider } from './spares.ts';

const BLOCK = 1 << 14;
const NONE = -1;

/**
 * Pairs of numbers waiting, by rank: the lowest rank first, of one rank the last one put in first.
 * What has been taken out makes room for what comes in.
 */
export class Heap {
  readonly #heads = new Int32Array(LAST_RANK + 1).fill(NONE);
  #list: Int32Array = new Int32Array(3 * 1024);
  #free = NONE;
  #count = 0;
  #lowest = LAST_RANK;
  /** The pair taken out last. */
  first = 0;
  second = 0;

  /** Throws all out. */
  reset(): void {
    this.#heads.fill(NONE);
    this.#free = NONE;
    this.#count = 0;
    this.#lowest = LAST_RANK;
  }

  get bytes(): number {
    return this.#list.byteLength;
  }

  put(rank: number, first: number, second: number): void {
    let at = this.#free;
    if (at === NONE) {
      at = this.#count++ * 3;
      if (at === this.#list.length) this.#grow();
    } else this.#free = this.#list[at] as number;
    const list = this.#list;
    list[at] = this.#heads[rank] as number;
    list[at + 1] = first;
    list[at + 2] = second;
    this.#heads[rank] = at;
    if (rank < this.#lowest) this.#lowest = rank;
  }

  /** Takes a pair out; false when there is none. */
  take(): boolean {
    const heads = this.#heads;
    while (heads[this.#lowest] === NONE) {
      if (this.#lowest === LAST_RANK) return false;
      this.#lowest++;
    }
    const at = heads[this.#lowest] as number;
    const list = this.#list;
    heads[this.#lowest] = list[at] as number;
    this.first = list[at + 1] as number;
    this.second = list[at + 2] as number;
    list[at] = this.#free;
    this.#free = at;
    return true;
  }

  #grow(): void {
    const { length } = this.#list;
    this.#list = wider(this.#list, length + Math.min(length, 3 * 64 * BLOCK));
  }
}
