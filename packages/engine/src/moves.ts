import type { Action } from './actions.ts';
import { say, sayCard, type Message } from './message.ts';
import { carry, drop, type Pile } from './pile.ts';
import { pileOn, withPiles, type Table } from './table.ts';
import { pilesOf, type PlacedGroup, type Rules } from './variant.ts';

/** Carries the top `count` cards of pile `from` to pile `to`, or does an action at a pile. */
export type Move = Carry | Press;
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

const actionNamed = (rules: Rules, name: string): Action | undefined =>
  rules.actions.find((action) => action.name === name);

const pressed = (rules: Rules, action: Action, move: Press): number =>
  move.pile ?? pilesOf(rules, action.at)[0] ?? -1;

/** The shortest move for an action: the pile is named only where there are several. */
const pressOf = (rules: Rules, { name, at }: Action, pile: number): Press =>
  pilesOf(rules, at).length > 1 ? { action: name, pile } : { action: name };

/** Why a pile takes no such card now, by its own rule; undefined when it takes it. */
function refuseCard(group: PlacedGroup, target: Pile, card: number): Message | undefined {
  const { role, base, build, capacity = Infinity } = group;
  if (!base && !build) return say('refuse.closed', { role });
  if (target.size >= capacity) return say('refuse.full', { role });
  const values = { role, card: sayCard(card) };
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

function refuseTake(group: PlacedGroup, pile: Pile, count: number): Message | undefined {
  const { role, take } = group;
  if (pile.size === 0) return say('refuse.empty', { role });
  if (!take) return say('refuse.stays', { role });
  if (!(count >= 1 && count <= pile.size)) return say('refuse.count', { count, size: pile.size });
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
    const pile = pressed(rules, action, move);
    if (rules.piles[pile]?.group.role !== action.at) return say('refuse.pile');
    return action.refuse(table, rules, pile);
  }
  const { from, to, count } = move;
  const source = rules.piles[from];
  const target = rules.piles[to];
  if (!source || !target) return say('refuse.pile');
  if (from === to) return say('refuse.same');
  const pile = pileOn(table, from);
  const upward = target.group.role === 'foundation';
  if (upward && source.group === target.group) return say('refuse.sideways');
  if (upward && count > 1) return say('refuse.single');
  const single = upward && count === 1 && source.group.take && pile.up && pile.size > 0;
  const taken = single ? undefined : refuseTake(source.group, pile, count);
  if (taken) return taken;
  const base = drop(pile, count - 1).card;
  return (
    refuseCard(target.group, pileOn(table, to), base) ??
    refuseNumber(rules, table, move, target.group)
  );
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

/** Every legal move: actions first, then from each pile in turn, fewest cards first. */
export function moves(rules: Rules, table: Table): Move[] {
  const found: Move[] = [];
  for (const action of rules.actions) {
    for (const pile of pilesOf(rules, action.at)) {
      if (!action.refuse(table, rules, pile)) found.push(pressOf(rules, action, pile));
    }
  }
  for (const [from, { group }] of rules.piles.entries()) {
    const pile = pileOn(table, from);
    if (!group.take || pile.size === 0 || !pile.up) continue;
    const counts = group.take(pile);
    for (const count of counts[0] === 1 ? counts : [1, ...counts]) {
      for (let to = 0; to < rules.piles.length; to++) {
        const move = { from, to, count };
        if (refusal(rules, table, move) === undefined) found.push(move);
      }
    }
  }
  return found;
}

/** The table after a legal move and all that follows from it by itself. */
export function apply(rules: Rules, table: Table, move: Move): Table {
  const moved = 'action' in move ? press(rules, table, move) : carried(table, move);
  return rules.settle.reduce((settled, settle) => settle(settled, rules), moved);
}

function press(rules: Rules, table: Table, move: Press): Table {
  const action = actionNamed(rules, move.action);
  return action ? action.apply(table, rules, pressed(rules, action, move)) : table;
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
  for (const action of rules.actions.filter(({ at }) => at === role)) {
    refused = action.refuse(table, rules, pile);
    if (!refused) return { move: pressOf(rules, action, pile) };
  }
  return refused && { refusal: refused };
}
