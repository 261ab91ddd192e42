import {
  inverse,
  merge,
  sheetsOf,
  toJson,
  written,
  type Draft,
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

/** The sheets of one storage key, of which one is open. */
export class Ledger {
  #listener: LedgerListener;
  #log: readonly Entry[] = [];
  /** What keeps the log; none where nothing is to be kept, or can be. */
  #store: Promise<Store | undefined>;
  #steps: Draft[][] = [];
  #sheets = new Map<string, SheetNow>();
  #first: Sheet;
  #wanted: Scoring | undefined;
  /** The log as it was read first. */
  atStart: readonly Entry[] = [];
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
    this.atStart = (await (await this.#store)?.load()) ?? [];
    this.#log = merge(this.#log, this.atStart);
    this.#sheets = sheetsOf(this.#log);
    if (!this.canUndo) this.open = this.#last();
    if (this.atStart.length > 0) this.#changed();
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

  get canUndo(): boolean {
    return this.#steps.length > 0;
  }

  /** Writes something down as one step that can be taken back. */
  write(drafts: readonly Draft[]): void {
    const known = this.#sheets.get(this.open)?.sheet;
    const begun = known || drafts.some(({ kind }) => kind === 'sheet') ? [] : [this.#begin()];
    this.#append(written(this.log, [...begun, ...drafts], Date.now()), drafts);
  }

  /** Takes entries of another log in, as one step; how many of them were new is returned. */
  take(entries: readonly Entry[]): number {
    const before = this.log;
    const fresh = merge(before, entries).filter(({ id }) => !before.some((old) => old.id === id));
    if (fresh.length > 0) this.#append(fresh, fresh);
    const last = fresh.findLast(({ sheet }) => this.#sheets.get(sheet)?.sheet);
    if (last) this.open = last.sheet;
    return fresh.length;
  }

  /** Takes the last step back. */
  undo(): void {
    const step = this.#steps.pop();
    if (!step) return;
    const [first] = step;
    if (first) this.open = first.sheet;
    this.#add(written(this.log, step, Date.now()));
  }

  /** Keeps something that can't be read. */
  setAside(things: readonly unknown[]): void {
    this.#store.then((store) => store?.setAside(things));
  }

  close(): void {
    this.#store.then((store) => store?.close());
  }

  #begin = (): Draft => ({ kind: 'sheet', sheet: this.open, value: this.#first });

  #add(entries: readonly Entry[]) {
    this.#store.then((store) => store?.append(entries));
    this.#changed(entries);
  }

  #append(entries: readonly Entry[], step: readonly Draft[]) {
    this.#steps.push(inverse(this.log, step));
    this.#add(entries);
  }
}
