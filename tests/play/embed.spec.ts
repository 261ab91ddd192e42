import { count, expect, open, PAGES, state, test, told } from './board.ts';

test('the script loaded twice warns once, and the first one stays', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await open(page, { deal: '3250' });
  const same = await page.evaluate(async () => {
    const before = customElements.get('solitaire-game');
    const again = '/game.js?again';
    await import(again);
    return customElements.get('solitaire-game') === before;
  });
  expect(same).toBe(true);
  expect(warnings.length).toBe(1);
  expect(warnings[0]).toContain('defined already');
});

test('a strict page sees no violation in any corner of the element', async ({ page }) => {
  const attributes = { variant: 'klondike', deal: '1', autoplay: 'safe', back: 'weave' };
  await open(page, attributes);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.evaluate(() => window.board.play('draw'));
  await page.evaluate(() => (window.board.deck = 'four-colour'));
  await page.evaluate(() => window.board.newGame(2));
  await page.evaluate(() => window.board.solve());
  await page.evaluate(() => window.board.hint());
  expect(await count(page, '.card')).toBe(52);
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  const inline = await page.evaluate(
    () => window.board.shadowRoot?.querySelectorAll('style, script, [onclick]').length,
  );
  expect(inline).toBe(0);
});

test.describe('where the solver may have no worker', () => {
  // The browser reports the try. That is all that may happen.
  test.use({ quiet: undefined });

  test('it answers all the same', async ({ page }) => {
    await open(page, { position: 'Foundations: C-K D-K H-K S-J\nTableau: KS QS' }, '/no-worker');
    const { status } = await page.evaluate(() => window.board.solve());
    expect(status).toBe('winnable');
    const reported = await page.evaluate(() => window.violations);
    expect(reported.filter((violation) => !violation.startsWith('worker-src'))).toEqual([]);
  });
});

test('a game left in mid-play is there again, by reload and by going back', async ({ page }) => {
  await open(page, { storage: 'here' });
  await page.evaluate(() => window.board.newGame(3250));
  await page.evaluate(() => window.board.play('34') && window.board.play('68'));
  const before = await state(page);
  await page.goto('about:blank');
  await page.goBack();
  await page.waitForFunction(() => window.board?.moves === 2);
  expect(await state(page)).toEqual(before);
  await page.reload();
  await page.waitForFunction(() => window.board?.moves === 2);
  expect(await state(page)).toEqual(before);
  expect((await told(page, 'win')).length).toBe(0);
});

test('two tabs don’t take each other’s game', async ({ page, context }) => {
  await open(page, { storage: 'here' });
  const other = await context.newPage();
  await other.goto(`${PAGES}/?storage=here`);
  await other.waitForFunction(() => window.told?.some(({ type }) => type === 'deal'));
  await page.evaluate(() => window.board.newGame(3250));
  await page.evaluate(() => window.board.play('34'));
  await other.evaluate(() => window.board.newGame(164));
  for (const [tab, deal] of [
    [page, 3250],
    [other, 164],
  ] as const) {
    await tab.reload();
    await tab.waitForFunction((deal) => window.board?.dealNumber === deal, deal);
  }
  await other.close();
});
