import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { optionsText, type Rules } from 'solitaire-engine';
import type { Budget } from '../src/verdict.ts';

/** Raised when a change makes verdicts differ that are not mistakes: other ways, other limits. */
export const SOLVER_VERSION = 3;

/** How many deals of a variant were won, in what range of deal numbers and within what budget. */
export interface Odds {
  readonly variant: string;
  readonly options: string;
  readonly solver: number;
  readonly budget: Budget;
  readonly from: number;
  readonly deals: number;
  readonly won: number;
  readonly lost: number;
  readonly undecided: number;
  /** Bounds of the share of winnable deals, 95 %: undecided ones counted lost, and won. */
  readonly wilson: readonly [low: number, high: number];
  /** What the interval is when undecided deals are left out. */
  readonly wilsonDecided: readonly [low: number, high: number];
}

/**
 * Wilson's score interval for `hits` of `trials` at 95 %: [0, 1] for no trials.
 * (E. B. Wilson, Journal of the American Statistical Association 22, 1927.)
 */
export function wilson(hits: number, trials: number): [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const z = 1.959964;
  const share = hits / trials;
  const middle = share + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  const scale = 1 + (z * z) / trials;
  const round = (value: number): number => Math.round(value * 1e5) / 1e5;
  return [round(Math.max(0, (middle - spread) / scale)), round((middle + spread) / scale)];
}

export function oddsOf(
  rules: Rules,
  budget: Budget,
  from: number,
  { won, lost, undecided }: { won: number; lost: number; undecided: number },
): Odds {
  const deals = won + lost + undecided;
  return {
    variant: rules.variant.id,
    options: optionsText(rules.variant.options, rules.chosen),
    solver: SOLVER_VERSION,
    budget,
    from,
    deals,
    won,
    lost,
    undecided,
    wilson: [wilson(won, deals)[0], wilson(won + undecided, deals)[1]],
    wilsonDecided: wilson(won, won + lost),
  };
}

const fileOf = (variant: string): URL => new URL(`../odds/${variant}.json`, import.meta.url);

/** What is on record for a variant, one entry for each choice of options. */
export function readOdds(variant: string): Odds[] {
  const file = fileOf(variant);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Odds[]) : [];
}

/** Puts an entry on record in place of the one with the same options. */
export function writeOdds(odds: Odds): void {
  const others = readOdds(odds.variant).filter(({ options }) => options !== odds.options);
  const all = [...others, odds].sort((a, b) => (a.options < b.options ? -1 : 1));
  mkdirSync(new URL('.', fileOf(odds.variant)), { recursive: true });
  const draft = new URL(`${odds.variant}.json.new`, fileOf(odds.variant));
  writeFileSync(draft, `${JSON.stringify(all, null, 2)}\n`);
  renameSync(draft, fileOf(odds.variant));
}
