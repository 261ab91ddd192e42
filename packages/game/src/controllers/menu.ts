import {
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { say, type Move, type Rules } from 'solitaire-engine';
import type { Control } from '../settings.ts';
import { winnableDeals } from '../setup.ts';
import type { Coach, CoachHost } from './coach.ts';
import type { Extras, ExtrasHost } from './extras.ts';
import type { Versus, VersusHost } from './versus.ts';

/** What the bar's buttons need of the element. */
export interface MenuHost extends ExtrasHost, CoachHost, VersusHost, ReactiveControllerHost {
  redo(): boolean;
  finish(): Promise<boolean>;
  hint(): Promise<unknown>;
  readonly isConnected: boolean;
  /** Deals the number given, or any that fits the wishes. */
  dealOut(deal: number | undefined): void;
}

/** Whether one player decides something, so that a deal can be won or lost by playing. */
const isChoice = ({ automatic, players }: Rules): boolean => !automatic && !players;

/** When a board begins to look for its next winnable deal. */
const PREPARE_MS = 3000;

/** What is shown beside moves and time. */
export type Badge = { readonly key: string; readonly name: string; readonly value: string };

/**
 * The buttons over the board. What a board can do without at first sight, the options, the panels
 * and the link to share, is fetched right after it; the coach and its solver when first needed.
 */
export class Menu implements ReactiveController {
  #host: MenuHost;
  #extras: Extras | undefined;
  #coach: Coach | undefined;
  #versus: Versus | undefined;
  #meeting: Promise<Versus> | undefined;
  #loading: Promise<Extras> | undefined;
  #fetching: Promise<Coach> | undefined;

  constructor(host: MenuHost) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const { coach, rules } = this.#host;
    if (rules?.players) void this.versus();
    else if (coach) void this.coach();
  }

  /** Fetches the extras, once. */
  load(): Promise<Extras> {
    this.#loading ??= import('./extras.ts').then(({ Extras }) => {
      this.#extras = new Extras(this.#host);
      this.#host.requestUpdate();
      setTimeout(() => this.#prepareSoon(), PREPARE_MS);
      return this.#extras;
    });
    return this.#loading;
  }

  #prepareSoon(): void {
    const { winnable = true, playable, game, isConnected } = this.#host;
    if (isConnected && winnable && playable && game && 'deal' in game.origin) void this.prepare();
  }

  /** Fetches the coach, once. */
  coach(): Promise<Coach> {
    this.#fetching ??= import('./coach.ts').then(({ Coach }) => {
      this.#coach = new Coach(this.#host);
      this.#host.requestUpdate();
      return this.#coach;
    });
    return this.#fetching;
  }

  /** Fetches what two players need, once. */
  versus(): Promise<Versus> {
    this.#meeting ??= import('./versus.ts').then(({ Versus }) => {
      this.#versus = new Versus(this.#host);
      this.#host.requestUpdate();
      return this.#versus;
    });
    return this.#meeting;
  }

  /** Who gives hints in this game. */
  adviser(): Promise<Coach | Versus> {
    return this.#host.rules?.players ? this.versus() : this.coach();
  }

  act(control: Control): void {
    const host = this.#host;
    const acts: Readonly<Record<Control, () => unknown>> = {
      new: () => this.newGame(),
      restart: () => host.restart(),
      undo: () => host.undo(),
      redo: () => host.redo(),
      hint: () => host.hint(),
      finish: () => host.finish(),
      options: () => this.load().then((extras) => extras.openOptions()),
      stats: () => this.load().then((extras) => extras.openStats()),
      share: () => this.load().then((extras) => extras.share()),
    };
    acts[control]();
  }

  /** Deals: the number given, or a new deal, one that can be won where that is wanted. */
  async newGame(deal?: number): Promise<void> {
    const { rules, winnable = true, game } = this.#host;
    let found = deal ?? (rules && winnable ? this.#winnable(rules) : undefined);
    if (found instanceof Promise) {
      found = await found;
      // Something else lies on the table by now.
      if (this.#host.game?.session !== game?.session) return;
    }
    this.#host.dealOut(found);
    if (rules && winnable) void this.prepare();
  }

  #winnable(rules: Rules): Promise<number | undefined> | number | undefined {
    if (!isChoice(rules)) return undefined;
    const ready = this.#coach?.advisor.takeDeal(rules);
    if (ready !== undefined || winnableDeals(rules).length > 0) return ready;
    return this.coach().then((coach) => coach.findDeal(rules));
  }

  /** Has the next winnable deal looked for, while the player plays this one. */
  async prepare(): Promise<void> {
    const { rules } = this.#host;
    if (rules && isChoice(rules)) await (await this.coach()).advisor.prepare(rules);
  }

  /** The move that the coach points at. */
  get pointed(): Move | undefined {
    return this.#coach?.pointed;
  }

  badges(): readonly Badge[] {
    const badges = this.#versus?.badges() ?? [];
    if (this.#host.rules?.players && !this.#versus) {
      // As wide as what two players see, so that nothing jumps when that has been fetched.
      const name = this.#host.text(say('ui.home'));
      badges.push(
        { key: 'home', name, value: '0 : 0' },
        { key: 'turn', name: '\u00a0', value: '' },
      );
    }
    return badges.concat(this.#coach?.badges() ?? []);
  }

  /** A panel or dialog over the board, if the moment asks for one. */
  overlay(): TemplateResult | typeof nothing {
    const met = this.#versus?.overlay() ?? nothing;
    const coached = met === nothing ? (this.#coach?.overlay() ?? nothing) : met;
    return this.#extras?.overlay(coached) ?? coached;
  }
}
