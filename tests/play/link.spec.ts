import type { Page } from '@playwright/test';
import type { Move } from 'solitaire-engine';
import { expect, spot, test } from './board.ts';
import { accept, answer, connect, device, invite, openLinked, sameTable } from './link.ts';

/** The piles of each player: stock, waste and seven columns, after eight foundations. */
const [STOCK, EACH] = [8, 9];

/** A move of one player's piles: cards that move rather than the stock, none to and fro. */
const moveFor = (page: Page, player: number): Promise<Move | undefined> =>
  page.evaluate(
    ([first, last, stock]) => {
      const seen = ((window as unknown as { seen?: Set<string> }).seen ??= new Set());
      const own = window.board.legalMoves().filter((move) => {
        const pile = 'from' in move ? move.from : 'pile' in move ? (move.pile ?? -1) : -1;
        return pile >= first && pile < last;
      });
      const carry = own.find(
        (move) => 'from' in move && !seen.has(`${move.from} ${move.to} ${window.board.table.pass}`),
      );
      if (carry && 'from' in carry) {
        seen.add(`${carry.from} ${carry.to} ${window.board.table.pass}`);
        seen.add(`${carry.to} ${carry.from} ${window.board.table.pass}`);
      }
      return carry ?? own.find((move) => 'action' in move && move.pile === stock);
    },
    [STOCK + player * EACH, STOCK + (player + 1) * EACH, STOCK + player * EACH] as const,
  );

const moves = (page: Page): Promise<number> => page.evaluate(() => window.board.moves);
const play = (page: Page, move: Move) =>
  page.evaluate((move) => window.board.play(move), move as never);
const notice = (page: Page) => page.locator('.notice');

for (const form of ['turns', 'race']) {
  test(`two devices play 20 moves, ${form}, and go on after a lost connection`, async ({
    browser,
  }) => {
    const faults: string[] = [];
    const [host, guest] = [await device(browser, faults), await device(browser, faults)];
    await openLinked(host, `form=${form}`);
    await connect(host, guest);
    const both = [host, guest] as const;
    for (let i = 0; i < 20; i++) {
      const turn =
        form === 'turns' ? await host.evaluate(() => (window.board.table.pass + 1) % 2) : i % 2;
      const page = both[turn] as Page;
      const move = await moveFor(page, turn);
      if (!move) throw new Error(`no move for ${turn}`);
      await play(page, move);
      for (const each of both) await expect.poll(() => moves(each)).toBe(i + 1);
      await sameTable(host, guest);
    }

    await guest.reload();
    if (form === 'turns') {
      const pass = await host.evaluate(() => window.board.table.pass);
      await expect(guest.locator('.bar .turn dd')).toHaveText(pass % 2 ? 'other player' : 'yours');
    }
    await expect(host.getByText('The connection is lost.').first()).toBeVisible({
      timeout: 20_000,
    });
    const turn =
      form === 'turns' ? await host.evaluate(() => (window.board.table.pass + 1) % 2) : 1;
    const stock = { action: 'draw', pile: STOCK + turn * EACH };
    const { ok, reason } = await play(host, stock);
    expect([ok, reason]).toEqual([false, expect.stringContaining('connection is lost')]);
    await host.getByRole('button', { name: 'Connect', exact: true }).click();
    await connect(host, guest);
    expect(await moves(guest)).toBe(20);
    const next = await moveFor(both[turn] as Page, turn);
    if (next) await play(both[turn] as Page, next);
    await expect.poll(() => moves(host)).toBe(21);
    await sameTable(host, guest);
    expect(faults).toEqual([]);
  });
}

test('the guest plays its own cards only, and the host decides on deals', async ({ browser }) => {
  const faults: string[] = [];
  const [host, guest] = [await device(browser, faults), await device(browser, faults)];
  await openLinked(host, 'form=race');
  await connect(host, guest);

  await guest.evaluate((pile) => void window.board.play({ action: 'draw', pile }), STOCK);
  const refused = await play(guest, { action: 'draw', pile: STOCK });
  expect(refused.reason).toBe('Those are the other player’s cards.');
  const foreign = await play(host, { action: 'draw', pile: STOCK + EACH });
  expect(foreign.reason).toBe('Those are the other player’s cards.');

  // Each has the own cards on the left, or below on a narrow board.
  for (const [page, first] of [
    [host, true],
    [guest, false],
  ] as const) {
    const [one, two] = [await spot(page, STOCK), await spot(page, STOCK + EACH)];
    expect(one.x < two.x).toBe(first);
  }

  // With the mouse, as a player does it.
  const { x, y } = await spot(guest, STOCK + EACH);
  await guest.mouse.click(x, y);
  await expect.poll(() => moves(host)).toBe(1);
  await sameTable(host, guest);

  await guest.getByRole('button', { name: 'New' }).click();
  await expect(notice(guest)).toContainText('The player who invited decides');
  await sameTable(host, guest);
  expect(await moves(guest)).toBe(1);

  await host.evaluate(() => window.board.newGame(77));
  await sameTable(host, guest);
  // Taken up once, not again and again.
  await guest.evaluate(() => (window.told.length = 0));
  await guest.waitForTimeout(500);
  expect(await guest.evaluate(() => window.told)).toEqual([]);
  expect(await guest.evaluate(() => window.board.dealNumber)).toBe(77);
  await guest.getByRole('button', { name: 'Hint' }).click();
  await expect(notice(guest)).toHaveText('No hints against a person.');

  await guest.evaluate(() => (window.board.options = 'opponent=easy'));
  await expect(host.getByText('The other player has left.').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('a guest that has reloaded may invite, and keeps its cards', async ({ browser }) => {
  const faults: string[] = [];
  const [host, guest] = [await device(browser, faults), await device(browser, faults)];
  await openLinked(host, 'form=race');
  await connect(host, guest);
  await play(guest, { action: 'draw', pile: STOCK + EACH });
  await expect.poll(() => moves(host)).toBe(1);
  await guest.reload();
  await guest.getByRole('button', { name: 'Connect', exact: true }).click();
  await connect(guest, host);
  expect(await moves(host)).toBe(1);
  const foreign = await play(guest, { action: 'draw', pile: STOCK });
  expect(foreign.reason).toBe('Those are the other player’s cards.');
  await play(host, { action: 'draw', pile: STOCK });
  await expect.poll(() => moves(guest)).toBe(2);
  await sameTable(guest, host);
  expect(faults).toEqual([]);
});

test('codes that are no good are told, and nothing is lost', async ({ browser }) => {
  const faults: string[] = [];
  const [host, guest] = [await device(browser, faults), await device(browser, faults)];
  await openLinked(host, 'form=turns');
  const alert = host.getByRole('alert');
  const join = async (text: string): Promise<void> => {
    await host.getByLabel('You have been invited').fill(text);
    await host.getByRole('button', { name: 'Join', exact: true }).click();
  };
  await join('');
  await expect(alert).toHaveText('Paste a code first.');
  await join('hello there');
  await expect(alert).toContainText('no code of this game');
  await join('I2-abcd');
  await expect(alert).toContainText('another version');
  await join('A1-abcd');
  await expect(alert).toContainText('That is an answer');
  await join('I1-abcd');
  await expect(alert).toContainText('not complete');

  const stale = await answer(guest, await invite(host));
  await host.getByRole('button', { name: 'Back', exact: true }).click();
  const code = await invite(host);
  const give = async (text: string): Promise<void> => {
    await host.getByLabel('2. Paste the answer').fill(text);
    await host.getByRole('button', { name: 'Connect', exact: true }).click();
  };
  await give(stale);
  await expect(alert).toContainText('another invitation');
  await give(code);
  await expect(alert).toContainText('That is an invitation');
  await give(`  ${code.slice(0, 40)} \n ${code.slice(40)} `);
  await expect(alert).toContainText('That is an invitation');
  await accept(host, await answer(guest, code));
  await sameTable(host, guest);
  expect(faults).toEqual([]);
});

test('an answer that is opened as a link goes to the tab that waits for it', async ({
  browser,
}) => {
  const faults: string[] = [];
  const [host, guest] = [await device(browser, faults), await device(browser, faults)];
  await openLinked(host, 'form=turns');
  const code = await answer(guest, await invite(host));
  const tab = await host.context().newPage();
  await tab.goto(`${host.url().replace(/#.*/, '')}#answer=${code}`);
  await expect(tab.getByText('The answer is with your game now')).toBeVisible();
  await expect(host.locator('dialog')).toHaveCount(0);
  await sameTable(host, guest);
  expect(faults).toEqual([]);
});
