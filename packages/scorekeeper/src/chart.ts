import { html, nothing, svg, type TemplateResult } from 'lit';
import { running, runningOf, type NumberedRow, type Sheet } from 'solitaire-records';
import { enExtras } from './messages/en-extras.ts';
import { clock, type Writing } from './numbers.ts';

/** Values to be drawn, after each game; with a name where there are several lines. */
interface Line {
  readonly name: string;
  readonly values: readonly number[];
}

const WIDTH = 320;
const HEIGHT = 132;
const LEFT = 44;
const EDGE = 12;

/** The picture of a sheet: its running total, or the times, or the total of each player. */
export function chartOf(
  sheet: Sheet,
  numbered: readonly NumberedRow[],
  writes: Writing,
): TemplateResult {
  const { number } = writes;
  const rows = numbered.map(({ row }) => row);
  const { scoring, players } = sheet;
  if (scoring === 'time') {
    const values = rows.map(({ seconds = 0 }) => seconds);
    return chart(enExtras.chartTime, [{ name: '', values }], (value) => clock(value, writes));
  }
  const lines =
    scoring === 'double'
      ? players.map((name, player) => ({ name, values: runningOf(player, rows) }))
      : [{ name: '', values: running(sheet, rows) }];
  const title = scoring === 'plain' ? enExtras.chartWins : enExtras.chart;
  return chart(title, lines, number, scoring === 'vegas');
}

/** Lines from game to game over a line for zero, where it is `even` if that means something. */
function chart(
  title: string,
  lines: readonly Line[],
  write: (value: number) => string,
  even = false,
): TemplateResult {
  const all = [0, ...lines.flatMap(({ values }) => values)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const games = Math.max(...lines.map(({ values }) => values.length));
  const x = (game: number): number => LEFT + ((WIDTH - LEFT - EDGE) * game) / games;
  const y = (value: number): number =>
    EDGE + ((HEIGHT - 2 * EDGE) * (high - value)) / (high - low || 1);
  const round = (number: number): number => Math.round(number * 10) / 10;
  // Every line sets out from nothing, but for times, which have no sum.
  const from = title === enExtras.chartTime ? [] : [0];
  const path = (values: readonly number[]): string =>
    [...from, ...values]
      .map((value, at) => `${round(x(at + 1 - from.length))},${round(y(value))}`)
      .join(' ');
  const texts = lines.map(({ name, values }) =>
    enExtras.chartText(
      name,
      games,
      write(Math.min(...values)),
      write(Math.max(...values)),
      write(values.at(-1) ?? 0),
    ),
  );
  const mark = (value: number, text: string) =>
    svg`<text x=${LEFT - 6} y=${round(y(value)) + 4}>${text}</text>`;
  return html`<figure part="chart">
    <figcaption id="chart-title">${title}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="chart-title chart-text">
      <desc id="chart-text">${texts.join(' ')}</desc>
      <line class="zero" x1=${LEFT} x2=${WIDTH} y1=${round(y(0))} y2=${round(y(0))} />
      ${mark(0, even ? enExtras.even : write(0))}
      ${high - low > 0 && y(0) - y(high) > 14 ? mark(high, write(high)) : nothing}
      ${y(low) - y(0) > 14 ? mark(low, write(low)) : nothing}
      ${lines.map(
        ({ values }, at) =>
          svg`<polyline class="line l${at}" points=${path(values)} /><circle class="l${at}" r="3.5" cx=${round(x(values.length))} cy=${round(y(values.at(-1) ?? 0))} />`,
      )}
    </svg>
    ${
      lines.length > 1
        ? html`<ul>
            ${lines.map(
              ({ name }, at) =>
                html`<li>
                  <svg viewBox="0 0 28 8" aria-hidden="true">
                    <path class="line l${at}" d="M0 4H28" /></svg
                  >${name}
                </li>`,
            )}
          </ul>`
        : nothing
    }
  </figure>`;
}
