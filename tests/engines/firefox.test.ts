import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { launch, type KeyInput } from 'puppeteer-core';
import { playThrough } from './board.ts';

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const skip = existsSync(FIREFOX) ? false : `no Firefox at ${FIREFOX}`;

test('Firefox plays', { skip, timeout: 120_000 }, async () => {
  const browser = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 900, height: 800 });
  await playThrough({
    open: async (address) => void (await page.goto(address)),
    ask: <T>(body: string) => page.evaluate(`(async () => { ${body} })()`) as Promise<T>,
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    close: () => browser.close(),
  });
});
