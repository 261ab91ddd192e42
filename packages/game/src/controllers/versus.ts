import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import {
  describeIntent,
  hasPassed,
  homeOf,
  leader,
  moveText,
  pilesOf,
  say,
  type Message,
  type Move,
  type Rules,
  type Table,
} from 'solitaire-engine';
import { adopt } from '../adopt.ts';
import type { Needs } from '../board.ts';
import { celebrate } from '../celebrate.ts';
import { SolitaireStuckEvent } from '../events.ts';
import { late } from '../late.ts';
import type { Link } from '../link/link.ts';
import { enIntents } from '../messages/en-intents.ts';
import { enVersus } from '../messages/en-versus.ts';
import { learn, phrase, spoken } from '../messages/spoken.ts';
import { isBlocked, isPass, opponentMove, playerOf } from '../opponent.ts';
import { gameDetail } from '../play.ts';
import { controlsOf } from '../settings.ts';
import type { Hint } from './coach.ts';
import { Computer } from './computer.ts';
import type { HandsHost } from './hands.ts';
import { endPanel, passButton, versusStyles } from '../versus-view.ts';
import type { Badge } from './menu.ts';
import { SecondHand } from './second-hand.ts';

/** What a game of two needs of the element. */
export type VersusHost = HandsHost &
  EventTarget &
  Needs<
    | 'game'
    | 'status'
    | 'isConnected'
    | 'controls'
    | 'storage'
    | 'renderRoot'
    | 'iceServers'
    | 'guard'
    | 'restart'
    | 'save'
    | 'takeUp'
    | 'playUnder'
    | 'changed'
    | 'elapsed'
    | 'score'
    | 'readonly'
  >;

type Name = 'you' | 'computer' | 'other' | 'first' | 'second';

learn({ ...enIntents, ...enVersus });

/**
 * A game of two: whose turn it is, the computer's moves where it plays, and the end. The person
 * plays as the first player against the computer; two persons share the board.
 */
export class Versus implements ReactiveController {
  #host: VersusHost;
  readonly #rival: Computer;
  #endShower = (): void => undefined;
  #shown: Table | undefined;
  #dismissed: Table | undefined;
  #moving = false;
  #opponent: string | undefined;
  /** Whether a game that was kept is back by now. */
  #settled = false;
  #second: SecondHand | undefined;
  #link: Link | undefined;

  constructor(host: VersusHost) {
    this.#host = host;
    this.#rival = new Computer(
      host,
      (rules) => this.#computer(rules) && !this.#over(rules),
      (move) => {
        this.#moving = true;
        host.play(move);
        this.#moving = false;
      },
    );
    host.addController(this);
    host.addEventListener('solitaire-undo', () => this.#undone());
    adopt(host, versusStyles);
    void host.updateComplete.then(() => (this.#settled = true));
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#arrive);
    this.#arrive();
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#arrive);
    this.#rival.rest();
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
  readonly link = late(async () => {
    const { Link } = await import('../link/link.ts');
    const link = (this.#link = new Link(this.#host));
    this.#host.requestUpdate();
    return link;
  });

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
    this.#endShower();
    const { opponent } = rules?.chosen ?? {};
    if (rules?.players && opponent === 'device' && this.#opponent !== opponent) {
      void this.#connect(this.#settled);
    }
    this.#opponent = opponent;
    const atOnce = rules?.players !== undefined && !rules.turn && opponent === 'person';
    if (atOnce) this.#second ??= new SecondHand(this.#host);
    if (this.#second) this.#second.active = atOnce;
    this.#host.guard = rules?.players ? (move) => this.#guard(rules, move) : undefined;
    if (!rules?.players) return this.#rival.rest();
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
      this.#rival.rest();
      return this.#tellEnd(rules);
    }
    const [last] = this.#host.game?.session.past.at(-1)?.moves ?? [];
    if (before && last && isPass(last)) {
      const who = this.#name(rules, playerOf(rules, last) ?? 0);
      this.#host.show(phrase('versus.passed', { who }));
    }
    const turn = rules.turn?.(table);
    if (turn !== undefined && before && rules.turn?.(before) !== turn) {
      const now = say(`versus.now.${this.#name(rules, turn)}`);
      this.#host.show(spoken(last && 'from' in last ? say('versus.overlooked', { now }) : now));
      this.#rival.startAfresh();
    }
    if (this.#computer(rules)) this.#rival.wake(rules);
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
    const result = phrase(ahead === undefined ? 'versus.draw' : 'versus.wins', values);
    return status === 'won' ? result : phrase('versus.blocked', { result });
  }

  #tellEnd(rules: Rules): void {
    this.#host.show(this.#result(rules));
    const { felt, game, status, table, elapsed, score } = this.#host;
    if (game && status !== 'won') {
      const detail = gameDetail(game, elapsed, score);
      const winner = leader(rules, table) ?? null;
      this.#host.dispatchEvent(new SolitaireStuckEvent({ ...detail, winner, why: 'blocked' }));
    }
    const alone = this.#computer(rules) || this.#afar(rules);
    const lost = alone && leader(rules, table) === 1 - this.#seat(rules);
    if (felt && !lost) this.#endShower = celebrate(felt, () => this.#host.currentLayout(), 0);
    this.#host.requestUpdate();
  }

  /** A move for the person whose turn it is. */
  hint(): Hint {
    const { rules, table } = this.#host;
    const helps = rules !== undefined && this.#computer(rules);
    const player = rules?.turn?.(table) ?? 0;
    const move = helps ? opponentMove(rules, table, player, 'strong', new Set()) : undefined;
    const says = move && rules ? describeIntent(rules, table, move) : say('versus.noHints');
    const words = helps && !move ? '' : spoken(says);
    this.#host.show(words);
    return {
      ...(rules && move && { move, text: moveText(rules, table, move) }),
      because: move ? 'likely' : 'none',
      verdict: 'unknown',
      says: words,
    };
  }

  /** Those at this screen see nothing more to play: two persons say so together. */
  #pass(rules: Rules): void {
    const stocks = pilesOf(rules, 'stock');
    for (const player of this.#here(rules)) {
      if (hasPassed(this.#host.table, player)) continue;
      this.#host.play({ action: 'pass', pile: stocks[player] ?? -1 });
    }
  }

  /** The players whose cards are played at this screen by persons. */
  #here(rules: Rules): number[] {
    const both = !this.#computer(rules) && !this.#afar(rules);
    return both ? [0, 1] : [this.#seat(rules)];
  }

  /** Cards home, and whose turn it is, or without turns a button to pass. */
  badges(): Badge[] {
    const { rules, table } = this.#host;
    if (!rules?.players) return [];
    const home = [0, 1].map((player) => homeOf(rules, table, player)).join(' : ');
    const turn = rules.turn?.(table);
    const badges: Badge[] = [{ key: 'home', name: phrase('ui.home'), value: home }];
    if (turn !== undefined) {
      const value = phrase(`versus.turnOf.${this.#name(rules, turn)}`);
      badges.push({ key: 'turn', name: phrase('versus.turn'), value });
    } else if (!this.#host.readonly) {
      const here = this.#here(rules);
      const done = here.every((player) => hasPassed(table, player));
      const value = passButton(here.length > 1, done, () => this.#pass(rules));
      badges.push({ key: 'turn', name: '', value });
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
    const panel = endPanel({
      result: this.#result(rules),
      across: rules.groups.some(({ turned }) => turned),
      onNew: () => this.#host.newGame(),
      onAgain: () => this.#host.restart(),
      onClose: () => {
        this.#dismissed = table;
        this.#host.requestUpdate();
      },
    });
    return html`${panel}${link}`;
  }
}
