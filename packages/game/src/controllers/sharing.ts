import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { say } from 'solitaire-engine';
import type { Needs } from '../board.ts';
import { phrase } from '../messages/spoken.ts';
import { button, panel } from '../panel.ts';
import { shareAddress } from '../share.ts';

/** What sharing needs of the element. */
export type SharingHost = ReactiveControllerHost & Needs<'game' | 'notify'>;

/** The link to the game as it stands. */
export class Sharing {
  #host: SharingHost;
  /** To be copied by hand. */
  #link: string | undefined;

  constructor(host: SharingHost) {
    this.#host = host;
  }

  /** Copies the link, or shows it where that is not allowed. */
  async share(): Promise<void> {
    const { game } = this.#host;
    if (!game) return;
    const address = shareAddress(game, document.location.href);
    try {
      await navigator.clipboard.writeText(address);
      this.#host.notify(say('ui.copied'));
    } catch {
      this.#show(address);
    }
  }

  #show(link: string | undefined): void {
    this.#link = link;
    this.#host.requestUpdate();
  }

  /** The panel with a link to be copied by hand, while there is one. */
  panel(): TemplateResult | undefined {
    if (this.#link === undefined) return undefined;
    const says = html`<p>
      <label>${phrase('ui.copyFailed')} <input readonly .value=${this.#link} /></label>
    </p>`;
    return panel(says, [button('ui.close', () => this.#show(undefined), true)], '');
  }
}
