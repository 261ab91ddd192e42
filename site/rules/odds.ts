import type { Odds } from 'solitaire-solver/record';

/** What the command `odds` has counted under one choice of options; shares are of all deals. */
export type Measured = Odds;

/** A share below which “1 in so many” says more than a percentage. */
const RARE = 0.05;

export const isRare = ({ won, deals }: Measured): boolean => won < RARE * deals;

/** `92,000`. */
export const grouped = (count: number): string => count.toLocaleString('en-US');

/** A share as a percentage, with no more digits than the measurement has. */
export function percent(share: number, { wilson: [low, high] }: Measured): string {
  const spread = Math.max(50 * (high - low), 0.001);
  const digits = Math.min(3, Math.max(0, 1 - Math.floor(Math.log10(spread))));
  return `${(100 * share).toLocaleString('en-US', { maximumFractionDigits: digits })}%`;
}

/** The 500 of “1 in 500”, to two digits; undefined where no deal was won. */
export const oneIn = ({ won, deals }: Measured): number | undefined =>
  won === 0 ? undefined : Number((deals / won).toPrecision(2));

/** The measurement in one sentence. */
export function oddsSentence(measured: Measured): string {
  const { deals, won, undecided, wilson } = measured;
  if (undecided === deals) {
    return `Of ${grouped(deals)} deals, none was decided: how many can be won is not known.`;
  }
  const [low, high] = wilson.map((bound) => percent(bound, measured));
  const range =
    won === 0
      ? `the share among all deals is at most ${high} (95% interval)`
      : won === deals
        ? `the share among all deals is at least ${low} (95% interval)`
        : `the 95% interval for all deals is ${low} to ${high}`;
  const rest =
    undecided === 0
      ? range
      : `${grouped(undecided)} stayed undecided, and with those counted both ways ${range}`;
  if (won === 0) {
    const none = undecided === 0 ? 'none can be won' : 'none is known to be winnable';
    return `Of ${grouped(deals)} deals, ${none}; ${rest}.`;
  }
  if (won === deals) return `Of ${grouped(deals)} deals, all can be won; ${rest}.`;
  const share = percent(won / deals, measured);
  const often = isRare(measured)
    ? `about 1 in ${grouped(oneIn(measured) ?? 0)} or ${share}`
    : share;
  const least = undecided === 0 ? '' : 'at least ';
  return `Of ${grouped(deals)} deals, ${least}${grouped(won)} can be won, ${often}; ${rest}.`;
}

/**
 * The measurement as short as a sheet of paper has it; undefined where there is none, or where most
 * deals stayed undecided.
 */
export function oddsInShort(measured: Measured | undefined): string | undefined {
  if (!measured || measured.undecided > measured.deals / 2) return undefined;
  const { deals, won, undecided } = measured;
  const least = undecided === 0 ? '' : 'at least ';
  const many = won === deals ? 'all' : won === 0 && undecided === 0 ? 'none' : least + grouped(won);
  return `Of ${grouped(deals)} deals, ${many} can be won.`;
}

/** The command that counts the same deals again. */
export function oddsCommand({ variant, options, budget, from, deals }: Measured): string {
  return [
    `npm run odds -- ${variant} --deals ${deals}`,
    ...(from === 1 ? [] : [`--from ${from}`]),
    ...(options === '' ? [] : [`--options "${options}"`]),
    ...(budget.states === undefined ? [] : [`--states ${budget.states}`]),
    ...(budget.ms === undefined ? [] : [`--ms ${budget.ms}`]),
  ].join(' ');
}

/** Which deals were tried, and when the solver gave one up. */
export function effort({ budget: { states, ms }, from, deals }: Measured): string {
  const limits = [
    ...(states === undefined ? [] : [`${grouped(states)} positions`]),
    ...(ms === undefined ? [] : [`${grouped(ms / 1000)} ${ms === 1000 ? 'second' : 'seconds'}`]),
  ];
  const range = `deals ${grouped(from)} to ${grouped(from + deals - 1)}`;
  return `${range}, each given up after ${limits.join(' or ')}`;
}

/** Most dots in a picture of a rare event. */
const MOST_DOTS = 1000;

/** How a rare event is drawn: so many dots, each for so many deals, and one of them large or none. */
export function dotsFor(measured: Measured): { dots: number; each: number; filled: boolean } {
  const deals = oneIn(measured) ?? measured.deals;
  const each = Math.ceil(deals / MOST_DOTS);
  return { dots: Math.ceil(deals / each), each, filled: measured.won > 0 };
}
