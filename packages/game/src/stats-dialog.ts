import { html, nothing, type TemplateResult } from 'lit';
import type { Message, Rules } from 'solitaire-engine';
import { bests } from 'solitaire-records/bests';
import { PLAIN, type Row } from 'solitaire-records/entry';
import type { SheetNow } from 'solitaire-records/log';
import { statistics } from 'solitaire-records/statistics';
import { clockText } from './controllers/clock.ts';
import { phrase, spoken } from './messages/spoken.ts';
import { nameOf } from './option-words.ts';
import { statsChart } from './stats-chart.ts';

/** What the dialog of statistics shows, and hands back. */
export interface StatsView {
  readonly rules: Rules;
  readonly sheets: ReadonlyMap<string, SheetNow>;
  /** Ids of the sheets of the game on the table, and of the one shown. */
  readonly own: string;
  readonly shown: string;
  /** Whether it is being asked if the games are to be taken out. */
  readonly asking: boolean;
  readonly canTakeBack: boolean;
  /** What was done last. */
  readonly said: string | undefined;
  /** Where results are kept, or why they are not. */
  readonly where: Message;
  readonly onShow: (sheet: string) => void;
  readonly onAsk: (asking: boolean) => void;
  readonly onTakeOut: () => void;
  readonly onTakeBack: () => void;
  readonly onSave: (kind: 'json' | 'csv') => void;
  readonly onFile: (input: HTMLInputElement) => void;
  readonly onClosed: () => void;
}

/** From so many games on, they say something about the true win rate. */
const TELLING = 10;

const percent = (share: number): number => Math.round(100 * share);

/** A sheet's game by name, and its options that are not the usual ones. */
function titleOf(view: StatsView, id: string): { name: string; options: string } {
  const [variant = '', options = ''] = id.split('?');
  const { variant: own } = view.rules;
  // Names that were written first have the options behind them.
  const kept = view.sheets.get(id)?.sheet?.name.replace(` (${options})`, '');
  const words = [...new URLSearchParams(options)].map(([name, value]) =>
    phrase('stats.option', { name: nameOf(name), value: nameOf(name, value).replace(/\.$/, '') }),
  );
  return {
    name: own.id === variant ? own.name : (kept ?? variant),
    options: words.join('; '),
  };
}

/** The figures of a sheet; those that no game has anything for are left out. */
function figures(rows: readonly Row[]): TemplateResult {
  const { games, won, interval, streak, longest } = statistics(PLAIN, rows);
  const { fastest, average, fewest, highest } = bests(rows);
  const time = (seconds: number | undefined) => seconds !== undefined && clockText(seconds);
  const all: readonly (readonly [string, string | number | false | undefined])[] = [
    ['played', games],
    ['won', won],
    ['share', `${percent(won / games)}%`],
    ['streak', Math.max(streak, 0)],
    ['longest', longest],
    ['fewest', fewest],
    ['fastest', time(fastest)],
    ['average', time(average)],
    ['highest', highest],
  ];
  const [low, high] = interval.map(percent);
  return html`<dl class="figures">
      ${all.map(([name, value]) =>
        value === false || value === undefined
          ? nothing
          : html`<div class=${name}>
              <dt>${phrase(`stats.${name}`)}</dt>
              <dd>${value}</dd>
            </div>`,
      )}
    </dl>
    ${
      games < TELLING
        ? nothing
        : html`<p class="help">
            ${phrase('stats.interval', { low: low ?? 0, high: high ?? 100 })}
          </p>`
    }`;
}

/** A line for each variant and options played; its name shows that one. */
function allGames(view: StatsView): TemplateResult | typeof nothing {
  const { sheets, shown, onShow } = view;
  const played = [...sheets.values()]
    .filter(({ rows }) => rows.length > 0)
    .map(({ id, rows }) => ({ id, rows: rows.map(({ row }) => row), ...titleOf(view, id) }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.options.localeCompare(b.options));
  if (played.length === 0 || (played.length === 1 && played[0]?.id === shown)) return nothing;
  return html`<h3 id="stats-all">${phrase('stats.all')}</h3>
    <table aria-labelledby="stats-all">
      <thead>
        <tr>
          <th scope="col">${phrase('stats.game')}</th>
          <th scope="col">${phrase('stats.played')}</th>
          <th scope="col">${phrase('stats.won')}</th>
          <th scope="col">${phrase('stats.fastest')}</th>
        </tr>
      </thead>
      <tbody>
        ${played.map(({ id, rows, name, options }) => {
          const { games, won } = statistics(PLAIN, rows);
          const { fastest } = bests(rows);
          return html`<tr aria-current=${id === shown ? 'true' : nothing}>
            <th scope="row">
              <button type="button" @click=${() => onShow(id)}>${name}</button>
              ${options && html`<small>${options}</small>`}
            </th>
            <td>${games}</td>
            <td>${phrase('stats.wonShare', { won, share: percent(won / games) })}</td>
            <td>${fastest === undefined ? '–' : clockText(fastest)}</td>
          </tr>`;
        })}
      </tbody>
    </table>`;
}

/** What the results are made of, and what can be done with them: saved, taken in, taken out. */
function files({ sheets, where, onAsk, onSave, onFile }: StatsView, games: number): TemplateResult {
  const any = [...sheets.values()].some(({ rows }) => rows.length > 0);
  return html`<h3>${phrase('stats.yours')}</h3>
    <p class="help">${spoken(where)}</p>
    <p class="help">${phrase('stats.counts')}</p>
    <div class="choices">
      ${any ? [button('csv', () => onSave('csv')), button('json', () => onSave('json'))] : nothing}
      ${button('import', choose)} ${games > 0 ? button('reset', () => onAsk(true)) : nothing}
      <input
        type="file"
        accept=".json,.csv,text/csv,application/json"
        aria-label=${phrase('stats.import')}
        hidden
        @change=${(event: Event) => onFile(event.target as HTMLInputElement)}
      />
    </div>`;
}

/** What was done or is asked, and the way out. */
function foot(view: StatsView, games: number, name: string): TemplateResult {
  const { asking, canTakeBack, said } = view;
  return html`<div class="actions">
    <p class="said" role="status">${asking ? phrase('stats.ask', { games, name }) : said}</p>
    ${
      asking
        ? [button('takeOut', view.onTakeOut), button('keep', () => view.onAsk(false))]
        : [
            canTakeBack ? button('takeBack', view.onTakeBack) : nothing,
            html`<button class="main">${phrase('ui.close')}</button>`,
          ]
    }
  </div>`;
}

const button = (key: string, act: (event: Event) => unknown): TemplateResult =>
  html`<button type="button" class=${key} @click=${act}>${phrase(`stats.${key}`)}</button>`;

const choose = (event: Event): void =>
  (event.currentTarget as Element).parentElement
    ?.querySelector<HTMLInputElement>('input[type=file]')
    ?.click();

/** The dialog of statistics, a native `<dialog>`. */
export function statsDialog(view: StatsView): TemplateResult {
  const { sheets, shown } = view;
  const rows = (sheets.get(shown)?.rows ?? []).map(({ row }) => row);
  const { name, options } = titleOf(view, shown);
  return html`<dialog
    class="statistics"
    part="dialog"
    aria-labelledby="stats-title"
    @close=${view.onClosed}
    closedby="any"
  >
    <form method="dialog" @keydown=${(event: KeyboardEvent) => event.stopPropagation()}>
      <h2 id="stats-title" tabindex="-1">
        ${phrase('ui.stats')}<small>${name}${options && ` · ${options}`}</small>
      </h2>
      <div class="scroll">
        ${
          rows.length > 0
            ? [figures(rows), rows.length > 1 ? statsChart(rows) : nothing]
            : html`<p class="empty">${phrase('stats.empty')}</p>`
        }
        ${allGames(view)} ${files(view, rows.length)}
      </div>
      ${foot(view, rows.length, name)}
    </form>
  </dialog>`;
}
