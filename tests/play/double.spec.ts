import type { Page } from '@playwright/test';
import type { Move } from 'solitaire-engine';
import { count, expect, fingers, legalMoves, open, spot, state, test } from './board.ts';

/** The piles of each player: stock, waste and seven columns, after eight foundations. */
const [STOCK, EACH] = [8, 9];
const COLUMNS = STOCK + 2;

const board = (options: string, deal = '5') => ({ variant: 'double-solitaire', options, deal });
const player = (page: Page): Promise<number> =>
  page.evaluate(() => (window.board.table.pass + 1) % 2);
const moves = async (page: Page): Promise<number> => (await state(page)).moves;
const notice = (page: Page) => page.locator('.notice');
const pileOf = (move: Move): number =>
  'from' in move ? move.from : 'pile' in move ? (move.pile ?? -1) : -1;

/** The top card of a pile that lies the other way round: its columns grow upwards. */
const farSpot = async (page: Page, pile: number) => {
  const box = await page.locator(`[data-pile="${pile}"]`).boundingBox();
  const { x, y, width } = box ?? { x: 0, y: 0, width: 0 };
  return { x: x + width / 2, y: y + width * 0.5 };
};

/** Waits for the person's turn, the computer's moves hurried on. */
async function ownTurn(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      if ((await player(page)) === 1) await page.clock.runFor(1000);
      return player(page);
    })
    .toBe(0);
}

for (const strength of ['easy', 'medium', 'strong']) {
  test(`30 turns against the computer, ${strength}`, async ({ page }) => {
    await page.clock.install();
    await open(page, board(`opponent=${strength}`));
    await page.clock.runFor(1000);
    let turns = 0;
    while (turns < 30 && (await count(page, '.panel')) === 0) {
      await ownTurn(page);
      const own = (await legalMoves(page)).filter((move) => pileOf(move) < STOCK + EACH);
      const home = own.find((move) => 'to' in move && move.to < STOCK);
      const played = home ?? { action: 'draw', pile: STOCK };
      await page.evaluate((move) => window.board.play(move), played as never);
      if (!home) turns++;
      await page.clock.runFor(1000);
    }
    expect(turns).toBeGreaterThan(20);
  });
}

test('in a race the computer moves while a card is in hand', async ({ page }) => {
  await page.clock.install();
  await open(page, board('form=race&pace=fast'));
  await page.clock.runFor(1000);
  const refused = await page.evaluate(
    (pile) => window.board.play({ action: 'draw', pile }),
    STOCK + EACH,
  );
  expect(refused.reason).toBe('Those are the other player’s cards.');

  await page.evaluate((pile) => window.board.play({ action: 'draw', pile }), STOCK);
  const at = await spot(page, STOCK + 1);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 30, at.y + 60, { steps: 3 });
  expect(await count(page, '[data-carried]')).toBe(1);
  await page.clock.runFor(4000);
  await expect.poll(() => moves(page)).toBeGreaterThan(1);
  expect(await count(page, '[data-carried]')).toBe(1);
  await page.mouse.up();
  expect(await count(page, '[data-carried]')).toBe(0);
});

test('undo against the computer comes back to the own turn', async ({ page }) => {
  await page.clock.install();
  await open(page, board('opponent=medium'));
  await page.clock.runFor(1000);
  await ownTurn(page);
  const before = await state(page);
  await page.evaluate((pile) => window.board.play({ action: 'draw', pile }), STOCK);
  await page.clock.runFor(1000);
  await ownTurn(page);
  expect(await moves(page)).toBeGreaterThan(before.moves + 1);
  await page.evaluate(() => window.board.undo());
  expect(await player(page)).toBe(0);
  // The computer doesn't play on from a table that is the person's.
  await page.clock.runFor(3000);
  expect(await player(page)).toBe(0);
  expect((await state(page)).notation).toBe(before.notation);
});

test('two persons take turns at one board', async ({ page }) => {
  await open(page, board('opponent=person'));
  for (let i = 0; i < 6; i++) {
    const turn = await player(page);
    const other = await page.evaluate(
      (pile) => window.board.play({ action: 'draw', pile }),
      STOCK + (1 - turn) * EACH,
    );
    expect(other.ok).toBe(false);
    const { x, y } = await spot(page, STOCK + turn * EACH);
    await page.mouse.click(x, y);
    await expect(notice(page)).toHaveText(
      turn === 0 ? 'Second player’s turn' : 'First player’s turn',
    );
  }
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(notice(page)).toHaveText('No hints against a person.');
});

test('a blocked game ends with a count of the cards at home', async ({ page }) => {
  await open(page, board('form=race&opponent=person'));
  for (let i = 0; i < 10; i++) {
    await page.evaluate((pile) => window.board.play({ action: 'draw', pile }), STOCK);
    await page.evaluate((pile) => window.board.play({ action: 'draw', pile }), STOCK + EACH);
  }
  await expect(page.locator('.panel')).toContainText('Neither can go on.');
  await expect(page.locator('.panel')).toContainText('A draw: both have 0 cards home.');
});

test('who passes in a race waits only for the computer to see all its cards', async ({ page }) => {
  await page.clock.install();
  await open(page, {
    variant: 'double-solitaire',
    options: 'form=race&pace=fast',
    position: 'Waste: AD\nStock: 5C 6C 7C 8C\nStock2: 5D\nTableau: KS\nTableau2: KC',
  });
  await page.clock.runFor(1000);
  await page.evaluate(() => window.board.play('w1-h'));
  await page.getByRole('button', { name: 'I pass' }).press('Enter');
  await expect(notice(page)).toHaveText('You pass. The game ends when neither can go on.');
  await expect(page.getByRole('button', { name: 'I pass' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(async () => {
    await page.clock.runFor(1200);
    await expect(page.locator('.panel')).toContainText('You win, 1 cards home to 0.', {
      timeout: 200,
    });
  }).toPass();
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 420, height: 900 }, hasTouch: true, isMobile: true });

  test('two players drag at the same time, each on his half', async ({ page }) => {
    await open(page, board('form=race&opponent=person&seats=opposite', '1'));
    const all = await legalMoves(page);
    const carry = (first: number) =>
      all.find(
        (move) => 'from' in move && move.from >= first && move.from < first + 7 && move.to >= first,
      ) as { from: number; to: number };
    const [near, far] = [carry(COLUMNS), carry(COLUMNS + EACH)];
    const [a, b] = [await spot(page, near.from), await spot(page, near.to)];
    const [c, d] = [await farSpot(page, far.from), await farSpot(page, far.to)];
    const touch = await fingers(page);
    const [one, two] = [
      { ...a, id: 1 },
      { ...c, id: 2 },
    ];
    await touch('touchStart', one);
    await touch('touchStart', one, two);
    for (const part of [0.3, 0.6, 1]) {
      const along = (from: typeof a, to: typeof a, id: number) => ({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        id,
      });
      await touch('touchMove', along(a, b, 1), along(c, d, 2));
    }
    expect(await count(page, '[data-carried]')).toBe(2);
    // The first finger is lifted: its card is played, the other one stays in hand.
    await touch('touchEnd', { ...d, id: 2 });
    await expect.poll(() => moves(page)).toBe(1);
    expect(await count(page, '[data-carried]')).toBe(1);
    await touch('touchEnd');
    await expect.poll(() => moves(page)).toBe(2);
    expect(await count(page, '[data-carried], .picked, [data-second]')).toBe(0);
  });

  test('tap and tap play for both, each with a card in hand', async ({ page }) => {
    await open(page, board('form=race&opponent=person&seats=opposite', '1'));
    const all = await legalMoves(page);
    const carry = (first: number) =>
      all.find(
        (move) => 'from' in move && move.from >= first && move.from < first + 7 && move.to >= first,
      ) as { from: number; to: number };
    const [near, far] = [carry(COLUMNS), carry(COLUMNS + EACH)];
    const tap = async (pile: number): Promise<void> => {
      const { x, y } = await (pile < COLUMNS + EACH ? spot : farSpot)(page, pile);
      await page.touchscreen.tap(x, y);
    };
    await tap(near.from);
    await tap(far.from);
    expect(await count(page, '.card.picked')).toBe(1);
    expect(await count(page, '.card[data-second]')).toBe(1);
    await tap(far.to);
    await expect.poll(() => moves(page)).toBe(1);
    expect(await count(page, '.card.picked')).toBe(1);
    await tap(near.to);
    await expect.poll(() => moves(page)).toBe(2);
  });
});
