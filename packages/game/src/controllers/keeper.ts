import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { readSaved, say, type Message, type Variant } from 'solitaire-engine';
import { claimKey, keep, kept, mayKeep, releaseKeys } from '../store.ts';

/** What keeping a game needs of the element. */
export interface KeeperHost extends ReactiveControllerHost {
  readonly storage: string | undefined;
  readonly options: unknown;
  readonly position: string | undefined;
  readonly deal: number | string | undefined;
  readonly dealNumber: number | undefined;
  readonly readonly: boolean | undefined;
  save(): string;
  /** Takes a saved game up; what is wrong with it when it can't. */
  takeUp(text: string): Promise<Message | undefined>;
  announce(message: Message): void;
  notify(message: Message): void;
}

/**
 * Keeps the game of an element over reloads, under a key of its own. A kept text that can't be
 * continued is put aside under another key, never overwritten.
 */
export class Keeper implements ReactiveController {
  #host: KeeperHost;
  #name: string | undefined;
  #key: string | undefined;
  #told = false;

  constructor(host: KeeperHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#name) this.#key = claimKey(this.#name, this);
  }

  hostDisconnected(): void {
    releaseKeys(this);
  }

  /** Keeps the game as it stands. */
  keep(): void {
    if (this.#key && !keep(this.#key, this.#host.save())) this.#tell();
  }

  /** Says once that nothing is kept here. */
  #tell(): void {
    if (!this.#told) this.#host.notify(say('ui.notSaved'));
    this.#told = true;
  }

  #nameFor({ id }: Variant): string | undefined {
    const { storage, position, options, readonly } = this.#host;
    if (storage === 'none' || readonly) return undefined;
    const named = storage ?? undefined;
    if (named === undefined && (position ?? undefined) !== undefined) return undefined;
    const house = options
      ? `?${typeof options === 'string' ? options : JSON.stringify(options)}`
      : '';
    return named ?? `solitaire:${id}${house}`;
  }

  /** Goes on with the game kept for this variant, unless the page asks for another deal. */
  async resume(variant: Variant): Promise<void> {
    releaseKeys(this);
    this.#key = undefined;
    this.#name = this.#nameFor(variant);
    if (!this.#name) return;
    const key = claimKey(this.#name, this);
    const text = kept(key);
    if (text) await this.#takeUp(key, text);
    this.#key = key;
    if (!mayKeep()) this.#tell();
  }

  async #takeUp(key: string, text: string): Promise<void> {
    const saved = readSaved(text);
    const wanted = this.#host.deal === undefined ? undefined : this.#host.dealNumber;
    if ('value' in saved && wanted !== undefined && saved.value.fields['deal'] !== wanted) return;
    const problem = 'problem' in saved ? saved.problem : await this.#host.takeUp(text);
    if (!problem) return;
    keep(`${key}:unread`, text);
    this.#host.announce(say('ui.restoreFailed', { why: problem }));
  }
}
