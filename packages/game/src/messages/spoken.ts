import { say, type Message } from 'solitaire-engine/message';
import { enTable } from './en-table.ts';
import { translate, type Dictionary } from './translate.ts';

let words: Dictionary = enTable;

/**
 * Adds phrases to those that boards have from the start. Why a move is refused and what is wrong
 * with something given is learned right after the first drawing, with the panels.
 */
export function learn(more: Dictionary): void {
  words = { ...words, ...more };
}

/** A message in words; nothing for one whose phrase is still to be learned. */
export const spoken = (message: Message): string =>
  Object.hasOwn(words, message.key) ? translate(message, words) : '';

/** The phrase of a key, filled with values; nothing for one that is still to be learned. */
export const phrase = (key: string, values?: Message['values']): string => spoken(say(key, values));
