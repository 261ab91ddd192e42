/** Two devices, as two contexts of one browser that see each other's addresses. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, open, PAGES } from './board.ts';

/** What both tables show, and whose turn it is. */
export const table = (page: Page) =>
  page.evaluate(() => ({ notation: window.board.notation, pass: window.board.table.pass }));

export async function sameTable(host: Page, guest: Page): Promise<void> {
  const wanted = await table(host);
  await expect.poll(() => table(guest)).toEqual(wanted);
}

/** A page of its own that collects what it complains of. */
export async function device(browser: Browser, faults: string[]): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1000, height: 860 },
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  return page;
}

/** Opens a board that is to be played on two devices, and its dialog. */
export async function openLinked(page: Page, options: string, deal = '5'): Promise<void> {
  await open(page, { variant: 'double-solitaire', options: `opponent=device&${options}`, deal });
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Play on two devices' })).toBeFocused();
}

/** The invitation of a page whose dialog is open. */
export async function invite(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  return page.getByLabel('Code', { exact: true }).inputValue();
}

/** The answer of a guest that opens the link of an invitation. */
export async function answer(page: Page, code: string): Promise<string> {
  const field = page.getByLabel('Code', { exact: true });
  const before = (await field.count()) > 0 ? await field.inputValue() : '';
  // A page that is open already only changes the end of its address.
  await page.goto(`${PAGES}/?variant=double-solitaire&storage=kept#join=${code}`);
  await expect(field).not.toHaveValue(before);
  return field.inputValue();
}

export async function accept(page: Page, code: string): Promise<void> {
  await page.getByLabel('2. Paste the answer').fill(code);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
}

/** Brings two pages together, the first of which has the dialog open. */
export async function connect(host: Page, guest: Page): Promise<void> {
  await accept(host, await answer(guest, await invite(host)));
  await expect(guest.locator('dialog')).toHaveCount(0);
  await sameTable(host, guest);
}
