import { rankOf } from './card.ts';
import { apply, refusal, type Carry, type Move } from './moves.ts';
import { cards } from './pile.ts';
import { pileOn, type Table } from './table.ts';
import { pilesOf, type Rules } from './variant.ts';

/** Which cards go to the foundations by themselves after a move. */
export type Autoplay = 'off' | 'safe' | 'all';

/** The moves that put a top card on a foundation, one for each card that can go. */
export function foundationMoves(rules: Rules, table: Table): Carry[] {
  const foundations = pilesOf(rules, 'foundation');
  const found: Carry[] = [];
  for (const [from, { group }] of rules.piles.entries()) {
    if (group.role === 'foundation' || !group.take || pileOn(table, from).size === 0) continue;
    const to = foundations.find((to) => !refusal(rules, table, { from, to, count: 1 }));
    if (to !== undefined) found.push({ from, to, count: 1 });
  }
  return found;
}

/**
 * Whether nothing on the table could still want to lie on the card: every possible follower by the
 * tableau's own build rule is on the foundations already, or is an ace, which can go there itself.
 * A card of a waste that is turned by several and comes again decides which ones come up then.
 */
function isSafe(rules: Rules, table: Table, { from }: Carry): boolean {
  const { piles, actions, passes = Infinity } = rules;
  const byOrder = actions.some(({ turns = 1 }) => turns > 1) && table.pass < passes;
  if (byOrder && piles[from]?.group.role === 'waste') return false;
  const { card } = pileOn(table, from);
  return piles.every(({ group }, index) => {
    if (group.role === 'foundation') return true;
    return cards(pileOn(table, index)).every(
      (other) =>
        rankOf(other) === 1 ||
        !rules.groups.some(({ role, build }) => role === 'tableau' && build?.(card, other)),
    );
  });
}

/**
 * The moves that follow `last` by themselves. A card that the player has just taken back from a
 * foundation stays where it was put. Where two play, nothing does: they decide for themselves.
 */
export function autoplay(rules: Rules, start: Table, level: Autoplay, last?: Move): Move[] {
  const played: Move[] = [];
  if (rules.players || (level !== 'safe' && level !== 'all')) return played;
  const back = last && 'from' in last && rules.piles[last.from]?.group.role === 'foundation';
  const kept = back ? pileOn(start, last.to).card : -1;
  let table = start;
  for (;;) {
    const next = foundationMoves(rules, table).find(
      (move) =>
        pileOn(table, move.from).card !== kept && (level === 'all' || isSafe(rules, table, move)),
    );
    if (!next) return played;
    played.push(next);
    table = apply(rules, table, next);
  }
}

/**
 * The moves that finish the game when playing every card up as soon as it can go wins it, which is
 * a proof that it can be finished; undefined when that gets stuck.
 */
export function finishingMoves(rules: Rules, table: Table): Move[] | undefined {
  const played = autoplay(rules, table, 'all');
  const end = played.reduce((at, move) => apply(rules, at, move), table);
  return played.length > 0 && rules.won(end, rules) ? played : undefined;
}
