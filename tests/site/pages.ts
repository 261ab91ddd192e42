import type { Page } from '@playwright/test';
import type { SolitaireGame } from 'solitaire-game/solitaire-game';
import { variantIds } from '../variant-ids.ts';

/** The address of every page. */
export const pages = [
  '/',
  ...variantIds.map((id) => `/${id}/`),
  '/embed/',
  '/keyboard/',
  '/scorekeeper/',
];

/** Waits for the page's script: every board is the element's, with its game on the table. */
export async function boardsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const boards = [...document.querySelectorAll<SolitaireGame>('solitaire-game')];
    const ready = document.documentElement.dataset['boards'] === 'ready';
    return boards.length === 0 || (ready && boards.every(({ rules }) => rules));
  });
  await page.evaluate(async () => {
    const boards = [...document.querySelectorAll<SolitaireGame>('solitaire-game')];
    for (const board of boards) await board.updateComplete;
  });
}

/** Opens a page of the site, and waits for its boards. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await boardsReady(page);
}

/** How much the page has moved about since it was opened, as browsers count it. */
export const shift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            total += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 400);
      }),
  );
