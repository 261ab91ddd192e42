import { count, expect, openSite, state, test } from './board.ts';

test('on Bucket’s page a hint helps, and a move that loses is found and taken back', async ({
  page,
}) => {
  await openSite(page, '/bucket/?deal=3250');
  const board = page.locator('[data-main] solitaire-game');
  const start = await state(page);

  await board.getByRole('button', { name: 'Hint' }).click();
  await expect(board.locator('.notice')).toContainText('That keeps the game winnable.');
  await expect(board.locator('.card.pointed')).toHaveCount(1);
  await expect(board.locator('.pile.pointed')).toHaveCount(1);
  expect(await state(page)).toEqual(start);

  await board.getByRole('button', { name: 'Options' }).click();
  await board.locator('input[name=coach]').check();
  await board.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(board.locator('.facts .verdict')).toHaveText(/Still winnable/);

  await page.evaluate(() => window.board.play('48'));
  await expect(board.locator('.facts .verdict')).toHaveText(/Lost/);
  expect(await count(page, '.pointed')).toBe(0);
  await expect(board.locator('.panel')).toContainText('Move 1 lost it');
  await board.getByRole('button', { name: 'Go back there' }).click();
  expect(await state(page)).toEqual(start);
  await expect(board.locator('.panel')).toHaveCount(0);
  await expect(board.locator('.facts .verdict')).toHaveText(/Still winnable/);
});
