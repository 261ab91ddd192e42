import { say, type Message } from 'solitaire-engine/message';
import { placeOf, type Place } from 'solitaire-records/bests';
import { today } from 'solitaire-records/day';
import { gameName, PLAIN, type Entry, type Row } from 'solitaire-records/entry';
import {
  sheetsOf,
  written,
  type Draft,
  type NumberedRow,
  type SheetNow,
} from 'solitaire-records/log';
import { Store, type Trouble } from 'solitaire-records/store';
import { clockText } from './controllers/clock.ts';
import { enResults } from './messages/en-results.ts';
import { learn } from './messages/spoken.ts';

learn(enResults);

/** What a game came to. */
export interface Result {
  /** The game's own id: whatever is written of it is one row. */
  readonly id: string;
  /** The variant's name, its id and the options that are not the usual ones. */
  readonly name: string;
  readonly variant: string;
  readonly options: string;
  readonly deal: number;
  readonly won: boolean;
  readonly moves: number;
  readonly seconds: number;
  readonly points?: number;
  /** Whether it is kept longer than the page. */
  readonly lasting: boolean;
}

/** The id of the sheet with the games of a variant under certain options: `klondike?draw=1`. */
export const sheetId = (variant: string, options: string): string =>
  [variant, options].filter(Boolean).join('?');

/** The id of the sheet of a game by the name that rows have of it; undefined when it is none. */
export function sheetNamed(game = ''): string | undefined {
  const [, variant, options = ''] = /^([a-z][a-z\d-]*)(?: (\S+=\S+))?(?: \d+)?$/.exec(game) ?? [];
  return variant && sheetId(variant, options);
}

function rowOf(result: Result): Row {
  const { won, moves, seconds, points } = result;
  const played = { date: today(), won, moves, seconds, game: gameName(result) };
  return points === undefined ? played : { ...played, points };
}

/** The results of all boards of this page: a log that lasts, or one that lives with the page. */
export class Results {
  #store: Store;
  #loading: Promise<unknown> | undefined;
  #listeners = new Set<() => void>();
  #warned = false;
  /** Whether they are meant to outlive the page. */
  readonly lasting: boolean;
  /** Why they can't be kept longer than the page, if so. */
  trouble: Trouble | undefined;

  constructor(key: string | undefined) {
    this.lasting = key !== undefined;
    this.#store = new Store(key, {
      onNews: () => this.#listeners.forEach((tell) => tell()),
      // What could not be read is put aside, and all else is kept.
      onTrouble: (trouble) => {
        if (trouble === 'blocked' || trouble === 'full') this.trouble = trouble;
      },
    });
  }

  /** Has someone told whenever another page has written. */
  listen(tell: () => void): void {
    this.#listeners.add(tell);
  }

  async log(): Promise<readonly Entry[]> {
    await (this.#loading ??= this.#store.load());
    return this.#store.log;
  }

  /** The sheets on which any game is left. */
  async sheets(): Promise<ReadonlyMap<string, SheetNow>> {
    return sheetsOf(await this.log());
  }

  async write(drafts: readonly Draft[]): Promise<void> {
    await this.add(written(await this.log(), drafts, Date.now()));
  }

  /** Takes entries in that have been written elsewhere; those known already make no difference. */
  async add(entries: readonly Entry[]): Promise<void> {
    await this.#store.append(entries);
  }

  /**
   * Writes a result down, or with null takes a loss back. The first win of a game stays. `late` is a
   * result that may have been written before: then whatever became of it holds.
   */
  async keep(of: Result, result: Result | null, late: boolean): Promise<void> {
    const log = await this.log();
    const there = log.findLast((entry) => entry.kind === 'row' && entry.row === of.id);
    const before = there?.kind === 'row' ? there.value : null;
    const wanted = result ? !before || (result.won && !before.won) : before && !before.won;
    if (!wanted || (late && there)) return;
    const sheet = sheetId(of.variant, of.options);
    const value = { ...PLAIN, name: of.name };
    await this.write([
      ...(sheetsOf(log).get(sheet)?.sheet ? [] : [{ kind: 'sheet', sheet, value } as const]),
      { kind: 'row', sheet, row: of.id, value: result && rowOf(result) },
    ]);
  }

  /** How a win stands among those before it, and, once, that nothing can be kept. */
  async noteOn({ id, variant, options }: Result): Promise<Message[]> {
    const rows = (await this.sheets()).get(sheetId(variant, options))?.rows ?? [];
    const note = noteOn(rows, id);
    if (this.trouble && !this.#warned) note.push(say('stats.notKept'));
    this.#warned ||= this.trouble !== undefined;
    return note;
  }
}

const pages = new Map<boolean, Results>();

/** The results that every board of this page shares. */
export function resultsOf(lasting: boolean): Results {
  const there = pages.get(lasting) ?? new Results(lasting ? 'solitaire-games' : undefined);
  pages.set(lasting, there);
  return there;
}

/** A record in words; undefined when it is none. */
function record(
  key: string,
  own: number | undefined,
  place: Place | undefined,
  write: (value: number) => string | number,
): Message | undefined {
  if (own === undefined || place?.place !== 1) return undefined;
  const values = { own: write(own), before: write(place.best), of: place.of };
  return say(own < place.best ? key : `${key}.again`, values);
}

/** How the win with an id stands among those before it: nothing for the first one. */
export function noteOn(rows: readonly NumberedRow[], id: string): Message[] {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at]?.row;
  const earlier = rows.slice(0, Math.max(0, at)).map(({ row }) => row);
  const wins = earlier.filter(({ won }) => won);
  if (!row?.won || wins.length === 0) return [];
  const time = placeOf(row, earlier, 'seconds');
  const records = [
    record('note.fastest', row.seconds, time, clockText),
    record('note.fewest', row.moves, placeOf(row, earlier, 'moves'), Number),
    ...(row.points !== undefined &&
    wins.every(({ points = -Infinity }) => points < (row.points ?? 0))
      ? [say('note.highest', { points: row.points })]
      : []),
  ].filter((each) => each !== undefined);
  if (records.length === 0 && time) {
    records.push(say('note.place', { place: time.place, of: time.of }));
  }
  const streak = earlier.length - earlier.findLastIndex(({ won }) => !won);
  return streak > 1 ? [...records, say('note.streak', { streak })] : records;
}
