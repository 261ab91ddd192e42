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

/** `1 card`, `7 cards`. */
export const cardsOf = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** `7, 7, 6 and 6`. */
export const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** A sentence as it goes on inside another one. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A number with a real minus sign. */
export const plain = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** A number with its sign, as points are told. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));

/** Kinds of pile, as headings. */
const ROLE_NAMES = {
  stock: 'Stock',
  waste: 'Waste',
  cell: 'Cells',
  reserve: 'Reserve',
  foundation: 'Foundations',
  tableau: 'Tableau',
  discard: 'Discard',
  redeal: 'Redeal',
} as const;

interface Named {
  /** In a picture, where there is little room. */
  readonly label: string;
  /** In running text, after a number where there are several. */
  readonly text: string;
}

/** Groups of piles that are more than their role says. */
const OWN_NAMES: Readonly<Record<string, Named>> = {
  turned: { label: 'Turned', text: 'turned card' },
  hand: { label: 'In hand', text: 'card in hand' },
  shift: { label: 'Shift', text: 'shift' },
  aces: { label: 'Aces up', text: 'foundations from the ace up' },
  kings: { label: 'Kings down', text: 'foundations from the king down' },
  stock2: { label: 'Stock 2', text: 'second player’s stock' },
  waste2: { label: 'Waste 2', text: 'second player’s waste' },
  tableau2: { label: 'Tableau 2', text: 'columns of the second player' },
};

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
