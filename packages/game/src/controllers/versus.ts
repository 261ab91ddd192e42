import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import {
  describeIntent,
  homeOf,
  leader,
  moveText,
  say,
  tableKey,
  type Game,
  type Layout,
  type Message,
  type Move,
  type Rules,
  type Table,
} from 'solitaire-engine';
import { celebrate } from '../celebrate.ts';
import { enVersus } from '../messages/en-versus.ts';
import { learn, spoken as text } from '../messages/spoken.ts';
import { cycleOf, opponentMove, playerOf, type Strength } from '../opponent.ts';
import type { Hint } from './coach.ts';
import type { Badge } from './menu.ts';

/** What a game of two needs of the element. */
export interface VersusHost extends ReactiveControllerHost, EventTarget {
  readonly rules: Rules | undefined;
  readonly table: Table;
  readonly game: Game | undefined;
  readonly status: 'playing' | 'won' | 'stuck';
  readonly isConnected: boolean;
  readonly felt: HTMLElement | undefined;
  guard: ((move: Move) => Message | undefined) | undefined;
  currentLayout(): Layout;
  play(move: Move): { readonly ok: boolean };
  undo(): boolean;
  restart(): void;
  newGame(deal?: number): Promise<void>;
  show(text: string): void;
}

type Name = 'you' | 'computer' | 'first' | 'second';

/** Milliseconds from one move of the computer to its next, when both play at once. */
const PACE: Readonly<Record<string, number>> = { slow: 4200, medium: 2400, fast: 1200 };
/** The same while it has its turn. */
const STEP_MS = 700;

learn(enVersus);

/**
 * A game of two: whose turn it is, the computer's moves where it plays, and the end. The person
 * plays as the first player against the computer; two persons share the board.
 */
export class Versus implements ReactiveController {
  #host: VersusHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: Table | undefined;
  #dismissed: Table | undefined;
  #moving = false;
  /** Tables that the computer has been at since it last turned a card. */
  #been = new Set<number>();

  constructor(host: VersusHost) {
    this.#host = host;
    host.addController(this);
    host.addEventListener('solitaire-undo', () => this.#undone());
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  hostUpdated(): void {
    const { rules, table } = this.#host;
    if (this.#shown === table) return;
    const before = this.#shown;
    this.#shown = table;
    this.#host.guard = rules?.players ? (move) => this.#guard(rules, move) : undefined;
    if (!rules?.players) return this.hostDisconnected();
    // After this update, as it asks for another one.
    void Promise.resolve().then(() => this.#changed(rules, table, before));
  }

  /** Whether the computer plays the second player's cards. */
  #computer({ chosen }: Rules): boolean {
    return chosen['opponent'] !== 'person';
  }

  #name(rules: Rules, player: number): Name {
    if (!this.#computer(rules)) return player === 0 ? 'first' : 'second';
    return player === 0 ? 'you' : 'computer';
  }

  #guard(rules: Rules, move: Move): Message | undefined {
    if (this.#moving || !this.#computer(rules)) return undefined;
    return playerOf(rules, move) === 1 ? say('versus.notYours') : undefined;
  }

  #changed(rules: Rules, table: Table, before: Table | undefined): void {
    if (this.#over(rules)) {
      this.hostDisconnected();
      return this.#tellEnd(rules);
    }
    const turn = rules.turn?.(table);
    if (turn !== undefined && before && rules.turn?.(before) !== turn) {
      this.#host.show(text(say(`versus.now.${this.#name(rules, turn)}`)));
      this.#been.clear();
    }
    if (!this.#computer(rules)) return;
    if (turn === 0) this.hostDisconnected();
    else if (turn === 1) this.#soon(STEP_MS);
    // When both play at once, the first card moved is the start.
    else if (this.#host.game?.session.past.length) {
      this.#soon(PACE[rules.chosen['pace'] ?? ''] ?? STEP_MS);
    }
  }

  #soon(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#step();
    }, ms);
  }

  /** The computer makes one move. */
  #step(): void {
    const { rules, table, isConnected } = this.#host;
    if (!rules?.players || !isConnected || this.#over(rules) || !this.#computer(rules)) return;
    if (document.hidden) return this.#soon(STEP_MS);
    const strength = rules.chosen['opponent'] as Strength;
    const move = opponentMove(rules, table, 1, strength, this.#been);
    if (!move) return;
    if ('action' in move) this.#been.clear();
    else this.#been.add(tableKey(rules, table));
    this.#moving = true;
    this.#host.play(move);
    this.#moving = false;
  }

  /** A step back against the computer goes back to the person's own turn. */
  #undone(): void {
    const { rules, table, game } = this.#host;
    if (!rules || !this.#computer(rules)) return;
    if (rules.turn?.(table) === 1 && game?.session.past.length) this.#host.undo();
  }

  /** Whether both have gone through all of stock and waste without playing a card. */
  #blocked(rules: Rules): boolean {
    const idle = [0, 0];
    const past = this.#host.game?.session.past ?? [];
    for (let i = past.length - 1; i >= 0; i--) {
      const [move] = past[i]?.moves ?? [];
      if (!move || !('action' in move)) break;
      const player = playerOf(rules, move) ?? 0;
      idle[player] = (idle[player] ?? 0) + 1;
    }
    return [0, 1].every(
      (player) => (idle[player] ?? 0) >= cycleOf(rules, this.#host.table, player),
    );
  }

  #over(rules: Rules): boolean {
    return this.#host.status === 'won' || this.#blocked(rules);
  }

  #result(rules: Rules): string {
    const { table } = this.#host;
    const ahead = leader(rules, table);
    const cards = homeOf(rules, table, ahead ?? 0);
    if (ahead === undefined) return text(say('versus.draw', { cards }));
    const values = {
      who: this.#name(rules, ahead),
      cards,
      others: homeOf(rules, table, 1 - ahead),
    };
    const result = text(say('versus.wins', values));
    return this.#host.status === 'won' ? result : text(say('versus.blocked', { result }));
  }

  #tellEnd(rules: Rules): void {
    this.#host.show(this.#result(rules));
    const { felt } = this.#host;
    const lost = this.#computer(rules) && leader(rules, this.#host.table) === 1;
    if (felt && !lost && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      celebrate(felt, () => this.#host.currentLayout(), 0);
    }
    this.#host.requestUpdate();
  }

  /** A move for the person whose turn it is. */
  hint(): Hint {
    const { rules, table } = this.#host;
    const player = rules?.turn?.(table) ?? 0;
    const move = rules && opponentMove(rules, table, player, 'strong', new Set());
    const says = rules && move ? text(describeIntent(rules, table, move)) : '';
    this.#host.show(says);
    return {
      ...(rules && move && { move, text: moveText(rules, table, move) }),
      because: move ? 'likely' : 'none',
      verdict: 'unknown',
      says,
    };
  }

  /** Cards home, and whose turn it is. */
  badges(): readonly Badge[] {
    const { rules, table } = this.#host;
    if (!rules?.players) return [];
    const home = [0, 1].map((player) => homeOf(rules, table, player)).join(' : ');
    const turn = rules.turn?.(table);
    const badges = [{ key: 'home', name: text(say('versus.home')), value: home }];
    if (turn !== undefined) {
      const value = text(say(`versus.turnOf.${this.#name(rules, turn)}`));
      badges.push({ key: 'turn', name: text(say('versus.turn')), value });
    }
    return badges;
  }

  /** The panel at the end of the game. */
  overlay(): TemplateResult | typeof nothing {
    const { rules, table } = this.#host;
    if (!rules?.players || this.#dismissed === table || !this.#over(rules)) return nothing;
    const button = (key: string, act: () => unknown, main = false) =>
      html`<button type="button" class=${main ? 'main' : ''} @click=${act}>
        ${text(say(key))}
      </button>`;
    const close = (): void => {
      this.#dismissed = table;
      this.#host.requestUpdate();
    };
    return html`<div class="panel stuck" part="panel">
      <p>${this.#result(rules)}</p>
      <div class="buttons">
        ${button('ui.new', () => this.#host.newGame(), true)}
        ${button('ui.again', () => this.#host.restart())} ${button('ui.close', close)}
      </div>
    </div>`;
  }
}
