import type { Page } from '@playwright/test';
import {
  COLUMN,
  count,
  drag,
  dragPiles,
  expect,
  open,
  spot,
  state,
  test,
  told,
  type Spot,
} from './board.ts';

const DEAL = { deal: '3250' };
const [C3, C4] = [COLUMN + 2, COLUMN + 3];

/** Presses the top card of column 3 of deal 3250, which column 4 takes, and carries it there. */
async function carry(page: Page): Promise<Spot> {
  const [from, to] = [await spot(page, C3), await spot(page, C4)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.move(to.x, to.y);
  expect(await count(page, '[data-carried]')).toBe(1);
  return to;
}

/** Nothing is in hand, nothing has been played, and no card is left above the others. */
async function home(page: Page) {
  const { moves } = await state(page);
  expect(moves).toBe(0);
  expect(await count(page, '[data-carried], .picked, .target')).toBe(0);
  await expect.poll(() => count(page, '[data-flying]')).toBe(0);
  await settled(page);
  expect(await misplaced(page)).toEqual([]);
}

const settled = (page: Page) =>
  page.evaluate(async () => {
    const animations = window.board.shadowRoot?.getAnimations() ?? [];
    await Promise.all(animations.map((animation) => animation.finished.catch(() => undefined)));
  });

/** Cards that are not where their pile is. */
const misplaced = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const root = window.board.shadowRoot as ShadowRoot;
    const found: number[] = [];
    for (const [index, pile] of window.board.table.piles.entries()) {
      const box = (root.querySelector(`[data-pile="${index}"]`) as Element).getBoundingClientRect();
      for (let cell = pile; cell.under; cell = cell.under) {
        const card = root.querySelector(`[data-card="${cell.card}"]`) as Element;
        const { left, top, bottom } = card.getBoundingClientRect();
        if (Math.abs(left - box.left) > 2 && index < 4) found.push(cell.card);
        if (top < box.top - 2 || bottom > box.bottom + 2) found.push(cell.card);
      }
    }
    return found;
  });

test('a drag plays, and what is dropped flies to its place', async ({ page }) => {
  await open(page, DEAL);
  await carry(page);
  await page.mouse.up();
  expect((await told(page, 'move')).map(({ text }) => text)).toEqual(['34']);
  await settled(page);
  expect(await misplaced(page)).toEqual([]);
  await expect.poll(() => count(page, '[data-flying]')).toBe(0);
});

test('a covered card stays where it is, and the rule is named', async ({ page }) => {
  await open(page, DEAL);
  await drag(page, await spot(page, C3, 2), await spot(page, C4));
  await expect(page.locator('.notice')).toHaveText('Not together: one card at a time.');
  await home(page);
});

test('a card dropped where it can’t go flies back, and the rule is named', async ({ page }) => {
  await open(page, DEAL);
  await dragPiles(page, C4, 0);
  await expect(page.locator('.notice')).toContainText('an empty one takes an ace');
  await home(page);
  await drag(page, await spot(page, C3), { x: 5, y: 5 });
  await home(page);
});

test.describe('a drag ends at home', () => {
  const endings: [string, (page: Page) => Promise<unknown>][] = [
    ['by Escape', (page) => page.keyboard.press('Escape')],
    [
      'when the window loses the focus',
      (page) => page.evaluate(() => dispatchEvent(new Event('blur'))),
    ],
    [
      'when the page is hidden',
      (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    ],
    ['when the browser takes the pointer away', (page) => fire(page, 'pointercancel')],
    ['when the capture is lost', (page) => fire(page, 'lostpointercapture')],
    [
      'when the board is taken out and put back',
      (page) =>
        page.evaluate(() => {
          const { board } = window;
          const { parentNode } = board;
          board.remove();
          parentNode?.append(board);
        }),
    ],
    [
      'when the table changes meanwhile',
      (page) =>
        page.evaluate(() => {
          window.board.play('68');
          window.board.undo();
        }),
    ],
    [
      'when the button turns out to be up',
      async (page) => {
        await page.evaluate(() => {
          const felt = window.board.shadowRoot?.querySelector('.felt');
          const init = { pointerId: 1, pointerType: 'mouse', buttons: 0, bubbles: true };
          felt?.dispatchEvent(new PointerEvent('pointermove', init));
        });
      },
    ],
  ];
  const fire = (page: Page, type: string) =>
    page.evaluate((type) => {
      const felt = window.board.shadowRoot?.querySelector('.felt');
      felt?.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'mouse' }));
    }, type);

  for (const [how, end] of endings) {
    test(how, async ({ page }) => {
      await open(page, DEAL);
      const to = await carry(page);
      await end(page);
      await page.mouse.move(to.x + 3, to.y + 3);
      expect(await count(page, '[data-carried]')).toBe(0);
      await page.mouse.up();
      await home(page);
      await dragPiles(page, C3, C4);
      expect((await state(page)).moves).toBe(1);
    });
  }
});

test('a press on a flying card acts on the table as it is', async ({ page }) => {
  await open(page, DEAL);
  await dragPiles(page, C3, C4);
  await dragPiles(page, C4, C3);
  await dragPiles(page, C3, C4);
  expect(await count(page, '.card')).toBe(52);
  await settled(page);
  expect(await misplaced(page)).toEqual([]);
});

test('clicks and undos in quick succession leave every card in its place', async ({ page }) => {
  await open(page, DEAL);
  await page.evaluate(async () => {
    const { board } = window;
    let seed = 7;
    const below = (limit: number) => (seed = (seed * 48271) % 2147483647) % limit;
    for (let i = 0; i < 200; i++) {
      const legal = board.legalMoves();
      if (below(3) === 0) board.undo();
      else if (legal.length > 0) board.play(legal[below(legal.length)] as (typeof legal)[0]);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  await expect.poll(() => count(page, '[data-flying]')).toBe(0);
  await settled(page);
  expect(await misplaced(page)).toEqual([]);
});

test('a click picks, marks the targets, and a second one plays', async ({ page }) => {
  await open(page, DEAL);
  const [from, to] = [await spot(page, C3), await spot(page, C4)];
  await page.mouse.click(from.x, from.y);
  expect(await count(page, '.picked')).toBe(1);
  expect(await count(page, `.target[data-pile="${C4}"]`)).toBe(1);
  await page.mouse.click(to.x, to.y);
  expect((await state(page)).moves).toBe(1);
  expect(await count(page, '.picked, .target')).toBe(0);
});

test('a double-click sends a card home, or says why not', async ({ page }) => {
  await open(page, { position: 'Foundations: C-3\nTableau: 4C | KD' });
  const first = await spot(page, COLUMN);
  await page.mouse.dblclick(first.x, first.y);
  expect((await told(page, 'move')).map(({ text }) => text)).toEqual(['1h']);
  await open(page, { position: 'Foundations: C-3\nTableau: 5C | 9H' });
  const other = await spot(page, COLUMN);
  await page.mouse.dblclick(other.x, other.y);
  await expect(page.locator('.notice')).toHaveText(/can’t go|can’t start/);
  expect((await state(page)).moves).toBe(0);
});

test('two taps that play, and a third on the same pile, are no double-click', async ({ page }) => {
  await open(page, { position: 'Foundations: C-8\nTableau: 9C | TD | KD' });
  const [one, two] = [await spot(page, COLUMN), await spot(page, COLUMN + 1)];
  await page.mouse.click(one.x, one.y);
  await page.mouse.click(two.x, two.y);
  await page.mouse.click(two.x, two.y + 4);
  expect((await told(page, 'move')).map(({ text }) => text)).toEqual(['12']);
  expect(await count(page, '.picked')).toBe(1);
});

test('the right button and a trembling hand carry nothing', async ({ page }) => {
  await open(page, DEAL);
  const { x, y } = await spot(page, C3);
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(x + 80, y);
  await page.mouse.up({ button: 'right' });
  await page.mouse.move(x, y);
  expect(await count(page, '.picked, [data-carried]')).toBe(0);
  await page.mouse.down();
  await page.mouse.move(x + 2, y + 2);
  await page.mouse.up();
  expect(await count(page, '.picked')).toBe(1);
});

test.describe('the card stays under the pointer, and the drop meets its pile', () => {
  const places: [string, (page: Page) => Promise<unknown>][] = [
    ['as the page is', () => Promise.resolve()],
    ['at half its size', (page) => mainClass(page, 'half')],
    ['in a zoomed page', (page) => mainClass(page, 'zoomed')],
    [
      'scrolled',
      async (page) => {
        await mainClass(page, 'zoomed');
        await page.evaluate(() => scrollTo(0, 90));
      },
    ],
  ];
  const mainClass = (page: Page, name: string) =>
    page.evaluate((name) => document.querySelector('main')?.classList.add(name), name);

  for (const [where, prepare] of places) {
    test(where, async ({ page }) => {
      await open(page, DEAL);
      await prepare(page);
      const [from, to] = [await spot(page, C3), await spot(page, C4)];
      const card = await carriedBox(page, C3);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 60, from.y - 30);
      const carried = await carriedBox(page, C3);
      expect(Math.abs(carried.x - card.x - 60)).toBeLessThan(2);
      expect(Math.abs(carried.y - card.y + 30)).toBeLessThan(2);
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
      expect((await told(page, 'move')).map(({ text }) => text)).toEqual(['34']);
    });
  }

  const carriedBox = (page: Page, pile: number): Promise<Spot> =>
    page.evaluate((pile) => {
      const { card } = window.board.table.piles[pile] ?? {};
      const node = window.board.shadowRoot?.querySelector(`[data-card="${card}"]`);
      const { x, y } = (node as Element).getBoundingClientRect();
      return { x, y };
    }, pile);
});

for (const nested of ['1', '2']) {
  test(`a drag works inside ${nested} more shadow roots`, async ({ page }) => {
    await open(page, { ...DEAL, nested });
    await dragPiles(page, C3, C4);
    expect((await told(page, 'move')).map(({ text }) => text)).toEqual(['34']);
  });
}

test('a drop beside, below and low on a tall pile means that pile', async ({ page }) => {
  const tall = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS KC 9D';
  const position = `Tableau: 8C | ${tall} | KD QD`;
  await open(page, { position });
  const from = await spot(page, COLUMN);
  const low = await spot(page, COLUMN + 1);
  await drag(page, from, { x: low.x + 20, y: low.y + 30 });
  expect((await told(page, 'move')).map(({ text }) => text)).toEqual(['12']);
  await open(page, { position: 'Tableau: 8C | 9D | KD QD JD TD 9H' });
  const short = await spot(page, COLUMN + 1);
  await drag(page, await spot(page, COLUMN), { x: short.x, y: short.y + 150 });
  expect((await told(page, 'move')).map(({ text }) => text)).toEqual(['12']);
  expect(await count(page, '.card')).toBe(7);
});

test('what comes into the page above the board doesn’t mislead a drag or a click', async ({
  page,
}) => {
  await open(page, DEAL);
  await carry(page);
  await page.evaluate(() => {
    const banner = document.createElement('div');
    banner.className = 'banner';
    document.querySelector('header')?.append(banner);
  });
  const to = await spot(page, C4);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  expect((await told(page, 'move')).map(({ text }) => text)).toEqual(['34']);
  await page.evaluate(() => document.querySelector('.banner')?.remove());
  const next = await spot(page, COLUMN + 5);
  await page.mouse.click(next.x, next.y);
  expect(await count(page, '.picked')).toBe(1);
  expect(await count(page, `.held[data-pile="${COLUMN + 5}"]`)).toBe(1);
});

test('a drag over the edges makes no scroll bars', async ({ page }) => {
  await open(page, DEAL);
  const size = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
  const before = await size();
  await carry(page);
  for (const [x, y] of [
    [1, 1],
    [999, 1],
    [999, 859],
    [1, 859],
  ] as const) {
    await page.mouse.move(x, y);
    expect(await size()).toEqual(before);
  }
  await page.mouse.up();
  await home(page);
});
