import type { Card } from './card.ts';
import { cells } from './pile.ts';
import { pileOn, type Table } from './table.ts';
import { pilesOf, type Rules } from './variant.ts';

/** Whose card it is, from 0: every player has a deck of his own. */
export const ownerOf = (card: Card): number => Math.floor(card / 52);

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

/** The player who has more cards at home, from 0; undefined when both have as many. */
export function leader(rules: Rules, table: Table): number | undefined {
  const [first, second] = [homeOf(rules, table, 0), homeOf(rules, table, 1)];
  return first === second ? undefined : first > second ? 0 : 1;
}
