import {
  COLUMN,
  count,
  dragPiles,
  expect,
  moveOf,
  open,
  openSite,
  spot,
  state,
  test,
  told,
  winningLine,
} from './board.ts';

const DEAL = { deal: '3250' };

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 760, height: 720 } });

const drags = async (page: Parameters<typeof state>[0]) => {
  for (const text of winningLine()) {
    const { from, to } = await moveOf(page, text);
    await dragPiles(page, from, to);
  }
};

async function won(page: Parameters<typeof state>[0]) {
  const { status, moves } = await state(page);
  expect([status, moves]).toEqual(['won', 109]);
  expect((await told(page, 'win')).length).toBe(1);
  await expect(page.getByRole('heading', { name: 'You won!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Same deal again' })).toBeVisible();
}

test('Bucket’s deal 3250 is won by dragging its cards', async ({ page }) => {
  await open(page, DEAL);
  await drags(page);
  await won(page);
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await count(page, '.panel')).toBe(0);
});

test('it is won so on Bucket’s own page of the site', async ({ page }) => {
  await openSite(page, '/bucket/?deal=3250');
  expect(await page.evaluate(() => window.board.dealNumber)).toBe(3250);
  await drags(page);
  await won(page);
});

test('Bucket’s deal 3250 is won by keys alone', async ({ page }) => {
  await open(page, DEAL);
  await page.keyboard.press('Tab');
  while ((await focusedPile(page)) === undefined) await page.keyboard.press('Tab');
  for (const [turn, text] of winningLine().entries()) {
    const [from = '', to = ''] = text;
    await page.keyboard.press(from);
    if (to === 'h') {
      await page.keyboard.press('Shift+Enter');
    } else {
      await page.keyboard.press(turn % 2 ? 'Enter' : ' ');
      if (turn % 3) await page.keyboard.press(to);
      else await byArrows(page, COLUMN + Number(to) - 1);
      await page.keyboard.press('Enter');
    }
  }
  await won(page);
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => window.board.shadowRoot?.activeElement?.textContent?.trim()),
  ).toBe('New deal');
});

const focusedPile = (page: Parameters<typeof state>[0]): Promise<string | undefined> =>
  page.evaluate(
    () => (window.board.shadowRoot?.activeElement as HTMLElement | null)?.dataset['pile'],
  );

/** Goes right until the focus is on a pile. */
async function byArrows(page: Parameters<typeof state>[0], pile: number) {
  for (let i = 0; i < 12 && (await focusedPile(page)) !== String(pile); i++) {
    await page.keyboard.press('ArrowRight');
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('Bucket’s deal 3250 is won by tapping', async ({ page }) => {
    await open(page, DEAL);
    for (const text of winningLine()) {
      const { from, to } = await moveOf(page, text);
      for (const pile of [from, to]) {
        const { x, y } = await spot(page, pile);
        await page.touchscreen.tap(x, y);
      }
    }
    await won(page);
  });
});
