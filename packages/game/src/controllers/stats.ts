import { nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { optionsText, say, type Message } from 'solitaire-engine';
import { download } from 'solitaire-records/download';
import { PLAIN, type Entry } from 'solitaire-records/entry';
import { draftsFor, fromCsv, fromJson, toCsv } from 'solitaire-records/exchange';
import {
  inverse,
  sheetsOf,
  toJson,
  type Draft,
  type NumberedRow,
  type SheetNow,
} from 'solitaire-records/log';
import { adopt } from '../adopt.ts';
import type { Needs } from '../board.ts';
import { enStats } from '../messages/en-stats.ts';
import { learn, spoken } from '../messages/spoken.ts';
import { resultsOf, sheetId, sheetNamed, type Results } from '../results.ts';
import { statsDialog } from '../stats-dialog.ts';
import { statsStyles } from '../stats.styles.ts';

/** What the dialog of statistics needs of the element. */
export type StatsHost = ReactiveControllerHost &
  Needs<'renderRoot' | 'rules' | 'game' | 'storage' | 'moves' | 'announce'>;

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
    adopt(host, statsStyles);
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
      // Spreadsheets need the mark in front to read UTF-8.
      download(`${FILE}.csv`, `\ufeff${toCsv(PLAIN, rows)}`, 'text/csv');
    }
    await this.#done(say('stats.saved', { file: `${FILE}.${kind}` }));
  }

  async #takeIn(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (!file) return;
    const text = await file.text().catch(() => '');
    input.value = '';
    const before = gamesIn(await this.#results.log());
    const unread = (await this.#takeLog(text)) ?? (await this.#takeTable(text));
    if (unread === undefined) return this.#done(say('stats.badFile'));
    const after = gamesIn(await this.#results.log());
    const games = [...after].filter((id) => !before.has(id)).length;
    await this.#done(say('stats.imported', { games, unread }));
  }

  /** Takes a saved log in; how much of it can't be read, or undefined when it is none. */
  async #takeLog(text: string): Promise<number | undefined> {
    const read = fromJson(text, FILE);
    if (!read) return undefined;
    await this.#results.add(read.entries);
    const there = gamesIn(await this.#results.log());
    // Games that were deleted here are wanted again.
    const again = [...sheetsOf(read.entries).values()].flatMap(({ id: sheet, rows }) =>
      rows
        .filter(({ id }) => !there.has(id))
        .map(({ id, row }): Draft => ({ kind: 'row', sheet, row: id, value: row })),
    );
    await this.#results.write(again);
    return read.broken.length + read.newer.length;
  }

  /** Takes a table in likewise: games that it names to their own sheets, others to the one shown. */
  async #takeTable(text: string): Promise<number | undefined> {
    const table = fromCsv(text);
    if (!table) return undefined;
    const sheets = await this.#results.sheets();
    const sheetOf = ({ row }: NumberedRow): string => sheetNamed(row.game) ?? this.#shown;
    const drafts = [...new Set(table.rows.map(sheetOf))].flatMap((sheet) =>
      draftsFor(
        sheet,
        sheets.get(sheet)?.rows ?? [],
        table.rows.filter((each) => sheetOf(each) === sheet),
      ),
    );
    await this.#results.write(drafts);
    return table.broken.length;
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
      said: this.#said && spoken(this.#said),
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
