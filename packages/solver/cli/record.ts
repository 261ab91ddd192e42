import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { optionsText, type Rules } from 'solitaire-engine';
import { wilson } from 'solitaire-records/statistics';
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

/** The interval of the share of winnable deals, to five digits. */
function intervalOf(won: number, deals: number): readonly [low: number, high: number] {
  const [low, high] = wilson(won, deals);
  const round = (value: number): number => Math.round(value * 1e5) / 1e5;
  return [round(low), round(high)];
}

/** What a count of verdicts comes to, of deals from a first one on. */
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
    wilson: [intervalOf(won, deals)[0], intervalOf(won + undecided, deals)[1]],
    wilsonDecided: intervalOf(won, won + lost),
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
