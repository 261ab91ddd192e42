import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import {
  describeIntent,
  homeOf,
  leader,
  moveText,
  say,
  tableKey,
  type Game,
  type Message,
  type Move,
  type Rules,
  type Table,
} from 'solitaire-engine';
import { celebrate } from '../celebrate.ts';
import type { Link } from '../link/link.ts';
import { enIntents } from '../messages/en-intents.ts';
import { enVersus } from '../messages/en-versus.ts';
import { learn, spoken as text } from '../messages/spoken.ts';
import { isBlocked, opponentMove, playerOf, type Strength } from '../opponent.ts';
import { controlsOf } from '../settings.ts';
import type { Hint } from './coach.ts';
import type { HandsHost } from './hands.ts';
import { panelButton } from '../panel-button.ts';
import type { Badge } from './menu.ts';
import { SecondHand } from './second-hand.ts';

/** What a game of two needs of the element. */
export interface VersusHost extends HandsHost, EventTarget {
  readonly game: Game | undefined;
  readonly status: 'playing' | 'won' | 'stuck';
  readonly isConnected: boolean;
  readonly controls: string | undefined;
  readonly storage: string | undefined;
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** Servers that help two devices to find each other; none unless the page names some. */
  readonly iceServers: readonly RTCIceServer[] | undefined;
  guard: ((move: Move) => Message | undefined) | undefined;
  restart(): void;
  newGame(deal?: number): Promise<void>;
  save(): string;
  /** Takes a saved game up, of one variant only; what is wrong with it when it can't. */
  takeUp(text: string, only?: string): Promise<Message | undefined>;
  playUnder(rules: Rules): Promise<void>;
  /** Says what happened, with no cards in hand any more. */
  changed(said: Message): void;
}

type Name = 'you' | 'computer' | 'other' | 'first' | 'second';

/** Milliseconds from one move of the computer to its next, when both play at once. */
const PACE: Readonly<Record<string, number>> = { slow: 4200, medium: 2400, fast: 1200 };
/** The same while it has its turn. */
const STEP_MS = 700;

learn({ ...enIntents, ...enVersus });

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
  #opponent: string | undefined;
  /** Whether a game that was kept is back by now. */
  #settled = false;
  #second: SecondHand | undefined;
  #link: Link | undefined;
  #linking: Promise<Link> | undefined;

  constructor(host: VersusHost) {
    this.#host = host;
    host.addController(this);
    host.addEventListener('solitaire-undo', () => this.#undone());
    void host.updateComplete.then(() => (this.#settled = true));
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#arrive);
    this.#arrive();
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#arrive);
    this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Takes the code of another device off the page's address, where this opponent can be chosen. */
  #arrive = (): void => {
    const { rules, controls } = this.#host;
    const { hash, pathname, search } = location;
    if (!rules?.players || !controlsOf(controls).includes('options')) return;
    if (!/^#(join|answer)=/.test(hash)) return;
    history.replaceState(history.state, '', pathname + search);
    void this.link().then((link) => link.arrive(hash));
  };

  /** Fetches what two devices need, once. */
  link(): Promise<Link> {
    this.#linking ??= import('../link/link.ts').then(({ Link }) => {
      this.#link = new Link(this.#host);
      this.#host.requestUpdate();
      return this.#link;
    });
    return this.#linking;
  }

  /** The dialog that connects two devices opens when this opponent is chosen. */
  async #connect(chosen: boolean): Promise<void> {
    const link = await this.link();
    if (chosen && !link.connected) link.open();
  }

  hostUpdated(): void {
    const { rules, table } = this.#host;
    if (this.#shown === table) return;
    const before = this.#shown;
    this.#shown = table;
    const { opponent } = rules?.chosen ?? {};
    if (rules?.players && opponent === 'device' && this.#opponent !== opponent) {
      void this.#connect(this.#settled);
    }
    this.#opponent = opponent;
    const atOnce = rules?.players !== undefined && !rules.turn && opponent === 'person';
    if (atOnce) this.#second ??= new SecondHand(this.#host);
    if (this.#second) this.#second.active = atOnce;
    this.#host.guard = rules?.players ? (move) => this.#guard(rules, move) : undefined;
    if (!rules?.players) return this.#rest();
    // After this update, as it asks for another one.
    void Promise.resolve().then(() => this.#changed(rules, table, before));
  }

  /** Whether the computer plays the second player's cards, or another device does. */
  #computer = ({ chosen }: Rules): boolean => !/person|device/.test(chosen['opponent'] ?? '');
  #afar = ({ chosen }: Rules): boolean => chosen['opponent'] === 'device';

  #name(rules: Rules, player: number): Name {
    const afar = this.#afar(rules);
    if (!afar && !this.#computer(rules)) return player === 0 ? 'first' : 'second';
    if (player === this.#seat(rules)) return 'you';
    return afar ? 'other' : 'computer';
  }

  /** Whose cards the person at this device plays, from 0. */
  #seat(rules: Rules): number {
    return this.#afar(rules) ? (this.#link?.seat ?? 0) : 0;
  }

  #guard(rules: Rules, move: Move): Message | undefined {
    if (this.#afar(rules)) return this.#link ? this.#link.guard(rules, move) : say('ui.loading');
    if (this.#moving || !this.#computer(rules)) return undefined;
    return playerOf(rules, move) === 1 ? say('versus.notYours') : undefined;
  }

  #changed(rules: Rules, table: Table, before: Table | undefined): void {
    if (this.#over(rules)) {
      this.#rest();
      return this.#tellEnd(rules);
    }
    const turn = rules.turn?.(table);
    if (turn !== undefined && before && rules.turn?.(before) !== turn) {
      const now = say(`versus.now.${this.#name(rules, turn)}`);
      const [move] = this.#host.game?.session.past.at(-1)?.moves ?? [];
      this.#host.show(text(move && 'from' in move ? say('versus.overlooked', { now }) : now));
      this.#been.clear();
    }
    if (!this.#computer(rules)) return;
    if (turn === 0) this.#rest();
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

  #over(rules: Rules): boolean {
    const { status, table, game } = this.#host;
    return status === 'won' || isBlocked(rules, table, game?.session.past ?? []);
  }

  #result(rules: Rules): string {
    const { table, status } = this.#host;
    const ahead = leader(rules, table);
    const [cards, others] = [ahead ?? 0, 1 - (ahead ?? 0)].map((of) => homeOf(rules, table, of));
    const values = { who: this.#name(rules, ahead ?? 0), cards: cards ?? 0, others: others ?? 0 };
    const result = text(say(ahead === undefined ? 'versus.draw' : 'versus.wins', values));
    return status === 'won' ? result : text(say('versus.blocked', { result }));
  }

  #tellEnd(rules: Rules): void {
    this.#host.show(this.#result(rules));
    const { felt } = this.#host;
    const alone = this.#computer(rules) || this.#afar(rules);
    const lost = alone && leader(rules, this.#host.table) === 1 - this.#seat(rules);
    if (felt && !lost && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      celebrate(felt, () => this.#host.currentLayout(), 0);
    }
    this.#host.requestUpdate();
  }

  /** A move for the person whose turn it is. */
  hint(): Hint {
    const { rules, table } = this.#host;
    const helps = rules !== undefined && this.#computer(rules);
    const player = rules?.turn?.(table) ?? 0;
    const move = helps ? opponentMove(rules, table, player, 'strong', new Set()) : undefined;
    const says = move && rules ? describeIntent(rules, table, move) : say('versus.noHints');
    const words = helps && !move ? '' : text(says);
    this.#host.show(words);
    return {
      ...(rules && move && { move, text: moveText(rules, table, move) }),
      because: move ? 'likely' : 'none',
      verdict: 'unknown',
      says: words,
    };
  }

  /** Cards home, and whose turn it is. */
  badges(): Badge[] {
    const { rules, table } = this.#host;
    if (!rules?.players) return [];
    const home = [0, 1].map((player) => homeOf(rules, table, player)).join(' : ');
    const turn = rules.turn?.(table);
    const badges = [{ key: 'home', name: text(say('ui.home')), value: home }];
    if (turn !== undefined) {
      const value = text(say(`versus.turnOf.${this.#name(rules, turn)}`));
      badges.push({ key: 'turn', name: text(say('versus.turn')), value });
    }
    return badges;
  }

  /** The panel at the end of the game, and what connects two devices. */
  overlay(): TemplateResult | typeof nothing {
    const { rules, table } = this.#host;
    if (!rules?.players) return nothing;
    const over = this.#over(rules);
    const link = this.#link?.overlay(over) ?? nothing;
    if (!over || this.#dismissed === table) return link;
    const button = (key: string, act: () => unknown, main = false) =>
      panelButton(text(say(key)), act, main);
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
      </div>
      ${link}`;
  }
}
