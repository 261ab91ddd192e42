import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import {
  describeIntent,
  moveText,
  say,
  type Game,
  type Message,
  type Move,
  type Rules,
  type Table,
} from 'solitaire-engine';
import type { SolveOptions, Verdict } from 'solitaire-solver';
import { hasUnseen } from '../advice.ts';
import { adopt } from '../adopt.ts';
import type { Needs } from '../board.ts';
import { coachStyles } from '../coach.styles.ts';
import { helped } from '../helped.ts';
import { SolitaireVerdictEvent } from '../events.ts';
import { enCoach } from '../messages/en-coach.ts';
import { enIntents } from '../messages/en-intents.ts';
import { learn, phrase, spoken } from '../messages/spoken.ts';
import { Advisor, PATIENCE, type Because, type Mistake } from './advisor.ts';
import { button, panel } from '../panel.ts';
import type { Badge } from './menu.ts';
import { lookAfter, type OpeningHost } from './opening.ts';

/** A hint as the page gets it. */
export interface Hint {
  readonly move?: Move;
  /** The move in notation. */
  readonly text?: string;
  /** `wins` is proved, `sampled` and `likely` are guesses, `lost` and `none` have no winning move. */
  readonly because: Because;
  readonly verdict: Verdict['status'];
  /** The hint as a sentence. */
  readonly says: string;
}

/** Where a lost game was lost: at a step, in the deal itself, or nobody knows. */
type Loss = Mistake | 'start' | 'unknown';

/** What the coach needs of the element. */
export type CoachHost = OpeningHost &
  Needs<'rules' | 'table' | 'coach' | 'peek' | 'play' | 'backTo' | 'show'>;

const UNKNOWN: Verdict = { status: 'unknown', states: 0, ms: 0 };
const SHOWN_MS = 5000;
const STEP_MS = 520;
learn({ ...enIntents, ...enCoach });

/** Knows how the game stands, and says so when asked, or after every move where that is wanted. */
export class Coach implements ReactiveController {
  #host: CoachHost;
  #judged: Table | undefined;
  #judging = false;
  #asking = new AbortController();
  #demonstration = new AbortController();
  #hinting = new AbortController();
  #leaving = new AbortController();
  #pointedAt: Table | undefined;
  #mistake: Loss | undefined;
  #dismissed: Table | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly advisor = new Advisor();
  /** The verdict on the table, while one is wanted. */
  status: Verdict['status'] | 'thinking' | undefined;
  /** The move that is pointed at. */
  pointed: Move | undefined;

  constructor(host: CoachHost) {
    this.#host = host;
    host.addController(this);
    adopt(host, coachStyles);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#asking.abort();
    this.#demonstration.abort();
    this.#hinting.abort();
    this.#leaving.abort();
    this.#leaving = new AbortController();
    this.#judged = undefined;
    this.advisor.rest();
  }

  hostUpdate(): void {
    if (this.#pointedAt !== this.#host.table) this.pointed = undefined;
  }

  hostUpdated(): void {
    const { rules, table, coach = false } = this.#host;
    if (this.#judged === table && this.#judging === coach) return;
    this.#judged = table;
    this.#judging = coach;
    this.#asking.abort();
    this.#mistake = undefined;
    this.status = undefined;
    // After this update, as it asks for another one.
    if (rules && coach) void Promise.resolve().then(() => this.judge());
  }

  /** Finds the verdict on the table, and, when the game is lost, the move that lost it. */
  async judge(): Promise<void> {
    const { rules, table, game } = this.#host;
    if (!rules || !game) return;
    this.#asking.abort();
    const { signal } = (this.#asking = new AbortController());
    this.#tell('thinking');
    try {
      const { status, states, ms } = await this.advisor.solve(rules, table, { ms: 3000, signal });
      if (signal.aborted) return;
      this.#tell(status);
      this.#host.dispatchEvent(new SolitaireVerdictEvent({ status, states, ms }));
      if (status !== 'unwinnable') return;
      const mistake = await this.advisor.mistake(game.session, signal);
      if (signal.aborted) return;
      this.#mistake = mistake;
      this.#host.requestUpdate();
    } catch {
      // The solver could not be fetched, say: nobody knows then.
      if (!signal.aborted) this.#tell('unknown');
    }
  }

  #tell(status: Coach['status']): void {
    this.status = status;
    this.#host.requestUpdate();
  }

  /**
   * The verdict on a table. Nothing is known of it while there are no rules, or when the board has left
   * the page before there is an answer.
   */
  async solve(rules: Rules | undefined, table: Table, asked?: SolveOptions): Promise<Verdict> {
    if (!rules || !this.#host.renderRoot.isConnected) return UNKNOWN;
    const options: SolveOptions = asked ?? PATIENCE;
    const { signal: left } = this.#leaving;
    const signal = options.signal ? AbortSignal.any([options.signal, left]) : left;
    try {
      return await this.advisor.solve(rules, table, { ...options, signal });
    } catch (reason) {
      if (left.aborted && !options.signal?.aborted) return UNKNOWN;
      throw reason;
    }
  }

  /** Looks after the deals of these rules: the one that lies there untouched, and the next one. */
  begin(rules: Rules): Promise<void> {
    return lookAfter(this.#host, this.advisor, rules);
  }

  /** A move to try: pointed at on the board, said in words, and given to the page. */
  async hint(): Promise<Hint> {
    const { rules, table, peek } = this.#host;
    if (!rules || !this.#host.playable || !this.#host.renderRoot.isConnected) {
      return { because: 'none', verdict: 'unknown', says: phrase('hint.none') };
    }
    this.#host.show(phrase('hint.thinking'));
    this.#hinting.abort();
    const { signal } = (this.#hinting = new AbortController());
    const advice = await this.advisor.hint(rules, table, !peek, signal).catch((reason: unknown) => {
      if (!signal.aborted) throw reason;
    });
    if (!advice) return { because: 'none', verdict: 'unknown', says: '' };
    const { move, because, verdict } = advice;
    const what = move ? describeIntent(rules, table, move) : '';
    const says = phrase(`hint.${because}`, { what });
    if (this.#host.table === table) this.#point(move, says);
    return { ...(move && { move, text: moveText(rules, table, move) }), because, verdict, says };
  }

  #point(move: Move | undefined, says: string): void {
    this.pointed = move;
    this.#pointedAt = this.#host.table;
    this.#host.show(says);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.pointed = undefined;
      this.#host.requestUpdate();
    }, SHOWN_MS);
  }

  /** Goes back to before the move that lost. */
  goBack({ step }: Mistake): void {
    this.#host.backTo(step);
    this.#host.show(phrase('coach.wentBack', { number: step + 1 }));
  }

  /** Goes back there and plays a winning line, move by move, until the player steps in. */
  async demonstrate(mistake: Mistake): Promise<void> {
    this.goBack(mistake);
    const { game } = this.#host;
    if (game) helped.add(game.session);
    this.#demonstration.abort();
    const stepIn = (this.#demonstration = new AbortController());
    const { signal } = stepIn;
    const stop = (): void => stepIn.abort();
    this.#host.addEventListener('pointerdown', stop, { signal });
    document.addEventListener('keydown', stop, { signal, capture: true });
    for (const move of mistake.line) {
      const { table } = this.#host;
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      if (signal.aborted || this.#host.table !== table || !this.#host.play(move).ok) break;
    }
    stepIn.abort();
  }

  /** The badge with the verdict. */
  badges(): readonly Badge[] {
    const { coach, playable } = this.#host;
    if (!coach) return [];
    const { status } = this;
    return status && playable
      ? [{ key: `verdict ${status}`, name: '', value: phrase(`verdict.${status}`) }]
      : [{ key: 'verdict none', name: '', value: '\u00a0' }];
  }

  /** A deal that can be won; undefined, and said so, when none was found in time. */
  async findDeal(rules: Rules): Promise<number | undefined> {
    this.#host.show(phrase('deal.looking'));
    const deal = await this.advisor.findDeal(rules);
    // Said after the deal itself is announced.
    if (deal === undefined) setTimeout(() => this.#host.show(phrase('deal.notFound')));
    return deal;
  }

  /** The panel that names the move that lost the game. */
  overlay(): TemplateResult | typeof nothing {
    const { rules, table, coach, game } = this.#host;
    const mistake = this.#mistake;
    if (!rules || !game || !coach || !mistake || this.#dismissed === table) return nothing;
    const close = (): void => {
      this.#dismissed = table;
      this.#host.requestUpdate();
    };
    // Where nothing can be taken back there is no way to where it went wrong.
    const known = typeof mistake === 'object' && rules.undo !== 'never' ? mistake : undefined;
    const buttons = [
      button('coach.back', known && (() => this.goBack(known)), true),
      button('coach.show', known && (() => this.demonstrate(known))),
      button('coach.close', close),
    ];
    const hidden = html`<p class="aside">${phrase('coach.hidden')}</p>`;
    const below = hasUnseen(rules, table) ? hidden : nothing;
    return panel(spoken(this.#explain(rules, game, mistake)), buttons, 'stuck coach', below);
  }

  #explain(rules: Rules, { session }: Game, mistake: Loss): Message {
    if (mistake === 'start') return say('coach.lostFromStart');
    if (mistake === 'unknown') return say('coach.lostSomewhere');
    const { step } = mistake;
    const before = session.past[step - 1]?.table ?? session.start;
    const move = session.past[step]?.moves[0];
    const what = move ? describeIntent(rules, before, move) : '';
    return say('coach.lost', { number: step + 1, what });
  }
}
