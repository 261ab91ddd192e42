import type { Message, Value } from 'solitaire-engine/message';

/** What a phrase is filled with: messages among the values have been put into words already. */
export type Words = Readonly<Record<string, string | number>>;

/** A phrase of a language: fixed text, or text made from values. */
export type Phrase = string | ((words: Words) => string);

/** A language: a phrase for every message key. */
export type Dictionary = Readonly<Record<string, Phrase>>;

/** A message in words. Throws an Error for a key that the dictionary lacks. */
export function translate(message: Message, dictionary: Dictionary): string {
  const phrase = dictionary[message.key];
  if (phrase === undefined) throw new Error(`no phrase for ${message.key}`);
  if (typeof phrase === 'string') return phrase;
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(message.values ?? {})) {
    words[name] = inWords(value, dictionary);
  }
  return phrase(words);
}

function inWords(value: Value, dictionary: Dictionary): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if ('key' in value) return translate(value, dictionary);
  return value.map((each) => translate(each, dictionary)).join(', ');
}
