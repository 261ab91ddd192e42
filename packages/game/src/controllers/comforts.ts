import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { say } from 'solitaire-engine';
import type { Needs } from '../board.ts';
import { AUTOPLAYS, DECKS } from '../settings.ts';
import { keep, kept } from '../store.ts';

/** What keeping the comforts needs of the element. */
export type ComfortsHost = ReactiveControllerHost &
  Needs<'autoplay' | 'deck' | 'winnable' | 'coach' | 'peek' | 'storage' | 'complain'>;

const SETTINGS = 'solitaire:settings';

/** What a player likes in all games, other than house rules: looked at, and kept over visits. */
export class Comforts implements ReactiveController {
  #host: ComfortsHost;
  #checked = new Map<string, unknown>();

  constructor(host: ComfortsHost) {
    this.#host = host;
    host.addController(this);
    this.#restore();
  }

  /** Some must be one of a few values; one that isn't is told, once. */
  hostUpdate(): void {
    const settings = { autoplay: AUTOPLAYS, deck: DECKS };
    for (const name of ['autoplay', 'deck'] as const) {
      const value: string | null = this.#host[name];
      const known: readonly string[] = settings[name];
      if (value === this.#checked.get(name)) continue;
      this.#checked.set(name, value);
      if (value === null || known.includes(value)) continue;
      this.#host.complain(
        say('error.value', { name, value: String(value), known: known.join(', ') }),
      );
    }
  }

  keep(): void {
    const { autoplay, deck, winnable, coach, peek, storage } = this.#host;
    if (storage === 'none') return;
    keep(SETTINGS, JSON.stringify({ autoplay, deck, winnable, coach, peek }));
  }

  /** Takes up what was chosen at an earlier visit. */
  #restore(): void {
    const host = this.#host;
    if (host.storage === 'none') return;
    try {
      const found = JSON.parse(kept(SETTINGS) ?? '{}') as Record<string, unknown>;
      host.autoplay = AUTOPLAYS.find((level) => level === found['autoplay']) ?? host.autoplay;
      host.deck = DECKS.find((deck) => deck === found['deck']) ?? host.deck;
      for (const name of ['winnable', 'coach', 'peek'] as const) {
        const { [name]: on } = found;
        if (typeof on === 'boolean') host[name] = on;
      }
    } catch {
      // not ours: left alone
    }
  }
}
