import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test, winningLine } from './board.ts';

/** Bucket's deal 3250, kept over reloads. */
const KEPT = { deal: '3250', storage: 'statistics', timer: 'false' };

/** Wins deal 3250 but for its last move. */
const playLine = (page: Page, left = 0) =>
  page.evaluate(
    (line) => line.forEach((move) => window.board.play(move)),
    winningLine().slice(0, winningLine().length - left),
  );

/** Whether the board looks after results by now. */
const recording = (page: Page) =>
  page.waitForFunction(() => window.board.game?.session.id !== undefined);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Statistics' });

/** A figure of the dialog by its name. */
const figure = (page: Page, name: string) =>
  dialog(page).locator('.figures > div').filter({ hasText: name }).locator('dd');

async function openStatistics(page: Page) {
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(dialog(page)).toBeVisible();
}

const overflow = (page: Page) =>
  page.evaluate(() => {
    const scroll = window.board.shadowRoot?.querySelector('.statistics .scroll');
    const { scrollWidth = 0, clientWidth = 0 } = scroll ?? {};
    return [document.documentElement.scrollWidth - innerWidth, scrollWidth - clientWidth];
  });

test('a game counts once, over reloads, and the dialog shows it', async ({ page }) => {
  await open(page, KEPT);
  await recording(page);
  await page.evaluate(() => window.board.play('34'));
  await page.evaluate(() => window.board.restart());
  await playLine(page, 1);
  await page.reload();
  await page.waitForFunction(() => window.board.moves > 1);
  await page.evaluate((move) => window.board.play(move), winningLine().at(-1) ?? '');
  await expect(page.getByRole('heading', { name: 'You won!' })).toBeVisible();
  await page.reload();
  await page.waitForFunction(() => window.board.status === 'won');
  await page.getByRole('button', { name: 'Close' }).click();
  await openStatistics(page);
  await expect(figure(page, 'Played')).toHaveText('1');
  await expect(figure(page, 'Fewest moves')).toHaveText('109');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await page.evaluate(() => void window.board.newGame(3));
  await page.evaluate(() => window.board.play(window.board.legalMoves()[0] ?? ''));
  await page.evaluate(() => void window.board.newGame(4));
  await page.getByRole('button', { name: 'Statistics' }).focus();
  await page.keyboard.press('Enter');
  await expect(figure(page, 'Played')).toHaveText('2');
  await expect(figure(page, 'Win rate')).toHaveText('50%');
  await expect(dialog(page).getByRole('img', { name: 'Your last 2 games' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Save CSV' })).toBeFocused();
});

test('a win is held against earlier ones', async ({ page }) => {
  await open(page, KEPT);
  await recording(page);
  await playLine(page);
  await page.evaluate(() => window.board.newGame(3250));
  await playLine(page);
  await expect(page.locator('.panel.win')).toContainText('As few moves as ever: 109.');
  await expect(page.locator('.panel.win')).toContainText('2 wins in a row.');
  await expect(page.locator('[aria-live]')).toHaveText(/^You won in 109 moves.* in a row\.$/);
});

test('results are saved as files, taken out, and taken in again', async ({ page }, info) => {
  await open(page, KEPT);
  await recording(page);
  await playLine(page);
  await page.evaluate(() => window.board.newGame(3));
  await page.evaluate(() => window.board.play(window.board.legalMoves()[0] ?? ''));
  await page.evaluate(() => window.board.newGame(4));
  await openStatistics(page);
  const saved = async (name: string) => {
    const download = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name }).click();
    const file = await download;
    const path = info.outputPath(file.suggestedFilename());
    await file.saveAs(path);
    return path;
  };
  const csv = readFileSync(await saved('Save CSV'), 'utf8').split('\r\n');
  expect(csv[0]).toContain('date,won,cards,points,seconds,moves,');
  expect(csv[1]).toMatch(/^\d{4}-\d\d-\d\d,yes,,,\d+,109,,bucket 3250,1,1,/);
  expect(csv[2]).toMatch(/^\d{4}-\d\d-\d\d,no,,,\d+,1,,bucket 3,0,1,/);
  const json = await saved('Save JSON');
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ format: 'solitaire-statistics' });

  await dialog(page).getByRole('button', { name: 'Delete these games…' }).click();
  await expect(dialog(page).getByText('Delete all 2 games of Bucket?')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog(page).getByText('No game finished yet.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect(figure(page, 'Played')).toHaveText('2');
  await dialog(page).locator('input[type=file]').setInputFiles(json);
  await expect(dialog(page).getByText('No game is new.')).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the ${scheme} dialog, narrow or wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await open(page, KEPT);
    await recording(page);
    await openStatistics(page);
    expect((await new AxeBuilder({ page }).include('solitaire-game').analyze()).violations).toEqual(
      [],
    );
    await page.keyboard.press('Escape');
    await playLine(page);
    await page.evaluate(() => window.board.newGame(3));
    await page.evaluate(() => window.board.play(window.board.legalMoves()[0] ?? ''));
    await page.evaluate(() => window.board.newGame(4));
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openStatistics(page);
      await expect(figure(page, 'Played')).toHaveText('2');
      const { violations } = await new AxeBuilder({ page }).include('solitaire-game').analyze();
      expect(violations).toEqual([]);
      expect(await overflow(page)).toEqual([0, 0]);
      await page.keyboard.press('Escape');
    }
  });
}
