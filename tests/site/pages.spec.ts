import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { open, pages } from './pages.ts';

/** What the page and the browser complain of, from before the page is opened. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
  });
  return found;
}

const shift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            total += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 400);
      }),
  );

for (const address of pages) {
  test.describe(address, () => {
    test('has one heading and one title, and nothing to complain of', async ({ page }) => {
      const found = complaints(page);
      await open(page, address);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/Solitaire/);
      const description = page.locator('meta[name=description]');
      expect((await description.getAttribute('content'))?.length).toBeGreaterThan(60);
      expect(found).toEqual([]);
    });

    test('asks no other site for anything', async ({ page, baseURL }) => {
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      await open(page, address);
      expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
    });

    test('is accessible in light and in dark colors', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, address);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const told = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
        expect(told, colorScheme).toEqual([]);
      }
    });

    test('fits windows of any width', async ({ page }) => {
      await open(page, address);
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });

    for (const width of [360, 1280]) {
      test(`does not jump while it loads, ${width} wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, address);
        expect(await shift(page)).toBe(0);
      });
    }
  });
}

test('every link within the site leads to a page, and to a place on it', async ({ page }) => {
  const seen = new Set<string>();
  for (const address of [...pages, '/404.html']) {
    await page.goto(address);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const { origin } = new URL(page.url());
    for (const link of links.filter((each) => each.startsWith(origin))) seen.add(link);
  }
  const broken: string[] = [];
  for (const link of seen) {
    const { pathname, hash, search } = new URL(link);
    const response = await page.request.get(pathname + search);
    const text = await response.text();
    const missing = hash !== '' && !text.includes(`id="${hash.slice(1)}"`);
    if (!response.ok() || missing) broken.push(link);
  }
  expect(broken).toEqual([]);
});

test('an address without a page says so', async ({ page }) => {
  const response = await page.goto('/no-such-game/');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('No card here');
});
