import { html, type TemplateResult } from 'lit';
import {
  countsOf,
  isSummed,
  running,
  statistics,
  type Counts,
  type NumberedRow,
  type Row,
  type Sheet,
} from 'solitaire-records';
import { chartOf } from './chart.ts';
import { enExtras } from './messages/en-extras.ts';
import { clock, type Writing } from './numbers.ts';
import { gain } from './score-table.ts';

type Fact = [term: string, fact: string | TemplateResult];

/** How often games were won: how surely, at all, and in a row. */
const winning = (
  { games, won, interval, streak, longest }: Counts,
  { number, percent }: Writing,
): [Fact, Fact, Fact, Fact] => [
  [
    enExtras.rate,
    games === 0
      ? '–'
      : html`${percent(won / games)}
          <small>${enExtras.interval(percent(interval[0]), percent(interval[1]))}</small>`,
  ],
  [enExtras.won, number(won)],
  [enExtras.streak, enExtras.streakOf(streak, number(Math.abs(streak)))],
  [enExtras.longest, number(longest)],
];

/** What there is to say of a sheet; of one for several players, of each of them. */
function factsOf(sheet: Sheet, rows: readonly Row[], write: Writing): Fact[] {
  const { scoring, players } = sheet;
  const { number } = write;
  const games: Fact = [enExtras.games, number(rows.length)];
  if (scoring === 'double') {
    const each = players.map((name, player): Fact => {
      const [[term, rate], ...others] = winning(countsOf(player, rows), write);
      const lines = others.map(([term, fact]) => html`<small>${term}: ${fact}</small>`);
      return [name, html`${term}: ${rate}${lines}`];
    });
    return [games, ...each];
  }
  const counted = statistics(sheet, rows);
  const value = (result: number | undefined): string | TemplateResult => {
    if (result === undefined) return '–';
    if (scoring === 'vegas') return gain(result, write);
    return scoring === 'time' ? clock(result, write) : number(result);
  };
  const [rate, won, ...others] = winning(counted, write);
  return [
    games,
    won,
    rate,
    ...others,
    [enExtras.best, value(counted.best)],
    [enExtras.average, value(counted.average)],
  ];
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
        : ''
    }
    <dl>
      ${factsOf(sheet, rows, write).map(
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
