import {
  merge,
  sheetsOf,
  toJson,
  type Entry,
  type NumberedRow,
  type Scoring,
  type Sheet,
  type SheetNow,
  type Trouble,
} from 'solitaire-records';
import type { Store } from 'solitaire-records/store';

/** What a ledger tells the element that it belongs to. */
export interface LedgerListener {
  /** Something on the sheets is not as it was. */
  onChange(): void;
  onTrouble(trouble: Trouble): void;
}

/** Entries that are taken back as one, and the log upon which they came. */
export interface Step {
  readonly entries: readonly Entry[];
  readonly before: () => readonly Entry[];
}

/** The sheets of one storage key, of which one is open. */
export class Ledger {
  #listener: LedgerListener;
  #log: readonly Entry[] = [];
  /** What keeps the log; none where nothing is to be kept, or can be. */
  #store: Promise<Store | undefined>;
  #sheets = new Map<string, SheetNow>();
  #first: Sheet;
  #wanted: Scoring | undefined;
  /** The log as it was read first. */
  atStart: readonly Entry[] = [];
  /** What has been written here since, the last one last. */
  readonly steps: Step[] = [];
  /** What can't be read, of what is kept and of files, as it came. */
  aside: readonly unknown[] = [];
  /** Id of the open sheet. */
  open: string;
  /** When everything that is kept has been read. */
  readonly ready: Promise<void>;

  /**
   * `first` is the sheet that is there before anybody has made one. With `wanted`, the sheet that
   * was written on last is opened among those scored so, otherwise among all.
   */
  constructor(
    key: string | undefined,
    first: Sheet,
    wanted: Scoring | undefined,
    listener: LedgerListener,
  ) {
    this.#first = first;
    this.#wanted = wanted;
    this.#listener = listener;
    // The same in all tabs and on all devices, so that what they begin with is one sheet.
    this.open = first.scoring;
    this.#store = key === undefined ? Promise.resolve(undefined) : this.#fetch(key);
    this.ready = this.#load();
  }

  async #fetch(key: string): Promise<Store | undefined> {
    try {
      const { Store } = await import('solitaire-records/store');
      return new Store(key, {
        onNews: (log) => this.#changed(log),
        onTrouble: (trouble) => this.#listener.onTrouble(trouble),
      });
    } catch {
      this.#listener.onTrouble('blocked');
      return undefined;
    }
  }

  async #load() {
    const store = await this.#store;
    this.atStart = (await store?.load()) ?? [];
    this.aside = [...((await store?.aside()) ?? []), ...this.aside];
    this.#log = merge(this.#log, this.atStart);
    this.#sheets = sheetsOf(this.#log);
    if (this.steps.length === 0) this.open = this.#last();
    if (this.atStart.length + this.aside.length > 0) this.#changed();
  }

  /** The sheet that was written on last, of those that are wanted. */
  #last(): string {
    const last = this.log.findLast(({ sheet }) => {
      const there = this.#sheets.get(sheet)?.sheet;
      return there && (!this.#wanted || there.scoring === this.#wanted);
    });
    return last?.sheet ?? this.#first.scoring;
  }

  /** Takes what is asked for by now, as the constructor does. */
  ask(first: Sheet, wanted: Scoring | undefined): void {
    const other = first.scoring !== this.#first.scoring || wanted !== this.#wanted;
    this.#first = first;
    this.#wanted = wanted;
    if (other) this.open = this.#last();
  }

  /** Hears and reads again, after `close`. */
  async wake(): Promise<void> {
    this.#changed((await (await this.#store)?.load()) ?? []);
  }

  #changed(log: readonly Entry[] = []) {
    this.#log = merge(this.#log, log);
    this.#sheets = sheetsOf(this.#log);
    this.#listener.onChange();
  }

  /** All sheets by id, the open one among them. */
  get names(): [id: string, name: string][] {
    const names = [...this.#sheets.values()].flatMap(({ id, sheet }): [string, string][] =>
      sheet ? [[id, sheet.name]] : [],
    );
    if (!names.some(([id]) => id === this.open)) names.push([this.open, this.#first.name]);
    return names;
  }

  /** What is true of the open sheet. */
  get sheet(): Sheet {
    return this.#sheets.get(this.open)?.sheet ?? this.#first;
  }

  get rows(): readonly NumberedRow[] {
    return this.#sheets.get(this.open)?.rows ?? [];
  }

  get log(): readonly Entry[] {
    return this.#log;
  }

  /** The open sheet with its past, as text. */
  get json(): string {
    return toJson(this.log.filter(({ sheet }) => sheet === this.open));
  }

  /** Whether anything has been written down of what is true of a sheet. */
  has(sheet: string): boolean {
    return Boolean(this.#sheets.get(sheet)?.sheet);
  }

  /** Opens another sheet, if there is one. */
  openAnother(): void {
    this.open = this.names.find(([id]) => id !== this.open)?.[0] ?? this.open;
  }

  /** Writes entries down, that can be taken back if they are a step. */
  add(entries: readonly Entry[], step?: Step): void {
    if (step) this.steps.push(step);
    this.#store.then((store) => store?.append(entries));
    this.#changed(entries);
  }

  /** Keeps something that can't be read. */
  setAside(things: readonly unknown[]): void {
    const there = this.aside.map((thing) => JSON.stringify(thing));
    const fresh = things.filter((thing) => !there.includes(JSON.stringify(thing)));
    this.aside = [...this.aside, ...fresh];
    this.#store.then((store) => store?.setAside(fresh));
  }

  close(): void {
    this.#store.then((store) => store?.close());
  }
}
