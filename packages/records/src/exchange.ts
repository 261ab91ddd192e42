import { csvText, defused, fused, parseCsv } from './csv.ts';
import {
  DECK,
  MOST_HOME,
  readEntries,
  readRow,
  type Entry,
  type Reading,
  type Row,
  type Sheet,
} from './entry.ts';
import { FORMAT, hash, type Draft, type NumberedRow } from './log.ts';
import { resultOf, running } from './scoring.ts';

/** The last moment that a Date can tell, in milliseconds. */
const LAST_MOMENT = 8.64e15;

/** What the numbers of a row can be, in any game. A file may say what it likes. */
const BOUNDS = {
  cards: [0, MOST_HOME],
  points: [-1e9, 1e9],
  seconds: [0, 1e9],
  moves: [0, 1e9],
} as const;

/** Whether a text is a day that there was: `2026-02-28`, but not `2026-02-31`. */
function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a row can be of a game: a day that there was, and numbers within reason. */
function isPlausible(row: Row): boolean {
  const within = (name: keyof typeof BOUNDS, number = 0): boolean =>
    number >= BOUNDS[name][0] && number <= BOUNDS[name][1];
  return (
    isDay(row.date) &&
    NUMBERS.every((name) => within(name, row[name])) &&
    (row.players ?? []).every((cards) => cards <= DECK && within('cards', cards))
  );
}

/** The entries of a JSON text, and what in it are none; undefined when it is no log at all. */
export function fromJson(text: string, wanted = FORMAT): Reading | undefined {
  try {
    const { format, entries } = JSON.parse(text) as { format?: unknown; entries?: unknown };
    if (format !== wanted || !Array.isArray(entries)) return undefined;
    const read = readEntries(entries);
    const isGood = (entry: Entry): boolean =>
      entry.at <= LAST_MOMENT &&
      (entry.kind === 'sheet' || !entry.value || isPlausible(entry.value));
    const bad = read.entries.filter((entry) => !isGood(entry));
    return { ...read, entries: read.entries.filter(isGood), broken: [...read.broken, ...bad] };
  } catch {
    return undefined;
  }
}

const NUMBERS = ['cards', 'points', 'seconds', 'moves'] as const;
const TEXTS = ['note', 'game'] as const;
const PLAYER = 'cards of ';

/** The rows of a sheet as CSV, with what each comes to and the total, which are not read again. */
export function toCsv(sheet: Sheet, rows: readonly NumberedRow[]): string {
  const most = Math.max(sheet.players.length, ...rows.map(({ row }) => row.players?.length ?? 0));
  const players = Array.from({ length: most }, (_, at) => sheet.players[at] ?? String(at + 1));
  const totals = running(
    sheet,
    rows.map(({ row }) => row),
  );
  const number = (value: number | undefined): string => (value === undefined ? '' : String(value));
  return csvText([
    ['date', 'won', ...NUMBERS, ...players.map((name) => PLAYER + name), ...TEXTS]
      .concat('result', 'total', 'id')
      .map(defused),
    ...rows.map(({ id, row }, at) => [
      row.date,
      row.won ? 'yes' : 'no',
      ...NUMBERS.map((name) => number(row[name])),
      ...players.map((_, player) => number(row.players?.[player])),
      ...TEXTS.map((name) => defused(row[name] ?? '')),
      number(resultOf(sheet, row)),
      number(totals[at]),
      defused(id),
    ]),
  ]);
}

/** What a CSV text holds: rows, and the numbers of records that can't be read, the first one 1. */
export interface CsvReading {
  readonly rows: readonly NumberedRow[];
  readonly broken: readonly number[];
}

const numberIn = (cell: string): number | undefined =>
  cell.trim() === '' ? undefined : Number(cell.trim().replace(/^\u2212/, '-'));

/** A date as it is written here, out of ISO or out of what American spreadsheets make of it. */
function dateIn(cell: string): string {
  const [, month = '', day = '', year] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(cell.trim()) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell.trim();
}

/**
 * The rows of a CSV text whose first record names the columns; `date` has to be among them. A row
 * without an id gets one from what it says, so that the same file read twice is the same rows.
 */
export function fromCsv(text: string): CsvReading | undefined {
  const [head = [], ...records] = parseCsv(text);
  const columns = head.map(fused);
  const at = (name: string): number => columns.findIndex((each) => each.trim() === name);
  if (at('date') < 0) return undefined;
  const rows: NumberedRow[] = [];
  const broken: number[] = [];
  const seen = new Map<string, number>();
  for (const [number, cells] of records.entries()) {
    const cell = (name: string): string => cells[at(name)] ?? '';
    const fields: Record<string, unknown> = {
      date: dateIn(cell('date')),
      won: /^(yes|y|true|1|won|x)$/i.test(cell('won').trim()),
    };
    for (const name of NUMBERS) fields[name] = numberIn(cell(name));
    for (const name of TEXTS) fields[name] = fused(cell(name));
    const players = columns.flatMap((name, column) =>
      name.startsWith(PLAYER) ? [numberIn(cells[column] ?? '')] : [],
    );
    while (players.length > 0 && players.at(-1) === undefined) players.pop();
    if (players.length > 0) fields['players'] = players.map((cards) => cards ?? 0);
    const row = readRow(fields);
    if (!row || !isPlausible(row)) {
      broken.push(number + 1);
      continue;
    }
    const mark = hash(JSON.stringify(row));
    const count = (seen.get(mark) ?? 0) + 1;
    seen.set(mark, count);
    rows.push({ id: fused(cell('id')) || `csv-${mark}-${count}`, row });
  }
  return { rows, broken };
}

/** What to write so that a sheet has these rows too: nothing for those that it has already. */
export function draftsFor(
  sheet: string,
  there: readonly NumberedRow[],
  rows: readonly NumberedRow[],
): Draft[] {
  const known = new Map(there.map(({ id, row }) => [id, text(row)]));
  return rows
    .filter(({ id, row }) => known.get(id) !== text(row))
    .map(({ id, row }) => ({ kind: 'row', sheet, row: id, value: row }));
}

const text = (row: Row): string => JSON.stringify(readRow(row));
