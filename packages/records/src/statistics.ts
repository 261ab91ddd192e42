import type { Row, Sheet } from './entry.ts';
import { resultOf, sums, winners } from './scoring.ts';

/** How often games were won. */
export interface Counts {
  readonly games: number;
  readonly won: number;
  /** 95 % interval of the share of games won, from 0 to 1. */
  readonly interval: readonly [number, number];
  /** Games won in a row at the end; below zero, games lost in a row. */
  readonly streak: number;
  /** The most games won in a row. */
  readonly longest: number;
}

/** What a sheet comes to. */
export interface Statistics extends Counts {
  readonly total: number;
  /** The best game, and the mean of all: of won games only where time counts. */
  readonly best: number | undefined;
  readonly average: number | undefined;
}

/**
 * Wilson's interval for a share of which `won` of `games` were seen; 1.96 standard deviations are
 * 95 %. With no games it is everything. (E. B. Wilson, Journal of the American Statistical
 * Association 22, 1927.)
 */
export function wilson(won: number, games: number, z = 1.959964): readonly [number, number] {
  if (games === 0) return [0, 1];
  const share = won / games;
  const scale = 1 + z ** 2 / games;
  const middle = (share + z ** 2 / (2 * games)) / scale;
  const reach = (z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2))) / scale;
  return [won === 0 ? 0 : middle - reach, won === games ? 1 : middle + reach];
}

/** The streak after each game, above zero for wins and below for losses. */
function streaks(wins: readonly boolean[]): number[] {
  let streak = 0;
  return wins.map((won) => (streak = won ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1));
}

/** What games come to, of which it is known whether they were won. */
function counts(wins: readonly boolean[]): Counts {
  const won = wins.filter(Boolean).length;
  const every = streaks(wins);
  return {
    games: wins.length,
    won,
    interval: wilson(won, wins.length),
    streak: every.at(-1) ?? 0,
    longest: Math.max(0, ...every),
  };
}

/** What the games of Double come to for a player, of those that the player was in. */
export const countsOf = (player: number, rows: readonly Row[]): Counts =>
  counts(
    rows
      .filter(({ players }) => players?.[player] !== undefined)
      .map((row) => winners(row).includes(player)),
  );

/** What the rows of a sheet come to. */
export function statistics(sheet: Sheet, rows: readonly Row[]): Statistics {
  const timed = sheet.scoring === 'time';
  const counted = rows
    .filter((row) => !timed || (row.won && row.seconds !== undefined))
    .map((row) => (sheet.scoring === 'plain' ? row.cards : resultOf(sheet, row)))
    .filter((result) => result !== undefined);
  return {
    ...counts(rows.map(({ won }) => won)),
    total: sums(rows.map((row) => resultOf(sheet, row))).at(-1) ?? 0,
    best: counted.length > 0 ? Math[timed ? 'min' : 'max'](...counted) : undefined,
    average: counted.length > 0 ? (sums(counted).at(-1) ?? 0) / counted.length : undefined,
  };
}
