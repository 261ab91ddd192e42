import type { Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { COLUMN, count, dragPiles, expect, open, state, test, told } from './board.ts';

const ONE_LEFT = 'Foundations: C-K D-K H-K S-Q\nTableau: KS';

/** Piles, and buttons of the bar, that lie partly outside the width of the page. */
const outside = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = window.board.shadowRoot?.querySelectorAll('.pile, .bar button, .facts div') ?? [];
    return [...all].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > document.documentElement.clientWidth + 0.5;
    }).length;
  });

const SIZES = [
  [320, 568],
  [360, 740],
  [844, 390],
  [768, 1024],
  [1920, 1080],
] as const;

for (const variant of ['bucket', 'klondike']) {
  test(`${variant} fits every screen, and nothing moves when its cards are dealt`, async ({
    page,
  }) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await open(page, { variant, deal: '3250' });
      expect(await outside(page), `${width} × ${height}`).toBe(0);
      const wider = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(wider).toBeLessThanOrEqual(0);
    }
  });
}

test('a turned screen keeps game, dialog and panel', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, { deal: '3250' });
  await page.evaluate(() => window.board.play('34'));
  await page.getByRole('button', { name: 'Options' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(dialog).toBeVisible();
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await expect(play).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await outside(page)).toBe(0);
  await dragPiles(page, COLUMN + 5, COLUMN + 7);
  expect((await state(page)).moves).toBe(2);
});

test('a turned screen in mid-drag drops where the pointer is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, { position: ONE_LEFT });
  await page.evaluate(() => window.board.play('1h'));
  await expect(page.getByRole('heading', { name: 'You won!' })).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('heading', { name: 'You won!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New deal' }).last()).toBeInViewport();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing flies, and the same is told', async ({ page }) => {
    await open(page, { position: 'Foundations: C-K D-K H-K S-J\nTableau: KS QS' });
    await page.evaluate(() => window.board.play('1h'));
    const moving = () =>
      page.evaluate(async () => {
        await window.board.updateComplete;
        await new Promise(requestAnimationFrame);
        const animations = window.board.shadowRoot?.getAnimations() ?? [];
        return animations.filter(({ playState }) => playState === 'running').length;
      });
    expect(await moving()).toBe(0);
    await page.evaluate(() => window.board.play('1h'));
    await expect(page.getByRole('heading', { name: 'You won!' })).toBeVisible();
    await page.waitForTimeout(600);
    expect(await moving()).toBe(0);
    expect((await told(page, 'move')).length).toBe(2);
    expect((await told(page, 'win')).length).toBe(1);
  });
});

test('with motion, cards fly home and a win is celebrated', async ({ page }) => {
  await open(page, { position: ONE_LEFT });
  await page.evaluate(() => window.board.play('1h'));
  const flying = () =>
    page.evaluate(
      () =>
        window.board.shadowRoot
          ?.getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).target?.classList.contains('card'))
          .length ?? 0,
    );
  await expect.poll(flying).toBeGreaterThan(10);
  await page.evaluate(() => window.board.newGame(3250));
  expect(await count(page, '.panel')).toBe(0);
  await expect.poll(flying).toBe(0);
  expect((await told(page, 'win')).length).toBe(1);
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('focus, picked cards, targets, edges and suits can be seen', async ({ page }) => {
    await open(page, { deal: '3250' });
    const look = (selector: string, property: string) =>
      page.evaluate(
        ([selector, property]) => {
          const found = window.board.shadowRoot?.querySelector(selector);
          return found ? getComputedStyle(found).getPropertyValue(property) : 'not there';
        },
        [selector, property] as const,
      );
    await page.locator(`[data-pile="${COLUMN + 2}"]`).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    expect(await look('.picked > svg', 'outline-style')).toBe('solid');
    expect(await look('.pile.target', 'outline-style')).toMatch(/dashed|solid/);
    expect(await look('.pile:focus-visible', 'outline-style')).toBe('solid');
    expect(await look('.card > svg', 'border-top-style')).toBe('solid');
    const [red, black] = [await look('.suit-h', 'color'), await look('.suit-s', 'color')];
    expect(red).not.toBe(black);
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in a ${scheme} page with its board, options and panels`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await open(page, { deal: '3250' });
    // Rules about the page around the board are the page's.
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).include('solitaire-game').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    };
    await check();
    await page.getByRole('button', { name: 'Options' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check();
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.board.newGame(1));
    await expect(page.getByText('No move is left.').last()).toBeVisible();
    await check();
  });
}
