/** What can be made ready for another use. */
interface Reusable {
  readonly bytes: number;
  /** Makes it as good as new. */
  reset(): void;
}

const MOST = 4;

/**
 * Things of a search that has ended, for the next one: most searches are so short that making these
 * would take a good part of their time. A search that is dropped midway gives nothing back.
 */
export class Spares<T extends Reusable> {
  readonly #list: T[] = [];
  readonly #mostBytes: number;

  /** Larger ones would take longer to clear than to make, or hold memory for nothing. */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  take(): T | undefined {
    return this.#list.pop();
  }

  give(thing: T): void {
    if (thing.bytes > this.#mostBytes || this.#list.length >= MOST) return;
    thing.reset();
    this.#list.push(thing);
  }
}

/** A longer list of the same kind, with all that the old one has. */
export function wider<T extends Int32Array | Int8Array | Uint8Array>(old: T, length: number): T {
  const made = new (old.constructor as new (length: number) => T)(length);
  made.set(old);
  return made;
}
