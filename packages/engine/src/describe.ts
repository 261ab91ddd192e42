import { say, sayCard, type Message } from './message.ts';
import type { Move } from './moves.ts';
import { EMPTY, cells, drop } from './pile.ts';
import { pileOn, type Table } from './table.ts';
import { pilesOf, type PlacedGroup, type Rules } from './variant.ts';

/** The name of a pile by its role and, where there are several, its number from 1. */
export function namePile(rules: Rules, index: number): Message {
  const place = rules.piles[index];
  if (!place) return say('pile.unknown');
  const { role } = place.group;
  const like = pilesOf(rules, role);
  const number = like.indexOf(index) + 1;
  return like.length > 1 ? say(`pile.${role}.number`, { number }) : say(`pile.${role}`);
}

/** What a pile may start with, for an empty pile's name. */
const emptyTakes = ({ base, role }: PlacedGroup): Message =>
  base ? say('takes', { rule: base.says, role }) : say('takes.nothing');

/** A pile in one sentence: name, top card, how many cards, how many of them face down. */
export function describePile(rules: Rules, table: Table, index: number): Message {
  const name = namePile(rules, index);
  const group = rules.piles[index]?.group;
  const pile = pileOn(table, index);
  if (!group) return name;
  if (group.role === 'stock') return describeStock(rules, table, index);
  if (pile.size === 0) return say('pile.empty', { name, takes: emptyTakes(group) });
  if (group.role === 'foundation') {
    return say('pile.foundationUpTo', { name, card: sayCard(pile.card), size: pile.size });
  }
  const down = cells(pile).filter(({ up }) => !up).length;
  const card = pile.up ? sayCard(pile.card) : say('card.faceDown');
  const key = down > 0 ? 'pile.withHidden' : pile.size > 1 ? 'pile.cards' : 'pile.oneCard';
  return say(key, { name, card, size: pile.size, down });
}

function describeStock(rules: Rules, table: Table, index: number): Message {
  const { size } = pileOn(table, index);
  const name = namePile(rules, index);
  const { passes } = rules;
  if (size > 0) {
    const values = { name, size, pass: table.pass };
    return passes === undefined
      ? say('stock.cards', values)
      : say('stock.cardsOfPass', { ...values, passes });
  }
  if (passes === undefined) return say('stock.again', { name });
  const left = passes - table.pass;
  return left > 0 ? say('stock.againLimited', { name, left }) : say('stock.finished', { name });
}

/** All cards of a pile, deepest first, for reading a pile out. */
export function describeCards(table: Table, index: number): Message[] {
  return cells(pileOn(table, index)).map(({ card, up }) =>
    up ? sayCard(card) : say('card.faceDown'),
  );
}

/** What a move is, before anybody sees what it turns up. */
export function describeIntent(rules: Rules, before: Table, move: Move): Message {
  if ('action' in move) return say(`do.${move.action}`);
  const { card } = drop(pileOn(before, move.from), move.count - 1);
  const values = { card: sayCard(card), count: move.count, to: namePile(rules, move.to) };
  return say(move.count > 1 ? 'moved.run' : 'moved.card', values);
}

/** What a move did, with the card that it turned up where there is one, as one sentence. */
export function describeMove(rules: Rules, before: Table, move: Move, after: Table): Message {
  if ('action' in move) return describePress(rules, before, move.action, after);
  const moved = describeIntent(rules, before, move);
  const under = drop(pileOn(before, move.from), move.count);
  const now = pileOn(after, move.from);
  return under.size > 0 && !under.up && now.up
    ? say('moved.andTurned', { moved, turned: sayCard(now.card) })
    : moved;
}

function describePress(rules: Rules, before: Table, action: string, after: Table): Message {
  const waste = pilesOf(rules, 'waste')[0] ?? -1;
  const pile = pileOn(after, waste);
  if (action === 'draw') {
    const count = pile.size - pileOn(before, waste).size;
    return say('did.draw', { count, card: sayCard(pile.card) });
  }
  if (action === 'flip') {
    const index = rules.piles.findIndex((_, i) => pileOn(before, i) !== pileOn(after, i));
    return say('did.flip', { card: sayCard(pileOn(after, index).card) });
  }
  return say(`did.${action}`, { pass: after.pass });
}

/** The whole table in words, pile by pile in reading order. */
export const describeTable = (rules: Rules, table: Table): Message[] =>
  rules.piles.map((_, index) => describePile(rules, table, index));

/** One kind of pile and all that its rules say, for a page's rules at a glance. */
export interface Glance {
  readonly group: PlacedGroup;
  /** How many cards each pile of the group has after the deal. */
  readonly dealt: readonly number[];
  readonly says: readonly Message[];
}

/** The rules at a glance, from the rules themselves: every kind of pile with what it says. */
export function glance(rules: Rules, start: Table): Glance[] {
  return rules.groups.map((group) => {
    const { base, build, take, limit, capacity, role, first, count } = group;
    const says: Message[] = [];
    if (capacity !== undefined) says.push(say('glance.capacity', { capacity }));
    if (build) says.push(say('glance.build', { rule: build.says, role }));
    if (base) says.push(say('glance.base', { rule: base.says, role }));
    else if (role === 'tableau') says.push(say('glance.noBase'));
    says.push(say(take ? 'glance.take' : `glance.stays.${role}`, { rule: take?.says ?? '', role }));
    if (limit) says.push(limit.says);
    for (const action of rules.actions) if (action.at === role) says.push(action.says);
    if (role === 'stock') {
      const { passes } = rules;
      says.push(passes === undefined ? say('glance.passes') : say('glance.passLimit', { passes }));
    }
    const dealt = Array.from({ length: count }, (_, i) => (start.piles[first + i] ?? EMPTY).size);
    return { group, dealt, says };
  });
}
