import type { Action } from './actions.ts';
import { say } from './message.ts';
import { EMPTY, cards, pileOf, put } from './pile.ts';
import { haveSamePiles, pileOn, withPiles, type Table } from './table.ts';
import { pilesOf, type Rules } from './variant.ts';

/** What is done to the whole layout, as often as the rules allow. */
interface Round {
  readonly name: string;
  /** What the whole layout becomes. */
  readonly after: (table: Table, rules: Rules) => Table;
  /** Why it can't be done now, beyond there being no rounds left. */
  readonly refuse?: Action['refuse'];
  readonly values?: Readonly<Record<string, string | number>>;
  /** Whether the order in which the columns stand makes no difference to it. */
  readonly alike?: boolean;
}

/**
 * An action on the whole layout, pressed at the place for it. Each one starts a new round;
 * `rules.passes` limits how many rounds there are. It is refused where it would change nothing.
 */
export const round = ({ name, after, refuse, values = {}, alike = false }: Round): Action => ({
  name,
  alike,
  at: 'redeal',
  says: say(`action.${name}`, values),
  refuse(table, rules, pile) {
    const { passes = Infinity } = rules;
    if (table.pass >= passes) return say('refuse.rounds', { rounds: passes - 1 });
    const refused = refuse?.(table, rules, pile);
    if (refused) return refused;
    return haveSamePiles(table, after(table, rules)) ? say('refuse.sameLayout') : undefined;
  },
  apply: (table, rules) => ({ ...after(table, rules), pass: table.pass + 1 }),
});

/**
 * Gathers the columns in order, without shuffling, and lays them out again in packets. `topFirst`
 * takes the cards of each column from the top down, so that the first column keeps its top card
 * (PySolFC); otherwise from the bottom up, so that the last one does (AisleRiot).
 */
export const gather = (packet: number, topFirst: boolean): Action =>
  round({
    name: 'gather',
    values: { packet },
    after(table, rules) {
      const columns = pilesOf(rules, 'tableau');
      const gathered = columns.flatMap((index) => {
        const list = cards(pileOn(table, index));
        return topFirst ? list.reverse() : list;
      });
      return withPiles(
        table,
        columns.map((index, i) => {
          const end = i + 1 < columns.length ? (i + 1) * packet : Infinity;
          const part = gathered.slice(i * packet, end);
          return [index, pileOf(topFirst ? part.reverse() : part)];
        }),
      );
    },
  });

/** The bottom card of every column of two or more goes to its top; the others keep their order. */
export const shift: Action = round({
  name: 'shift',
  alike: true,
  after: (table, rules) =>
    withPiles(
      table,
      pilesOf(rules, 'tableau').map((index) => {
        const [bottom, ...others] = cards(pileOn(table, index));
        return [index, bottom === undefined ? EMPTY : put(pileOf(others), bottom)];
      }),
    ),
});
