import type { SolitaireGame } from 'solitaire-game/solitaire-game';
import { COLUMN, dragPiles, expect, openSite, state, test, told } from './board.ts';

test('a rules page has one board, drawn before its script and taken up by it', async ({
  page,
  browser,
}) => {
  const shown = () => {
    const board = document.querySelector('[data-main] solitaire-game');
    const count = (selector: string) => board?.shadowRoot?.querySelectorAll(selector).length;
    return { felts: count('.felt'), cards: count('.card') };
  };
  await openSite(page, '/bucket/');
  expect(await page.evaluate(shown)).toEqual({ felts: 1, cards: 52 });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto('/bucket/');
  await expect(still.locator('[data-main] .card')).toHaveCount(52);
  await context.close();
});

test('it plays by mouse, keys and buttons, and goes on after a reload', async ({ page }) => {
  await openSite(page, '/bucket/');
  await page.evaluate(() => window.board.newGame(3250));
  await dragPiles(page, COLUMN + 2, COLUMN + 3);
  await page.locator('[data-main] [data-pile="9"]').focus();
  for (const key of ['Enter', '8', 'Enter']) await page.keyboard.press(key);
  expect((await told(page, 'move')).map(({ text }) => text)).toEqual(['34', '68']);
  await page.locator('[data-main]').getByRole('button', { name: 'Undo' }).click();
  const before = await state(page);
  expect(before.moves).toBe(1);
  await page.reload();
  await page.waitForFunction(
    () => document.querySelector<typeof window.board>('[data-main] solitaire-game')?.moves === 1,
  );
  const after = await page.evaluate(
    () => document.querySelector<typeof window.board>('[data-main] solitaire-game')?.notation,
  );
  expect(after).toBe(before.notation);
});

test('the address names the deal on the table, and a deal that it names is always that one', async ({
  page,
}) => {
  await openSite(page, '/freecell/?deal=7');
  expect((await state(page)).dealNumber).toBe(7);
  await page.evaluate(() => window.board.newGame(13));
  await expect.poll(() => new URL(page.url()).search).toBe('?deal=13');
  await openSite(page, '/freecell/?deal=7');
  expect((await state(page)).dealNumber).toBe(7);
});

test('an address that can’t be used says so, over a board to play on', async ({ page }) => {
  await page.goto('/freecell/?deal=0');
  const boards = page.locator('[data-main] solitaire-game');
  await expect(boards.first().getByRole('alert')).toHaveText(/\w/);
  await expect(boards).toHaveCount(2);
  await page.waitForFunction(() => document.documentElement.dataset['boards'] === 'ready');
  await boards.last().getByRole('button', { name: 'New deal' }).click();
  await expect(boards.last().locator('.felt')).toBeVisible();
});

test('of an address with an option that can’t be used, the rest holds', async ({ page }) => {
  await page.goto('/spider/?suits=7&layout=50&deal=2');
  const board = page.locator('[data-main] solitaire-game');
  await expect(board.locator('.notice')).toContainText('“suits” can’t be “7”');
  await expect(board).toHaveCount(1);
  await page.waitForFunction(() => document.documentElement.dataset['boards'] === 'ready');
  const stock = board.getByRole('button', { name: /^Stock/ });
  await expect(stock).toHaveAccessibleName(/54 cards/);
  expect(await board.evaluate((element: SolitaireGame) => element.dealNumber)).toBe(2);
});
