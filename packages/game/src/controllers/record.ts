import { nothing, type ReactiveController, type TemplateResult } from 'lit';
import {
  apply,
  autoplay,
  leader,
  optionsText,
  say,
  type Autoplay,
  type Game,
  type Message,
  type Session,
} from 'solitaire-engine';
import { newId } from 'solitaire-records/id';
import type { Needs } from '../board.ts';
import { helped } from '../helped.ts';
import { late } from '../late.ts';
import { spoken } from '../messages/spoken.ts';
import { standingAt } from '../play.ts';
import type { Result } from '../results.ts';
import { clockText } from './clock.ts';
import type { Stats, StatsHost } from './stats.ts';

/** What keeping results needs of the element. */
export type RecordHost = StatsHost &
  EventTarget &
  Needs<
    'variant' | 'options' | 'deal' | 'position' | 'readonly' | 'autoplay' | 'elapsed' | 'score'
  >;

/** A game as it stood last. */
interface Seen {
  readonly session: Session;
  /** What the page wished for when it was dealt. */
  readonly wish: string;
  /** Its result if it ended now; undefined for one that is not counted. */
  readonly result: Result | undefined;
}

/** What became of a game: it ended, or, with null, the loss was none. */
interface Outcome {
  readonly of: Result;
  readonly result: Result | null;
  /** Whether it may have been written down before: then nothing changes. */
  readonly late: boolean;
}

const EVENTS = ['deal', 'move', 'undo'].map((name) => `solitaire-${name}`);

/** What the page wishes for: the same text for equal wishes. */
const wishOf = ({ variant, options, deal, position }: RecordHost): string =>
  JSON.stringify([typeof variant === 'object' ? variant?.id : variant, options, deal, position]);

/** A game begins with its first move, whether or not that has been taken back. */
const isBegun = ({ past, future }: Session): boolean => past.length + future.length > 0;

/** Whether the step that won is the player's: not a line that the solver had found. */
function isOwn({ rules, past, start }: Session, level: Autoplay): boolean {
  const before = past.at(-2)?.table ?? start;
  const { moves = [] } = past.at(-1) ?? {};
  const [first] = moves;
  if (!first || standingAt(rules, before).finish) return true;
  return moves.length === 1 + autoplay(rules, apply(rules, before, first), level, first).length;
}

/**
 * Keeps the results of games: one row for each deal, from its first move until it is won or
 * another deal takes its place. A new deal that is taken back takes the loss back too.
 */
export class Recorder implements ReactiveController {
  #host: RecordHost;
  #now: Seen | undefined;
  /** Games that were left for a new deal. */
  #left = new WeakSet<Session>();
  /** Games whose win has been seen to. */
  #told = new WeakSet<Session>();
  /** What is still to be written down. */
  #waiting: Outcome[] = [];
  #writing: Promise<void> = Promise.resolve();
  #note: { readonly session: Session; readonly text: string } | undefined;
  #stats: Stats | undefined;

  constructor(host: RecordHost) {
    this.#host = host;
    host.addController(this);
    for (const type of EVENTS) host.addEventListener(type, (event) => this.#look(event.type));
    this.#look('solitaire-deal');
  }

  hostUpdated(): void {
    // The clock goes on between moves.
    const { game } = this.#host;
    if (game && game.session === this.#now?.session) this.#see(game, this.#now.wish);
  }

  /** How the win on the table stands among the earlier ones; empty when there is nothing to say. */
  get note(): string {
    const { session, text } = this.#note ?? {};
    return session && session === this.#host.game?.session && text ? text : '';
  }

  #look(type: string): void {
    const { game } = this.#host;
    if (!game) return;
    const { session } = game;
    const wish = wishOf(this.#host);
    const last = this.#now;
    if (last?.session !== session) {
      if (last && session.id === undefined) this.#leave(last, wish);
      const back = this.#left.delete(session) ? this.#resultOf(game) : undefined;
      if (back) this.#write(back, null);
      this.#note = undefined;
    }
    // One from a text without an id may be another player's: it becomes one's own by playing on.
    if (type === 'solitaire-move') session.id ||= newId();
    else session.id ??= newId();
    this.#see(game, wish);
    if (session.won && !this.#told.has(session)) this.#tellWin(session, type === 'solitaire-deal');
    else if (session.rules.players && isBegun(session)) {
      this.#lookForBlock(game).catch(() => undefined);
    }
  }

  #see(game: Game, wish: string): void {
    this.#now = { session: game.session, wish, result: this.#resultOf(game) };
  }

  /** A game was left for one that has just been dealt: the player's wish, unless it is the page's. */
  #leave({ session, wish, result }: Seen, now: string): void {
    // One that came from a text without an id, and was never played on, is nobody's.
    if (wish !== now || !session.id || !isBegun(session) || this.#told.has(session) || !result)
      return;
    this.#left.add(session);
    this.#write(result);
  }

  #tellWin(session: Session, late: boolean): void {
    this.#told.add(session);
    const result = this.#now?.result;
    // Won elsewhere, and only looked at here.
    if (!result || !session.id) return;
    const { rules, table } = session;
    const own = !helped.has(session) && isOwn(session, this.#host.autoplay);
    if (!own) helped.add(session);
    const won = own && (!rules.players || leader(rules, table) === 0);
    this.#write(result, { ...result, won }, late);
  }

  /** A game of two also ends when nobody can go on. */
  async #lookForBlock({ session }: Game): Promise<void> {
    const { rules, table, past } = session;
    const { isBlocked } = await import('../opponent.ts');
    const result = this.#now?.session === session ? this.#now.result : undefined;
    if (!result || session.table !== table || !isBlocked(rules, table, past)) return;
    this.#write(result, { ...result, won: leader(rules, table) === 0 });
  }

  /** What a game comes to as it stands, as lost; undefined for one that is not counted. */
  #resultOf({ session, origin }: Game): Result | undefined {
    const { readonly, storage, moves, elapsed, score } = this.#host;
    const { rules, id } = session;
    const { variant, chosen } = rules;
    const people = rules.players && ['person', 'device'].includes(chosen['opponent'] ?? '');
    if (readonly || people || !('deal' in origin)) return undefined;
    return {
      id: id ?? '',
      name: variant.name,
      variant: variant.id,
      options: optionsText(variant.options, chosen),
      deal: origin.deal,
      won: false,
      moves,
      seconds: Math.floor(elapsed),
      ...(score !== undefined && { points: score }),
      lasting: storage !== 'none',
    };
  }

  /** Has a result written down, or with null taken back, after all that waits already. */
  #write(of: Result, result: Result | null = of, late = false): void {
    this.#waiting.push({ of, result, late });
    this.#writing = this.#writing.then(() => this.#flush());
  }

  async #flush(): Promise<void> {
    try {
      const { resultsOf } = await import('../results.ts');
      for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
        const results = resultsOf(next.of.lasting);
        await results.keep(next.of, next.result, next.late);
        this.#waiting.shift();
        if (next.result?.won) this.#tell(await results.noteOn(next.of), next);
      }
    } catch {
      // Not fetched: what waits is written with the next result.
    }
    void this.#stats?.refresh();
  }

  /** Shows and says how a win stands, if it is still on the table. */
  #tell(notes: readonly Message[], { of: { id, moves, seconds }, late }: Outcome): void {
    const { session } = this.#host.game ?? {};
    const note = notes.map(spoken).join(' ');
    if (session?.id !== id || !note) return;
    this.#note = { session, text: note };
    const won = say('won', { moves, time: clockText(seconds) });
    if (!late) this.#host.announce(say('stats.told', { won, note }));
    this.#host.requestUpdate();
  }

  readonly #fetchStats = late(async () => {
    const { Stats } = await import('./stats.ts');
    return (this.#stats = new Stats(this.#host));
  });

  /** Opens the statistics of the game on the table, after what has just ended is written down. */
  async open(): Promise<void> {
    const stats = await this.#fetchStats();
    await this.#writing;
    await stats.open();
  }

  overlay(): TemplateResult | typeof nothing {
    return this.#stats?.overlay() ?? nothing;
  }
}
