import { expect, test } from '@playwright/test';
import type { SolitaireGame } from 'solitaire-game/solitaire-game';
import { variants } from './pages.ts';

const board = '[data-main] > solitaire-game';

const SECTIONS = [
  'Quick start',
  'Layout',
  'Deal',
  'How to play',
  'Foundations',
  'Tableau',
  'House rules',
  'Winning and losing',
  'Questions',
  'Words',
  'Where sources differ',
  'What is our own reading',
  'Sources',
  'Related games',
];

for (const id of variants) {
  test.describe(id, () => {
    test('shows its deal without a script', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: baseURL ?? '',
      });
      const page = await context.newPage();
      await page.goto(`/${id}/`);
      await expect(page.locator(`${board} .card`)).toHaveCount(52);
      await expect(page.locator(`${board} .card`).first()).toBeVisible();
      await context.close();
    });

    test('has one board after the script, and one set of cards in it', async ({ page }) => {
      await page.goto(`/${id}/`, { waitUntil: 'networkidle' });
      await expect(page.locator(`${board} .felt`)).toHaveCount(1);
      await expect(page.locator(`${board} .card`)).toHaveCount(52);
      for (const example of await page.locator('.example solitaire-game').all()) {
        await expect(example.locator('.felt')).toHaveCount(1);
      }
    });

    test('has all its sections, and an example to play', async ({ page }) => {
      await page.goto(`/${id}/`);
      const headings = await page.locator('main h2').allTextContents();
      for (const section of SECTIONS) expect(headings).toContain(section);
      await expect(page.locator('.example solitaire-game').first()).toBeVisible();
    });

    test('plays each house rule from its link', async ({ page }) => {
      await page.goto(`/${id}/`);
      const links = await page
        .locator('a[data-rule]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(0);
      for (const link of links.slice(0, 3)) {
        await page.goto(link, { waitUntil: 'networkidle' });
        const [name = '', value = ''] = link.split('?')[1]?.split('=') ?? [];
        const chosen = () =>
          page
            .locator(board)
            .evaluate((game: SolitaireGame, name) => game.rules?.chosen[name], name);
        await expect.poll(chosen).toBe(value);
      }
    });
  });
}

test('an address names a deal and its moves', async ({ page }) => {
  await page.goto('/klondike/?draw=1&deal=5#draw,draw', { waitUntil: 'networkidle' });
  const game = page.locator(board);
  expect(
    await game.evaluate(({ dealNumber, moves }: SolitaireGame) => [dealNumber, moves]),
  ).toEqual([5, 2]);
});

for (const address of ['/klondike/', '/klondike/?draw=1', '/klondike/?deal=9#draw']) {
  test(`a game begun at ${address} goes on after a reload`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const game = page.locator(board);
    await game.evaluate((game: SolitaireGame) => game.play('draw'));
    const standing = ({ dealNumber, moves }: SolitaireGame) => [dealNumber, moves];
    const before = await game.evaluate(standing);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await game.evaluate(standing)).toEqual(before);
    await expect(game).toHaveCount(1);
  });
}

test('the address of a heading asks for no game', async ({ page }) => {
  await page.goto('/klondike/#scoring', { waitUntil: 'networkidle' });
  expect(await page.locator(board).evaluate((game: SolitaireGame) => game.moves)).toBe(0);
  await expect(page.getByRole('heading', { name: 'Scoring', exact: true })).toBeInViewport();
});

test('Bucket’s page tells the measured odds and promises no more', async ({ page }) => {
  await page.goto('/bucket/');
  const text = (await page.locator('main').textContent()) ?? '';
  expect(text).toContain('1 random deal in 500');
  expect(text).toContain('170');
  expect(text).toContain('92,000');
  expect(text).toContain('two independent solvers');
  expect(text).not.toMatch(/large share|(most|many)( \w+)? deals can be won/i);
});

test('Klondike’s running total is the worked example', async ({ page }) => {
  await page.goto('/klondike/');
  const totals = page.locator('table', { hasText: 'A running total' }).locator('td:last-child');
  await expect(totals).toHaveText(['−10', '200', '225']);
});

test('the page about embedding names only attributes that there are', async ({ page }) => {
  await page.goto('/embed/', { waitUntil: 'networkidle' });
  const told = await page
    .getByRole('region', { name: 'Attributes' })
    .locator('td:first-child')
    .allTextContents();
  const there = await page.evaluate(() => {
    const game = customElements.get('solitaire-game') as unknown as {
      observedAttributes: string[];
    };
    return game.observedAttributes;
  });
  expect(told.length).toBeGreaterThan(9);
  expect(there).toEqual(expect.arrayContaining(told));
});
