import type { Rules } from 'solitaire-engine/variant';
import { grouped, isRare, oneIn, percent, type Measured } from './odds.ts';

/** What games are filtered by: the names that an address uses, with the values and their labels. */
export const TRAITS = {
  decks: { name: 'Decks', values: { 1: 'One deck', 2: 'Two decks' } },
  skill: { name: 'Skill or luck', values: { skill: 'Skill', both: 'Both', luck: 'Luck' } },
  time: {
    name: 'Time',
    values: {
      short: 'Short: under 5 minutes',
      medium: 'Medium: 5 to 12 minutes',
      long: 'Long: over 12 minutes',
    },
  },
  odds: {
    name: 'Odds',
    values: {
      easy: 'Easy: over 90% can be won',
      medium: 'Medium: 20% to 90%',
      hard: 'Hard: under 20%',
    },
  },
  players: { name: 'Players', values: { 1: 'One player', 2: 'Two players' } },
} as const;

/** The value of each trait; an unmeasured game has no odds. */
export type Traits = Readonly<Record<keyof typeof TRAITS, string | undefined>>;

const SECONDS_A_MOVE = 5;

/**
 * How long a game takes, in minutes, as an estimate: five seconds a move; two moves for each card
 * that is built with, on its way and home, and one where cards only leave their places. A game
 * that plays itself takes its own time.
 */
export function minutesOf({ automatic, groups, pack }: Rules): number {
  const built = groups.some(({ role, build, place }) => role === 'tableau' && (build ?? place));
  const seconds = automatic === undefined ? SECONDS_A_MOVE * (built ? 2 : 1) : automatic / 1000;
  return (pack.length * seconds) / 60;
}

/** The band that the share of deals which can be won is in; none where most are undecided. */
function bandOf({ won, deals, undecided }: Measured): 'easy' | 'medium' | 'hard' | undefined {
  if (undecided > deals / 2) return undefined;
  return won > 0.9 * deals ? 'easy' : won >= 0.2 * deals ? 'medium' : 'hard';
}

/** The traits of a game, from its rules, its page's words on luck, and its odds by usual rules. */
export function traitsOf(rules: Rules, luck: string, measured: Measured | undefined): Traits {
  const minutes = minutesOf(rules);
  return {
    decks: String(rules.variant.decks ?? 1),
    skill: /^(all|nearly all) (skill|luck)\b/i.exec(luck)?.[2]?.toLowerCase() ?? 'both',
    time: minutes < 5 ? 'short' : minutes <= 12 ? 'medium' : 'long',
    odds: measured && bandOf(measured),
    players: String(rules.players ?? 1),
  };
}

/**
 * The odds as a fact that a game is chosen by: `at least 74% can be won`. Undefined where nothing
 * is known: no deal was won, and some are undecided.
 */
export function oddsFact(measured: Measured, { automatic }: Rules): string | undefined {
  const { won, deals, undecided } = measured;
  const end = automatic === undefined ? 'can be won' : 'come out';
  if (won === 0) return undecided === 0 ? `None of ${grouped(deals)} ${end}` : undefined;
  if (won === deals) return `All of ${grouped(deals)} ${end}`;
  const least = undecided > 0.005 * deals ? 'At least ' : '';
  if (isRare(measured)) return `${least || 'About '}1 in ${grouped(oneIn(measured) ?? 0)} ${end}`;
  const share = won / deals;
  const told = share > 0.99 ? percent(share, measured) : `${Math.round(100 * share)}%`;
  return `${least}${told} ${end}`;
}
