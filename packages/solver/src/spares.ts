/** What can be made ready for another use. */
interface Reusable {
  readonly bytes: number;
  /** Makes it as good as new. */
  reset(): void;
}

/** Larger ones take longer to clear than to make, and would hold memory for nothing. */
const MOST_BYTES = 100_000;
const MOST = 4;

/**
 * Things of a search that has ended, for the next one: most searches are so short that making these
 * would take a good part of their time. A search that is dropped midway gives nothing back.
 */
export class Spares<T extends Reusable> {
  readonly #list: T[] = [];

  take(): T | undefined {
    return this.#list.pop();
  }

  give(thing: T): void {
    if (thing.bytes > MOST_BYTES || this.#list.length >= MOST) return;
    thing.reset();
    this.#list.push(thing);
  }
}
