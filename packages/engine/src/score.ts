import type { Move } from './moves.ts';
import { say, type Message } from './message.ts';
import { pileOn, type Table } from './table.ts';
import { pilesOf, type Role, type Rules } from './variant.ts';

/** A move with the table before and after it, for those who count points. */
export interface Played {
  readonly before: Table;
  readonly after: Table;
  readonly move: Move;
  readonly rules: Rules;
  /** How many moves of the score's streak came in a row, this one included; 0 when it is none. */
  readonly streak: number;
}

/** One line of a score table: what earns (or costs) how much, and how often a move did it. */
export interface ScoreLine {
  readonly says: Message;
  readonly points: number;
  times(played: Played): number;
}

/** Points that no single move earns: for the seconds so far, or for the count of moves. */
export interface Besides {
  readonly says: Message;
  /** What each move counted earns, where they are for the count of moves. */
  readonly each?: number;
  points(seconds: number, won: boolean, count: number): number;
}

/** How a game is scored. The score never goes below `floor`. */
export interface Score {
  readonly start: number;
  readonly floor: number;
  readonly lines: readonly ScoreLine[];
  /** Whether a new game starts from the last one's score: a running total. */
  readonly cumulative?: boolean;
  /** Which moves make a streak, where moves in a row earn more; any other move ends it. */
  readonly streak?: (played: Omit<Played, 'streak'>) => boolean;
  /** Points that no single move earns. */
  readonly besides?: Besides;
}

/** The score after a move: never below the floor. */
export function scoreAfter(score: Score, before: number, played: Played): number {
  const points = score.lines.reduce((sum, line) => sum + line.points * line.times(played), 0);
  return Math.max(before + points, score.floor);
}

const roleOf = (rules: Rules, pile: number): Role | undefined => rules.piles[pile]?.group.role;

/** A line for cards that go from one kind of pile to another; `undefined` is any kind. */
export const carried = (
  key: string,
  points: number,
  from: Role | undefined,
  to: Role | undefined,
): ScoreLine => ({
  says: say(key),
  points,
  times({ move, rules }) {
    if (!('from' in move)) return 0;
    const fits = (wanted: Role | undefined, pile: number): boolean =>
      wanted === undefined || wanted === roleOf(rules, pile);
    const crosses = roleOf(rules, move.from) !== roleOf(rules, move.to);
    return crosses && fits(from, move.from) && fits(to, move.to) ? move.count : 0;
  },
});

const faceDown = (table: Table, rules: Rules, role: Role): number => {
  let count = 0;
  for (const [index, { group }] of rules.piles.entries()) {
    if (group.role !== role) continue;
    for (let cell = pileOn(table, index); cell.under; cell = cell.under) if (!cell.up) count++;
  }
  return count;
};

/** A line for each face-down tableau card that a move turned up. */
export const turnedUp = (key: string, points: number): ScoreLine => ({
  says: say(key),
  points,
  times: ({ before, after, rules }) =>
    faceDown(before, rules, 'tableau') - faceDown(after, rules, 'tableau'),
});

/** A line for an action: how often the stock is turned, say. */
export const action = (key: string, points: number, name: string): ScoreLine => ({
  says: say(key),
  points,
  times: ({ move }) => ('action' in move && move.action === name ? 1 : 0),
});

/**
 * A line for a streak. What its moves are worth grows as `worth` says, by the move's number from 1;
 * by itself the first earns the points once, the second twice, and so on.
 */
export const streak = (
  key: string,
  points: number,
  worth: (number: number, played: Played) => number = (number) => number,
): ScoreLine => ({
  says: say(key),
  points,
  times: (played) => (played.streak > 0 ? worth(played.streak, played) : 0),
});

/** A line for a win, for each card that is left in piles of a role. */
export const leftAtWin = (key: string, points: number, role: Role): ScoreLine => ({
  says: say(key),
  points,
  times: ({ after, rules }) =>
    rules.won(after, rules)
      ? pilesOf(rules, role).reduce((sum, pile) => sum + pileOn(after, pile).size, 0)
      : 0,
});

/** A line for each new pass through the stock, once `free` passes are over. */
export const redealt = (key: string, points: number, free: number): ScoreLine => ({
  says: say(key, { free }),
  points,
  times: ({ before, after }) => (after.pass > before.pass && before.pass >= free ? 1 : 0),
});

/** For each move counted: also for undone ones, where an undo adds to the count. */
export const eachMove = (key: string, each: number): Besides => ({
  says: say(key),
  each,
  points: (_seconds, _won, count) => each * count,
});

/** For the seconds so far, and whether the game is won in them. */
export const forTime = (
  key: string,
  points: (seconds: number, won: boolean) => number,
): Besides => ({ says: say(key), points });
