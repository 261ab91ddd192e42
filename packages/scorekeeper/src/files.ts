import { html, nothing, type TemplateResult } from 'lit';
import {
  download,
  draftsFor,
  fromCsv,
  fromJson,
  sheetsOf,
  toCsv,
  toJson,
  type Draft,
} from 'solitaire-records';
import type { Desk } from './desk.ts';
import type { Ledger } from './ledger.ts';
import { ScorekeeperErrorEvent } from './events.ts';
import { enExtras } from './messages/en-extras.ts';
import { take, writeDown } from './pen.ts';
import { button } from './view.ts';

const fileName = ({ sheet }: Ledger): string =>
  sheet.name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();

/** The open sheet as a table for spreadsheets, which need the mark in front to read UTF-8. */
export const saveCsv = (ledger: Ledger): void =>
  download(`${fileName(ledger)}.csv`, `\ufeff${toCsv(ledger.sheet, ledger.rows)}`, 'text/csv');

/** The open sheet with its past, as it can be merged into others. */
export const saveJson = (ledger: Ledger): void =>
  download(`${fileName(ledger)}.json`, ledger.json, 'application/json');

/** What has been put aside, as a file that can be imported where it can be read. */
const saveAside = ({ aside: entries }: Ledger): void =>
  download('scorekeeper-unread.json', toJson(entries), 'application/json');

/** Says what could not be read, and hands it out. */
export const asideLine = (ledger: Ledger): TemplateResult | typeof nothing =>
  ledger.aside.length === 0
    ? nothing
    : html`<p class="bar terms">
        ${enExtras.aside(ledger.aside.length)}
        ${button(enExtras.saveAside, () => saveAside(ledger))}
      </p>`;

/**
 * Takes a saved file in, JSON or CSV, without doubles; how that went is returned, and nothing for a
 * file of another kind. What can't be read is kept aside.
 */
function takeText(ledger: Ledger, text: string): string | undefined {
  const log = fromJson(text);
  if (log) {
    const aside = [...log.broken, ...log.newer];
    ledger.setAside(aside);
    return enExtras.imported(take(ledger, log.entries), aside.length);
  }
  const table = fromCsv(text);
  if (!table) return undefined;
  const drafts = draftsFor(ledger.open, ledger.rows, table.rows);
  if (table.broken.length > 0) ledger.setAside([text]);
  if (drafts.length > 0) writeDown(ledger, drafts);
  return enExtras.imported(drafts.length, table.broken.length);
}

/** Takes the file that was chosen in, and says how that went. */
export async function takeFile(desk: Desk, input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  if (!file) return;
  const text = await file.text().catch(() => '');
  input.value = '';
  const message = takeText(desk.ledger, text);
  if (!message) desk.tell(new ScorekeeperErrorEvent(enExtras.badFile));
  // With many games on the sheet, its foot is far from what is said.
  desk.done('.main', message ?? enExtras.badFile);
}

/** Takes in what the browser has kept of a form that was left and is shown again. */
export function restore(ledger: Ledger, state: unknown): void {
  const log = typeof state === 'string' ? fromJson(state) : undefined;
  if (log) take(ledger, log.entries);
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
  if (drafts.length > 0) writeDown(ledger, drafts);
}
