import { say, type Message } from './message.ts';

/** A house rule: the values it can have and the one that holds when nobody chooses. */
export interface Option {
  readonly values: readonly string[];
  readonly default: string;
  /** Whether it has no say in which deals can be won: points, counting, who turns a card. */
  readonly aside?: boolean;
  /** The values of options before it under which it counts; always. */
  readonly when?: When;
}

/** Values of options, by name: one of each has to be chosen. */
export type When = Readonly<Record<string, readonly string[]>>;

export type OptionSet = Readonly<Record<string, Option>>;

/** Option values by name. */
export type Chosen = Readonly<Record<string, string>>;

/** The values that a choice from an option set can have, each typed by its option. */
export type Choice<O extends OptionSet> = { readonly [K in keyof O]: O[K]['values'][number] };

/** An option with the values in the order shown; the first one is the default. */
export const option = <const V extends readonly [string, ...string[]]>(...values: V) => ({
  values,
  default: values[0],
});

/** An option that has no say in which deals can be won. */
export const sideOption = <const V extends readonly [string, ...string[]]>(...values: V) => ({
  ...option(...values),
  aside: true,
});

/** An option that counts under some values of others only. */
export const under = <const O extends Option>(when: When, given: O) => ({ ...given, when });

/** Whether an option has a say in a game with these choices. */
export const hasSay = ({ when = {} }: Option, chosen: Chosen): boolean =>
  Object.entries(when).every(([name, values]) => values.includes(chosen[name] ?? ''));

/**
 * A choice with every option filled in: the value given where it is a valid one and has a say, else
 * the default.
 */
export function choose(options: OptionSet, given: Chosen): Chosen {
  const chosen: Record<string, string> = {};
  for (const [name, option] of Object.entries(options)) {
    const { [name]: value = '' } = given;
    const holds = option.values.includes(value) && hasSay(option, chosen);
    chosen[name] = holds ? value : option.default;
  }
  return chosen;
}

/** The one text form of a choice: URL query syntax, only what differs from the default. */
export function optionsText(options: OptionSet, chosen: Chosen): string {
  const parts = Object.entries(options)
    .filter(([name, option]) => (chosen[name] ?? option.default) !== option.default)
    .map(([name]) => `${name}=${chosen[name]}`);
  return parts.join('&');
}

/**
 * Reads `draw=1&passes=3`. Names and values that the option set does not have are reported, one
 * message each, and left out of the choice.
 */
export function parseOptions(
  options: OptionSet,
  text: string,
): { chosen: Chosen; problems: readonly Message[] } {
  const given: Record<string, string> = {};
  const problems: Message[] = [];
  for (const part of text.replace(/^\?/, '').split('&')) {
    const [name = '', value = ''] = part.split('=').map((piece) => piece.trim());
    if (!name && !value) continue;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option) {
      problems.push(say('error.option', { name, known: Object.keys(options).join(', ') }));
    } else if (!option.values.includes(value)) {
      problems.push(say('error.optionValue', { name, value, known: option.values.join(', ') }));
    } else {
      given[name] = value;
    }
  }
  return { chosen: choose(options, given), problems };
}
