import { openDB, type IDBPDatabase } from 'idb';
import { readEntries, readEntry, type Entry } from './entry.ts';
import { merge } from './log.ts';

/** Why a store can't keep everything: each is told once. */
export type Trouble = 'blocked' | 'full' | 'unread' | 'newer';

/** What a store tells. */
export interface StoreListener {
  /** Another tab has written; `log` is everything now. */
  onNews?(log: readonly Entry[]): void;
  onTrouble?(trouble: Trouble): void;
}

/**
 * A log that lasts. It lies in an IndexedDB of its own for each key, and other tabs with that key
 * hear of what is added. When nothing can be kept, or there is no key, it lives as long as the page
 * and loses nothing until then. No method throws or rejects.
 */
export class Store {
  #name: string;
  #listener: StoreListener;
  #log: Entry[] = [];
  /** What could not be written yet; tried again with whatever comes next. */
  #unsaved: Entry[] = [];
  /** What was put aside while nothing could be written. */
  #aside: unknown[] = [];
  #lasting: boolean;
  #db: Promise<IDBPDatabase> | undefined;
  #channel: BroadcastChannel | undefined;
  #told = new Set<Trouble>();

  constructor(key: string | undefined, listener: StoreListener = {}) {
    this.#name = `solitaire-records:${key ?? ''}`;
    this.#listener = listener;
    this.#lasting = key !== undefined;
    this.#listen();
  }

  /** Everything known now, in the order of writing. */
  get log(): readonly Entry[] {
    return this.#log;
  }

  /** Reads what is kept. What can't be read is put aside, and what is too new for us stays. */
  async load(): Promise<readonly Entry[]> {
    this.#listen();
    const kept = await this.#try(async (db) => {
      const { entries, broken, newer } = readEntries(await db.getAll('entries'));
      if (newer.length > 0) this.#tell('newer');
      this.#log = merge(this.#log, entries);
      return broken;
    });
    if (kept && kept.length > 0) {
      await this.#try(async (db) => {
        const change = db.transaction(['entries', 'aside'], 'readwrite');
        for (const each of kept) {
          change.objectStore('aside').add(each);
          change.objectStore('entries').delete((each as { id: string }).id);
        }
        await change.done;
      });
      this.#tell('unread');
    }
    return this.#log;
  }

  /** Adds entries to the log at once, and writes them down as soon as that can be done. */
  async append(entries: readonly Entry[]): Promise<void> {
    this.#log = merge(this.#log, entries);
    if (!this.#lasting) return;
    this.#channel?.postMessage(entries);
    const now = [...this.#unsaved.splice(0), ...entries];
    const done = await this.#try(async (db) => {
      const change = db.transaction('entries', 'readwrite');
      for (const entry of now) {
        const there = readEntry(await change.store.get(entry.id));
        const both = merge(typeof there === 'string' ? [] : [there], [entry]);
        for (const each of both) change.store.put(each);
      }
      await change.done;
      return true;
    });
    if (!done) this.#unsaved.push(...now);
  }

  /** Keeps things that are no entries, so that nobody has to say they are lost. */
  async setAside(things: readonly unknown[]): Promise<void> {
    const done = await this.#try(async (db) => {
      for (const thing of things) await db.add('aside', thing);
      return true;
    });
    if (!done) this.#aside.push(...things);
  }

  /** What has been put aside. */
  async aside(): Promise<unknown[]> {
    const kept: unknown[] = (await this.#try((db) => db.getAll('aside'))) ?? [];
    return [...kept, ...this.#aside];
  }

  /** Lets go of everything until it is loaded again. What it knows, it knows. */
  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
    this.#db?.then(
      (db) => db.close(),
      () => undefined,
    );
    this.#db = undefined;
  }

  #listen() {
    if (!this.#lasting || this.#channel) return;
    try {
      this.#channel = new BroadcastChannel(this.#name);
      this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (Array.isArray(data)) this.#hear(readEntries(data).entries);
      };
    } catch {
      // Other tabs hear of it when they are loaded the next time.
    }
  }

  #hear(entries: readonly Entry[]) {
    this.#log = merge(this.#log, entries);
    this.#listener.onNews?.(this.#log);
  }

  #tell(trouble: Trouble) {
    if (this.#told.has(trouble)) return;
    this.#told.add(trouble);
    this.#listener.onTrouble?.(trouble);
  }

  #open(): Promise<IDBPDatabase> {
    const forget = () => (this.#db = undefined);
    return (this.#db ??= openDB(this.#name, 1, {
      upgrade(db) {
        db.createObjectStore('entries', { keyPath: 'id' });
        db.createObjectStore('aside', { autoIncrement: true });
      },
      blocking: (_old, _new, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    }));
  }

  /** Does something with the database; undefined when that was impossible. */
  async #try<Result>(act: (db: IDBPDatabase) => Promise<Result>): Promise<Result | undefined> {
    if (!this.#lasting) return undefined;
    try {
      return await act(await this.#open());
    } catch (reason) {
      // Not only the disk: a database that was closed under us is opened anew the next time.
      this.#db = undefined;
      const full = reason instanceof DOMException && reason.name === 'QuotaExceededError';
      this.#tell(full ? 'full' : 'blocked');
      return undefined;
    }
  }
}
