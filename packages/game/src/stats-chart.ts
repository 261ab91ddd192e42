import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Row } from 'solitaire-records/entry';
import { clockText } from './controllers/clock.ts';
import { phrase } from './messages/spoken.ts';

/** Games that are shown. */
const MOST = 30;
/** Games that the picture has room for at least, so that a few don't become walls. */
const LEAST = 12;

const WIDTH = 360;
const HEIGHT = 150;
const LEFT = 42;
const RIGHT = 6;
/** The share of games won: everything, and nothing. */
const SHARE = { top: 8, bottom: 56 };
/** Bars: the longest win, the line that wins stand on, the depth of lost games. */
const BARS = { top: 74, ground: 132, depth: 10 };

const round = (number: number): number => Math.round(number * 10) / 10;

/** The share won after each game. */
function shares(rows: readonly Row[]): number[] {
  let won = 0;
  return rows.map((row, at) => (won += Number(row.won)) / (at + 1));
}

/** The last games as bars, and over them how the share of games won went. */
export function statsChart(rows: readonly Row[]): TemplateResult {
  const shown = rows.slice(-MOST);
  const share = shares(rows).slice(-MOST);
  const wins = shown.filter(({ won }) => won);
  const times = wins.map(({ seconds = 0 }) => seconds);
  const [fastest, slowest] = [Math.min(...times), Math.max(...times)];
  const slot = (WIDTH - LEFT - RIGHT) / Math.max(shown.length, LEAST);
  const x = (at: number): number => LEFT + slot * at;
  const y = (part: number): number => SHARE.bottom - (SHARE.bottom - SHARE.top) * part;
  const now = Math.round(100 * (share.at(-1) ?? 0));
  const points = share.map((part, at) => `${round(x(at + 0.5))},${round(y(part))}`);
  const said = [
    phrase('stats.chartText', { won: wins.length, games: shown.length, share: now }),
    wins.length > 1
      ? phrase('stats.chartTimes', { fastest: clockText(fastest), slowest: clockText(slowest) })
      : '',
  ];
  const line = (at: number, label: string, part = 'grid') =>
    svg`<line class=${part} x1=${LEFT} x2=${WIDTH} y1=${at} y2=${at} /><text x=${LEFT - 6} y=${at + 4}>${label}</text>`;
  return html`<figure>
    <figcaption id="stats-chart">${phrase('stats.chart', { games: shown.length })}</figcaption>
    <svg
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      role="img"
      aria-labelledby="stats-chart"
      aria-describedby="stats-chart-text"
    >
      <desc id="stats-chart-text">${said.join(' ')}</desc>
      ${line(y(1), '100%')} ${line(y(0.5), '50%')} ${line(y(0), '0%')}
      <polyline class="share" points=${points.join(' ')} />
      <circle
        class="now"
        r="3.5"
        cx=${round(x(share.length - 0.5))}
        cy=${round(y(share.at(-1) ?? 0))}
      />
      ${wins.length > 0 && slowest > 0 ? line(BARS.top, clockText(slowest)) : nothing}
      ${shown.map((row, at) => bar(row, x(at) + slot * 0.16, slot * 0.68, slowest))}
      ${line(BARS.ground, '', 'ground')}
    </svg>
    <p class="help">${phrase('stats.legend')}</p>
  </figure>`;
}

/** A game as a bar: up for a win, as high as it took time, or down for a lost one. */
function bar({ won, seconds = 0, moves = 0, date }: Row, x: number, width: number, most: number) {
  const high = won ? Math.max(4, ((BARS.ground - BARS.top) * seconds) / (most || 1)) : BARS.depth;
  const what = phrase(won ? 'stats.barWon' : 'stats.barLost', {
    date,
    time: clockText(seconds),
    moves,
  });
  return svg`<rect class=${won ? 'win' : 'loss'} x=${round(x)} width=${round(width)} rx="1.5" y=${round(won ? BARS.ground - high : BARS.ground + 3)} height=${round(high)}><title>${what}</title></rect>`;
}
