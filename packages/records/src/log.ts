import {
  VERSION,
  type Entry,
  type Row,
  type RowEntry,
  type Sheet,
  type SheetEntry,
} from './entry.ts';
import { newId } from './id.ts';

/** A row with the id that it keeps through all changes. */
export interface NumberedRow {
  readonly id: string;
  readonly row: Row;
}

/** A sheet as it is now. */
export interface SheetNow {
  readonly id: string;
  /** Undefined when it was put away, or when nothing was written down about it yet. */
  readonly sheet: Sheet | undefined;
  /** Its rows, in the order in which they were first written. */
  readonly rows: readonly NumberedRow[];
}

/** A short number for a text, the same everywhere. FNV-1a, 32 bits. */
export function hash(text: string): string {
  let number = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    number = Math.imul(number ^ text.charCodeAt(at), 0x01000193);
  }
  return (number >>> 0).toString(36);
}

const before = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The fields of entries, sheets and rows, but for the id of an entry. */
const FIELDS = (
  'version at sheet kind row value name scoring ante perCard players ' +
  'date won cards points seconds moves note game'
).split(' ');

/** All that an entry says, but for its id, whatever the order of its fields. */
const content = (entry: Entry): string => JSON.stringify(entry, FIELDS);

/**
 * One log out of several, in the order of writing, each entry once. The order in which logs are
 * merged makes no difference, nor how often. Should two different entries have one id, both stay:
 * the one that sorts first keeps it.
 */
export function merge(...logs: readonly (readonly Entry[])[]): Entry[] {
  const byId = new Map<string, Map<string, Entry>>();
  for (const entry of logs.flat()) {
    const same = byId.get(entry.id) ?? new Map<string, Entry>();
    byId.set(entry.id, same.set(content(entry), entry));
  }
  const merged = new Map<string, Entry>();
  const add = (id: string, entry: Entry): void => {
    merged.set(`${id}\n${content(entry)}`, { ...entry, id });
  };
  for (const [id, same] of byId) {
    const [first, ...others] = [...same.keys()].sort(before);
    for (const [text, entry] of same) {
      if (text === first) add(id, entry);
      else if (others.includes(text)) add(`${id}~${hash(text)}`, entry);
    }
  }
  return [...merged.values()].sort((a, b) => a.at - b.at || before(a.id, b.id));
}

/** All sheets of a log that anything was written on, and of each what was written last. */
export function sheetsOf(log: readonly Entry[]): Map<string, SheetNow> {
  const sheets = new Map<string, { sheet: Sheet | undefined; rows: Map<string, Row | null> }>();
  for (const entry of log) {
    const now = sheets.get(entry.sheet) ?? {
      sheet: undefined,
      rows: new Map<string, Row | null>(),
    };
    sheets.set(entry.sheet, now);
    if (entry.kind === 'sheet') now.sheet = entry.value ?? undefined;
    else now.rows.set(entry.row, entry.value);
  }
  return new Map(
    [...sheets].map(([id, { sheet, rows }]) => [
      id,
      { id, sheet, rows: [...rows].flatMap(([id, row]) => (row ? [{ id, row }] : [])) },
    ]),
  );
}

/** What is to be written: an entry without what every entry gets when it is. */
export type Draft =
  Pick<SheetEntry, 'kind' | 'sheet' | 'value'> | Pick<RowEntry, 'kind' | 'sheet' | 'row' | 'value'>;

/** Drafts as entries that come after everything in the log. `now` is in milliseconds. */
export function written(log: readonly Entry[], drafts: readonly Draft[], now: number): Entry[] {
  const from = Math.max(now, (log.at(-1)?.at ?? 0) + 1);
  // An entry that is written once more is a draft too: what it had itself is not taken over.
  return drafts.map((draft, number) => ({
    ...draft,
    version: VERSION,
    id: newId(),
    at: from + number,
  }));
}

/** What brings rows and sheets that `drafts` are about back to how they are in `log`. */
export function inverse(log: readonly Entry[], drafts: readonly Draft[]): Draft[] {
  const sheets = sheetsOf(log);
  return drafts.map((draft): Draft => {
    const { sheet, rows } = sheets.get(draft.sheet) ?? {};
    if (draft.kind === 'sheet') return { ...draft, value: sheet ?? null };
    return { ...draft, value: rows?.find(({ id }) => id === draft.row)?.row ?? null };
  });
}

/** What a log calls itself in JSON. */
export const FORMAT = 'solitaire-records';

/** A log, or what else is to be told as one, as JSON text: it can be merged into another log. */
export const toJson = (entries: readonly unknown[], format = FORMAT): string =>
  JSON.stringify({ format, version: VERSION, entries }, null, 1);
