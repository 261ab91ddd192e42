import {
  apply,
  cells,
  EMPTY,
  moves as movesAt,
  pileOn,
  put,
  tableKey,
  type Move,
  type Pile,
  type Rules,
  type Table,
} from 'solitaire-engine';

/** Places of cards that the player has not seen: pile and height from the bottom, from 0. */
function unseenPlaces(rules: Rules, table: Table): { pile: number; height: number }[] {
  return rules.piles.flatMap(({ group }, pile) => {
    if (group.role === 'stock' && table.pass > 1) return [];
    return cells(pileOn(table, pile)).flatMap(({ up }, height) => (up ? [] : [{ pile, height }]));
  });
}

/** Whether some card on the table has not been seen by the player yet. */
export const hasUnseen = (rules: Rules, table: Table): boolean =>
  unseenPlaces(rules, table).length > 0;

/** The table with its unseen cards in another order: one of those that the player may be facing. */
export function shuffledUnseen(rules: Rules, table: Table, random: () => number): Table {
  const places = unseenPlaces(rules, table);
  const lists = table.piles.map((pile) => cells(pile).map(({ card, up }) => ({ card, up })));
  const hidden = places.map(({ pile, height }) => lists[pile]?.[height]?.card ?? 0);
  for (let left = hidden.length; left > 1; left--) {
    const pick = Math.floor(random() * left);
    [hidden[left - 1], hidden[pick]] = [hidden[pick] ?? 0, hidden[left - 1] ?? 0];
  }
  for (const [i, { pile, height }] of places.entries()) {
    const cell = lists[pile]?.[height];
    if (cell) cell.card = hidden[i] ?? cell.card;
  }
  const piles = lists.map((list) =>
    list.reduce<Pile>((pile, { card, up }) => put(pile, card, up), EMPTY),
  );
  return { ...table, piles };
}

const downIn = (table: Table, pile: number): number =>
  cells(pileOn(table, pile)).filter(({ up }) => !up).length;

/** How promising a move looks to a player who sees only what lies face up. */
export function worthOfMove(rules: Rules, table: Table, move: Move): number {
  if ('action' in move) return move.action === 'draw' ? 5 : 1;
  if ('remove' in move) return 90;
  const { from, to, count } = move;
  const roleOf = (pile: number) => rules.piles[pile]?.group.role;
  if (roleOf(from) === 'foundation') return -10;
  if (roleOf(to) === 'foundation') return 100;
  if (roleOf(to) === 'cell') return -5;
  const whole = pileOn(table, from).size === count;
  const ontoSpace = pileOn(table, to).size === 0;
  if (whole && ontoSpace) return -20;
  const after = apply(rules, table, move);
  const turned = downIn(table, from) - downIn(after, from);
  if (turned > 0) return 60 - downIn(table, from);
  const frees = movesAt(rules, after).some(
    (next) => 'from' in next && next.from === from && roleOf(next.to) === 'foundation',
  );
  if (frees) return 40;
  if (roleOf(from) === 'waste' || roleOf(from) === 'cell') return 15;
  return whole ? 20 : ontoSpace ? -8 : -3;
}

/**
 * The move that looks best from the cards in view, by simple rules of thumb: up to a foundation,
 * turn a card up, free a card that can go up, empty a column, turn the stock. Undefined when there
 * is none but shifting cards to and fro.
 */
export function likelyMove(rules: Rules, table: Table): Move | undefined {
  const here = tableKey(rules, table);
  const ranked = movesAt(rules, table)
    .map((move) => ({ move, worth: worthOfMove(rules, table, move) }))
    .filter(({ move }) => tableKey(rules, apply(rules, table, move)) !== here)
    .sort((a, b) => b.worth - a.worth);
  const [best] = ranked;
  return best && best.worth > -10 ? best.move : undefined;
}
