/** A board in a real page: where its cards are, and a mouse, a finger and keys to play with. */
import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type { Move } from 'solitaire-engine';
import type { SolitaireGame } from 'solitaire-game';

export { expect };

/** Address of the test pages, beside the site's. */
export const PAGES = `http://127.0.0.1:${Number(process.env.TEST_PORT) + 1}`;

/** Foundations come first in Bucket, then its columns. */
export const COLUMN = 4;

declare global {
  interface Window {
    board: SolitaireGame;
    told: { type: string; detail: Record<string, unknown> }[];
    violations: string[];
  }
}

/** A test at whose end no page may have complained of anything. */
export const test = base.extend<{ quiet: void }>({
  viewport: { width: 1000, height: 860 },
  quiet: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await use();
      const violations = await page.evaluate(() => window.violations ?? []);
      expect([...faults, ...violations]).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page with a board of these attributes, and waits for its cards. */
export async function open(
  page: Page,
  attributes: Readonly<Record<string, string>> = {},
  path = '/',
) {
  const query = new URLSearchParams(attributes).toString();
  await page.goto(`${PAGES}${path}?${query}`);
  await page.waitForFunction(() => window.told?.some(({ type }) => type === 'deal'));
  await page.evaluate(() => window.board.updateComplete);
}

/** Opens a rules page of the site, with its main board at the top of the window. */
export async function openSite(page: Page, path: string) {
  await page.addInitScript(() => {
    window.told = [];
    for (const type of ['deal', 'move', 'undo', 'win', 'stuck', 'error']) {
      addEventListener(`solitaire-${type}`, (event) => {
        const { detail } = event as CustomEvent<Record<string, unknown>>;
        if (event.target === window.board) window.told.push({ type, detail });
      });
    }
  });
  await page.goto(path);
  await page.waitForFunction(() => {
    const board = document.querySelector<SolitaireGame>('[data-main] solitaire-game');
    if (!board?.rules || board.shadowRoot?.querySelector('.card .face > *') === null) return false;
    window.board = board;
    board.shadowRoot?.querySelector('.board')?.scrollIntoView({ behavior: 'instant' });
    return true;
  });
  await page.evaluate(() => window.board.updateComplete);
}

/** The winning line of Bucket's deal 3250 that is kept with the tests. */
export const winningLine = (): string[] =>
  readFileSync(new URL('bucket-3250.txt', import.meta.url), 'utf8')
    .trim()
    .split(/\s+/);

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Where the top card of a pile is, or its place where it is empty; with `depth`, the card so many
 * below it, at its visible edge.
 */
export const spot = (page: Page, pile: number, depth = 0): Promise<Spot> =>
  page.evaluate(
    ([pile, depth]) => {
      const root = window.board.shadowRoot as ShadowRoot;
      const button = root.querySelector(`[data-pile="${pile}"]`) as HTMLElement;
      let cell = window.board.table.piles[pile];
      for (let i = 0; i < depth; i++) cell = cell?.under;
      const { left, right, top, bottom, width } = button.getBoundingClientRect();
      const x = (left + right) / 2;
      if (depth === 0 || !cell) {
        const high = Math.min(bottom - top, 1.4 * width);
        return { x, y: bottom - high * 0.4 };
      }
      const card = root.querySelector(`[data-card="${cell.card}"]`) as HTMLElement;
      return { x, y: card.getBoundingClientRect().top + 4 };
    },
    [pile, depth] as const,
  );

/** What a move in notation is at the table as it lies. */
export const moveOf = (page: Page, text: string): Promise<{ from: number; to: number }> =>
  page.evaluate(
    ([text, column]) => {
      const [from = '', to = ''] = text;
      const source = Number(from) - 1 + column;
      if (to !== 'h') return { from: source, to: Number(to) - 1 + column };
      const up = window.board
        .legalMoves()
        .find((move) => 'from' in move && move.from === source && move.to < column);
      return up as { from: number; to: number };
    },
    [text, COLUMN] as const,
  );

/** Carries what lies at one spot to another by the mouse. */
export async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

export async function dragPiles(page: Page, from: number, to: number): Promise<void> {
  await drag(page, await spot(page, from), await spot(page, to));
}

export const told = (page: Page, type: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(
    (wanted) => window.told.filter(({ type }) => type === wanted).map(({ detail }) => detail),
    type,
  );

export const state = (page: Page) =>
  page.evaluate(() => {
    const { moves, status, notation, dealNumber } = window.board;
    return { moves, status, notation, dealNumber };
  });

export const legalMoves = (page: Page): Promise<Move[]> =>
  page.evaluate(() => window.board.legalMoves());

/** How many elements of the board match. */
export const count = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (selector) => window.board.shadowRoot?.querySelectorAll(selector).length ?? 0,
    selector,
  );

/** Touches of one or more fingers, as the screen reports them. */
export async function fingers(page: Page) {
  const client = await page.context().newCDPSession(page);
  type Type = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  return (type: Type, ...points: (Spot & { id?: number })[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y, id = 1 }) => ({ x, y, id })),
    });
}
