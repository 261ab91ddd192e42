import type { Message } from 'solitaire-engine/message';
import type { Score } from 'solitaire-engine/score';
import type { Variant } from 'solitaire-engine/variant';
import { rulesFor } from './catalogue.ts';
import { words } from './words.ts';

/**
 * What earns or costs points; `when` tells the house rule that it needs besides the scoring, or is
 * empty where `says` has told it already.
 */
export interface Earning {
  readonly says: string;
  readonly points: number;
  readonly when?: string;
}

/** A way to score a game, as a sheet of paper tells it: called after the house rule that has it. */
export interface Scoring {
  readonly name: string;
  readonly start: number;
  readonly earnings: readonly Earning[];
  /** What time earns, in a sentence. */
  readonly time?: string;
  /** Whether a game costs a stake that cards brought home earn back. */
  readonly staked: boolean;
}

/** Every value of a variant's options but the usual ones, as `[name, value]`. */
const houseRules = ({ options }: Variant): [name: string, value: string][] =>
  Object.entries(options).flatMap(([name, { values, default: usual }]) =>
    values.filter((value) => value !== usual).map((value): [string, string] => [name, value]),
  );

type Line = { readonly says: Message; readonly points: number };

/** Everything that earns points by itself; what is earned besides, where each move earns some. */
const linesOf = ({ lines, besides }: Score): Line[] => {
  const each = besides?.points(0, false, 1) ?? 0;
  return [...(besides && each !== 0 ? [{ says: besides.says, points: each }] : []), ...lines];
};

/** What time earns, which no number of points tells. */
const timeIn = ({ besides }: Score): Message | undefined =>
  besides?.points(0, false, 1) === 0 ? besides.says : undefined;

const textOf = ({ says, points }: Line): string => `${words(says)} ${points}`;

/** The scoring under `options`, with what more each house rule adds to it. */
function scoringUnder(variant: Variant, name: string, options: string, score: Score): Scoring {
  const known = new Map(
    linesOf(score).map((line) => [
      textOf(line),
      { says: words(line.says), points: line.points } as Earning,
    ]),
  );
  let time = timeIn(score);
  for (const [other, value] of houseRules(variant)) {
    if (options.startsWith(`${other}=`)) continue;
    const both = [options, `${other}=${value}`].filter(Boolean).join('&');
    const { score: more } = rulesFor(variant.id, both);
    if (!more) continue;
    time ??= timeIn(more);
    for (const line of linesOf(more)) {
      const { points } = line;
      const says = words(line.says);
      const rule = words(`option.${other}.${value}`).replace(/\.$/, '');
      const isTold = says.endsWith(rule.split(', ').at(-1) ?? '');
      const earning = { says, points, when: isTold ? '' : rule };
      if (!known.has(textOf(line))) known.set(textOf(line), earning);
    }
  }
  const staked = score.start < 0 && score.lines.some(({ points }) => points > 0);
  return {
    name,
    start: score.start,
    earnings: [...known.values()],
    ...(time && { time: words(time) }),
    staked,
  };
}

/** All ways to score a game, the shortest first: the usual one, or those that a house rule brings. */
export function scoringsOf(variant: Variant): Scoring[] {
  const usual = rulesFor(variant.id).score;
  if (usual) return [scoringUnder(variant, 'Points', '', usual)];
  const scorings = houseRules(variant).flatMap(([name, value]) => {
    const options = `${name}=${value}`;
    const { score } = rulesFor(variant.id, options);
    if (!score) return [];
    return [scoringUnder(variant, words(`option.${name}.${value}`), options, score)];
  });
  return scorings.sort((one, other) => one.earnings.length - other.earnings.length);
}
