import { say, sayCard, type Message } from './message.ts';
import { actionNamed, isFree, pressAt, type Move } from './moves.ts';
import { EMPTY, cells, drop } from './pile.ts';
import { pileOn, type Table } from './table.ts';
import { pilesOf, type PilePlace, type PlacedGroup, type Rules } from './variant.ts';

/** The name of a pile: its own, or by its group and, where there are several, its number from 1. */
export function namePile(rules: Rules, index: number): Message {
  const place = rules.piles[index];
  if (!place) return say('pile.unknown');
  const { name, count, rows, names } = place.group;
  const own = names?.[place.number];
  if (own) return own;
  if (rows) {
    let [row, before] = [0, 0];
    while (place.number >= before + (rows[row] ?? Infinity)) before += rows[row++] ?? 0;
    return say('pile.inRow', { row: row + 1, number: place.number - before + 1 });
  }
  const number = place.number + 1;
  return count > 1 ? say(`pile.${name}.number`, { number }) : say(`pile.${name}`);
}

/** What an empty pile is pressed for, or what it may start with. */
function emptyTakes(rules: Rules, table: Table, index: number): Message {
  const { base, place, role } = (rules.piles[index] as PilePlace).group;
  const press = pressAt(rules, table, index);
  if (press && 'move' in press) return say(`press.${press.move.action}`);
  if (base) return say('takes', { rule: base.says, role });
  const fit = place ? rules.pack.filter((card) => place(table, rules, index, card)) : [];
  return fit.length > 0 ? say('takes', { rule: fit.map(sayCard), role }) : say('takes.nothing');
}

/** A pile in one sentence: name, top card, how many cards, how many of them face down. */
export function describePile(rules: Rules, table: Table, index: number): Message {
  const name = namePile(rules, index);
  const group = rules.piles[index]?.group;
  const pile = pileOn(table, index);
  if (!group) return name;
  if (group.role === 'stock') return describeStock(rules, table, index);
  if (group.role === 'redeal') return describeRounds(rules, table, name);
  if (pile.size === 0) return say('pile.empty', { name, takes: emptyTakes(rules, table, index) });
  if (!isFree(rules, table, index)) {
    const card = pile.up ? sayCard(pile.card) : say('card.faceDown');
    return say('pile.covered', { name, card });
  }
  if (group.role === 'foundation') {
    return say('pile.foundationUpTo', { name, card: sayCard(pile.card), size: pile.size });
  }
  const down = cells(pile).filter(({ up }) => !up).length;
  const card = pile.up ? sayCard(pile.card) : say('card.faceDown');
  const key = down > 0 ? 'pile.withHidden' : pile.size > 1 ? 'pile.cards' : 'pile.oneCard';
  return say(key, { name, card, size: pile.size, down });
}

/** The place that is pressed for a new round, and how often it can still be done. */
function describeRounds({ passes }: Rules, { pass }: Table, name: Message): Message {
  if (passes === undefined) return say('rounds.any', { name });
  return say(pass < passes ? 'rounds.left' : 'rounds.none', { name, left: passes - pass });
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
  if (rules.players) return say('stock.refills', { name });
  if (!actionNamed(rules, 'redeal')) return say('stock.empty', { name });
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
  if ('remove' in move) {
    const cards = move.remove.map((pile) => sayCard(pileOn(before, pile).card));
    return say('moved.away', { cards, sum: rules.removal?.sum ?? 0 });
  }
  const { card } = drop(pileOn(before, move.from), move.count - 1);
  const values = { card: sayCard(card), count: move.count, to: namePile(rules, move.to) };
  return say(move.count > 1 ? 'moved.run' : 'moved.card', values);
}

/** What a move did, with the card that it turned up where there is one, as one sentence. */
export function describeMove(rules: Rules, before: Table, move: Move, after: Table): Message {
  if ('action' in move) return describePress(rules, before, move.action, after);
  const moved = describeIntent(rules, before, move);
  if ('remove' in move) return moved;
  const under = drop(pileOn(before, move.from), move.count);
  const now = pileOn(after, move.from);
  return under.size > 0 && !under.up && now.up
    ? say('moved.andTurned', { moved, turned: sayCard(now.card) })
    : moved;
}

function describePress(rules: Rules, before: Table, action: string, after: Table): Message {
  const changed = (index: number): boolean => pileOn(before, index) !== pileOn(after, index);
  if (action === 'draw') {
    const waste = pilesOf(rules, 'waste').findLast(
      (index) => changed(index) && pileOn(after, index).size > 0,
    );
    const stock = pilesOf(rules, 'stock').find(changed) ?? -1;
    // A stock that is filled again on the way has no fewer cards: then one card is told.
    const count = Math.max(1, pileOn(before, stock).size - pileOn(after, stock).size);
    return waste === undefined
      ? say('did.pass')
      : say('did.draw', { count, card: sayCard(pileOn(after, waste).card) });
  }
  const { size, card } = pileOn(
    after,
    rules.piles.findIndex((_, index) => changed(index)),
  );
  return say(`did.${action}`, { pass: after.pass, card: size > 0 ? sayCard(card) : '' });
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
    const { base, build, place, take, limit, capacity, batch, role, first, count } = group;
    const pile = role !== 'tableau' ? 'one' : group.places ? 'pile' : 'column';
    const says: Message[] = [];
    if (group.covers) says.push(say('glance.covers'));
    if (capacity !== undefined) says.push(say('glance.capacity', { capacity, count }));
    if (build) says.push(say('glance.build', { rule: build.says, role }));
    if (base) says.push(say('glance.base', { rule: base.says, pile }));
    else if (place) says.push(say('glance.place', { rule: place.says }));
    else if (role === 'tableau' && take && !group.covers) says.push(say('glance.noBase', { pile }));
    const taken = say(take ? 'glance.take' : `glance.stays.${role}`, {
      rule: take?.says ?? '',
      role,
    });
    says.push(take && rules.removal ? rules.removal.says : taken);
    if (batch) says.push(say('glance.batch', { batch }));
    if (limit) says.push(limit.says);
    for (const action of rules.actions) if (action.at === role) says.push(action.says);
    const { passes } = rules;
    if (role === 'redeal') {
      says.push(
        passes === undefined
          ? say('glance.rounds')
          : say('glance.roundLimit', { rounds: passes - 1 }),
      );
    } else if (role === 'stock' && actionNamed(rules, 'redeal')) {
      says.push(passes === undefined ? say('glance.passes') : say('glance.passLimit', { passes }));
    }
    const dealt = Array.from({ length: count }, (_, i) => (start.piles[first + i] ?? EMPTY).size);
    return { group, dealt, says };
  });
}
