import type { Message } from 'solitaire-engine/message';
import type { Score } from 'solitaire-engine/score';
import type { Variant } from 'solitaire-engine/variant';
import { rulesFor } from './catalogue.ts';
import { houseRulesOf } from './house-rules.ts';
import { words } from './words.ts';

/** What earns or costs points; `when` tells the house rule that it needs besides the scoring. */
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

/** A house rule that is not the usual one: the option it belongs to, how it is written, and told. */
interface Choice {
  readonly name: string;
  readonly written: string;
  readonly says: string;
}

const choicesOf = (variant: Variant): Choice[] =>
  houseRulesOf(variant).flatMap(({ name, values }) =>
    values
      .filter(({ usual }) => !usual)
      .map(({ value, says }) => ({ name, written: `${name}=${value}`, says })),
  );

type Line = { readonly says: Message; readonly points: number };

/** Everything that earns points by itself; what is earned besides, where each move earns some. */
const linesOf = ({ lines, besides }: Score): Line[] =>
  besides?.each === undefined
    ? [...lines]
    : [{ says: besides.says, points: besides.each }, ...lines];

/** What time earns, which no number of points tells. */
const timeIn = ({ besides }: Score): Message | undefined =>
  besides?.each === undefined ? besides?.says : undefined;

/** The scoring under `options`, with what more each house rule adds to it. */
function scoringUnder(variant: Variant, name: string, options: string, score: Score): Scoring {
  const earnings = new Map<string, Earning>();
  const add = (from: Score, when?: string): void => {
    for (const { says, points } of linesOf(from)) {
      const line = JSON.stringify([says, points]);
      if (earnings.has(line)) continue;
      earnings.set(line, { says: words(says), points, ...(when !== undefined && { when }) });
    }
  };
  add(score);
  let time = timeIn(score);
  for (const choice of choicesOf(variant)) {
    if (options.startsWith(`${choice.name}=`)) continue;
    const both = [options, choice.written].filter(Boolean).join('&');
    const { score: more } = rulesFor(variant.id, both);
    if (!more) continue;
    time ??= timeIn(more);
    add(more, choice.says.replace(/\.$/, ''));
  }
  const staked = score.start < 0 && score.lines.some(({ points }) => points > 0);
  return {
    name,
    start: score.start,
    earnings: [...earnings.values()],
    ...(time && { time: words(time) }),
    staked,
  };
}

/** All ways to score a game, the shortest first: the usual one, or those that a house rule brings. */
export function scoringsOf(variant: Variant): Scoring[] {
  const usual = rulesFor(variant.id).score;
  if (usual) return [scoringUnder(variant, 'Points', '', usual)];
  const scorings = choicesOf(variant).flatMap(({ written, says }) => {
    const { score } = rulesFor(variant.id, written);
    return score ? [scoringUnder(variant, says, written, score)] : [];
  });
  return scorings.sort((one, other) => one.earnings.length - other.earnings.length);
}
