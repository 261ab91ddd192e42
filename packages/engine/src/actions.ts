import { say, saying, type Message, type Says } from './message.ts';
import { isFree } from './moves.ts';
import { EMPTY, cardAt, drop, put, turn } from './pile.ts';
import { pileOn, withPiles, type Table } from './table.ts';
import { pilesOf, type Role, type Rules, type Settle } from './variant.ts';

/** Something a player does by pressing a pile, other than carrying cards: draw, redeal, turn up. */
export interface Action extends Says {
  readonly name: string;
  /** The piles that are pressed for it. */
  readonly at: Role;
  /** A pile elsewhere that a press on does it too, so that there are two ways to the same; none. */
  readonly also?: (table: Table) => number;
  /** How many cards it turns from the stock onto the waste, for an action that does just that. */
  readonly turns?: number;
  /** Whether the order in which like piles stand makes no difference to it; it does. */
  readonly alike?: boolean;
  /** Why it can't be done at this pile now, or undefined when it can. */
  refuse(table: Table, rules: Rules, pile: number): Message | undefined;
  apply(table: Table, rules: Rules, pile: number): Table;
}

const firstOf = (rules: Rules, role: Role): number => pilesOf(rules, role)[0] ?? -1;

/** Turns so many cards from the stock face up onto the waste; what is left when there are fewer. */
export const draw = (count: number): Action => ({
  name: 'draw',
  at: 'stock',
  turns: count,
  alike: true,
  says: say('action.draw', { count }),
  refuse: (table, _rules, stock) =>
    pileOn(table, stock).size > 0 ? undefined : say('refuse.stockEmpty'),
  apply(table, rules, stock) {
    const waste = firstOf(rules, 'waste');
    const from = pileOn(table, stock);
    const turned = Math.min(count, from.size);
    return withPiles(table, [
      [stock, drop(from, turned)],
      [waste, turn(from, turned, pileOn(table, waste), true)],
    ]);
  },
});

/** Deals a card face up to each pile of a kind; only `spaces` lets it fill empty ones too. */
export const dealRow = (to: Role, spaces: boolean): Action => ({
  name: 'row',
  at: 'stock',
  says: say(spaces ? 'action.rowAnyway' : 'action.row', { to }),
  refuse(table, rules, stock) {
    if (pileOn(table, stock).size === 0) return say('refuse.stockEmpty');
    const hasSpace = pilesOf(rules, to).some((index) => pileOn(table, index).size === 0);
    return hasSpace && !spaces ? say('refuse.spaces', { to }) : undefined;
  },
  apply(table, rules, stock) {
    const from = pileOn(table, stock);
    const targets = pilesOf(rules, to).slice(0, from.size);
    const dealt = targets.map(
      (index, i) => [index, put(pileOn(table, index), cardAt(from, i))] as const,
    );
    return withPiles(table, [...dealt, [stock, drop(from, targets.length)]]);
  },
});

/** When the stock is used up, turns the waste over as the new stock, as often as passes allow. */
export const redeal: Action = {
  name: 'redeal',
  at: 'stock',
  alike: true,
  says: say('action.redeal'),
  refuse(table, rules, stock) {
    const { passes = Infinity } = rules;
    if (pileOn(table, stock).size > 0) return say('refuse.stockLeft');
    if (table.pass >= passes) return say('refuse.passes', { passes });
    return pileOn(table, firstOf(rules, 'waste')).size > 0 ? undefined : say('refuse.noWaste');
  },
  apply(table, rules, stock) {
    const waste = firstOf(rules, 'waste');
    const from = pileOn(table, waste);
    const turned = turn(from, from.size, EMPTY, false);
    const changes = [
      [stock, turned],
      [waste, EMPTY],
    ] as const;
    return withPiles(table, changes, table.pass + 1);
  },
};

const topIsDown = (table: Table, index: number): boolean => !pileOn(table, index).up;

const turnedUp = (table: Table, index: number): Table => {
  const { under = EMPTY, card } = pileOn(table, index);
  return withPiles(table, [[index, put(under, card)]]);
};

/** A pile whose top card lies face down gets it turned up by hand. */
export const flip = (at: Role): Action => ({
  name: 'flip',
  at,
  alike: true,
  says: say('action.flip'),
  refuse: (table, _rules, pile) => (topIsDown(table, pile) ? undefined : say('refuse.flip')),
  apply: (table, _rules, pile) => turnedUp(table, pile),
});

/** A pile whose top card lies face down, and free, gets it turned up by itself. */
export const turnUp = (at: Role): Settle =>
  Object.assign(
    saying(say('settle.turnUp'), (table: Table, rules: Rules) =>
      pilesOf(rules, at)
        .filter((index) => topIsDown(table, index) && isFree(rules, table, index))
        .reduce(turnedUp, table),
    ),
    { turnsUp: at },
  );
