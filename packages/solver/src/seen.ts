/**
 * A set of 64-bit keys, given as two 32-bit halves, by open addressing. It grows to at most the
 * bytes it is allowed, the copy while growing included. Nothing is ever thrown out of it.
 */
export class Seen {
  #keys: Int32Array;
  #mask: number;
  #room: number;
  size = 0;

  constructor(slots = 1024) {
    this.#keys = new Int32Array(slots * 2);
    this.#mask = slots - 1;
    this.#room = Math.floor(slots * 0.7);
  }

  /** Forgets all keys. */
  reset(): void {
    this.#keys.fill(0);
    this.size = 0;
  }

  /** Whether it takes more than so many bytes, or would with one more key, for which it has to grow. */
  isFull(bytes: number): boolean {
    return this.#keys.byteLength * (this.size < this.#room ? 1 : 3) > bytes;
  }

  get bytes(): number {
    return this.#keys.byteLength;
  }

  /** Adds a key; false when it was there already. */
  add(lo: number, hi: number): boolean {
    if (this.size >= this.#room) this.#grow();
    const keys = this.#keys;
    // The pair 0, 0 marks a free slot.
    const low = lo === 0 && hi === 0 ? 1 : lo;
    let slot = (low ^ (hi >>> 7)) & this.#mask;
    for (;;) {
      const at = slot * 2;
      const there = keys[at] as number;
      const high = keys[at + 1] as number;
      if (there === 0 && high === 0) {
        keys[at] = low;
        keys[at + 1] = hi;
        this.size++;
        return true;
      }
      if (there === low && high === hi) return false;
      slot = (slot + 1) & this.#mask;
    }
  }

  #grow(): void {
    const old = this.#keys;
    const slots = old.length;
    const keys = new Int32Array(slots * 2);
    this.#keys = keys;
    this.#mask = slots - 1;
    this.#room = Math.floor(slots * 0.7);
    for (let at = 0; at < old.length; at += 2) {
      const low = old[at] as number;
      const hi = old[at + 1] as number;
      if (low === 0 && hi === 0) continue;
      let slot = (low ^ (hi >>> 7)) & this.#mask;
      while (keys[slot * 2] !== 0 || keys[slot * 2 + 1] !== 0) slot = (slot + 1) & this.#mask;
      keys[slot * 2] = low;
      keys[slot * 2 + 1] = hi;
    }
  }
}
