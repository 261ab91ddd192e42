import { html, nothing, type TemplateResult } from 'lit';
import {
  isSummed,
  running,
  statistics,
  type NumberedRow,
  type Row,
  type Sheet,
} from 'solitaire-records';
import { chartOf } from './chart.ts';
import { enExtras } from './messages/en-extras.ts';
import { clock, type Writing } from './numbers.ts';
import { gain } from './score-table.ts';
import { winning, type Fact, type Value } from './winning.ts';

/** What there is to say of a sheet; players have theirs under their games. */
function facts(sheet: Sheet, rows: readonly Row[], write: Writing): TemplateResult {
  const { scoring } = sheet;
  const { number } = write;
  const counted = statistics(sheet, rows);
  const value = (result: number | undefined): Value => {
    if (result === undefined) return '–';
    if (scoring === 'vegas') return gain(result, write);
    return scoring === 'time' ? clock(result, write) : number(result);
  };
  const all: Fact[] = [[enExtras.games, number(rows.length)]];
  if (scoring !== 'double') {
    all.push(
      ...winning(counted, write),
      [enExtras.best, value(counted.best)],
      [enExtras.average, value(counted.average)],
    );
  }
  return html`<dl>
    ${all.map(
      ([term, fact]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${fact}</dd>
        </div>`,
    )}
  </dl>`;
}

/** What the sheet comes to, in figures and in a picture. At least one game is on it. */
export function totals(
  sheet: Sheet,
  numbered: readonly NumberedRow[],
  write: Writing,
): TemplateResult {
  const rows = numbered.map(({ row }) => row);
  const { scoring } = sheet;
  const total = running(sheet, rows).at(-1) ?? 0;
  return html`<section class="totals" part="totals">
    ${
      isSummed(sheet)
        ? html`<p class="sum">
            <span>${enExtras.total}</span>
            <output part="total"
              >${scoring === 'vegas' ? gain(total, write) : write.number(total)}</output
            >
          </p>`
        : nothing
    }
    ${facts(sheet, rows, write)} ${chartOf(sheet, numbered, write)}
  </section>`;
}
