import type { Message } from 'solitaire-engine/message';
import type { PlacedGroup } from 'solitaire-engine/variant';
import { en } from 'solitaire-game/messages/en';
import { translate } from 'solitaire-game/messages/translate';

/** A rule, a name or an option in English. Throws an Error for a key that has no phrase. */
export const words = (message: Message | string): string =>
  translate(typeof message === 'string' ? { key: message } : message, en);

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number as a word up to ten; as digits from there on. */
export const numberWord = (text: string): string => SMALL[Number(text)] ?? text;

/** `7, 7, 6 and 6`. */
export const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** A number with a real minus sign. */
export const plain = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** A number with its sign, as points are told. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));

/** Kinds of pile, as headings. */
export const ROLE_NAMES = {
  stock: 'Stock',
  waste: 'Waste',
  cell: 'Cells',
  reserve: 'Reserve',
  foundation: 'Foundations',
  tableau: 'Tableau',
  discard: 'Discard',
  redeal: 'Redeal',
} as const;

/** So many piles of a kind, in running text: `8 columns`, `stock`. */
export function pilesNamed({ role, count, capacity, places }: PlacedGroup): string {
  const tableau = capacity === 1 ? 'places' : places ? 'piles' : 'columns';
  const name = role === 'tableau' ? tableau : ROLE_NAMES[role].toLowerCase();
  return count > 1 ? `${count} ${name}` : name;
}
