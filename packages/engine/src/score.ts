import type { Move } from './moves.ts';
import { say, type Message } from './message.ts';
import { pileOn, type Table } from './table.ts';
import type { Role, Rules } from './variant.ts';

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

/** How a game is scored. The score never goes below `floor`. */
export interface Score {
  readonly start: number;
  readonly floor: number;
  readonly lines: readonly ScoreLine[];
  /** Whether a new game starts from the last one's score: a running total. */
  readonly cumulative?: boolean;
  /** Which moves make a streak, where moves in a row earn more; any other move ends it. */
  readonly streak?: (played: Omit<Played, 'streak'>) => boolean;
  /** Points that no single move earns: for the seconds so far, or for the count of moves. */
  readonly besides?: {
    readonly says: Message;
    points(seconds: number, won: boolean, count: number): number;
  };
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

/** A line for a streak: its first move earns the points once, its second twice, and so on. */
export const streak = (key: string, points: number): ScoreLine => ({
  says: say(key),
  points,
  times: ({ streak }) => streak,
});

/** A line for each new pass through the stock, once `free` passes are over. */
export const redealt = (key: string, points: number, free: number): ScoreLine => ({
  says: say(key, { free }),
  points,
  times: ({ before, after }) => (after.pass > before.pass && before.pass >= free ? 1 : 0),
});
