import { pileOn, type Pile, type PlacedGroup, type Rules, type Table } from 'solitaire-engine';

/** Points for a card that is home or removed, against one face down, and for one in a run. */
const [HOME, DOWN, RUN] = [16, 11, 11];

/**
 * How near to a win a table looks: more is nearer. It orders a search and decides nothing. Cards on
 * foundations and removed ones count, face-down cards count against it, and cards that lie on others
 * by the rules count, the most where they can be lifted together. From the worth of the table before
 * the last move it is soon told. The numbers are those that won most deals of Spider.
 */
export function worthOf(rules: Rules, table: Table, before?: Table, worth = 0): number {
  const grid = rules.groups.find(({ place }) => place);
  if (grid) return inGrid(rules, grid, table);
  let sum = worth;
  for (let i = 0; i < rules.piles.length; i++) {
    const pile = pileOn(table, i);
    const old = before && pileOn(before, i);
    if (pile !== old) sum += pileWorth(rules, i, pile) - (old ? pileWorth(rules, i, old) : 0);
  }
  return sum;
}

function pileWorth(rules: Rules, index: number, pile: Pile): number {
  const { role, take, build } = rules.piles[index]?.group ?? {};
  if (role === 'foundation' || role === 'discard') return HOME * pile.size;
  if (role !== 'tableau') return 0;
  const { follows = build } = take?.lifts ?? {};
  let sum = 0;
  for (let cell = pile; cell.under; cell = cell.under) {
    const { card, up, under } = cell;
    if (!up) sum -= DOWN;
    else if (under.size > 0 && under.up) {
      if (follows?.(under.card, card)) sum += RUN;
      else if (build?.(under.card, card)) sum++;
    }
  }
  return sum;
}

/** Cards of a grid that lie where they might be laid; more where that is so from the row's start on. */
function inGrid(rules: Rules, { first, rows = [], place }: PlacedGroup, table: Table): number {
  let sum = 0;
  let index = first;
  for (const length of rows) {
    let ordered = true;
    for (const end = index + length; index < end; index++) {
      const { card } = pileOn(table, index);
      const lies = card >= 0 && place?.(table, rules, index, card);
      ordered &&= lies === true;
      if (lies) sum += ordered ? HOME : 2;
    }
  }
  return sum;
}
