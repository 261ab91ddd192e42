import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { optionsText, say, type Variant } from 'solitaire-engine';
import type { Needs } from '../board.ts';
import { claimKey, drop, keep, kept, mayKeep, releaseKeys } from '../store.ts';

/** What keeping a game needs of the element. */
export type KeeperHost = ReactiveControllerHost &
  Needs<
    | 'storage'
    | 'rules'
    | 'position'
    | 'deal'
    | 'dealNumber'
    | 'readonly'
    | 'moves'
    | 'save'
    | 'takeUp'
    | 'putAside'
    | 'notify'
  >;

/**
 * Keeps the game of an element over reloads, under a key of its own. A kept text that can't be
 * continued is put aside under another key, never overwritten.
 */
export class Keeper implements ReactiveController {
  #host: KeeperHost;
  /** What names begin with; undefined when nothing is to be kept. */
  #base: string | undefined;
  /** The name that the key was claimed for. */
  #name = '';
  #key: string | undefined;
  #told = false;
  /** Whether a kept game is on its way to the table: a move now would be lost with this one. */
  waits = false;

  constructor(host: KeeperHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#base) this.#key = this.#claim();
  }

  hostDisconnected(): void {
    this.forget();
  }

  /** Keeps nothing from now on, until a game is resumed: another game is wished for. */
  forget(): void {
    releaseKeys(this);
    this.#key = undefined;
  }

  /** A page that names a deal has a game of its own, apart from the one that others go on with. */
  get #wanted(): string {
    const { deal, dealNumber } = this.#host;
    return this.#base + ((deal ?? undefined) === undefined ? '' : `@${dealNumber}`);
  }

  #claim(): string {
    return claimKey((this.#name = this.#wanted), this);
  }

  /** Keeps the game as it stands, until the player deals another. */
  keep(): void {
    const last = this.#key;
    if (last && this.#name !== this.#wanted) {
      this.forget();
      this.#key = this.#claim();
      drop(last);
    }
    if (this.#key && !keep(this.#key, this.#host.save())) this.#tell();
  }

  /** Says once that nothing is kept here. */
  #tell(): void {
    if (!this.#told) this.#host.notify(say('ui.notSaved'));
    this.#told = true;
  }

  #baseFor({ id, options }: Variant): string | undefined {
    const { storage, position, rules, readonly } = this.#host;
    if (storage === 'none' || readonly || !rules) return undefined;
    if (storage) return storage;
    const house = optionsText(options, rules.chosen);
    return (position ?? undefined) === undefined
      ? `solitaire:${id}${house && `?${house}`}`
      : undefined;
  }

  /** Goes on with the game kept for this variant and what else the page wishes for, once drawn. */
  async resume(variant: Variant, drawn: Promise<unknown>): Promise<void> {
    this.forget();
    this.#base = this.#baseFor(variant);
    if (!this.#base) return;
    const key = this.#claim();
    const text = kept(key);
    this.waits = Boolean(text);
    await drawn;
    const problem = text && (await this.#host.takeUp(text, variant.id));
    if (problem) await this.#host.putAside(key, text, problem);
    this.waits = false;
    this.#key = key;
    // Somebody may have been quicker than the store.
    if (this.#host.moves > 0) this.keep();
    if (!mayKeep()) this.#tell();
  }
}
