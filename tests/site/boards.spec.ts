import { expect, test, type Page } from '@playwright/test';
import type { SolitaireGame } from 'solitaire-game/solitaire-game';
import { open } from './pages.ts';
import { variantIds } from '../variant-ids.ts';

const board = '[data-main] > solitaire-game';

/** What is wrong with where the board and its cards are, told in words; nothing when all is well. */
const misplaced = (page: Page): Promise<string[]> =>
  page.locator(board).evaluate((game: SolitaireGame) => {
    const root = game.shadowRoot;
    const felt = root?.querySelector('.felt')?.getBoundingClientRect();
    const frame = root?.querySelector('.board')?.getBoundingClientRect();
    if (!felt || !frame) return ['there is no board'];
    const cards = [...(root?.querySelectorAll<HTMLElement>('.card') ?? [])].map((node, order) => {
      const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
      const z = Number(getComputedStyle(node).zIndex);
      const { card = '' } = node.dataset;
      const shows = node.matches('.up:not(.buried, .turned)');
      return { card, shows, z, order, left, top, right, bottom, width, height };
    });
    const told: string[] = [];
    const width = document.documentElement.clientWidth;
    if (frame.left < 0 || frame.right > width) told.push('the board leaves the window');
    const [left, right] = [felt.left - frame.left, frame.right - felt.right];
    if (Math.abs(left - right) > 4) told.push(`the felt is ${left} and ${right} from the edges`);
    for (const each of cards) {
      if (each.width < 24) told.push(`card ${each.card} is ${each.width} wide`);
      const out =
        each.left < felt.left - 1 ||
        each.right > felt.right + 1 ||
        each.top < felt.top - 1 ||
        each.bottom > felt.bottom + 1;
      if (out) told.push(`card ${each.card} is off the felt`);
      if (!each.shows) continue;
      // The corner with the rank.
      const [x, y] = [each.left + 0.2 * each.width, each.top + 0.13 * each.height];
      const over = cards.find(
        (other) =>
          (other.z - each.z || other.order - each.order) > 0 &&
          other.left < x &&
          other.right > each.left + 1 &&
          other.top < y &&
          other.bottom > each.top + 1,
      );
      if (over) told.push(`card ${over.card} hides the rank of card ${each.card}`);
    }
    return told;
  });

for (const id of variantIds) {
  test(`${id} has every card in its place, on a phone and in a wide window`, async ({
    page,
  }, info) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, `/${id}/`);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      const path = info.outputPath(`${id}-${width}.png`);
      await page.locator(board).screenshot({ path });
      await info.attach(`${id}, ${width} wide`, { path, contentType: 'image/png' });
      expect.soft(await misplaced(page), `${width} wide`).toEqual([]);
    }
  });
}
