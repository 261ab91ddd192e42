import {
  apply,
  cells,
  drop,
  hasPassed,
  homeOf,
  moves as movesAt,
  pileOn,
  rankOf,
  seatOf,
  tableKey,
  type Carry,
  type Move,
  type Press,
  type Rules,
  type Step,
  type Table,
} from 'solitaire-engine';
import { worthOfMove } from './advice.ts';

/** How well the computer plays: it overlooks much, overlooks little, or thinks ahead. */
export type Strength = 'easy' | 'medium' | 'strong';

/** How often a player overlooks a move and turns a card instead. */
const OVERLOOKS: Readonly<Record<Strength, number>> = { easy: 0.4, medium: 0.12, strong: 0 };

/** Whose move it is, by the pile that it starts from. */
export const playerOf = (rules: Rules, move: Move): number | undefined =>
  'from' in move ? seatOf(rules, move.from) : 'pile' in move ? seatOf(rules, move.pile ?? -1) : 0;

/** The moves of a player that carry cards. */
const carries = (rules: Rules, table: Table, player: number): Carry[] =>
  movesAt(rules, table).filter(
    (move): move is Carry => 'from' in move && seatOf(rules, move.from) === player,
  );

/** The move that looks best by itself; none where each of them looks worse than turning a card. */
function likeliest(
  rules: Rules,
  table: Table,
  player: number,
  seen: ReadonlySet<number>,
): Move | undefined {
  let best: { worth: number; move?: Move } = { worth: 0 };
  for (const move of carries(rules, table, player)) {
    if (seen.has(tableKey(rules, apply(rules, table, move)))) continue;
    const worth = worthOfMove(rules, table, move);
    if (worth > best.worth) best = { worth, move };
  }
  return best.move;
}

/** Tables that a player who thinks ahead looks at before one move. */
const LOOKS = 40;

/** What a table is worth to a player: weighed by playing many games against simpler players. */
const WORTH = { home: 30, closed: -10, faceDown: -10, king: 20, unplayed: -6, step: -2 };

/** How good a table is for a player, by what lies face up and how much does not. */
function worthOf(rules: Rules, table: Table, player: number): number {
  let worth = WORTH.home * homeOf(rules, table, player);
  for (const [index, { group }] of rules.piles.entries()) {
    if (seatOf(rules, index) !== player) continue;
    const pile = pileOn(table, index);
    if (group.role !== 'tableau') worth += WORTH.unplayed * pile.size;
    else {
      const column = cells(pile);
      const hidden = column.filter(({ up }) => !up).length;
      // The fewer cards are left to turn, the sooner a column is open.
      if (hidden > 0) worth += WORTH.closed + WORTH.faceDown * hidden;
      else if (column[0] && rankOf(column[0].card) === 13) worth += WORTH.king;
    }
  }
  return worth;
}

/**
 * The first move of the way that leads to the best table, looked for breadth first. A move that
 * turns a card up ends a way: nobody knows what comes next, and the computer doesn't look.
 */
function farthest(
  rules: Rules,
  table: Table,
  player: number,
  seen: ReadonlySet<number>,
): Move | undefined {
  const met = new Set(seen).add(tableKey(rules, table));
  const ways: { at: Table; first: Move | undefined; steps: number }[] = [
    { at: table, first: undefined, steps: 0 },
  ];
  let best = { worth: worthOf(rules, table, player), first: undefined as Move | undefined };
  for (let i = 0; i < ways.length && i < LOOKS; i++) {
    const { at, first, steps } = ways[i] as (typeof ways)[number];
    for (const move of carries(rules, at, player)) {
      const after = apply(rules, at, move);
      const key = tableKey(rules, after);
      if (met.has(key)) continue;
      met.add(key);
      const worth = worthOf(rules, after, player) + WORTH.step * steps;
      if (worth > best.worth) best = { worth, first: first ?? move };
      const opens = pileOn(after, move.from);
      const turned = opens.size > 0 && opens.up && !drop(pileOn(at, move.from), move.count).up;
      if (!turned) ways.push({ at: after, first: first ?? move, steps: steps + 1 });
    }
  }
  return best.first;
}

/**
 * The computer's next move: one of its own piles' moves, else a press of its stock, else it passes;
 * undefined when it has. `seen` are the keys of tables it has been at since it last turned a card, so
 * that it shifts nothing to and fro.
 */
export function opponentMove(
  rules: Rules,
  table: Table,
  player: number,
  strength: Strength,
  seen: ReadonlySet<number>,
  random: () => number = Math.random,
): Move | undefined {
  const find = strength === 'strong' ? farthest : likeliest;
  const move = find(rules, table, player, seen);
  const press = pressOf(rules, table, player);
  // Who has nothing to turn looks again.
  const overlooked = random() < OVERLOOKS[strength] && press && !isPass(press);
  return move && !overlooked ? move : press;
}

/** Whether a player just says that there is nothing more to play. */
export const isPass = (move: Move): boolean => 'action' in move && move.action === 'pass';

/** What a player can do now without carrying a card: turn cards, or else pass. */
const pressOf = (rules: Rules, table: Table, player: number): Press | undefined =>
  movesAt(rules, table).find(
    (move): move is Press => 'action' in move && playerOf(rules, move) === player,
  );

/** Presses of a stock in a row after which a player has seen all of stock and waste again. */
function cycleOf(rules: Rules, table: Table, player: number): number {
  const turns = rules.actions.find(({ turns }) => turns !== undefined)?.turns ?? 1;
  const cards = rules.piles.reduce(
    (sum, { group: { role } }, index) =>
      (role === 'stock' || role === 'waste') && seatOf(rules, index) === player
        ? sum + pileOn(table, index).size
        : sum,
    0,
  );
  return Math.ceil(cards / turns) + 1;
}

/** Whether a player has nothing to do but pass. */
const hasNothing = (rules: Rules, table: Table, player: number): boolean =>
  movesAt(rules, table).every((move) => playerOf(rules, move) !== player || isPass(move));

/** How often each player has turned cards since a card was carried last. */
function turned(rules: Rules, past: readonly Step[]): number[] {
  const counts = [0, 0];
  for (let i = past.length - 1; i >= 0; i--) {
    const [move] = past[i]?.moves ?? [];
    if (!move || !('action' in move)) break;
    const player = playerOf(rules, move) ?? 0;
    if (!isPass(move)) counts[player] = (counts[player] ?? 0) + 1;
  }
  return counts;
}

/**
 * Whether both can't go on: each one has gone through all of stock and waste since a card was
 * carried last, or has passed, or can do nothing.
 */
export const isBlocked = (rules: Rules, table: Table, past: readonly Step[]): boolean =>
  turned(rules, past).every(
    (times, player) =>
      times >= cycleOf(rules, table, player) ||
      (!rules.turn && (hasPassed(table, player) || hasNothing(rules, table, player))),
  );
