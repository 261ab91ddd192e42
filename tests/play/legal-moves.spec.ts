/** What the element allows is what the engine allows, on some 10,000 tables of all variants. */
import { apply, dealTable, deckOf, loadVariant, moves, rulesOf, type Move } from 'solitaire-engine';
import { expect, open, test } from './board.ts';
import { variantIds } from '../variant-ids.ts';

const TABLES = 10_000;
const STEPS = 60;
const DEALS = Math.ceil(TABLES / STEPS / variantIds.length);

/** One table of a game in the element: its moves, and the one that was played. */
interface Turn {
  readonly legal: readonly Move[];
  readonly played: Move | undefined;
}

for (const variant of variantIds) {
  test(`${variant} allows the engine’s moves, and plays each`, async ({ page }) => {
    await open(page, { variant, options: variant === 'double-solitaire' ? 'opponent=person' : '' });
    const loaded = await loadVariant(variant);
    if ('problem' in loaded) throw new Error(loaded.problem.key);
    const rules = rulesOf(
      loaded.value,
      variant === 'double-solitaire' ? { opponent: 'person' } : {},
    );
    for (let deal = 1; deal <= DEALS; deal++) {
      const turns = await page.evaluate(
        async ([deal, steps]) => {
          const { board } = window;
          await board.newGame(deal);
          const found: Turn[] = [];
          for (let step = 0; step < steps; step++) {
            const legal = board.legalMoves();
            const played = legal[(step * 7919 + deal * 31) % (legal.length || 1)];
            if (played && !board.play(played).ok)
              throw new Error(`${JSON.stringify(played)}: refused`);
            found.push({ legal, played });
            if (!played) break;
          }
          return found;
        },
        [deal, STEPS] as const,
      );
      let table = dealTable(rules, deckOf(rules, deal));
      for (const { legal, played } of turns) {
        expect(legal).toEqual(rules.won(table, rules) ? [] : moves(rules, table));
        if (played) table = apply(rules, table, played);
      }
    }
  });
}
