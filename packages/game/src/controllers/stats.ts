import { nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { optionsText, say, type Game, type Message, type Rules } from 'solitaire-engine';
import { download } from 'solitaire-records/download';
import type { Entry } from 'solitaire-records/entry';
import { fromJson, toCsv } from 'solitaire-records/exchange';
import {
  inverse,
  sheetsOf,
  toJson,
  type Draft,
  type NumberedRow,
  type SheetNow,
} from 'solitaire-records/log';
import { enStats } from '../messages/en-stats.ts';
import { learn, spoken as text } from '../messages/spoken.ts';
import { resultsOf, sheetId, type Results } from '../results.ts';
import { statsDialog } from '../stats-dialog.ts';
import { statsStyles } from '../stats.styles.ts';

/** What the dialog of statistics needs of the element. */
export interface StatsHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly rules: Rules | undefined;
  readonly game: Game | undefined;
  readonly storage: string | undefined;
  readonly moves: number;
  announce(message: Message): void;
  text(message: Message): string;
}

learn(enStats);

/** The ids of all games there are. */
const gamesIn = (log: readonly Entry[]): Set<string> =>
  new Set([...sheetsOf(log).values()].flatMap(({ rows }) => rows.map(({ id }) => id)));

const FILE = 'solitaire-statistics';

/** The dialog of statistics: what it shows, and what is done in it. */
export class Stats {
  #host: StatsHost;
  #open = false;
  #sheets: ReadonlyMap<string, SheetNow> = new Map();
  /** Id of the sheet shown; that of the game on the table until another one is chosen. */
  #shown = '';
  #asking = false;
  /** What brings the games back that were taken out last. */
  #taken: readonly Draft[] = [];
  #said: Message | undefined;

  constructor(host: StatsHost) {
    this.#host = host;
    const { renderRoot } = host;
    const { styleSheet } = statsStyles;
    if (renderRoot instanceof ShadowRoot && styleSheet)
      renderRoot.adoptedStyleSheets.push(styleSheet);
  }

  get #results(): Results {
    return resultsOf(this.#host.storage !== 'none');
  }

  /** Id of the sheet of the game on the table. */
  get #own(): string {
    const { rules } = this.#host;
    return rules ? sheetId(rules.variant.id, optionsText(rules.variant.options, rules.chosen)) : '';
  }

  get #rows(): readonly NumberedRow[] {
    return this.#sheets.get(this.#shown)?.rows ?? [];
  }

  async open(): Promise<void> {
    this.#results.listen(this.#hear);
    this.#shown = this.#own;
    this.#sheets = await this.#results.sheets();
    this.#open = true;
    await this.#show();
    this.#dialog?.showModal();
    this.#focus('h2');
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector<HTMLDialogElement>('dialog.statistics');
  }

  #focus(selector: string): void {
    this.#dialog?.querySelector<HTMLElement>(selector)?.focus();
  }

  async #show(): Promise<void> {
    this.#host.requestUpdate();
    await this.#host.updateComplete;
  }

  #hear = (): void => void this.refresh();

  /** Shows what is written by now, here or in another tab. */
  async refresh(): Promise<void> {
    if (!this.#open) return;
    this.#sheets = await this.#results.sheets();
    await this.#show();
  }

  /** Shows what was done, and goes to what a selector names, if it does. */
  async #done(said: Message | undefined, focus?: string): Promise<void> {
    this.#said = said;
    await this.refresh();
    if (focus) this.#focus(focus);
  }

  async #takeOut(): Promise<void> {
    const drafts = this.#rows.map(({ id }): Draft => ({
      kind: 'row',
      sheet: this.#shown,
      row: id,
      value: null,
    }));
    this.#taken = inverse(await this.#results.log(), drafts);
    this.#asking = false;
    await this.#results.write(drafts);
    await this.#done(say('stats.taken', { games: drafts.length }), '.takeBack');
  }

  async #takeBack(): Promise<void> {
    await this.#results.write(this.#taken);
    this.#taken = [];
    await this.#done(say('stats.back'), 'h2');
  }

  async #save(kind: 'json' | 'csv'): Promise<void> {
    const log = await this.#results.log();
    if (kind === 'json') download(`${FILE}.json`, toJson(log, FILE), 'application/json');
    else {
      const rows = [...sheetsOf(log).values()].flatMap(({ rows }) => rows);
      const all = { name: '', scoring: 'plain', ante: 0, perCard: 0, players: [] } as const;
      // Spreadsheets need the mark in front to read UTF-8.
      download(`${FILE}.csv`, `\ufeff${toCsv(all, rows)}`, 'text/csv');
    }
    await this.#done(say('stats.saved', { file: `${FILE}.${kind}` }));
  }

  async #takeIn(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (!file) return;
    const read = fromJson(await file.text().catch(() => ''), FILE);
    input.value = '';
    if (!read) return this.#done(say('stats.badFile'));
    const before = gamesIn(await this.#results.log());
    await this.#results.add(read.entries);
    const there = gamesIn(await this.#results.log());
    // Games that were deleted here are wanted again.
    const again = [...sheetsOf(read.entries).values()].flatMap(({ id: sheet, rows }) =>
      rows
        .filter(({ id }) => !there.has(id))
        .map(({ id, row }): Draft => ({ kind: 'row', sheet, row: id, value: row })),
    );
    await this.#results.write(again);
    const after = gamesIn(await this.#results.log());
    const games = [...after].filter((id) => !before.has(id)).length;
    const unread = read.broken.length + read.newer.length;
    await this.#done(say('stats.imported', { games, unread }));
  }

  #close(): void {
    this.#open = false;
    this.#asking = false;
    this.#taken = [];
    this.#said = undefined;
    this.#host.requestUpdate();
  }

  overlay(): TemplateResult | typeof nothing {
    const { rules } = this.#host;
    if (!this.#open || !rules) return nothing;
    const { trouble, lasting } = this.#results;
    return statsDialog({
      rules,
      sheets: this.#sheets,
      own: this.#own,
      shown: this.#shown,
      asking: this.#asking,
      canTakeBack: this.#taken.length > 0,
      said: this.#said && text(this.#said),
      where: say(trouble ? 'stats.notKept' : lasting ? 'stats.where' : 'stats.page'),
      onShow: (sheet) => {
        this.#shown = sheet;
        this.#asking = false;
        void this.#done(undefined, 'h2');
      },
      onAsk: (asking) => {
        this.#asking = asking;
        void this.#done(undefined, asking ? '.takeOut' : '.reset');
      },
      onTakeOut: () => void this.#takeOut(),
      onTakeBack: () => void this.#takeBack(),
      onSave: (kind) => void this.#save(kind),
      onFile: (input) => void this.#takeIn(input),
      onClosed: () => this.#close(),
    });
  }
}
