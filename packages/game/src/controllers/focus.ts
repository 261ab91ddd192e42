import type { ReactiveController } from 'lit';
import type { Hands } from './hands.ts';

/**
 * Keeps the focus in the element: when the button that has it vanishes or can't be pressed any
 * more, the board takes it over.
 */
export class Focus implements ReactiveController {
  #hands: Hands;
  #had: Element | null = null;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  get #now(): Element | null {
    const root = this.#hands.host.felt?.getRootNode();
    return root instanceof ShadowRoot ? root.activeElement : null;
  }

  hostUpdate(): void {
    this.#had = this.#now;
  }

  hostUpdated(): void {
    const [had, now] = [this.#had, this.#now];
    const lost = had && (!had.isConnected || had.matches(':disabled'));
    if (lost && (!now || now === had)) this.#hands.focusCursor();
  }
}
