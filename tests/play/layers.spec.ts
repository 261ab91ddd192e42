/** Games whose piles lie on each other, whose cards go in pairs, or that have no piles at all. */
import { drag, expect, open, spot, test, told } from './board.ts';
import type { Page } from '@playwright/test';

const gone = (count: number): string => new Array<string>(count).fill('-').join(' ');
/** Two pairs of thirteen in the last row, and a king; 24, 25 and so on are their piles. */
const PYRAMID = `Stock: (AD) | Tableau: ${gone(21)} 9C 4D KS 6H 7C 2D 3S`;
const FIRST = 4 + 21;

const said = (page: Page): Promise<string> =>
  page.evaluate(
    () => window.board.shadowRoot?.querySelector('[aria-live]')?.textContent?.trim() ?? '',
  );
const click = async (page: Page, pile: number): Promise<void> => {
  const { x, y } = await spot(page, pile);
  await page.mouse.click(x, y);
};
const left = (page: Page): Promise<number> =>
  page.evaluate(() => window.board.table.piles.slice(4).filter(({ size }) => size > 0).length);

test.describe('a pair', () => {
  test.beforeEach(({ page }) => open(page, { variant: 'pyramid', position: PYRAMID }));

  test('goes by two taps, and the first says what it needs', async ({ page }) => {
    await click(page, FIRST);
    await expect.poll(() => said(page)).toMatch(/9 of clubs: it needs 4, 1 card fits/);
    await click(page, FIRST + 1);
    await expect.poll(() => said(page)).toMatch(/9 of clubs, 4 of diamonds removed, 13 together/i);
    expect(await left(page)).toBe(5);
  });

  test('goes by a drag of one onto the other', async ({ page }) => {
    await drag(page, await spot(page, FIRST + 4), await spot(page, FIRST + 3));
    await expect.poll(() => left(page)).toBe(5);
    expect(await told(page, 'move')).toMatchObject([{ text: '25~26', cards: ['6H', '7C'] }]);
  });

  test('goes by the keyboard', async ({ page }) => {
    await page.evaluate((pile) => {
      const root = window.board.shadowRoot as ShadowRoot;
      root.querySelector<HTMLElement>(`[data-pile="${pile}"]`)?.focus();
    }, FIRST + 3);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => left(page)).toBe(5);
  });

  test('that adds up to something else is refused with its sum', async ({ page }) => {
    await click(page, FIRST);
    await click(page, FIRST + 3);
    await expect.poll(() => said(page)).toMatch(/9 of clubs and the 6 of hearts make 15, not 13/);
    expect(await left(page)).toBe(7);
  });

  test('is not needed by a king, which goes at a tap', async ({ page }) => {
    await click(page, FIRST + 2);
    await expect.poll(() => left(page)).toBe(6);
  });
});

test('a card that others lie on says so, and its place goes with it', async ({ page }) => {
  await open(page, { variant: 'pyramid', deal: '1' });
  await click(page, 4);
  await expect.poll(() => said(page)).toMatch(/Other cards lie on that card/);
  const covered = page.locator('.card.covered');
  await expect(covered).toHaveCount(21);
  await open(page, { variant: 'pyramid', position: PYRAMID });
  await expect(page.locator('.pile')).toHaveCount(4 + 7);
});

test('a free card of the peaks goes to the waste at a tap', async ({ page }) => {
  const position = `Stock: (AD) | Waste: 5C | Tableau: ${gone(18)} 6D 9C ${gone(8)}`;
  await open(page, { variant: 'tripeaks', position });
  await click(page, 2 + 19);
  await expect.poll(() => said(page)).toMatch(/9 of clubs: no pile takes it/);
  await click(page, 2 + 18);
  await expect.poll(() => told(page, 'move')).toHaveLength(1);
});

test('arrows go from row to row of a grid', async ({ page }) => {
  await open(page, { variant: 'montana', deal: '1' });
  await page.locator('.pile[data-pile="5"]').focus();
  const focused = (): Promise<string | undefined> =>
    page.evaluate(
      () => (window.board.shadowRoot?.activeElement as HTMLElement | null)?.dataset['pile'],
    );
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe(String(5 + 13));
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).toBe('5');
});

test('redeals are counted, announced and taken back with their shuffle', async ({ page }) => {
  await open(page, { variant: 'montana', deal: '1' });
  const redeal = page.locator('.pile.redeal');
  const notation = (): Promise<string> => page.evaluate(() => window.board.notation);
  const start = await notation();
  await expect(redeal).toHaveAccessibleName('Redeal: 2 left');
  await click(page, 0);
  await expect(redeal).toHaveAccessibleName('Redeal: 1 left');
  await expect.poll(() => said(page)).toMatch(/Shuffled the loose cards .* round 2/);
  const shuffled = await notation();
  await page.keyboard.press('Control+z');
  await page.evaluate(() => window.board.undo());
  expect(await notation()).toBe(start);
  await page.evaluate(() => window.board.redo());
  expect(await notation()).toBe(shuffled);
});

test('Clock plays itself through, stops when told, and goes on', async ({ page }) => {
  await open(page, { variant: 'clock', deal: '1', options: 'pace=fast' });
  const moves = (): Promise<number> => page.evaluate(() => window.board.moves);
  const button = page.getByRole('button', { name: 'Play through' });
  await button.click();
  await expect.poll(moves).toBeGreaterThan(3);
  await button.click();
  const stopped = await moves();
  await page.waitForTimeout(600);
  expect(await moves()).toBe(stopped);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.board.legalMoves().length)).toBe(0);
});

test('Clock with a second chance stops where the player has a choice', async ({ page }) => {
  await open(page, { variant: 'clock', deal: '1', options: 'pace=fast&chance=once' });
  const legal = (): Promise<string[]> =>
    page.evaluate(() => window.board.legalMoves().map((move) => JSON.stringify(move)));
  const button = page.getByRole('button', { name: 'Play through' });
  await button.click();
  await expect.poll(async () => (await legal()).length, { timeout: 20_000 }).toBeGreaterThan(1);
  await expect(page.locator('.notice')).toContainText('choose a face-down card');
  await expect(button).toHaveCount(0);
  expect((await page.evaluate(() => window.board.hint())).says).toContain('face-down card');
  const [first = ''] = await legal();
  const { pile } = JSON.parse(first) as { pile: number };
  await click(page, pile);
  await expect.poll(async () => (await legal()).join()).toBe('{"action":"turn"}');
  await button.click();
  await expect.poll(async () => (await legal()).length, { timeout: 20_000 }).toBe(0);
});
