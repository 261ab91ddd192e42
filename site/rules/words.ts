import type { Message } from 'solitaire-engine/message';
import type { PlacedGroup } from 'solitaire-engine/variant';
import { en } from 'solitaire-game/messages/en';
import { OWN_NAMES, ROLE_NAMES } from 'solitaire-game/messages/en-piles';
import { translate } from 'solitaire-game/messages/translate';

/** A rule, a name or an option in English. Throws an Error for a key that has no phrase. */
export const words = (message: Message | string): string =>
  translate(typeof message === 'string' ? { key: message } : message, en);

/** `7, 7, 6 and 6`. */
export const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** A number with a real minus sign. */
export const plain = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** A number with its sign, as points are told. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));

/** The name of a group of piles in a picture. */
export function labelOf({ name, role, count }: PlacedGroup): string {
  const own = OWN_NAMES[name]?.label;
  if (own !== undefined) return own;
  return role === 'foundation' && count === 1 ? 'Foundation' : ROLE_NAMES[role];
}

/** So many piles of a kind, in running text: `8 columns`, `stock`. */
export function pilesNamed({ name, role, count, capacity, places }: PlacedGroup): string {
  const tableau = capacity === 1 ? 'places' : places ? 'piles' : 'columns';
  const plain = role === 'tableau' ? tableau : ROLE_NAMES[role].toLowerCase();
  const text = OWN_NAMES[name]?.text ?? plain;
  return count > 1 ? `${count} ${text}` : text;
}
