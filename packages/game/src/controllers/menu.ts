import { nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Control } from '../settings.ts';
import type { Extras, ExtrasHost } from './extras.ts';

/** What the bar's buttons need of the element. */
export interface MenuHost extends ExtrasHost, ReactiveControllerHost {
  redo(): boolean;
  finish(): boolean;
}

/**
 * The buttons over the board. What a board can do without at first sight, the options, the panels
 * and the link to share, is fetched right after it.
 */
export class Menu {
  #host: MenuHost;
  #loading: Promise<Extras> | undefined;
  #extras: Extras | undefined;

  constructor(host: MenuHost) {
    this.#host = host;
  }

  /** Fetches the extras, once. */
  load(): Promise<Extras> {
    this.#loading ??= import('./extras.ts').then(({ Extras }) => {
      this.#extras = new Extras(this.#host);
      this.#host.requestUpdate();
      return this.#extras;
    });
    return this.#loading;
  }

  act(control: Control): void {
    const host = this.#host;
    const acts: Readonly<Record<Control, () => unknown>> = {
      new: () => host.newGame(),
      restart: () => host.restart(),
      undo: () => host.undo(),
      redo: () => host.redo(),
      finish: () => host.finish(),
      options: () => this.load().then((extras) => extras.openOptions()),
      share: () => this.load().then((extras) => extras.share()),
    };
    acts[control]();
  }

  /** A panel or dialog over the board, if the moment asks for one. */
  overlay(): TemplateResult | typeof nothing {
    return this.#extras?.overlay() ?? nothing;
  }
}
