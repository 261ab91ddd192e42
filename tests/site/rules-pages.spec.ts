import { existsSync, readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { SolitaireGame } from 'solitaire-game/solitaire-game';
import type { Measured } from '../../site/rules/odds.ts';
import { rulesNamed } from '../engine/tables.ts';
import { boardsReady, open } from './pages.ts';
import { variantIds } from '../variant-ids.ts';

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
  'Odds',
  'Questions',
  'Words',
  'Where sources differ',
  'What is our own reading',
  'Sources',
  'Related games',
];

/** What has been measured of a game, the usual rules first, as on its page. */
const measured = (id: string): Measured[] => {
  const file = `packages/solver/odds/${id}.json`;
  if (!existsSync(file)) return [];
  const all = JSON.parse(readFileSync(file, 'utf8')) as Measured[];
  return all.sort((a, b) => (a.options < b.options ? -1 : 1));
};

const grouped = (count: number): string => count.toLocaleString('en-US');

/** Whether a text is a number as far as its digits go. */
const isRounded = (text: string, number: number): boolean => {
  const [, decimals = ''] = text.split('.');
  return Math.abs(Number(text) - number) <= 0.501 * 10 ** -decimals.length;
};

const oddsOn = (page: Page): Locator => page.getByRole('region', { name: 'Odds', exact: true });

/** Every measurement is told in full, can be made again, and has a picture that words stand for. */
async function tellsOdds(page: Page, id: string): Promise<void> {
  const parts = oddsOn(page).locator('.measured');
  await expect(parts).toHaveCount(measured(id).length);
  for (const [i, entry] of measured(id).entries()) {
    const { options, deals, won, lost, undecided, wilson, budget } = entry;
    const part = parts.nth(i);
    const sentence = (await part.locator('> p').first().textContent()) ?? '';
    const told = (text: string) => expect(sentence).toContain(text);
    told(`Of ${grouped(deals)} deals`);
    if (won > 0) told(`${won === deals ? 'all' : grouped(won)} can be won`);
    if (undecided === deals) told('none was decided');
    else if (undecided > 0) told(`${grouped(undecided)} stayed undecided`);
    for (const bound of wilson.filter((share) => share > 0 && share < 1)) {
      const shown = [...sentence.replace('95% interval', '').matchAll(/[\d.]+(?=%)/g)];
      const near = shown.some(([text]) => isRounded(text, 100 * bound));
      expect(near, `${bound} in “${sentence}”`).toBe(true);
    }
    await expect(part.locator('figcaption li')).toHaveText([
      `${grouped(won)} won`,
      `${grouped(undecided)} undecided`,
      `${grouped(lost)} lost`,
    ]);

    const command = (await part.locator('.command').textContent()) ?? '';
    expect(command).toContain(`npm run odds -- ${id} --deals ${deals}`);
    for (const [name, limit] of Object.entries(budget)) {
      expect(command).toContain(`--${name} ${limit}`);
    }
    expect(command.includes('--options')).toBe(options !== '');

    const picture = part.getByRole('img');
    await expect(picture).toHaveAccessibleName(
      /\d+(\.\d+)?% won.*interval|dots, (one|none) of them/,
    );
    expect((await picture.boundingBox())?.height).toBeGreaterThan(20);
  }
}

for (const id of variantIds) {
  test.describe(id, () => {
    test('shows its deal without a script', async ({ browser, baseURL }) => {
      const { pack } = await rulesNamed(id);
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: baseURL ?? '',
      });
      const page = await context.newPage();
      await page.goto(`/${id}/`);
      await expect(page.locator(`${board} .card`)).toHaveCount(pack.length);
      await expect(page.locator(`${board} .card`).first()).toBeVisible();
      await context.close();
    });

    test('has its board, its sections, an example and its odds', async ({ page }) => {
      const { pack, players, variant } = await rulesNamed(id);
      await open(page, `/${id}/`);
      await test.step('one board after the script, and one set of cards in it', async () => {
        await expect(page.locator(`${board} .felt`)).toHaveCount(1);
        await expect(page.locator(`${board} .card`)).toHaveCount(pack.length);
        // The server's live line speaks on: a screen reader hears what happens.
        await page.locator(board).evaluate((game: SolitaireGame) => {
          const [move] = game.legalMoves();
          if (move) game.play(move);
        });
        await expect(page.locator(`${board} [role=status]`)).toHaveText(/\w/);
        for (const example of await page.locator('.example solitaire-game').all()) {
          await expect(example.locator('.felt')).toHaveCount(1);
        }
      });
      await test.step('all its sections, and an example to play', async () => {
        const headings = await page.locator('main h2').allTextContents();
        const hasOdds = players === undefined && measured(id).length > 0;
        for (const section of SECTIONS) {
          if (section !== 'Odds' || hasOdds) expect(headings).toContain(section);
          else expect(headings).not.toContain(section);
        }
        await expect(page.locator('.example solitaire-game').first()).toBeVisible();
      });
      await test.step('the decks that it is played with, for search engines', async () => {
        const facts = await page.locator('script[type="application/ld+json"]').textContent();
        const decks = variant.decks ?? 1;
        expect(facts).toContain(`${decks} ${decks === 1 ? 'deck' : 'decks'} of playing cards`);
      });
      await test.step('the odds as measured', async () => {
        if (players === undefined) await tellsOdds(page, id);
      });
    });

    test('plays each house rule from its link', async ({ page }) => {
      const { variant } = await rulesNamed(id);
      await page.goto(`/${id}/`);
      const links = await page
        .locator('a[data-rule]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length > 0).toBe(Object.keys(variant.options).length > 0);
      for (const link of links.slice(0, 3)) {
        await open(page, link);
        const asked = Object.fromEntries(new URLSearchParams(link.split('?')[1]));
        const chosen = () =>
          page.locator(board).evaluate((game: SolitaireGame) => game.rules?.chosen);
        await expect.poll(chosen).toMatchObject(asked);
      }
    });
  });
}

test('an address names a deal and its moves', async ({ page }) => {
  await open(page, '/klondike/?draw=1&deal=5#draw,draw');
  const game = page.locator(board);
  expect(
    await game.evaluate(({ dealNumber, moves }: SolitaireGame) => [dealNumber, moves]),
  ).toEqual([5, 2]);
});

for (const address of ['/klondike/', '/klondike/?draw=1', '/klondike/?deal=9#draw']) {
  test(`a game begun at ${address} goes on after a reload`, async ({ page }) => {
    await open(page, address);
    const game = page.locator(board);
    await game.evaluate((game: SolitaireGame) => game.play('draw'));
    const standing = ({ dealNumber, moves }: SolitaireGame) => [dealNumber, moves];
    const before = await game.evaluate(standing);
    await page.reload();
    await boardsReady(page);
    await expect.poll(() => game.evaluate(standing)).toEqual(before);
    await expect(game).toHaveCount(1);
  });
}

for (const address of ['/spider/', '/spider/?layout=50']) {
  test(`on a reload of ${address} no game can be played but the one that was kept`, async ({
    page,
  }) => {
    await open(page, address);
    const game = page.locator(board);
    await game.evaluate((game: SolitaireGame) => game.play('row'));
    const kept = await game.evaluate(({ dealNumber }: SolitaireGame) => dealNumber);
    // What a player could lay hands on, from frame to frame.
    await page.addInitScript(() => {
      const seen = new Set<number>();
      Object.assign(window, { seen });
      const look = (): void => {
        for (const game of document.querySelectorAll<SolitaireGame>('[data-main] > *')) {
          const inSight = getComputedStyle(game).visibility === 'visible' && !game.inert;
          if (inSight && game.rules) seen.add(game.dealNumber ?? 0);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await page.reload();
    await boardsReady(page);
    await page.waitForTimeout(300);
    expect(
      await page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen]),
    ).toEqual([kept]);
    expect(await game.evaluate(({ inert }: SolitaireGame) => inert)).toBe(false);
  });
}

test('the address of a heading asks for no game', async ({ page }) => {
  await open(page, '/klondike/#scoring');
  expect(await page.locator(board).evaluate((game: SolitaireGame) => game.moves)).toBe(0);
  await expect(page.getByRole('heading', { name: 'Scoring', exact: true })).toBeInViewport();
});

test('Bucket’s page tells the measured odds and promises no more', async ({ page }) => {
  await page.goto('/bucket/');
  const text = ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
  const [{ won, deals } = { won: 0, deals: 0 }] = measured('bucket');
  const one = /1 random deal in ([\d,]+)/.exec(text)?.[1]?.replace(',', '');
  expect(Number(one) / (deals / won)).toBeCloseTo(1, 1);
  expect(text).toContain(`${grouped(won)} of ${grouped(deals)} deals, about 1 in`);
  expect(text).not.toMatch(/large share|(most|many)( \w+)? deals can be won/i);
});

test('a page says what hidden cards mean for hints, verdicts and odds', async ({ page }) => {
  await page.goto('/klondike/');
  const main = page.locator('main');
  await expect(main).toContainText('It does not look at face-down cards');
  await expect(oddsOn(page)).toContainText(/A player sees less: \d+ cards lie face down/);
  await page.goto('/freecell/');
  await expect(oddsOn(page)).toContainText('all cards are in view');
  await page.goto('/clock/');
  await expect(oddsOn(page)).toContainText('by pure chance');
});

test('Klondike’s running total is the worked example', async ({ page }) => {
  await page.goto('/klondike/');
  const totals = page.locator('table', { hasText: 'A running total' }).locator('td:last-child');
  await expect(totals).toHaveText(['−10', '200', '225']);
});

test('the page about embedding names only attributes that there are', async ({ page }) => {
  await open(page, '/embed/');
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
