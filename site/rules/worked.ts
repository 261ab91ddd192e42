import { resultOf, running, type Sheet } from 'solitaire-records';

/** A game for a stake, worked out. */
export interface Worked {
  readonly cards: number;
  /** What its cards have paid, before the stake. */
  readonly paid: number;
  readonly result: number;
  /** The total of all games up to it. */
  readonly total: number;
}

/**
 * Games of Vegas as an example, each given by how many cards came home in it, worked out by the
 * code that keeps the score.
 */
export function workedOut(ante: number, perCard: number, home: readonly number[]): Worked[] {
  const sheet: Sheet = { name: '', scoring: 'vegas', ante, perCard, players: [] };
  const rows = home.map((cards) => ({ date: '', won: cards === 52, cards }));
  const totals = running(sheet, rows);
  return rows.map((row, i) => {
    const result = resultOf(sheet, row);
    return { cards: row.cards, paid: result + ante, result, total: totals[i] ?? 0 };
  });
}
