import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { SolitaireScorekeeper } from 'solitaire-scorekeeper/element';

const PAGE = '/scorekeeper/';

/** Opens the page, and waits until the sheet can be written on. */
async function open(page: Page): Promise<void> {
  await page.goto(PAGE);
  await ready(page);
}

async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('solitaire-scorekeeper'));
  await page
    .locator('solitaire-scorekeeper')
    .evaluate((sheet: SolitaireScorekeeper) => sheet.ready);
}

async function add(page: Page, cards: number): Promise<void> {
  await page.getByLabel('Cards home').fill(String(cards));
  await page.getByRole('button', { name: 'Add game' }).click();
}

/** The last cell but the button of every line: the running total. */
const totals = (page: Page): Locator =>
  page.locator('solitaire-scorekeeper tbody:not(.blank) td:nth-last-child(2)');

const example = ['−10', '+200', '+225'];

async function addExample(page: Page): Promise<void> {
  for (const [at, cards] of [8, 52, 15].entries()) {
    await add(page, cards);
    await expect(totals(page)).toHaveCount(at + 1);
  }
  await expect(totals(page)).toHaveText(example);
}

test('the example is on the page, and comes out on the sheet, where a reload finds it', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await open(page);
  const shown = page.getByRole('region', { name: 'Three games of Vegas' }).locator('tbody tr');
  await expect(shown.locator('td:last-child')).toHaveText(example);
  await expect(page.locator('solitaire-scorekeeper h2')).toHaveCount(1);
  await addExample(page);
  await page.reload();
  await ready(page);
  await expect(totals(page)).toHaveText(example);
  await expect(page.locator('solitaire-scorekeeper output')).toHaveText('+225');
  expect(complaints).toEqual([]);
});

test('what was done is taken back after a reload', async ({ page }) => {
  await open(page);
  await addExample(page);
  await page.reload();
  await ready(page);
  for (const left of [example.slice(0, 2), example.slice(0, 1), []]) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(totals(page)).toHaveText(left);
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('two tabs write on one sheet', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await add(page, 8);
  await expect(totals(other)).toHaveText(['−10']);
  await add(other, 52);
  await expect(totals(page)).toHaveText(['−10', '+200']);
  await page.reload();
  await ready(page);
  await expect(totals(page)).toHaveText(['−10', '+200']);
});

test('a game is written, mended and taken back by keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByLabel('Cards home').focus();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(totals(page)).toHaveText(['−10']);
  await expect(page.getByLabel('Cards home')).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(totals(page)).toHaveText(['−10', '0']);
  await page.getByRole('button', { name: 'Edit game 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Cards home')).toBeFocused();
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await expect(totals(page)).toHaveText(['+50', '+60']);
  await expect(page.getByRole('button', { name: 'Edit game 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(totals(page)).toHaveText(['−10', '0']);
});

test('it is accessible in light and in dark colors, empty and with games', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const games of [0, 1]) {
    if (games > 0) await addExample(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
        [],
      );
    }
  }
});

test('it fits windows of any width, whatever is on it', async ({ page }) => {
  await open(page);
  await addExample(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Scoring').selectOption('double');
  await page.getByLabel('Players, with commas').fill('Ada, Ben, Cleo, Dan, Eve, Ferdinand');
  for (const width of [1280, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('solitaire-scorekeeper thead')).toContainText('Ferdinand');
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('on paper it is black on white, with empty lines and nothing to press', async ({ page }) => {
  await open(page);
  await addExample(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = page.locator('solitaire-scorekeeper');
  await expect(sheet.locator('.blank tr')).toHaveCount(17);
  await expect(sheet.locator('.blank tr').last()).toBeVisible();
  await expect(sheet.locator('button:visible, input:visible, .button:visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'In one minute' })).toBeHidden();
  const colors = await sheet
    .locator('.frame, td, th, .gain, .loss')
    .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).color))].sort());
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(51, 51, 51)']);
  const pdf = await page.pdf({ format: 'Letter' });
  // One sheet of paper.
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
});

test('forced colors keep the edges of what can be pressed', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  const main = page.getByRole('button', { name: 'Add game' });
  expect(await main.evaluate((each) => getComputedStyle(each).borderStyle)).toBe('double');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet is there to see', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { name: 'Vegas' }).first()).toBeVisible();
    await expect(page.getByLabel('Cards home')).toBeVisible();
  });
});
