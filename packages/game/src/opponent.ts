import {
  apply,
  moves as movesAt,
  pileOn,
  seatOf,
  tableKey,
  type Move,
  type Press,
  type Rules,
  type Step,
  type Table,
} from 'solitaire-engine';
import { promise } from './advice.ts';

/** How well the computer plays: it overlooks moves, plays what it sees, or thinks ahead. */
export type Strength = 'easy' | 'medium' | 'strong';

/** How often a weak player overlooks a move. */
const OVERLOOKS = 0.4;
const DEPTH: Readonly<Record<Strength, number>> = { easy: 1, medium: 1, strong: 4 };

/** Whose move it is, by the pile that it starts from. */
export const playerOf = (rules: Rules, move: Move): number | undefined =>
  'from' in move ? seatOf(rules, move.from) : 'pile' in move ? seatOf(rules, move.pile ?? -1) : 0;

const isOwn = (rules: Rules, player: number) => (move: Move) => playerOf(rules, move) === player;

const faceDown = (table: Table): number =>
  table.piles.reduce((sum, pile) => {
    let count = sum;
    for (let cell = pile; cell.under; cell = cell.under) if (!cell.up) count++;
    return count;
  }, 0);

/**
 * The worth of the best way to go on from a table, so many moves deep. A move that turns a card up
 * ends the way: nobody knows what comes next, and the computer doesn't look.
 */
function best(
  rules: Rules,
  table: Table,
  player: number,
  depth: number,
  seen: ReadonlySet<number>,
): { readonly worth: number; readonly move: Move | undefined } {
  let found: { worth: number; move: Move | undefined } = { worth: 0, move: undefined };
  for (const move of movesAt(rules, table).filter(isOwn(rules, player))) {
    if ('action' in move) continue;
    const after = apply(rules, table, move);
    const key = tableKey(rules, after);
    if (seen.has(key)) continue;
    const now = promise(rules, table, move);
    const turns = faceDown(after) < faceDown(table);
    const later =
      depth > 1 && !turns
        ? 0.9 * best(rules, after, player, depth - 1, new Set([...seen, key])).worth
        : 0;
    const worth = now + later;
    if (worth > found.worth) found = { worth, move };
  }
  return found;
}

/**
 * The computer's next move: one of its own piles' moves, else a press of its stock. `seen` are the
 * keys of tables it has been at since it last turned a card, so that it shifts nothing to and fro.
 */
export function opponentMove(
  rules: Rules,
  table: Table,
  player: number,
  strength: Strength,
  seen: ReadonlySet<number>,
  random: () => number = Math.random,
): Move | undefined {
  const { move } = best(rules, table, player, DEPTH[strength], seen);
  const overlooked = strength === 'easy' && random() < OVERLOOKS;
  return move && !overlooked ? move : drawOf(rules, table, player);
}

/** The press of a player's stock, where it is allowed now. */
export const drawOf = (rules: Rules, table: Table, player: number): Press | undefined =>
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

/** Whether both have gone through all of stock and waste without playing a card. */
export function isBlocked(rules: Rules, table: Table, past: readonly Step[]): boolean {
  const idle = [0, 0];
  for (let i = past.length - 1; i >= 0; i--) {
    const [move] = past[i]?.moves ?? [];
    if (!move || !('action' in move)) break;
    const player = playerOf(rules, move) ?? 0;
    idle[player] = (idle[player] ?? 0) + 1;
  }
  return [0, 1].every((player) => (idle[player] ?? 0) >= cycleOf(rules, table, player));
}
