import { counted } from 'solitaire-game/messages/en-names';

/** Text as it is searched: lower case, without accents and apostrophes. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();

/** Whether every word of a query is in a text that is searchable already. */
export const isFound = (text: string, query: string): boolean =>
  searchable(query)
    .split(/\s+/)
    .every((word) => text.includes(word));

/** `1 game`, `7 games`. */
export const gamesFound = (count: number): string => counted(count, 'game', 'games');
