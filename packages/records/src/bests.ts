import type { Row } from './entry.ts';

/** The best that the rows of a sheet have; undefined where no row says anything of it. */
export interface Bests {
  /** Seconds of the fastest win, and of the mean of all wins. */
  readonly fastest: number | undefined;
  readonly average: number | undefined;
  /** Moves of the shortest win. */
  readonly fewest: number | undefined;
  /** The most points of all games, won or not. */
  readonly highest: number | undefined;
}

const known = (numbers: readonly (number | undefined)[]): number[] =>
  numbers.filter((number) => number !== undefined);

const least = (numbers: readonly number[]): number | undefined =>
  numbers.length > 0 ? Math.min(...numbers) : undefined;

/** The bests of rows. */
export function bests(rows: readonly Row[]): Bests {
  const wins = rows.filter(({ won }) => won);
  const seconds = known(wins.map((row) => row.seconds));
  const points = known(rows.map((row) => row.points));
  return {
    fastest: least(seconds),
    average:
      seconds.length > 0
        ? seconds.reduce((sum, each) => sum + each, 0) / seconds.length
        : undefined,
    fewest: least(known(wins.map((row) => row.moves))),
    highest: points.length > 0 ? Math.max(...points) : undefined,
  };
}

/** How a number stands among others where less is better. */
export interface Place {
  /** 1 for the best; like numbers share a place. */
  readonly place: number;
  /** How many there are with it. */
  readonly of: number;
  /** The best of the others. */
  readonly best: number;
}

/** The place of a win's seconds or moves among the wins; undefined when it is the only one. */
export function placeOf(
  row: Row,
  others: readonly Row[],
  what: 'seconds' | 'moves',
): Place | undefined {
  const { [what]: own } = row;
  const rest = known(others.filter(({ won }) => won).map((other) => other[what]));
  const best = least(rest);
  if (own === undefined || best === undefined) return undefined;
  return { place: 1 + rest.filter((each) => each < own).length, of: rest.length + 1, best };
}
