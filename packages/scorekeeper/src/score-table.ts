import { html, nothing, type TemplateResult } from 'lit';
import {
  countsOf,
  resultOf,
  running,
  runningOf,
  winners,
  type NumberedRow,
  type Row,
  type Sheet,
} from 'solitaire-records';
import { dayIn } from './day.ts';
import { enExtras } from './messages/en-extras.ts';
import { en } from './messages/en.ts';
import { clock, type Writing } from './numbers.ts';
import { winning, type Fact, type Value } from './winning.ts';

/** Lines that a printed sheet has at least, to go on by hand. */
const LINES = 20;

interface Column {
  readonly head: string;
  readonly cell: (row: Row, at: number) => Value;
  /** What is at the foot of the column. */
  readonly feet?: readonly Fact[];
}

/** A number that can be up or down, which its color says once more. */
export const gain = (value: number, { signed }: Writing): TemplateResult =>
  html`<span class=${value < 0 ? 'loss' : 'gain'}>${signed(value)}</span>`;

function columns(sheet: Sheet, rows: readonly Row[], write: Writing): Column[] {
  const totals = running(sheet, rows);
  const { number } = write;
  const won: Column = {
    head: enExtras.won,
    cell: ({ won }) => (won ? enExtras.won : enExtras.lost),
  };
  const cards: Column = {
    head: enExtras.cardsShort,
    cell: ({ cards }) => (cards === undefined ? '–' : number(cards)),
  };
  switch (sheet.scoring) {
    case 'vegas':
      return [
        cards,
        { head: enExtras.result, cell: (row) => gain(resultOf(sheet, row), write) },
        { head: enExtras.total, cell: (_, at) => gain(totals[at] ?? 0, write) },
      ];
    case 'standard':
      return [
        won,
        { head: en.points, cell: (row) => number(resultOf(sheet, row)) },
        { head: enExtras.total, cell: (_, at) => number(totals[at] ?? 0) },
      ];
    case 'plain':
      return [won, cards, { head: enExtras.wins, cell: (_, at) => number(totals[at] ?? 0) }];
    case 'time':
      return [won, { head: enExtras.timeShort, cell: ({ seconds = 0 }) => clock(seconds, write) }];
    case 'double':
      return sheet.players.map((head, player) => {
        return {
          head,
          cell: (row) => {
            const cards = number(row.players?.[player] ?? 0);
            return winners(row).includes(player)
              ? html`<b>${cards}<span class="hidden"> ${enExtras.won}</span></b>`
              : cards;
          },
          feet: [
            [enExtras.total, number(runningOf(player, rows).at(-1) ?? 0)],
            ...winning(countsOf(player, rows), write),
          ],
        };
      });
  }
}

const pencil = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19z M14 6.5l3.5 3.5" />
</svg>`;

/** The line of a game; with the button that opens it. */
const line = (
  { id, row }: NumberedRow,
  at: number,
  all: readonly Column[],
  write: Writing,
  { edited, edit }: Editing,
): TemplateResult =>
  html`<tr part="row" aria-current=${id === edited ? 'true' : nothing}>
    <th scope="row">${write.number(at + 1)}</th>
    <td>
      ${dayIn(row.date, write)}${[row.note, row.game].map((text) =>
        text ? html`<small>${text}</small>` : nothing,
      )}
    </td>
    ${all.map(({ cell }) => html`<td>${cell(row, at)}</td>`)}
    <td class="act">
      <button
        part="button edit"
        data-row=${id}
        aria-label=${enExtras.edit(at + 1)}
        @click=${() => edit(id)}
      >
        ${pencil}
      </button>
    </td>
  </tr>`;

/** The line of a game that is to be written on paper. */
const blank = (at: number, all: readonly Column[], { number }: Writing): TemplateResult =>
  html`<tr>
    <td>${number(at + 1)}</td>
    <td></td>
    ${all.map(() => html`<td></td>`)}
  </tr>`;

/** What each player comes to: a line for each fact. */
const foot = (all: readonly Column[]): TemplateResult =>
  html`<tfoot>
    ${all[0]?.feet?.map(
      ([term], at) =>
        html`<tr>
          <th scope="row" colspan="2">${term}</th>
          ${all.map(({ feet }) => html`<td>${feet?.[at]?.[1]}</td>`)}
          <td class="act"></td>
        </tr>`,
    )}
  </tfoot>`;

/** Which game is being edited, and what opens another. */
interface Editing {
  readonly edited: string | undefined;
  readonly edit: (id: string) => void;
}

/** The ruled sheet: a line for each game, the newest last, and empty ones where it is printed. */
export function scoreTable(
  sheet: Sheet,
  numbered: readonly NumberedRow[],
  write: Writing,
  editing: Editing,
): TemplateResult {
  const rows = numbered.map(({ row }) => row);
  const all = columns(sheet, rows, write);
  const blanks = Array.from({ length: Math.max(0, LINES - rows.length) });
  return html`<div class="scroll" role="region" aria-label=${enExtras.games} tabindex="0">
    <table part="table" class=${sheet.scoring}>
      <thead>
        <tr>
          <th scope="col">${enExtras.number}</th>
          <th scope="col">${enExtras.game}</th>
          ${all.map(({ head }) => html`<th scope="col" title=${head}>${head}</th>`)}
          <td class="act"></td>
        </tr>
      </thead>
      <tbody>
        ${numbered.map((each, at) => line(each, at, all, write, editing))}
      </tbody>
      <tbody class="blank" aria-hidden="true">
        ${blanks.map((_, at) => blank(rows.length + at, all, write))}
      </tbody>
      ${foot(all)}
    </table>
  </div>`;
}
