import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { say, type Message, type Variant } from 'solitaire-engine';
import { FOREIGN } from './dealer.ts';
import { claimKey, keep, kept, mayKeep, releaseKeys, setAside } from '../store.ts';

/** What keeping a game needs of the element. */
export interface KeeperHost extends ReactiveControllerHost {
  readonly storage: string | undefined;
  readonly options: unknown;
  readonly position: string | undefined;
  readonly deal: number | string | undefined;
  readonly dealNumber: number | undefined;
  readonly readonly: boolean | undefined;
  readonly moves: number;
  save(): string;
  /** Takes a saved game up, of one variant only; what is wrong with it when it can't. */
  takeUp(text: string, only?: string): Promise<Message | undefined>;
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
  /** Whether a kept game is on its way to the table: a move now would be lost with this one. */
  waits = false;

  constructor(host: KeeperHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#name) this.#key = claimKey(this.#name, this);
  }

  hostDisconnected(): void {
    this.forget();
  }

  /** Keeps nothing from now on, until a game is resumed: another game is wished for. */
  forget(): void {
    releaseKeys(this);
    this.#key = undefined;
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
    const { storage, position, options, deal, dealNumber, readonly } = this.#host;
    if (storage === 'none' || readonly) return undefined;
    const named = storage ?? undefined;
    if (named === undefined && (position ?? undefined) !== undefined) return undefined;
    const house = options
      ? `?${typeof options === 'string' ? options : JSON.stringify(options)}`
      : '';
    // A page that names a deal has a game of its own, apart from the one that others go on with.
    const own = (deal ?? undefined) === undefined ? '' : `@${dealNumber}`;
    return (named ?? `solitaire:${id}${house}`) + own;
  }

  /** Goes on with the game kept for this variant and what else the page wishes for, once drawn. */
  async resume(variant: Variant, drawn: Promise<unknown>): Promise<void> {
    this.forget();
    this.#name = this.#nameFor(variant);
    if (!this.#name) return;
    const key = claimKey(this.#name, this);
    const text = kept(key);
    this.waits = Boolean(text);
    await drawn;
    if (text) await this.#takeUp(variant, key, text);
    this.waits = false;
    this.#key = key;
    // Somebody may have been quicker than the store.
    if (this.#host.moves > 0) this.keep();
    if (!mayKeep()) this.#tell();
  }

  async #takeUp({ id }: Variant, key: string, text: string): Promise<void> {
    const problem = await this.#host.takeUp(text, id);
    if (!problem) return;
    setAside(key, text);
    if (problem !== FOREIGN) this.#host.notify(say('ui.restoreFailed', { why: problem }));
  }
}
