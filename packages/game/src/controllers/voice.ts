import type { ReactiveControllerHost } from 'lit';

const NOTICE_MS = 4500;

/**
 * What the element says: a live line for screen readers, and a notice on the board for everybody
 * that goes away after a while.
 */
export class Voice {
  #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The sentence in the live line. */
  said = '';
  /** The sentence on the board, if any. */
  notice: string | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** Says a sentence through the live line; the same one twice is said twice. */
  say(text: string): void {
    this.said = text === this.said ? `${text}\u00a0` : text;
    this.#host.requestUpdate();
  }

  /** Says a sentence and shows it on the board. */
  show(text: string): void {
    this.say(text);
    this.notice = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hush(), NOTICE_MS);
  }

  /** Takes the notice off the board. */
  hush(): void {
    this.notice = undefined;
    this.#host.requestUpdate();
  }
}
