import { rankOf, suitOf, type Card } from './card.ts';

/**
 * Something to be said to a person, not yet in any language: a key with values. Whoever shows it
 * (element, page, screen reader) looks the key up in its own dictionary. Values may be messages.
 */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, Value>>;
}

export type Value = string | number | Message | readonly Message[];

/** A message of that key. */
export const say = (key: string, values?: Readonly<Record<string, Value>>): Message =>
  values ? { key, values } : { key };

/** Anything that can tell its own rule. */
export interface Says {
  readonly says: Message;
}

/** The function itself, with what it says attached. */
export const saying = <F extends object>(says: Message, rule: F): F & Says =>
  Object.assign(rule, { says });

/** A card by name, "7 of hearts": its rank 1 to 13 and its suit 0 to 3. */
export const sayCard = (card: Card): Message =>
  say('card', { rank: rankOf(card), suit: suitOf(card) });
