/** How games are scored on a sheet. */
export const SCORINGS = ['vegas', 'standard', 'plain', 'time', 'double'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** Cards of a deck: as many as a player of Double, or a game of Vegas, can bring home. */
export const DECK = 52;

/** The most cards home in any game: some have two decks. */
export const MOST_HOME = 104;

/** What is true of a whole sheet. `ante` and `perCard` count in Vegas, `players` in Double. */
export interface Sheet {
  readonly name: string;
  readonly scoring: Scoring;
  readonly ante: number;
  readonly perCard: number;
  readonly players: readonly string[];
}

/** A sheet of games that are won or lost, without a name. */
export const PLAIN: Sheet = { name: '', scoring: 'plain', ante: 0, perCard: 0, players: [] };

/** One game on a sheet: only what was written down, never what follows from it. */
export interface Row {
  /** Day of the game, `2026-11-30`. */
  readonly date: string;
  readonly won: boolean;
  /** Cards on the foundations, 0 to `MOST_HOME`. */
  readonly cards?: number;
  /** Windows points. */
  readonly points?: number;
  readonly seconds?: number;
  readonly moves?: number;
  /** Cards on the foundations of each player, in the order of the sheet's players. */
  readonly players?: readonly number[];
  readonly note?: string;
  /** What was played, for games that a board has told: see `gameName`. */
  readonly game?: string;
}

/** What a game on a board is called: its variant, options and deal, `klondike draw=1 7`. */
export const gameName = (game: {
  readonly variant: string;
  readonly options: string;
  readonly deal?: number | undefined;
}): string => [game.variant, game.options, game.deal].filter(Boolean).join(' ');

interface Written {
  /** Version of the form that this entry has. */
  readonly version: number;
  /** Its own for ever: the same id is the same entry, in whatever copy of the log. */
  readonly id: string;
  /** When it was written: milliseconds since 1970, and later than all that its writer knew. */
  readonly at: number;
  readonly sheet: string;
}

/** A sheet was begun or changed, or, with null, put away. */
export interface SheetEntry extends Written {
  readonly kind: 'sheet';
  readonly value: Sheet | null;
}

/** A row was written or changed, or, with null, taken out. */
export interface RowEntry extends Written {
  readonly kind: 'row';
  readonly row: string;
  readonly value: Row | null;
}

/** A line of the log. Lines are added and never changed; what was written last is what counts. */
export type Entry = SheetEntry | RowEntry;

/** What turns an entry of version n, at place n - 1, into one of version n + 1. */
export type Migration = (entry: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** The migrations there are: none yet, since the first form is the present one. */
export const MIGRATIONS: readonly Migration[] = [];

/** The version of entries that are written now. */
export const VERSION = MIGRATIONS.length + 1;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): value is string => isText(value) && value !== '';

/** A sheet out of anything; undefined when it is none. */
export function readSheet(value: unknown): Sheet | undefined {
  if (!isObject(value)) return undefined;
  const { name, scoring, ante, perCard, players } = value;
  const known = SCORINGS.find((each) => each === scoring);
  if (!isText(name) || !known || !isNumber(ante) || !isNumber(perCard)) return undefined;
  if (!Array.isArray(players) || !players.every(isText)) return undefined;
  return { name, scoring: known, ante, perCard, players: [...players] };
}

/** A row out of anything, its fields in a fixed order, without empty ones; undefined for no row. */
export function readRow(value: unknown): Row | undefined {
  if (!isObject(value)) return undefined;
  const { date, won, players } = value;
  if (!isText(date) || !/^\d{4}-\d\d-\d\d$/.test(date) || typeof won !== 'boolean')
    return undefined;
  const row: Record<string, unknown> = { date, won };
  for (const name of ['cards', 'points', 'seconds', 'moves']) {
    const number = value[name];
    if (number === undefined) continue;
    if (!isNumber(number)) return undefined;
    // -0 would come back from JSON as 0.
    row[name] = number + 0;
  }
  if (players !== undefined) {
    if (!Array.isArray(players) || !players.every(isNumber)) return undefined;
    row['players'] = players.map((number) => number + 0);
  }
  for (const name of ['note', 'game']) {
    const text = value[name];
    if (text === undefined || text === '') continue;
    if (!isText(text)) return undefined;
    row[name] = text;
  }
  return row as unknown as Row;
}

/**
 * An entry out of anything, brought to the present version. `newer` is one that a later version of
 * this program has written, `broken` one that nobody has.
 */
export function readEntry(value: unknown, migrations = MIGRATIONS): Entry | 'newer' | 'broken' {
  if (!isObject(value) || !Number.isInteger(value['version'])) return 'broken';
  const from = Number(value['version']);
  if (from < 1) return 'broken';
  if (from > migrations.length + 1) return 'newer';
  let now = value;
  try {
    for (const migrate of migrations.slice(from - 1)) now = migrate(now);
  } catch {
    return 'broken';
  }
  const { id, at, sheet, kind, row } = now;
  if (!isId(id) || !isId(sheet) || !isNumber(at) || at < 0) return 'broken';
  const start = { version: migrations.length + 1, id, at: at + 0, sheet };
  if (kind === 'sheet') {
    const read = now['value'] === null ? null : readSheet(now['value']);
    return read === undefined ? 'broken' : { ...start, kind, value: read };
  }
  if (kind !== 'row' || !isId(row)) return 'broken';
  const read = now['value'] === null ? null : readRow(now['value']);
  return read === undefined ? 'broken' : { ...start, kind, row, value: read };
}

/** Many things read at once: entries, and what is none, as it came. */
export interface Reading {
  readonly entries: readonly Entry[];
  readonly broken: readonly unknown[];
  readonly newer: readonly unknown[];
}

/** Reads each thing of a list as an entry. */
export function readEntries(list: readonly unknown[], migrations = MIGRATIONS): Reading {
  const entries: Entry[] = [];
  const others: Record<'newer' | 'broken', unknown[]> = { newer: [], broken: [] };
  for (const each of list) {
    const read = readEntry(each, migrations);
    if (isText(read)) others[read].push(each);
    else entries.push(read);
  }
  return { entries, ...others };
}
