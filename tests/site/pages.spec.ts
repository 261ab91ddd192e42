import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { open, pages, shift } from './pages.ts';

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

/** What axe finds wrong with the page in light colors, and with its colors in the dark. */
async function faults(page: Page): Promise<unknown[]> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const light = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await new AxeBuilder({ page })
    .withRules(['color-contrast', 'link-in-text-block'])
    .analyze();
  return [light, dark].flatMap(({ violations }, i) =>
    violations.map(({ id, nodes }) => [['light', 'dark'][i], id, nodes.map((n) => n.target)]),
  );
}

/** Cells of tables whose texts come nearer to those of the next cell than a blank is wide. */
const touching = (page: Page): Promise<string[]> =>
  page.locator('table').evaluateAll((tables) => {
    const boxOf = (cell: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    };
    return tables.flatMap((table) =>
      [...table.querySelectorAll('tr > :not(:first-child)')].flatMap((cell) => {
        const before = cell.previousElementSibling as Element;
        const [left, right] = [boxOf(before), boxOf(cell)];
        if (left.width * right.width === 0) return [];
        const inLine = left.top < right.bottom && right.top < left.bottom;
        const near = inLine && right.left - left.right < 5;
        return near ? [`“${before.textContent}” and “${cell.textContent}”`] : [];
      }),
    );
  });

for (const address of pages) {
  test.describe(address, () => {
    test('is whole, alone, accessible, and does not jump', async ({ page, baseURL }) => {
      const found = complaints(page);
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, address);
      await test.step('one heading and one title', async () => {
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page).toHaveTitle(/Solitaire/);
        const description = page.locator('meta[name=description]');
        expect((await description.getAttribute('content'))?.length).toBeGreaterThan(60);
      });
      await test.step('does not jump while it loads', async () => {
        expect(await shift(page)).toBe(0);
      });
      await test.step('is accessible in light and in dark colors', async () => {
        expect(await faults(page)).toEqual([]);
      });
      await test.step('fits windows of any width', async () => {
        for (const width of [320, 360, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          expect(await touching(page), `cells at ${width} px`).toEqual([]);
        }
      });
      await test.step('asks no other site for anything, and has nothing to complain of', () => {
        expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
        expect(found).toEqual([]);
      });
    });

    test('does not jump on a phone while it loads', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await open(page, address);
      expect(await shift(page)).toBe(0);
    });
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
    const missing = hash !== '' && !(await response.text()).includes(`id="${hash.slice(1)}"`);
    if (!response.ok() || missing) broken.push(link);
  }
  expect(broken).toEqual([]);
});

test('an address without a page says so', async ({ page }) => {
  const response = await page.goto('/no-such-game/');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('No card here');
});
