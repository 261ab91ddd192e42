import type { ReactiveController } from 'lit';

/** What keeping the focus needs of the board. */
export interface FocusHost {
  readonly felt: HTMLElement | undefined;
  focusCursor(): void;
}

/**
 * Keeps the focus in the element: when the button that has it vanishes or can't be pressed any
 * more, the board takes it over.
 */
export class Focus implements ReactiveController {
  #host: FocusHost;
  #had: Element | null = null;

  constructor(host: FocusHost) {
    this.#host = host;
  }

  get #now(): Element | null {
    const root = this.#host.felt?.getRootNode();
    return root instanceof ShadowRoot ? root.activeElement : null;
  }

  hostUpdate(): void {
    this.#had = this.#now;
  }

  hostUpdated(): void {
    const [had, now] = [this.#had, this.#now];
    const lost = had && (!had.isConnected || had.matches(':disabled'));
    if (lost && (!now || now === had)) this.#host.focusCursor();
  }
}
