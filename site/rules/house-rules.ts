import type { Variant } from 'solitaire-engine/variant';
import { words } from './words.ts';

/** An option of a game as a page tells it: what it is about, and what each of its values says. */
export interface HouseRule {
  readonly name: string;
  readonly title: string;
  readonly values: readonly {
    readonly value: string;
    /** The options that a game by it has: `scoring=vegas&ante=52`. */
    readonly query: string;
    readonly says: string;
    /** Whether it is the rule where nothing else is said. */
    readonly usual: boolean;
  }[];
}

const titleOf = (name: string): string => words(`option.${name}`);
const saysOf = (name: string, value: string): string => words(`option.${name}.${value}`);

/** The house rules of a game, with the usual rule among each one's values. */
export const houseRulesOf = ({ options }: Variant): HouseRule[] =>
  Object.entries(options).map(([name, { values, default: usual, when = {} }]) => {
    const needed = Object.entries(when).map(([other, [first = '']]) => [other, first]);
    const unusual = needed.filter(([other = '', value]) => value !== options[other]?.default);
    const queryOf = (value: string) => [...unusual, [name, value]].map((each) => each.join('='));
    return {
      name,
      title: titleOf(name),
      values: values.map((value) => ({
        value,
        query: queryOf(value).join('&'),
        says: saysOf(name, value),
        usual: value === usual,
      })),
    };
  });

/** Options written as `draw=1&passes=3` in words, a sentence for each; none when all are usual. */
export const optionsSay = (options: string): string[] =>
  [...new URLSearchParams(options)].map(
    ([name, value]) => `${titleOf(name)}: ${saysOf(name, value)}`,
  );
