import type { Row, Sheet } from './entry.ts';

/**
 * What a game is worth on its sheet: money in Vegas, points in Standard, 1 for a win in Plain,
 * seconds in Time, the most cards of a player in Double.
 */
export function resultOf({ scoring, ante, perCard }: Sheet, row: Row): number {
  switch (scoring) {
    case 'vegas':
      return perCard * (row.cards ?? 0) - ante;
    case 'standard':
      return row.points ?? 0;
    case 'plain':
      return Number(row.won);
    case 'time':
      return row.seconds ?? 0;
    case 'double':
      return Math.max(0, ...(row.players ?? []));
  }
}

/** Sums up to each number: of 1, 2, 3 it is 1, 3, 6. Money in cents keeps its cents. */
export function sums(numbers: readonly number[]): number[] {
  let sum = 0;
  return numbers.map((number) => {
    sum = Math.round((sum + number) * 1e6) / 1e6;
    return sum;
  });
}

/** Whether the total of a sheet says something: money and points add up. */
export const isSummed = ({ scoring }: Sheet): boolean =>
  scoring === 'vegas' || scoring === 'standard';

/** The total after each game. */
export const running = (sheet: Sheet, rows: readonly Row[]): number[] =>
  sums(rows.map((row) => resultOf(sheet, row)));

/** The total of each player after each game of Double. */
export const runningOf = (player: number, rows: readonly Row[]): number[] =>
  sums(rows.map(({ players }) => players?.[player] ?? 0));

/**
 * The players with the most cards in a game of Double, by number; more than one when they tie.
 * Nobody wins with none.
 */
export function winners({ players = [] }: Row): number[] {
  const most = Math.max(...players);
  return [...players.keys()].filter((player) => most > 0 && players[player] === most);
}

/** Cards that a game of Vegas needs so that nothing is lost; undefined when no number will do. */
export function breakEven({ ante, perCard }: Sheet): number | undefined {
  const cards = Math.max(0, Math.ceil(ante / perCard));
  return cards <= 52 ? cards : undefined;
}
