import { html, type TemplateResult } from 'lit';
import { statistics, type NumberedRow, type Sheet } from 'solitaire-records';
import { chartOf } from './chart.ts';
import { enExtras } from './messages/en-extras.ts';
import { clock, type Writing } from './numbers.ts';
import { gain } from './score-table.ts';

/** What the sheet comes to, in figures and in a picture. At least one game is on it. */
export function totals(
  sheet: Sheet,
  numbered: readonly NumberedRow[],
  write: Writing,
): TemplateResult {
  const rows = numbered.map(({ row }) => row);
  const { scoring } = sheet;
  const { games, won, total, interval, streak, longest, best, average } = statistics(sheet, rows);
  const { number, percent } = write;
  const value = (result: number | undefined): string | TemplateResult => {
    if (result === undefined) return '–';
    if (scoring === 'vegas') return gain(Math.round(result * 100) / 100, write);
    return scoring === 'time' ? clock(result) : number(result);
  };
  const facts: [string, string | TemplateResult][] = [[enExtras.games, number(games)]];
  if (scoring !== 'double') {
    facts.push(
      [enExtras.won, number(won)],
      [
        enExtras.rate,
        games === 0
          ? '–'
          : html`${percent(won / games)}
              <small>${enExtras.interval(percent(interval[0]), percent(interval[1]))}</small>`,
      ],
      [enExtras.streak, enExtras.streakOf(streak)],
      [enExtras.longest, number(longest)],
      [enExtras.best, value(best)],
      [enExtras.average, value(average)],
    );
  }
  const summed = scoring === 'vegas' || scoring === 'standard';
  return html`<section class="totals" part="totals">
    ${
      summed
        ? html`<p class="sum">
            <span>${enExtras.total}</span>
            <output part="total"
              >${scoring === 'vegas' ? gain(total, write) : number(total)}</output
            >
          </p>`
        : ''
    }
    <dl>
      ${facts.map(
        ([term, fact]) =>
          html`<div>
            <dt>${term}</dt>
            <dd>${fact}</dd>
          </div>`,
      )}
    </dl>
    ${chartOf(sheet, numbered, write)}
  </section>`;
}
