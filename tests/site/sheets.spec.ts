import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { cardText, dealTable, deckOf, type Rules } from 'solitaire-engine';
import type { SolitaireGame } from 'solitaire-game/solitaire-game';
import { cells } from 'solitaire-engine/pile';
import { pileOn } from 'solitaire-engine/table';
import { rulesNamed } from '../engine/tables.ts';
import { open } from './pages.ts';
import { variantIds } from '../variant-ids.ts';
import { overlapping, readPdf, withPdfReader } from './pdf.ts';

/** Sizes of paper in points. */
const PAPERS = { letter: [612, 792], a4: [595.28, 841.89] } as const;
const KINDS = ['rules', 'score'] as const;

/** No text is smaller than this, in points; what browsers round away is allowed for. */
const SMALLEST = 8.4;
/** Points at each edge that printers may not reach: a quarter of an inch. */
const EDGE = 18;

const sheetsOf = (id: string) =>
  KINDS.flatMap((kind) =>
    Object.entries(PAPERS).map(([paper, size]) => ({
      kind,
      size,
      address: `/${id}/${id}-${kind}-${paper}.pdf`,
    })),
  );

/** The piles that a sheet of a deal shows, by their index: `KH (3C)`. */
const laidOn = (page: Page): Promise<Record<string, string>> =>
  page.locator('[data-pile]').evaluateAll((piles) => {
    const laid: Record<string, string> = {};
    for (const pile of piles as HTMLElement[]) {
      const cards = [...pile.querySelectorAll<HTMLElement>('[data-card]')].map(
        ({ dataset: { card = '' }, classList }) =>
          classList.contains('down') ? `(${card})` : card,
      );
      if (cards.length > 0) laid[pile.dataset['pile'] ?? ''] = cards.join(' ');
    }
    return laid;
  });

/** What the engine deals, written in the same way. */
const dealtBy = (rules: Rules, deal: number): Record<string, string> => {
  const table = dealTable(rules, deckOf(rules, deal));
  const piles = rules.piles.map((_, index) =>
    cells(pileOn(table, index))
      .map(({ card, up }) => (up ? cardText(card) : `(${cardText(card)})`))
      .join(' '),
  );
  return Object.fromEntries(
    piles.flatMap((pile, index) => (pile === '' ? [] : [[String(index), pile]])),
  );
};

const fitted = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-fits', 'true');

for (const id of variantIds) {
  test(`${id} has its sheets: one page each, tagged, with their fonts, and nothing cut off`, async ({
    page,
  }) => {
    const rules = await rulesNamed(id);
    const { name } = rules.variant;
    await test.step('on its rules page', async () => {
      const html = await (await page.request.get(`/${id}/`)).text();
      const links = [...html.matchAll(/<a href="([^"]+)" type="application\/pdf"/g)];
      expect(links.map(([, href]) => href)).toEqual(sheetsOf(id).map(({ address }) => address));
    });
    await test.step('its usual deal, for real cards', async () => {
      const [deal = 1] = rules.variant.winnable ?? [];
      await page.goto(`/${id}/deal/`);
      await fitted(page);
      await expect(page.locator('.which')).toContainText(`Deal ${deal}`);
      expect(await laidOn(page)).toEqual(dealtBy(rules, deal));
    });
    await withPdfReader(page);
    for (const { kind, size, address } of sheetsOf(id)) {
      await test.step(address, async () => {
        const file = (await (await page.request.get(address)).body()).toString('latin1');
        const fonts = [...file.matchAll(/\/BaseFont \/(\S+)/g)].map(([, font]) => font);
        expect(fonts.length).toBeGreaterThan(0);
        for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+Source(Sans|Serif)/);
        const descriptors = [...file.matchAll(/\/Type \/FontDescriptor.*?endobj/gs)];
        expect(descriptors.length).toBeGreaterThan(0);
        for (const [text] of descriptors) expect(text).toContain('/FontFile');
        expect(file).toContain('/Marked true');

        const pdf = await readPdf(page, address);
        expect(pdf.pages).toBe(1);
        expect(pdf.language).toMatch(/^en/);
        expect(pdf.title).toContain(name);
        expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TR', 'TH']));
        expect(Math.abs(pdf.width - size[0])).toBeLessThan(1);
        expect(Math.abs(pdf.height - size[1])).toBeLessThan(1);
        if (kind === 'rules') expect(pdf.pictures.join()).toContain('table after the deal');

        // The font draws ’ with the glyph of another apostrophe, which is what the file tells.
        const said = pdf.texts
          .map(({ says }) => says)
          .join(' ')
          .replaceAll('ʼ', '’');
        expect(said).toContain(name);
        expect(said).not.toMatch(/localhost|127\.0\.0\.1/);
        expect(said).toContain(kind === 'rules' ? 'How to play' : 'Date');
        expect(Math.min(...pdf.texts.map((text) => text.size))).toBeGreaterThan(SMALLEST);
        expect(overlapping(pdf.texts)).toEqual([]);
        expect(pdf.colored).toBe(0);
        expect(pdf.ink).toBeGreaterThan(0.02);
        expect(Math.min(...pdf.margins)).toBeGreaterThan(EDGE);
      });
    }
  });
}

test('a sheet of a deal is there without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/bucket/deal/');
  const bucket = await rulesNamed('bucket');
  expect(await laidOn(page)).toEqual(dealtBy(bucket, bucket.variant.winnable?.[0] ?? 1));
  await context.close();
});

test('a sheet of a deal shows the deal and the options that its address names', async ({
  page,
}) => {
  await page.goto('/bucket/deal/?deal=617');
  await fitted(page);
  const bucket = await rulesNamed('bucket');
  await expect(page.locator('.which')).toContainText('Deal 617');
  expect(await laidOn(page)).toEqual(dealtBy(bucket, 617));
  const deck = await page
    .locator('.deck [data-card]')
    .evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset['card']));
  expect(deck).toEqual(deckOf(bucket, 617).map(cardText));

  await page.goto('/klondike/deal/?draw=1&deal=7');
  await expect(page.locator('.which')).toContainText('Deal 7');
  await expect(page.locator('.which')).toContainText('Cards turned from the stock: One at a time.');
  await fitted(page);
});

test('a sheet names the address to play at, but none that leads nobody there', async ({
  page,
  baseURL,
}) => {
  await page.goto('/klondike/deal/?draw=1&deal=7');
  await fitted(page);
  await expect(page.locator('.back')).toHaveCount(0);
  await page.route('http://cards.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: baseURL + pathname + search }) });
  });
  await page.goto('http://cards.example/klondike/deal/?draw=1&deal=7');
  await fitted(page);
  await expect(page.locator('.back b')).toHaveText('cards.example/klondike/?draw=1&deal=7');
});

for (const [query, says] of [
  ['deal=0', 'is not a deal number'],
  ['deal=soon', 'is not a deal number'],
  ['deal=99999999999', 'is not a deal number'],
  ['draw=7&deal=3', 'can’t be “7”'],
] as const) {
  test(`a sheet of a deal says what is wrong with ?${query}`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const id = query.startsWith('draw') ? 'klondike' : 'bucket';
    await page.goto(`/${id}/deal/?${query}`);
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(page.locator('[data-card]')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('the link to the sheet of a deal follows the board', async ({ page }) => {
  await open(page, '/klondike/?draw=1&deal=7');
  const link = page.getByRole('link', { name: 'Card by card' });
  await expect(link).toHaveAttribute('href', '/klondike/deal/?draw=1&deal=7');
  await page
    .locator('[data-main] > solitaire-game')
    .evaluate((game: SolitaireGame) => game.newGame(12));
  await expect(link).toHaveAttribute('href', '/klondike/deal/?draw=1&deal=12');
  await link.click();
  await expect(page.locator('.which')).toContainText('Deal 12');
});

test('sheets are accessible, stay out of search engines, and print without their buttons', async ({
  page,
}) => {
  for (const address of ['/spider/rules-sheet/', '/klondike/score-sheet/', '/pyramid/deal/']) {
    await page.goto(address);
    await fitted(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.bar')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
  const listed = await (await page.request.get('/sitemap-0.xml')).text();
  expect(listed).toContain('/spider/');
  expect(listed).not.toMatch(/sheet|\/deal\//);
});

test('another paper is a press away', async ({ page }) => {
  await page.goto('/spider/rules-sheet/');
  await fitted(page);
  const { width: letter = 0 } = (await page.locator('.sheet').boundingBox()) ?? {};
  await page.getByRole('link', { name: 'A4' }).click();
  await fitted(page);
  const { width: a4 = 0 } = (await page.locator('.sheet').boundingBox()) ?? {};
  expect(letter - a4).toBeCloseTo(216 * (96 / 25.4) - 210 * (96 / 25.4), -1);
});
