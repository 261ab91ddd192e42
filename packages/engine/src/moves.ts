import type { Action } from './actions.ts';
import { say, sayCard, type Message } from './message.ts';
import { carry, drop } from './pile.ts';
import { pileOn, withPiles, type Table } from './table.ts';
import { pilesOf, type PilePlace, type PlacedGroup, type Rules } from './variant.ts';

/** Carries cards from pile to pile, does an action at a pile, or removes the top cards of piles. */
export type Move = Carry | Press | Remove;
/** Carries the top `count` cards of pile `from` to pile `to`. */
export interface Carry {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}
export interface Press {
  readonly action: string;
  /** The pile pressed; the only pile of the action when left out. */
  readonly pile?: number;
}

/** Removes the top cards of these piles together; the piles are in rising order. */
export interface Remove {
  readonly remove: readonly number[];
}

/** The action of that name; undefined where the game has none. */
export const actionNamed = (rules: Rules, name: string): Action | undefined =>
  rules.actions.find((action) => action.name === name);

/** The pile that a move presses; -1 for an action that the game hasn't. */
export function pressed(rules: Rules, { action, pile }: Press): number {
  const { at } = actionNamed(rules, action) ?? {};
  return pile ?? (at && pilesOf(rules, at)[0]) ?? -1;
}

/** The shortest move for an action: the pile is named only where there are several. */
const pressOf = (rules: Rules, { name, at }: Action, pile: number): Press =>
  pilesOf(rules, at).length > 1 ? { action: name, pile } : { action: name };

/** Whether no other card lies on the pile: always so but where piles lie on piles. */
export function isFree(rules: Rules, table: Table, index: number): boolean {
  const { group, number } = rules.piles[index] ?? {};
  const covers = group?.covers?.[number ?? 0] ?? [];
  return covers.every((cover) => pileOn(table, (group?.first ?? 0) + cover).size === 0);
}

/** The numbers of cards that may be lifted off a pile, smallest first; a single card may go up. */
export function takesAt(rules: Rules, table: Table, index: number): readonly number[] {
  const take = rules.piles[index]?.group.take;
  return take && isFree(rules, table, index) ? take(pileOn(table, index)) : [];
}

/** What bringing cards to a pile is: a removal in games that remove cards, else carrying them. */
export const moveOnto = (rules: Rules, from: number, to: number, count: number): Move =>
  rules.removal ? { remove: [from, to].sort((a, b) => a - b) } : { from, to, count };

/** Why a pile takes no such card now, by its own rule; undefined when it takes it. */
function refuseCard(rules: Rules, table: Table, to: number, card: number): Message | undefined {
  const { group } = rules.piles[to] as PilePlace;
  const target = pileOn(table, to);
  const { role, base, build, place, capacity = Infinity } = group;
  if (!base && !build && !place) return say('refuse.closed', { role });
  if (target.size >= capacity) return say('refuse.full', { role });
  const values = { role, card: sayCard(card) };
  if (place) {
    return place(table, rules, to, card)
      ? undefined
      : say('refuse.place', { ...values, rule: place.says });
  }
  if (target.size === 0) {
    if (!base) return say('refuse.stayEmpty', { role });
    return base(card) ? undefined : say('refuse.base', { ...values, rule: base.says });
  }
  if (!target.up) return say('refuse.onFaceDown');
  if (build?.(target.card, card)) return undefined;
  const on = sayCard(target.card);
  return build
    ? say('refuse.build', { ...values, on, rule: build.says })
    : say('refuse.full', { role });
}

function refuseTake(rules: Rules, table: Table, from: number, count: number): Message | undefined {
  const { role, take } = (rules.piles[from] as PilePlace).group;
  const pile = pileOn(table, from);
  if (pile.size === 0) return say('refuse.empty', { role });
  if (!take) return say('refuse.stays', { role });
  if (!(count >= 1 && count <= pile.size)) return say('refuse.count', { count, size: pile.size });
  if (!isFree(rules, table, from)) return say('refuse.covered');
  if (!drop(pile, count - 1).up) return say('refuse.faceDown');
  return take(pile).includes(count) ? undefined : say('refuse.take', { count, rule: take.says });
}

/**
 * Why a move is against the rules, naming the rule, or undefined when it is legal. Works for any
 * numbers, however far off.
 */
export function refusal(rules: Rules, table: Table, move: Move): Message | undefined {
  if ('action' in move) {
    const action = actionNamed(rules, move.action);
    if (!action) return say('refuse.action', { action: String(move.action) });
    const pile = pressed(rules, move);
    if (rules.piles[pile]?.group.role !== action.at) return say('refuse.pile');
    return action.refuse(table, rules, pile);
  }
  if ('remove' in move) {
    return rules.removal
      ? rules.removal.refuse(table, rules, move.remove)
      : say('refuse.noRemoval');
  }
  const { from, to, count } = move;
  const source = rules.piles[from];
  const target = rules.piles[to];
  if (!source || !target) return say('refuse.pile');
  if (from === to) return say('refuse.same');
  const closed = [source, target].find(({ group }) => group.when?.(table) === false);
  if (closed?.group.when) return say('refuse.when', { rule: closed.group.when.says });
  const pile = pileOn(table, from);
  const { role, batch = role === 'foundation' ? 1 : 0, from: sources } = target.group;
  const upward = role === 'foundation';
  if (upward && source.group === target.group) return say('refuse.sideways');
  if (upward && batch === 1 && count > 1) return say('refuse.single');
  const single =
    upward &&
    source.group.role !== 'foundation' &&
    count === 1 &&
    source.group.take &&
    pile.up &&
    pile.size > 0 &&
    isFree(rules, table, from);
  const taken = single ? undefined : refuseTake(rules, table, from, count);
  if (taken) return taken;
  if (sources && !sources.includes(source.group.name)) {
    return say('refuse.from', { role, from: source.group.role });
  }
  if (batch > 0 && count !== batch) return say('refuse.batch', { batch, role });
  const base = drop(pile, count - 1).card;
  return refuseCard(rules, table, to, base) ?? refuseNumber(rules, table, move, target.group);
}

function refuseNumber(
  rules: Rules,
  table: Table,
  { to, count }: Carry,
  { role, limit, capacity = Infinity }: PlacedGroup,
): Message | undefined {
  if (count > 1 && limit) {
    const most = limit(table, rules, to);
    if (count > most) return say('refuse.limit', { count, most, rule: limit.says });
  }
  return pileOn(table, to).size + count > capacity ? say('refuse.full', { role }) : undefined;
}

/** Whether a pile may take any card at all as it lies. */
function isOpen(rules: Rules, table: Table, index: number): boolean {
  const { base, build, place, capacity = Infinity } = (rules.piles[index] as PilePlace).group;
  return Boolean(base ?? build ?? place) && pileOn(table, index).size < capacity;
}

/** Whether a pile takes a card by its own rule: soon said, where `refuseCard` says why not. */
function takesCard(rules: Rules, table: Table, to: number, card: number): boolean {
  const { base, build, place } = (rules.piles[to] as PilePlace).group;
  if (place) return place(table, rules, to, card);
  const { size, up, card: below } = pileOn(table, to);
  return Boolean(size === 0 ? base?.(card) : up && build?.(below, card));
}

/** Every legal move: actions first, then from each pile in turn, fewest cards first. */
export function moves(rules: Rules, table: Table): Move[] {
  const found: Move[] = [];
  for (const action of rules.actions) {
    for (const pile of pilesOf(rules, action.at)) {
      if (!action.refuse(table, rules, pile)) found.push(pressOf(rules, action, pile));
    }
  }
  const open = [...rules.piles.keys()].filter((to) => isOpen(rules, table, to));
  for (const [from, { group }] of open.length > 0 ? rules.piles.entries() : []) {
    const pile = pileOn(table, from);
    if (group.when?.(table) === false) continue;
    if (!group.take || pile.size === 0 || !pile.up || !isFree(rules, table, from)) continue;
    const counts = group.take(pile);
    for (const count of counts[0] === 1 ? counts : [1, ...counts]) {
      const base = drop(pile, count - 1).card;
      for (const to of open) {
        if (!takesCard(rules, table, to, base)) continue;
        const move = { from, to, count };
        if (refusal(rules, table, move) === undefined) found.push(move);
      }
    }
  }
  for (const remove of rules.removal?.sets(table, rules) ?? []) found.push({ remove });
  return found;
}

/** The table after a legal move and all that follows from it by itself. */
export function apply(rules: Rules, table: Table, move: Move): Table {
  const moved = moveIn(rules, table, move);
  return rules.settle.reduce((settled, settle) => settle(settled, rules, table), moved);
}

function moveIn(rules: Rules, table: Table, move: Move): Table {
  if ('action' in move) return press(rules, table, move);
  if ('remove' in move) return rules.removal?.apply(table, rules, move.remove) ?? table;
  return carried(table, move);
}

function press(rules: Rules, table: Table, move: Press): Table {
  const action = actionNamed(rules, move.action);
  return action ? action.apply(table, rules, pressed(rules, move)) : table;
}

function carried(table: Table, { from, to, count }: Carry): Table {
  const pile = pileOn(table, from);
  return withPiles(table, [
    [from, drop(pile, count)],
    [to, carry(pile, count, pileOn(table, to))],
  ]);
}

/**
 * What pressing a pile does: the first action there that is allowed, else the refusal of the one
 * that comes closest; undefined for a pile without actions.
 */
export function pressAt(
  rules: Rules,
  table: Table,
  pile: number,
): { move: Press } | { refusal: Message } | undefined {
  const role = rules.piles[pile]?.group.role;
  let refused: Message | undefined;
  for (const action of rules.actions) {
    const { name, at, also } = action;
    const there =
      at === role ? pile : also?.(table) === pile ? pressed(rules, { action: name }) : -1;
    if (there < 0) continue;
    refused = action.refuse(table, rules, there);
    if (!refused) return { move: pressOf(rules, action, there) };
  }
  return refused && { refusal: refused };
}
