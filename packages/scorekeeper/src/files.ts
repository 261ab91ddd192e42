import { draftsFor, fromCsv, fromJson, sheetsOf, toCsv, type Draft } from 'solitaire-records';
import type { Desk } from './desk.ts';
import type { Ledger } from './ledger.ts';
import { enExtras } from './messages/en-extras.ts';

/** Hands a text to the reader as a file. */
function download(name: string, text: string, type: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const fileName = ({ sheet }: Ledger): string =>
  sheet.name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();

/** The open sheet as a table for spreadsheets, which need the mark in front to read UTF-8. */
export const saveCsv = (ledger: Ledger): void =>
  download(`${fileName(ledger)}.csv`, `\ufeff${toCsv(ledger.sheet, ledger.rows)}`, 'text/csv');

/** The open sheet with its past, as it can be merged into others. */
export const saveJson = (ledger: Ledger): void =>
  download(`${fileName(ledger)}.json`, ledger.json, 'application/json');

/**
 * Takes a saved file in, JSON or CSV, without doubles, and says how that went. What can't be read is
 * kept aside.
 */
function takeText(ledger: Ledger, text: string): { ok: boolean; message: string } {
  const log = fromJson(text);
  if (log) {
    const aside = [...log.broken, ...log.newer];
    ledger.setAside(aside);
    return { ok: true, message: enExtras.imported(ledger.take(log.entries), aside.length) };
  }
  const table = fromCsv(text);
  if (!table) {
    ledger.setAside([text]);
    return { ok: false, message: enExtras.badFile };
  }
  const drafts = draftsFor(ledger.open, ledger.rows, table.rows);
  if (table.broken.length > 0) ledger.setAside([text]);
  if (drafts.length > 0) ledger.write(drafts);
  return { ok: true, message: enExtras.imported(drafts.length, table.broken.length) };
}

/** Takes the file that was chosen in, and says how that went. */
export async function takeFile(desk: Desk, input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  if (!file) return;
  const text = await file.text().catch(() => '');
  input.value = '';
  const { ok, message } = takeText(desk.ledger, text);
  if (ok) desk.done('', message);
  else desk.fail(message);
}

/** Takes in what the browser has kept of a form that was left and is shown again. */
export function restore(ledger: Ledger, state: unknown): void {
  const log = typeof state === 'string' ? fromJson(state) : undefined;
  if (log) ledger.take(log.entries);
}

/** Brings the rows of the open sheet back to how they were when they were read first. */
export function reset(ledger: Ledger): void {
  const { rows, open: sheet } = ledger;
  const then = sheetsOf(ledger.atStart).get(sheet)?.rows ?? [];
  const added = rows.filter(({ id }) => !then.some((row) => row.id === id));
  const drafts = [
    ...added.map(({ id }): Draft => ({ kind: 'row', sheet, row: id, value: null })),
    ...draftsFor(sheet, rows, then),
  ];
  if (drafts.length > 0) ledger.write(drafts);
}
