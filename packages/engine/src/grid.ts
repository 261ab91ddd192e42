import type { Action } from './actions.ts';
import { pack, rankOf, suitOf, type Card, type Rank } from './card.ts';
import { rows as dealRows, takeOut } from './deal.ts';
import { say, saying } from './message.ts';
import { moves } from './moves.ts';
import { EMPTY, put } from './pile.ts';
import { round } from './rounds.ts';
import { top, type PlaceRule } from './rules.ts';
import { shuffled } from './shuffle.ts';
import { pileOn, withPiles, type Table } from './table.ts';
import { pilesOf, type Goal, type Place, type Rules, type RulesSpec } from './variant.ts';

/** The places of a grid, row by row. `line` breaks long rows in two on a narrow board. */
export function gridPlaces(rows: number, columns: number, line = columns): Place[] {
  const lines = Math.ceil(columns / line);
  return Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return [column % line, row * lines + Math.floor(column / line) + (lines > 1 ? row * 0.12 : 0)];
  });
}

const follows = (card: Card, next: Card): boolean =>
  card >= 0 && suitOf(card) === suitOf(next) && rankOf(next) === rankOf(card) + 1;

/** The card on a place of the grid; -1 for a gap. */
const cardOn = (table: Table, rules: Rules, number: number): Card =>
  pileOn(table, (pilesOf(rules, 'tableau')[0] ?? 0) + number).card;

const numberOf = (rules: Rules, pile: number): number => rules.piles[pile]?.number ?? 0;

/**
 * A gap takes the card that follows its left neighbor in suit; the first column any card of rank
 * `first`. Nothing goes to the right of a gap or of the highest card.
 */
export const afterLeft = (columns: number, first: Rank): PlaceRule =>
  saying(
    say('place.afterLeft', { rank: first }),
    (table: Table, rules: Rules, to: number, card: Card) => {
      const number = numberOf(rules, to);
      if (number % columns === 0) return rankOf(card) === first;
      return follows(cardOn(table, rules, number - 1), card);
    },
  );

const QUEEN = 12;

/**
 * The grid is one ring, row after row. A gap takes the card that follows its left neighbor in suit
 * or goes before its right neighbor; an ace also follows any queen (PySolFC). With `open` ends the
 * ring does not close: the first place takes any ace and the last one any queen, and a queen also
 * goes before any ace (AisleRiot).
 */
export const inRing = (open: boolean): PlaceRule =>
  saying(
    open ? say('place.inLine', { rule: say('place.inRing') }) : say('place.inRing'),
    (table: Table, rules: Rules, to: number, card: Card) => {
      if (rankOf(card) > QUEEN) return false;
      const size = pilesOf(rules, 'tableau').length;
      const number = numberOf(rules, to);
      const [first, last] = [open && number === 0, open && number === size - 1];
      if ((first && rankOf(card) === 1) || (last && rankOf(card) === QUEEN)) return true;
      const left = first ? -1 : cardOn(table, rules, (number + size - 1) % size);
      const right = last ? -1 : cardOn(table, rules, (number + 1) % size);
      const turns = (queen: Card, ace: Card): boolean =>
        queen >= 0 && ace >= 0 && rankOf(queen) === QUEEN && rankOf(ace) === 1;
      const before = right >= 0 && follows(card, right);
      return follows(left, card) || before || turns(left, card) || (open && turns(card, right));
    },
  );

/** How many cards of a row run in suit from its first place, from rank `first` on. */
function prefix(table: Table, rules: Rules, row: number, columns: number, first: Rank): number {
  let length = 0;
  for (; length < columns; length++) {
    const card = cardOn(table, rules, row * columns + length);
    if (card < 0) break;
    const before = cardOn(table, rules, row * columns + length - 1);
    if (length === 0 ? rankOf(card) !== first : !follows(before, card)) break;
  }
  return length;
}

/** Every row runs in suit from `first`, with its gap at the end. */
export const rowsInSuit = (columns: number, first: Rank): Goal =>
  saying(say('won.rows', { first }), (table: Table, rules: Rules) => {
    const rows = pilesOf(rules, 'tableau').length / columns;
    return Array.from({ length: rows }, (_, row) => row).every(
      (row) => prefix(table, rules, row, columns, first) === columns - 1,
    );
  });

/**
 * All four suits run from ace to queen around the ring, without a gap inside: `corner` from the
 * first place on, `anywhere` from any place, `loose` with gaps allowed too.
 */
export const suitsInRing = (goal: 'anywhere' | 'corner' | 'loose'): Goal =>
  saying(say(`won.ring.${goal}`), (table: Table, rules: Rules) => {
    const ring = pilesOf(rules, 'tableau').map((index) => pileOn(table, index).card);
    const list = goal === 'loose' ? ring.filter((card) => card >= 0) : ring;
    if (goal === 'corner' && rankOf(list[0] ?? 1) !== 1) return false;
    return list.every((card, i) => {
      if (card < 0) return true;
      const next = list[(i + 1) % list.length] ?? -1;
      return rankOf(card) === QUEEN || follows(card, next);
    });
  });

/** A number made of the whole layout in order: what a shuffle in the middle of a game starts from. */
function seedOf({ piles, pass }: Table): number {
  let [lo, hi] = [pass, ~pass];
  for (const pile of piles) {
    lo = Math.imul(lo ^ pile.lo, 0x9e3779b1);
    lo ^= lo >>> 15;
    hi = Math.imul(hi ^ pile.hi ^ lo, 0x85ebca6b);
    hi ^= hi >>> 13;
  }
  return (hi & 0x1fffff) * 2 ** 32 + (lo >>> 0);
}

/** How the cards of a grid that are not in order yet are dealt anew. */
export interface Regap {
  readonly columns: number;
  readonly first: Rank;
  /** Whether they are shuffled; else they keep their order. */
  readonly shuffle: boolean;
  /** Where the gaps go: behind the cards in order, at the end of each row, or anywhere. */
  readonly gaps: 'after' | 'end' | 'random';
  /** Whether it may only be done when no card can move. */
  readonly onlyWhenStuck: boolean;
}

/**
 * Gathers all cards but those that run in suit from the start of a row, and deals them anew. The
 * shuffle depends on the layout alone, so that a game can be replayed and taken back exactly.
 */
export const regap = ({ columns, first, shuffle, gaps, onlyWhenStuck }: Regap): Action =>
  round({
    name: shuffle ? 'reshuffle' : 'relay',
    values: { gaps },
    refuse: (table, rules) =>
      onlyWhenStuck && moves({ ...rules, actions: [] }, table).length > 0
        ? say('refuse.movesLeft')
        : undefined,
    after(table, rules) {
      const grid = pilesOf(rules, 'tableau');
      const rows = Array.from({ length: grid.length / columns }, (_, row) => row);
      const kept = rows.map((row) => prefix(table, rules, row, columns, first));
      const free = grid.filter((_, i) => i % columns >= (kept[Math.floor(i / columns)] ?? 0));
      const loose = free.map((index) => pileOn(table, index).card).filter((card) => card >= 0);
      const seed = seedOf(table);
      const open = new Set(
        gaps === 'random'
          ? shuffled(free, seed).slice(loose.length)
          : rows.map((row) => {
              const column = gaps === 'end' ? columns - 1 : Math.min(kept[row] ?? 0, columns - 1);
              return grid[row * columns + column] ?? -1;
            }),
      );
      const order = shuffle ? shuffled(loose, seed) : loose;
      const filled = free.filter((index) => !open.has(index));
      return withPiles(table, [
        ...[...open].map((index) => [index, EMPTY] as const),
        ...filled.map((index, i) => [index, put(EMPTY, order[i] ?? 0)] as const),
      ]);
    },
  });

/** What is chosen in the games whose cards are brought into rows of one suit. */
export interface GapsChoice {
  /** How often the cards may be dealt anew: a number, or `unlimited`. */
  readonly redeals: string;
  readonly shuffle: 'yes' | 'no';
  readonly gaps: Regap['gaps'];
  readonly when: 'any' | 'stuck';
}

/**
 * Four rows, the aces taken out to make gaps, and redeals: Gaps, Montana, Addiction. With 7 columns
 * the pack goes from ace to seven.
 */
export function gapRows(chosen: GapsChoice, columns = 13): RulesSpec {
  const { redeals, gaps } = chosen;
  const [shuffle, onlyWhenStuck] = [chosen.shuffle === 'yes', chosen.when === 'stuck'];
  const first = 2;
  return {
    pack: pack().filter((card) => rankOf(card) <= columns),
    piles: {
      redeal: { at: [0, 4.2], narrow: { at: [0, columns > 7 ? 8.7 : 4.3] } },
      discard: {
        at: [columns - 1.82, 4.2],
        narrow: { at: [5.15, columns > 7 ? 8.7 : 4.3] },
        spread: 'right',
      },
      tableau: {
        count: 4 * columns,
        at: [0, 0],
        places: gridPlaces(4, columns),
        narrow: { places: gridPlaces(4, columns, 7) },
        rows: [columns, columns, columns, columns],
        capacity: 1,
        place: afterLeft(columns, first),
        take: top,
      },
    },
    deal: [
      saying(say('deal.grid', { rows: 4, columns }), dealRows(1, 'tableau')),
      takeOut(1, 'tableau', 'discard'),
    ],
    actions: [regap({ columns, first, shuffle, gaps, onlyWhenStuck })],
    ...(redeals !== 'unlimited' && { passes: Number(redeals) + 1 }),
    won: rowsInSuit(columns, first),
  };
}
