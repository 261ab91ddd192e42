import { nothing, type ReactiveController, type TemplateResult } from 'lit';
import { say, type Move, type Rules } from 'solitaire-engine';
import type { Board } from '../board.ts';
import { late } from '../late.ts';
import { phrase } from '../messages/spoken.ts';
import type { Control } from '../settings.ts';
import { isHopeful, winnableDeals } from '../setup.ts';
import type { Coach } from './coach.ts';
import type { Extras } from './extras.ts';
import type { Versus } from './versus.ts';

/** When a board looks at the deal that it has begun with, and when for its next one if that is proved. */
const LOOK_MS = 300;
const PREPARE_MS = 3000;

/** What nobody has asked for may fail unseen: it is fetched again when it is needed. */
const ignore = (): void => undefined;

/** What is shown beside moves and time. */
export type Badge = {
  readonly key: string;
  readonly name: string;
  readonly value: string | TemplateResult;
};

/**
 * The buttons over the board. What a board can do without at first sight, the options, the panels
 * and the link to share, is fetched right after it; the coach and its solver when first needed.
 */
export class Menu implements ReactiveController {
  #host: Board;
  #extras: Extras | undefined;
  #coach: Coach | undefined;
  #versus: Versus | undefined;

  constructor(host: Board) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const { coach, rules } = this.#host;
    const wanted = rules?.players ? this.versus : coach ? this.coach : undefined;
    wanted?.().catch(ignore);
  }

  /** Fetches the extras, once. */
  readonly load = late(async () => {
    const { Extras } = await import('./extras.ts');
    const extras = (this.#extras = new Extras(this.#host));
    this.#host.requestUpdate();
    const { rules } = this.#host;
    const proved = rules && winnableDeals(rules).length > 0;
    setTimeout(() => this.#begin().catch(ignore), proved ? PREPARE_MS : LOOK_MS);
    return extras;
  });

  async #begin(): Promise<void> {
    const { rules, winnable = true, playable, dealNumber } = this.#host;
    if (winnable && playable && dealNumber !== undefined && rules && isHopeful(rules)) {
      await (await this.coach()).begin(rules);
    }
  }

  /** Fetches the coach, once. */
  readonly coach = late(async () => {
    const { Coach } = await import('./coach.ts');
    const coach = (this.#coach = new Coach(this.#host));
    this.#host.requestUpdate();
    return coach;
  });

  /** Fetches what two players need, once. */
  readonly versus = late(async () => {
    const { Versus } = await import('./versus.ts');
    const versus = (this.#versus = new Versus(this.#host));
    this.#host.requestUpdate();
    return versus;
  });

  /** Who gives hints in this game. */
  adviser(): Promise<Coach | Versus> {
    return this.#host.rules?.players ? this.versus() : this.coach();
  }

  async act(control: Control): Promise<void> {
    try {
      if (control === 'options' || control === 'stats' || control === 'share') {
        await (await this.load())[control]();
      } else if (control === 'new') await this.newGame();
      else await this.#host[control]();
    } catch {
      this.#host.notify(say('ui.unreached'));
    }
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
    if (winnable) this.prepare().catch(ignore);
  }

  #winnable(rules: Rules): Promise<number | undefined> | number | undefined {
    if (!isHopeful(rules)) return undefined;
    const ready = this.#coach?.advisor.takeDeal(rules);
    if (ready !== undefined || winnableDeals(rules).length > 0) return ready;
    return this.coach().then((coach) => coach.findDeal(rules));
  }

  /** Has the next winnable deal looked for, while the player plays this one. */
  async prepare(): Promise<void> {
    const { rules } = this.#host;
    if (rules && isHopeful(rules)) await (await this.coach()).advisor.prepare(rules);
  }

  /** The move that the coach points at. */
  get pointed(): Move | undefined {
    return this.#coach?.pointed;
  }

  badges(): readonly Badge[] {
    const badges: Badge[] = this.#versus?.badges() ?? [];
    if (this.#host.rules?.players && !this.#versus) {
      // As wide as what two players see, so that nothing jumps when that has been fetched.
      const name = phrase('ui.home');
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
