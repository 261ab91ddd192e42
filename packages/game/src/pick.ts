import {
  CARD_HEIGHT,
  cells,
  moveOnto,
  pileOn,
  pressAt,
  refusal,
  takesAt,
  type Layout,
  type Move,
  type Rules,
  type Table,
} from 'solitaire-engine';

/** Cards taken in hand: so many from the top of a pile. */
export interface Pick {
  readonly pile: number;
  readonly count: number;
}

export const samePick = (a: Pick | undefined, b: Pick | undefined): boolean =>
  a?.pile === b?.pile && a?.count === b?.count;

/** The cards that a pick spans, the top one first. */
export function spanned(table: Table, pick: Pick | undefined): ReadonlySet<number> {
  const found = new Set<number>();
  let cell = pick && pileOn(table, pick.pile);
  for (let i = 0; pick && i < pick.count && cell?.under; i++) {
    found.add(cell.card);
    cell = cell.under;
  }
  return found;
}

/** The card that a point of a pile shows: how many cards must be lifted to lift it. */
export function grab(layout: Layout, table: Table, pile: number, x: number, y: number): Pick {
  const list = cells(pileOn(table, pile));
  const under = list.findLastIndex(({ card }) => {
    const spot = layout.cards.get(card);
    if (!spot) return false;
    return x >= spot.x && x <= spot.x + 1 && y >= spot.y && y <= spot.y + CARD_HEIGHT;
  });
  return { pile, count: under < 0 ? Math.min(1, list.length) : list.length - under };
}

/** The pick nearest to the one wanted that the rules allow: as many cards, or fewer. */
export function allowedPick(rules: Rules, table: Table, { pile, count }: Pick): Pick | undefined {
  const counts = takesAt(rules, table, pile);
  const allowed = counts.filter((each) => each <= count).at(-1) ?? counts[0];
  return allowed === undefined ? undefined : { pile, count: allowed };
}

/** The piles that a pick may go to. */
export function targetsOf(rules: Rules, table: Table, { pile, count }: Pick): number[] {
  return [...rules.piles.keys()].filter(
    (to) => to !== pile && refusal(rules, table, moveOnto(rules, pile, to, count)) === undefined,
  );
}

/** The move that removes the top card of a pile by itself, or with the only card that fits it. */
function removalOf(rules: Rules, table: Table, pile: number): Move | undefined {
  const sets = rules.removal?.sets(table, rules).filter((piles) => piles.includes(pile)) ?? [];
  const [remove] = sets;
  return remove && (sets.length === 1 || remove.length === 1) ? { remove } : undefined;
}

/**
 * Where a double-click or the home key sends the top cards of a pile: to the first foundation that
 * takes them, else the longest run to the first column with cards, or the waste, that takes it.
 * Where cards are removed, they go when there is one way only.
 */
export function homeMove(rules: Rules, table: Table, pile: number): Move | undefined {
  if (rules.removal) return removalOf(rules, table, pile);
  const places = [...rules.piles.keys()];
  const roleOf = (index: number) => rules.piles[index]?.group.role;
  const tryOut = (counts: readonly number[], wanted: (to: number) => boolean) => {
    for (const count of counts) {
      const to = places.find(
        (to) => wanted(to) && !refusal(rules, table, { from: pile, to, count }),
      );
      if (to !== undefined) return { from: pile, to, count };
    }
    return undefined;
  };
  const longestFirst = [...takesAt(rules, table, pile)].reverse();
  return (
    tryOut([1, ...longestFirst], (to) => roleOf(to) === 'foundation') ??
    tryOut([1], (to) => roleOf(to) === 'waste' || rules.piles[to]?.group.place !== undefined) ??
    tryOut(longestFirst, (to) => roleOf(to) === 'tableau' && pileOn(table, to).size > 0)
  );
}

/**
 * What pressing a pile does at once, where it isn't about picking a card up: an action, or removing
 * a card that goes alone.
 */
export function pressMove(rules: Rules, table: Table, pile: number): Move | undefined {
  const alone = { remove: [pile] };
  if (rules.removal && !refusal(rules, table, alone)) return alone;
  const press = pressAt(rules, table, pile);
  return press && 'move' in press ? press.move : undefined;
}
