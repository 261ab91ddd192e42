import { html, type TemplateResult } from 'lit';
import { newId, SCORINGS, type Draft, type Scoring, type Sheet } from 'solitaire-records';
import { en } from './messages/en.ts';
import type { Desk } from './desk.ts';
import { enExtras } from './messages/en-extras.ts';
import { namesIn } from './names.ts';
import { numberIn } from './numbers.ts';
import { alertLine, field, type Problem } from './row-form.ts';

/** The fields for what is true of a whole sheet. */
const sheetFields = (sheet: Sheet, problem: Problem | undefined): TemplateResult =>
  html`${field(enExtras.name, 'name', sheet.name, problem)}
    <label
      ><span>${enExtras.kind}</span
      ><select part="input" name="scoring">
        ${SCORINGS.map(
          (each) =>
            html`<option value=${each} .defaultSelected=${each === sheet.scoring}>
              ${en.scoring[each]}
            </option>`,
        )}
      </select></label
    >
    ${field(enExtras.ante, 'ante', sheet.ante, problem, 'decimal')}
    ${field(enExtras.perCard, 'perCard', sheet.perCard, problem, 'decimal')}
    ${field(enExtras.players, 'players', sheet.players.join(', '), problem)}`;

/** What a form says as a sheet. */
function readSheetForm(
  form: HTMLFormElement,
): { readonly sheet: Sheet } | { readonly problem: Problem } {
  const data = new FormData(form);
  const text = (name: string): string => ((data.get(name) as string | null) ?? '').trim();
  const sheet: Sheet = {
    name: text('name'),
    scoring: text('scoring') as Scoring,
    ante: numberIn(text('ante')),
    perCard: numberIn(text('perCard')),
    players: namesIn(text('players')),
  };
  if (sheet.name === '') return { problem: { field: 'name', text: enExtras.badName } };
  for (const name of ['ante', 'perCard'] as const) {
    if (!(sheet[name] >= 0)) return { problem: { field: name, text: en.badTerms } };
  }
  const { length } = sheet.players;
  if (sheet.scoring === 'double' && (length < 2 || length > 6)) {
    return { problem: { field: 'players', text: en.badPlayers } };
  }
  return { sheet };
}

const FIELDS = ['name', 'ante', 'perCard', 'players'];

function submit(desk: Desk, event: SubmitEvent) {
  event.preventDefault();
  const { ledger } = desk;
  const read = readSheetForm(event.currentTarget as HTMLFormElement);
  if ('problem' in read) return desk.refuse(read.problem);
  ledger.write([{ kind: 'sheet', sheet: ledger.open, value: read.sheet }]);
  desk.settings = false;
  desk.done('.settings', en.saved);
}

function leave(desk: Desk) {
  desk.settings = false;
  desk.done('.settings');
}

function putAway(desk: Desk) {
  const { ledger } = desk;
  const sheet = ledger.open;
  desk.settings = false;
  ledger.write([
    { kind: 'sheet', sheet, value: null },
    ...ledger.rows.map(({ id }): Draft => ({ kind: 'row', sheet, row: id, value: null })),
  ]);
  ledger.open = ledger.names.find(([id]) => id !== sheet)?.[0] ?? sheet;
  desk.done('.undo', enExtras.removedSheet);
}

/** The form for what is true of the whole sheet. */
export function settingsForm(desk: Desk): TemplateResult {
  const { ledger, problem } = desk;
  const mine = problem && FIELDS.includes(problem.field) ? problem : undefined;
  return html`<form
    part="form"
    novalidate
    aria-label=${en.settings}
    @submit=${(event: SubmitEvent) => submit(desk, event)}
  >
    <div class="fields">${sheetFields(ledger.sheet, mine)}</div>
    ${alertLine(mine)}
    <div class="bar">
      <button part="button" class="main">${en.save}</button>
      <button type="button" part="button" @click=${() => leave(desk)}>${en.cancel}</button>
      <button type="button" part="button" class="danger" @click=${() => putAway(desk)}>
        ${enExtras.removeSheet}
      </button>
    </div>
  </form>`;
}

/** Begins another sheet, and opens its settings. */
export function begin(desk: Desk): void {
  const { ledger } = desk;
  const value = { ...ledger.sheet, name: `${en.sheet} ${ledger.names.length + 1}` };
  ledger.open = newId();
  ledger.write([{ kind: 'sheet', sheet: ledger.open, value }]);
  desk.settings = true;
  desk.done('[name=name]');
}
