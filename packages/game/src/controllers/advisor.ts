import {
  apply,
  dealTable,
  deckOf,
  haveSamePiles,
  moveText,
  parseMove,
  type Move,
  type Rules,
  type Session,
  type Table,
} from 'solitaire-engine';
import type { SolveOptions, Verdict } from 'solitaire-solver';
import { hasUnseen, likelyMove, shuffledUnseen } from '../advice.ts';
import { randomDeal } from '../setup.ts';

/**
 * The solver, whose code comes with the first question. Before each, the page has its turn: without
 * a worker, quick answers would add up to a long halt.
 */
const solve = async (rules: Rules, table: Table, options: SolveOptions): Promise<Verdict> => {
  const { solve } = await import('solitaire-solver');
  await new Promise((resolve) => setTimeout(resolve));
  return solve(rules, table, options);
};

/** What the solver may spend on a question that a player waits for. */
export const PATIENCE = { ms: 3000 };
/** What it may spend on one deal while one is looked for that can be won. */
export const GLANCE = { ms: 1000 };
const SAMPLES = 8;
const SAMPLE = { ms: 250 };
const LOOK_FOR_MS = 4000;

/** Why a hint names its move. */
export type Because = 'wins' | 'sampled' | 'likely' | 'lost' | 'none';

/** A move to try, and how much is known of it. */
export interface Advice {
  readonly move?: Move;
  readonly because: Because;
  readonly verdict: Verdict['status'];
}

/** The step that lost a game, and a line that would have won from before it. */
export interface Mistake {
  /** Steps played before it. */
  readonly step: number;
  readonly line: readonly Move[];
}

/**
 * Asks the solver on the game's behalf: verdicts, hints, the move that lost, deals that can be won.
 * What has been found out of a table is remembered.
 */
export class Advisor {
  #known = new WeakMap<Table, { readonly rules: Rules; readonly verdict: Verdict }>();
  #plan:
    { readonly rules: Rules; readonly after: Table; readonly line: readonly Move[] } | undefined;
  #ready = new Map<Rules, number>();
  /** Rules under which no winnable deal was found in time. */
  #vain = new WeakSet<Rules>();
  #looking: AbortController | undefined;
  #search: { readonly rules: Rules; readonly found: Promise<number | undefined> } | undefined;

  /** The verdict on a table: remembered, or the rest of a line that is being followed, or new. */
  async solve(rules: Rules, table: Table, options: SolveOptions): Promise<Verdict> {
    options.signal?.throwIfAborted();
    const verdict = this.#recall(rules, table) ?? (await solve(rules, table, options));
    if (verdict.status !== 'unknown') this.#known.set(table, { rules, verdict });
    const [first, ...line] = verdict.line ?? [];
    if (first) this.#plan = { rules, after: apply(rules, table, first), line };
    return verdict;
  }

  #recall(rules: Rules, table: Table): Verdict | undefined {
    const known = this.#known.get(table);
    if (known?.rules === rules) return known.verdict;
    const plan = this.#plan;
    if (plan?.rules !== rules || plan.after.pass !== table.pass) return undefined;
    if (!haveSamePiles(plan.after, table)) return undefined;
    return { status: 'winnable', line: plan.line, states: 0, ms: 0 };
  }

  /**
   * A move to try. With `fair`, nothing that the player can't see is looked at: the unseen cards
   * are shuffled several times, and the move that wins most often is taken.
   */
  async hint(rules: Rules, table: Table, fair: boolean, signal?: AbortSignal): Promise<Advice> {
    const stop = signal && { signal };
    if (fair && hasUnseen(rules, table)) return this.#fairHint(rules, table, stop);
    const { status, line } = await this.solve(rules, table, { ...PATIENCE, ...stop });
    const [first] = line ?? [];
    if (first) return { move: first, because: 'wins', verdict: status };
    const likely = likelyMove(rules, table);
    if (status === 'unwinnable')
      return { ...(likely && { move: likely }), because: 'lost', verdict: status };
    return likely
      ? { move: likely, because: 'likely', verdict: status }
      : { because: 'none', verdict: status };
  }

  async #fairHint(rules: Rules, table: Table, stop?: { signal: AbortSignal }): Promise<Advice> {
    const votes = new Map<string, number>();
    for (let i = 0; i < SAMPLES; i++) {
      const sample = shuffledUnseen(rules, table, Math.random);
      const { line } = await solve(rules, sample, { ...SAMPLE, ...stop });
      const [first] = line ?? [];
      if (!first) continue;
      const text = moveText(rules, table, first);
      votes.set(text, (votes.get(text) ?? 0) + 1);
    }
    const [winner] = [...votes].sort(([, a], [, b]) => b - a);
    const move = winner && parseMove(rules, table, winner[0]);
    if (move) return { move, because: 'sampled', verdict: 'unknown' };
    const likely = likelyMove(rules, table);
    return likely
      ? { move: likely, because: 'likely', verdict: 'unknown' }
      : { because: 'none', verdict: 'unknown' };
  }

  /**
   * The step that made a lost game unwinnable. Once a game is lost it stays lost, so the last table
   * that could be won is found by halving. `start` when the deal itself can't be won, `unknown` when
   * the solver can't tell.
   */
  async mistake(session: Session, signal?: AbortSignal): Promise<Mistake | 'start' | 'unknown'> {
    const { rules, start, past } = session;
    const tables = [start, ...past.map(({ table }) => table)];
    const ask = (step: number): Promise<Verdict> =>
      this.solve(rules, tables[step] ?? start, { ...PATIENCE, ...(signal && { signal }) });
    let winnable = -1;
    let lost = tables.length - 1;
    let line: readonly Move[] | undefined;
    while (lost - winnable > 1) {
      const middle = Math.floor((winnable + lost) / 2);
      const verdict = await ask(middle);
      if (verdict.status === 'unknown') return 'unknown';
      if (verdict.status === 'unwinnable') lost = middle;
      else [winnable, line] = [middle, verdict.line];
    }
    return line ? { step: winnable, line } : 'start';
  }

  /** A winnable deal found ahead of time for these rules, if there is one; each is given once. */
  takeDeal(rules: Rules): number | undefined {
    const deal = this.#ready.get(rules);
    this.#ready.delete(rules);
    return deal;
  }

  /**
   * A winnable deal, for a player who waits for it: a few seconds at the most, and only once under
   * rules where that was in vain.
   */
  async findDeal(rules: Rules): Promise<number | undefined> {
    const found = this.#ready.get(rules) ?? (await this.#find(rules));
    this.#ready.delete(rules);
    return found;
  }

  /** Finds the next winnable deal ahead of time. */
  async prepare(rules: Rules): Promise<void> {
    if (!this.#ready.has(rules)) await this.#find(rules);
  }

  /** One search at a time: whoever asks for the same rules meanwhile waits for it too. */
  #find(rules: Rules): Promise<number | undefined> {
    if (this.#search?.rules === rules) return this.#search.found;
    this.rest();
    const { signal } = (this.#looking = new AbortController());
    const search = { rules, found: this.#look(rules, signal) };
    this.#search = search;
    void search.found.then((deal) => {
      if (deal !== undefined) this.#ready.set(rules, deal);
      if (this.#search === search) this.#search = undefined;
    });
    return search.found;
  }

  async #look(rules: Rules, signal: AbortSignal): Promise<number | undefined> {
    if (this.#vain.has(rules)) return undefined;
    const until = performance.now() + LOOK_FOR_MS;
    while (!signal.aborted && performance.now() < until) {
      const deal = randomDeal();
      const table = dealTable(rules, deckOf(rules, deal));
      if ((await solve(rules, table, GLANCE)).status === 'winnable') return deal;
    }
    if (!signal.aborted) this.#vain.add(rules);
    return undefined;
  }

  /** Breaks off what goes on in the background. */
  rest(): void {
    this.#looking?.abort();
    this.#search = undefined;
  }
}
