import type { Page } from '@playwright/test';
import { count, expect, open, test, told, type Spot } from './board.ts';
import { variantIds } from '../variant-ids.ts';

const ACTS = 300;
/** After so many acts the next deal is played. */
const DEAL = 100;

// Small, so that much is drawn in little time.
test.use({ viewport: { width: 420, height: 760 } });
test.describe.configure({ timeout: 180_000 });

/** The numbers below `limit` that a seed brings, the same in every run. */
function chance(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
}

/**
 * From where to where the mouse goes next: a legal move mostly, carried, removed or pressed, else
 * from any place to any.
 */
const target = (page: Page, dice: number): Promise<[Spot, Spot]> =>
  page.evaluate((dice) => {
    const { board } = window;
    const piles = [...(board.shadowRoot?.querySelectorAll<HTMLElement>('.pile') ?? [])];
    const boxes = new Map(
      piles.map((pile) => [Number(pile.dataset['pile']), pile.getBoundingClientRect()]),
    );
    const all = [...boxes.values()];
    const any = (seed: number) => {
      const { left, right, top, bottom } = all[seed % all.length] as DOMRect;
      return { x: (left + right) / 2, y: bottom - ((seed >> 4) % 10) * 0.1 * (bottom - top) - 1 };
    };
    const low = (pile: number) => {
      const { left, right, bottom, width } = boxes.get(pile) as DOMRect;
      return { x: (left + right) / 2, y: bottom - Math.min(width, 20) / 2 };
    };
    const legal = board.legalMoves();
    const move = legal[dice % (legal.length || 1)];
    if (!move || dice % 4 === 0) return [any(dice), any(dice >> 3)];
    if ('from' in move) return [low(move.from), low(move.to)];
    if ('remove' in move) return [low(move.remove[0] ?? 0), low(move.remove.at(-1) ?? 0)];
    const { at } = board.rules?.actions.find(({ name }) => name === move.action) ?? {};
    const first = board.rules?.piles.findIndex(({ group }) => group.role === at) ?? 0;
    const pressed = low(move.pile ?? first);
    return [pressed, pressed];
  }, dice);

for (const [number, variant] of variantIds.entries()) {
  test(`${variant} stands ${ACTS} pointer moves of a monkey`, async ({ page }) => {
    await open(page, { variant, deal: String(number + 1) });
    const cards = await count(page, '.card');
    const dice = chance(number + 1);
    const { mouse } = page;
    for (let act = 0; act < ACTS; act++) {
      if (act > 0 && act % DEAL === 0) {
        const deal = number + 1 + act;
        await page.evaluate((deal) => window.board.newGame(deal), deal);
      }
      const [from, to] = await target(page, dice(2 ** 20));
      const kind = dice(8);
      if (kind === 0) await mouse.click(from.x, from.y, { button: dice(5) ? 'left' : 'right' });
      else if (kind === 1) await mouse.dblclick(from.x, from.y);
      else {
        // All are sent at once, as a quick hand does.
        const steps = [mouse.move(from.x, from.y), mouse.down(), mouse.move(to.x, to.y)];
        if (kind === 2) steps.push(page.keyboard.press('Control+z'));
        if (kind === 3) steps.push(page.keyboard.press('Escape'));
        await Promise.all([...steps, mouse.up()]);
      }
    }
    expect(await count(page, '.card')).toBe(cards);
    const distinct = await page.evaluate(() => {
      const found = new Set<number>();
      for (const pile of window.board.table.piles) {
        for (let cell = pile; cell.under; cell = cell.under) found.add(cell.card);
      }
      return found.size;
    });
    expect(distinct).toBe(cards);
    expect(await count(page, '[data-carried]')).toBe(0);
    // Some deals are soon at an end; but what can be played at all must have been.
    expect((await told(page, 'move')).length).toBeGreaterThan(5);
  });
}
