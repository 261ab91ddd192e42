/** A game that is over in four moves, or in one, for tests of what is kept of games. */
import {
  aceFoundations,
  allOnFoundations,
  anyCard,
  defineVariant,
  option,
  own,
  packOf,
  rankOf,
  rows,
  top,
} from 'solitaire-engine/vocabulary';
import type { SolitaireGame } from 'solitaire-game';
import { resultsOf } from 'solitaire-game/results';
import { deal, until } from './board.ts';

// What a board fetches late is there at once: no test waits for files.
import 'solitaire-engine/restore';
import 'solitaire-game/controllers/extras';
import 'solitaire-game/controllers/record';
import 'solitaire-game/controllers/stats';

let games = 0;

/** A game of four aces, each on a column and one move from home, with an id of its own. */
export const tiny = () =>
  defineVariant({
    id: `tiny-${++games}-${Date.now()}`,
    name: 'Tiny',
    family: 'tiny',
    numbering: own,
    options: { house: option('no', 'yes') },
    rules: () => ({
      pack: packOf([0, 1, 2, 3], 1).filter((card) => rankOf(card) === 1),
      piles: {
        foundation: aceFoundations([0, 0], true),
        tableau: { count: 5, at: [0, 1], base: anyCard, take: top },
      },
      deal: [rows(1, 'tableau', { piles: 4 })],
      won: allOnFoundations,
    }),
  });

export type Tiny = ReturnType<typeof tiny>;

/** A board with a tiny game whose moves are listened to. */
export async function playing(variant: Tiny, attributes: Record<string, string> = {}) {
  const board = await deal({ winnable: 'false', ...attributes }, { variant });
  await recording(board);
  return board;
}

/** Results are kept from the time on when the panels are there. */
export async function recording(board: SolitaireGame) {
  await until(() => board.game?.session.id !== undefined, 'recorder');
}

/** The rows of a game, as won or lost, once there are so many. */
export async function outcomes(variant: Tiny, options = '', lasting = false): Promise<string> {
  // All that is waiting to be written has a turn first.
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve, 10));
  const id = [variant.id, options].filter(Boolean).join('?');
  const sheet = (await resultsOf(lasting).sheets()).get(id);
  return (sheet?.rows ?? []).map(({ row }) => (row.won ? 'won' : 'lost')).join(' ');
}

/** Wins the game on the table as it can be won from the start: all cards go home. */
export const win = (board: SolitaireGame) => board.finish();
