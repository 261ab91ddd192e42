import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { rulesNamed } from '../engine/tables.ts';
import { shift } from './pages.ts';
import { variantIds } from '../variant-ids.ts';

const games = (page: Page) => page.locator('.families .game:visible h3');
const status = (page: Page) => page.getByRole('search').getByRole('status');
const query = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

/** Opens the catalogue, and waits for the filters' script. */
async function openCatalogue(page: Page, search = ''): Promise<void> {
  await page.goto(`/${search}`);
  await page.locator('.filters.ready').waitFor();
}

test('without a script the catalogue lists every game, and has no form', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(games(page)).toHaveCount(variantIds.length);
  await expect(page.locator('.finder')).toBeHidden();
  await expect(page.getByText('No game fits.')).toBeHidden();
  await context.close();
});

test('every game is in a family that has a heading and holds games of its own', async ({
  page,
}) => {
  await openCatalogue(page);
  await expect(games(page)).toHaveCount(variantIds.length);
  await expect(status(page)).toHaveText(`${variantIds.length} games`);
  for (const family of await page.locator('.families section').all()) {
    await expect(family.getByRole('heading', { level: 2 })).toBeVisible();
    expect(await family.locator('.game').count()).toBeGreaterThan(0);
  }
});

test('filters by decks, as the rules say', async ({ page }) => {
  const all = await Promise.all(variantIds.map((id) => rulesNamed(id)));
  const double = all.filter(({ variant }) => variant.decks === 2);
  await openCatalogue(page);
  await page.getByLabel('Decks').selectOption('Two decks');
  await expect(games(page)).toHaveCount(double.length);
  expect((await games(page).allTextContents()).map((name) => name.trim()).sort()).toEqual(
    double.map(({ variant }) => variant.name).sort(),
  );
  await expect(status(page)).toHaveText(`${double.length} games`);
  await expect(page).toHaveURL('/?decks=2');
});

test('every value of every filter leaves some games, and none but those of its kind', async ({
  page,
}) => {
  await openCatalogue(page);
  for (const select of await page.locator('.filters select').all()) {
    const name = (await select.getAttribute('name')) ?? '';
    const values = await select
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    for (const value of values.filter((each) => each !== '')) {
      await select.selectOption(value);
      const shown = await page
        .locator('.families .game:visible')
        .evaluateAll((all, key) => all.map((game) => (game as HTMLElement).dataset[key]), name);
      expect(shown.length, `${name}: ${value}`).toBeGreaterThan(0);
      expect(new Set(shown)).toEqual(new Set([value]));
    }
    await select.selectOption('');
  }
  await expect(games(page)).toHaveCount(variantIds.length);
});

test('searches names, other names and the line on the card', async ({ page }) => {
  await openCatalogue(page);
  const peaks = page.locator('.game', { has: page.getByRole('link', { name: 'TriPeaks' }) });
  const line = (await peaks.locator('> p').textContent()) ?? '';
  for (const [text, name] of [
    ['SPIDER', 'Spider'],
    ['bakers doz', 'Baker’s Dozen'],
    ["baker's dozen", 'Baker’s Dozen'],
    ['Baker’s Game', 'Baker’s Game'],
    ['demi-lune', 'Crescent'],
    [line, 'TriPeaks'],
  ] as const) {
    await query(page).fill(text);
    await expect(games(page), text).toHaveText([name]);
    await expect(status(page)).toHaveText('1 game');
  }
});

test('is used by keyboard alone', async ({ page }) => {
  await openCatalogue(page);
  await query(page).focus();
  await page.keyboard.type('tripeaks');
  await expect(status(page)).toHaveText('1 game');
  // Enter sends nothing away.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?q=tripeaks');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Decks')).toBeFocused();
  await page.keyboard.type('Two');
  await expect(status(page)).toHaveText('0 games');
  await expect(page.getByText('No game fits.')).toBeVisible();
  for (let i = 0; i < 5; i++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear all filters' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(`${variantIds.length} games`);
  await expect(query(page)).toBeFocused();
  await expect(query(page)).toHaveValue('');
  await expect(page).toHaveURL('/');
});

test('where no game fits, says so and offers them all', async ({ page }) => {
  await openCatalogue(page, '?q=nothingofthekind');
  await expect(games(page)).toHaveCount(0);
  await page.getByRole('button', { name: /Show all \d+ games/ }).click();
  await expect(games(page)).toHaveCount(variantIds.length);
  await expect(page.getByText('No game fits.')).toBeHidden();
});

test('an address keeps its filters through a reload, a visit and the way back', async ({
  page,
}) => {
  await openCatalogue(page, '?decks=2&q=spider');
  const isKept = async () => {
    await expect(games(page)).toHaveText(['Spider']);
    await expect(page.getByLabel('Decks')).toHaveValue('2');
    await expect(query(page)).toHaveValue('spider');
  };
  await isKept();
  await page.reload();
  await isKept();
  await page.getByRole('link', { name: 'Spider', exact: true }).first().click();
  await expect(page).toHaveURL('/spider/');
  await page.goBack();
  await expect(page).toHaveURL('/?decks=2&q=spider');
  await isKept();
});

test('what the address says wrongly filters nothing', async ({ page }) => {
  await openCatalogue(page, '?decks=7&no-such=filter');
  await expect(games(page)).toHaveCount(variantIds.length);
});

test('is accessible with filters set, in light and dark colors, in any window', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const search of ['?skill=luck', '?q=nothingofthekind']) {
    await openCatalogue(page, search);
    // What does not fit goes after the first drawing; without filters nothing moves at all.
    expect(await shift(page)).toBeLessThan(0.05);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
        [],
      );
    }
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});
