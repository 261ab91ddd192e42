import {
  ace,
  anyCard,
  build,
  inSuit,
  top,
  up,
  type BuildRule,
  type LimitRule,
  type TakeRule,
} from './rules.ts';
import { rows } from './deal.ts';
import { allOnFoundations, type Group, type RulesSpec } from './variant.ts';
import type { BaseRule } from './rules.ts';

/** Four foundations, each built up in suit from its ace; cards may come back where that is on. */
export const aceFoundations = (at: Group['at'], takeBack: boolean): Group => ({
  count: 4,
  at,
  base: ace,
  build: build(up, inSuit),
  ...(takeBack && { take: top }),
});

/** What differs between the games that deal the whole deck to eight columns. */
export interface EightColumns {
  readonly build: BuildRule;
  readonly take: TakeRule;
  readonly spaces: BaseRule;
  readonly takeBack: boolean;
  readonly cells?: number;
  readonly limit?: LimitRule;
}

/** FreeCell's deal and layout: eight open columns of 7, 7, 7, 7, 6, 6, 6 and 6 cards, no stock. */
export const eightColumns = (game: EightColumns): RulesSpec => ({
  piles: {
    cell: { count: game.cells ?? 0, at: [0, 0], base: anyCard, capacity: 1, take: top },
    foundation: aceFoundations([4, 0], game.takeBack),
    tableau: {
      count: 8,
      at: [0, 1],
      spread: 'down',
      base: game.spaces,
      build: game.build,
      take: game.take,
      ...(game.limit && { limit: game.limit }),
    },
  },
  deal: [rows(6, 'tableau'), rows(1, 'tableau', { piles: 4 })],
  won: allOnFoundations,
});
