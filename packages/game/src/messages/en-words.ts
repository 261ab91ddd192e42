/** English names and numbers that phrases are made of. */
const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** A number as a word up to ten; as digits from there on. */
export const inWords = (count: unknown): string => NUMBERS[Number(count)] ?? String(count);
export const countedInWords = (count: unknown, one: string, many: string): string =>
  `${inWords(count)} ${Number(count) === 1 ? one : many}`;
export const cardsInWords = (count: unknown): string => countedInWords(count, 'card', 'cards');

/** Kinds of pile: one of them, and all of them. */
const ONE: Readonly<Record<string, string>> = {
  tableau: 'a column',
  foundation: 'a foundation',
  cell: 'a cell',
  stock: 'the stock',
  waste: 'the waste',
  reserve: 'the reserve',
  discard: 'the discard pile',
  redeal: 'this place',
};
const ALL: Readonly<Record<string, string>> = {
  tableau: 'columns',
  foundation: 'foundations',
  cell: 'cells',
  stock: 'the stock',
  waste: 'the waste',
  reserve: 'the reserve',
  discard: 'the discard pile',
  redeal: 'this place',
};
export const one = (role: unknown): string => ONE[String(role)] ?? String(role);
export const all = (role: unknown): string => ALL[String(role)] ?? String(role);
