/** English names and numbers that phrases are made of. */
export const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
export const NUMBERS = [
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

export const inWords = (count: unknown): string => NUMBERS[Number(count)] ?? String(count);
export const cardsOf = (count: unknown): string =>
  `${inWords(count)} ${Number(count) === 1 ? 'card' : 'cards'}`;
export const capital = (text: unknown): string =>
  String(text).charAt(0).toUpperCase() + String(text).slice(1);

/** Kinds of pile: one of them, and all of them. */
export const ONE: Readonly<Record<string, string>> = {
  tableau: 'a column',
  foundation: 'a foundation',
  cell: 'a cell',
  stock: 'the stock',
  waste: 'the waste',
  reserve: 'the reserve',
  discard: 'the discard pile',
  redeal: 'this place',
};
export const ALL: Readonly<Record<string, string>> = {
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
