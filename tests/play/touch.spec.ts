import { COLUMN, count, expect, fingers, open, spot, state, test, told } from './board.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const [C3, C4, C6, C8] = [COLUMN + 2, COLUMN + 3, COLUMN + 5, COLUMN + 7];
const DEAL = { deal: '3250' };

test('a finger carries a card, and the page doesn’t scroll', async ({ page }) => {
  await open(page, DEAL);
  const touch = await fingers(page);
  const [from, to] = [await spot(page, C3), await spot(page, C4)];
  await touch('touchStart', from);
  for (let i = 1; i <= 5; i++) {
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * i) / 5,
      y: from.y + ((to.y - from.y) * i) / 5,
    });
  }
  expect(await count(page, '[data-carried]')).toBe(1);
  await touch('touchEnd');
  expect((await told(page, 'move')).map(({ text }) => text)).toEqual(['34']);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a second finger is left out of it', async ({ page }) => {
  await open(page, DEAL);
  const touch = await fingers(page);
  const [from, to, other] = [await spot(page, C3), await spot(page, C4), await spot(page, C6)];
  const first = { ...from, id: 1 };
  await touch('touchStart', first);
  await touch('touchMove', { ...first, x: from.x + 20, y: from.y + 20 });
  await touch('touchStart', { ...first, x: from.x + 20, y: from.y + 20 }, { ...other, id: 2 });
  await touch('touchMove', { ...to, id: 1 }, { ...other, y: other.y - 40, id: 2 });
  expect(await count(page, '[data-carried]')).toBe(1);
  await touch('touchMove', { ...to, id: 1 });
  expect(await count(page, '[data-carried]')).toBe(1);
  await touch('touchEnd');
  expect((await told(page, 'move')).map(({ text }) => text)).toEqual(['34']);
});

test('a touch that the system takes away brings the card back', async ({ page }) => {
  await open(page, DEAL);
  const touch = await fingers(page);
  const [from, to] = [await spot(page, C3), await spot(page, C4)];
  await touch('touchStart', from);
  await touch('touchMove', { x: from.x + 20, y: from.y + 20 });
  await touch('touchMove', to);
  await touch('touchCancel');
  expect((await state(page)).moves).toBe(0);
  expect(await count(page, '[data-carried], .picked')).toBe(0);
});

test('tap and tap play, with the targets marked between', async ({ page }) => {
  await open(page, DEAL);
  const [from, to] = [await spot(page, C6), await spot(page, C8)];
  await page.touchscreen.tap(from.x, from.y);
  expect(await count(page, '.target')).toBeGreaterThan(0);
  await page.touchscreen.tap(to.x, to.y);
  expect((await told(page, 'move')).map(({ text }) => text)).toEqual(['68']);
});

test('every card of a column of 19 shows at least 14 pixels, and the last one whole', async ({
  page,
}) => {
  const tall = 'KH KD QD JD TD 9D 8D KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C';
  await open(page, { position: `Tableau: ${tall} | KS` });
  const tops = await page.evaluate((column) => {
    const root = window.board.shadowRoot as ShadowRoot;
    const boxes: { top: number; bottom: number }[] = [];
    for (let cell = window.board.table.piles[column]; cell?.under; cell = cell.under) {
      boxes.unshift(
        (root.querySelector(`[data-card="${cell.card}"]`) as Element).getBoundingClientRect(),
      );
    }
    const frame = (root.querySelector('.frame') as Element).getBoundingClientRect();
    return { boxes: boxes.map(({ top, bottom }) => ({ top, bottom })), end: frame.bottom };
  }, COLUMN);
  const { boxes, end } = tops;
  expect(boxes.length).toBe(19);
  for (const [i, { top }] of boxes.entries()) {
    const next = boxes[i + 1];
    if (next) expect(next.top - top).toBeGreaterThanOrEqual(14);
  }
  expect(boxes.at(-1)?.bottom ?? 0).toBeLessThanOrEqual(end);
});
