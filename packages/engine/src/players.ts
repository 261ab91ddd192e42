import type { Action } from './actions.ts';
import type { Card } from './card.ts';
import { say, saying } from './message.ts';
import { cells } from './pile.ts';
import { pileOn, type Table } from './table.ts';
import { pilesOf, type Rules, type RulesSpec, type Settle } from './variant.ts';

/** The cards of a player's deck. */
const DECK = 52;

/** Whose card it is, from 0: every player has a deck of his own. */
export const ownerOf = (card: Card): number => Math.floor(card / DECK);

/** Whose pile it is, from 0; undefined for one that all share. The second player's are named so. */
export function seatOf(rules: Rules, pile: number): number | undefined {
  const { name = '', role } = rules.piles[pile]?.group ?? {};
  return role === 'foundation' ? undefined : Number(name.endsWith('2'));
}

/** How many cards of a player lie on the foundations. */
export const homeOf = (rules: Rules, table: Table, player: number): number =>
  pilesOf(rules, 'foundation')
    .flatMap((index) => cells(pileOn(table, index)))
    .filter(({ card }) => ownerOf(card) === player).length;

const homesOf = (rules: Rules, table: Table): number[] =>
  Array.from({ length: rules.players ?? 1 }, (_, player) => homeOf(rules, table, player));

/** The player who has more cards at home, from 0; undefined when both have as many. */
export function leader(rules: Rules, table: Table): number | undefined {
  const [first = 0, second = 0] = homesOf(rules, table);
  return first === second ? undefined : first > second ? 0 : 1;
}

/** How a game of several stands. */
export interface Tally {
  /** The cards that each player has at home. */
  readonly home: readonly number[];
  /** The player who has won, from 0; left out before that. */
  readonly winner?: number;
}

/** Counts each player's cards at home; who has them all there has won. */
function tally(table: Table, rules: Rules): Tally {
  const home = homesOf(rules, table);
  const winner = home.indexOf(DECK);
  return winner < 0 ? { home } : { home, winner };
}

/** So many play, each with a deck of his own, and the first to have it all at home has won. */
export const contest = (players: number): Pick<RulesSpec, 'players' | 'tally' | 'won'> => ({
  players,
  tally,
  won: saying(say('won.double'), (table: Table, rules: Rules) => 'winner' in tally(table, rules)),
});

/** Whether a player has passed, where nobody waits for a turn: then a table's pass says who has. */
export const hasPassed = ({ pass }: Table, player: number): boolean =>
  ((pass - 1) & (1 << player)) > 0;

/** Nothing is done but said: a player sees nothing more to play. */
export const pass = (): Action => ({
  name: 'pass',
  at: 'stock',
  alike: true,
  says: say('action.pass'),
  refuse: (table, rules, stock) =>
    hasPassed(table, seatOf(rules, stock) ?? 0) ? say('refuse.passed') : undefined,
  apply: (table, rules, stock) => ({
    ...table,
    pass: table.pass + (1 << (seatOf(rules, stock) ?? 0)),
  }),
});

/** Who has passed looks again once a card has come to another place than the waste. */
export const looksAgain = (): Settle =>
  saying(say('settle.looksAgain'), (table: Table, rules: Rules, before: Table) => {
    const moved = rules.piles.some(
      ({ group: { role } }, index) =>
        role !== 'stock' && role !== 'waste' && pileOn(table, index) !== pileOn(before, index),
    );
    return moved ? { ...table, pass: 1 } : table;
  });
