import { html, type TemplateResult } from 'lit';
import {
  newId,
  SCORINGS,
  type Draft,
  type NumberedRow,
  type Scoring,
  type Sheet,
} from 'solitaire-records';
import { en } from './messages/en.ts';
import type { Desk } from './desk.ts';
import { enExtras } from './messages/en-extras.ts';
import { namesIn } from './names.ts';
import { numberIn } from './numbers.ts';
import { writeDown } from './pen.ts';
import { button } from './view.ts';
import { alertLine, field, textsOf, type Problem } from './row-form.ts';

/** The fields for what is true of a whole sheet. */
const sheetFields = (sheet: Sheet, problem: Problem | undefined): TemplateResult =>
  html`${field(en.name, 'name', sheet.name, problem)}
    <label
      ><span>${en.kind}</span
      ><select part="input" name="scoring">
        ${SCORINGS.map(
          (each) =>
            html`<option value=${each} .defaultSelected=${each === sheet.scoring}>
              ${en.scoring[each]}
            </option>`,
        )}
      </select></label
    >
    ${field(en.ante, 'ante', sheet.ante, problem, 'decimal')}
    ${field(en.perCard, 'perCard', sheet.perCard, problem, 'decimal')}
    ${field(en.players, 'players', sheet.players.join(', '), problem)}`;

/** What a form says as a sheet. Stakes that it does not show stay as they were before. */
function readSheetForm(
  form: HTMLFormElement,
  before: Sheet,
): { readonly sheet: Sheet } | { readonly problem: Problem } {
  const text = textsOf(form);
  const scoring = text('scoring') as Scoring;
  const stake = (name: 'ante' | 'perCard') =>
    scoring === 'vegas' ? numberIn(text(name)) : before[name];
  const sheet: Sheet = {
    name: text('name'),
    scoring,
    ante: stake('ante'),
    perCard: stake('perCard'),
    players: namesIn(text('players')),
  };
  const bad = (field: string, text: string) => ({ problem: { field, text, settings: true } });
  if (sheet.name === '') return bad('name', enExtras.badName);
  for (const name of ['ante', 'perCard'] as const) {
    if (!(sheet[name] >= 0)) return bad(name, en.badTerms);
  }
  const { length } = sheet.players;
  const { size } = new Set(sheet.players);
  if (scoring === 'double' && (size < 2 || size > 6 || size < length)) {
    return bad('players', en.badPlayers);
  }
  return { sheet };
}

function submit(desk: Desk, event: SubmitEvent) {
  event.preventDefault();
  const { ledger } = desk;
  const read = readSheetForm(event.currentTarget as HTMLFormElement, ledger.sheet);
  if ('problem' in read) return desk.refuse(read.problem);
  const { open: sheet, rows } = ledger;
  const { players: before } = ledger.sheet;
  const players = rows.length > 0 ? ordered(before, read.sheet.players) : read.sheet.players;
  writeDown(ledger, [
    { kind: 'sheet', sheet, value: { ...read.sheet, players } },
    ...moved(before, players, rows).map(({ id, row }): Draft => ({
      kind: 'row',
      sheet,
      row: id,
      value: row,
    })),
  ]);
  close(desk, en.saved);
}

/** Players who come to others stand behind them: they were not in the games before. */
function ordered(before: readonly string[], after: readonly string[]): readonly string[] {
  const known = after.filter((name) => before.includes(name));
  if (known.length < before.length) return after;
  return [...known, ...after.filter((name) => !before.includes(name))];
}

/**
 * The rows that change when players do: numbers go where their player's name goes. A name that is
 * new takes the place over of one that is gone.
 */
function moved(
  before: readonly string[],
  after: readonly string[],
  rows: readonly NumberedRow[],
): NumberedRow[] {
  const from = after.map((name, at) => {
    if (before.includes(name)) return before.indexOf(name);
    return after.includes(before[at] ?? '') ? -1 : at;
  });
  if (before.every((_, at) => from[at] === at)) return [];
  return rows.flatMap(({ id, row }) => {
    const { players } = row;
    return players ? [{ id, row: { ...row, players: from.map((at) => players[at] ?? 0) } }] : [];
  });
}

function close(desk: Desk, said?: string) {
  desk.settings = false;
  desk.done('.settings', said);
}

function putAway(desk: Desk) {
  const { ledger } = desk;
  const sheet = ledger.open;
  desk.settings = false;
  writeDown(ledger, [
    { kind: 'sheet', sheet, value: null },
    ...ledger.rows.map(({ id }): Draft => ({ kind: 'row', sheet, row: id, value: null })),
  ]);
  ledger.openAnother();
  desk.done('.undo', en.removedSheet);
}

/** The form for what is true of the whole sheet. */
export function settingsForm(desk: Desk): TemplateResult {
  const { ledger, problem } = desk;
  const mine = problem?.settings ? problem : undefined;
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
      ${button(en.cancel, () => close(desk))}
      ${button(en.removeSheet, () => putAway(desk), 'danger')}
    </div>
  </form>`;
}

/** Begins another sheet, and opens its settings. */
export function begin(desk: Desk): void {
  const { ledger } = desk;
  const value = { ...ledger.sheet, name: `${en.sheet} ${ledger.names.length + 1}` };
  ledger.open = newId();
  writeDown(ledger, [{ kind: 'sheet', sheet: ledger.open, value }]);
  desk.settings = true;
  desk.done('[name=name]');
}
