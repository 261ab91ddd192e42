import { existsSync } from 'node:fs';
import { test } from 'node:test';
import type { AddressInfo } from 'node:net';
import { launch, type Browser, type KeyInput } from 'puppeteer-core';
import { servePages } from '../play/serve.ts';
import { playThrough } from './board.ts';
import { playLinked, type Device } from './link.ts';

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

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Two devices of a test find each other by address: nobody resolves names for them here. */
const firefox = (): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: {
      'media.peerconnection.ice.obfuscate_host_addresses': false,
      'media.peerconnection.ice.loopback': true,
    },
  });
const chromium = (): Promise<Browser> =>
  launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-features=WebRtcHideLocalIpsWithMdns'],
  });

async function deviceOf(browser: Browser): Promise<Device> {
  const page = await (await browser.createBrowserContext()).newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    ask: <T>(body: string) => page.evaluate(`(async () => { ${body} })()`) as Promise<T>,
  };
}

for (const [name, start] of [
  ['Firefox', firefox],
  ['Chromium', chromium],
] as const) {
  const without = skip || (name === 'Chromium' && !existsSync(CHROMIUM) && `no ${CHROMIUM}`);
  test(`${name} and Firefox play on two devices`, { skip: without, timeout: 120_000 }, async () => {
    const server = await servePages();
    const browsers: Browser[] = [];
    try {
      browsers.push(await start(), await firefox());
      const [host, guest] = await Promise.all(browsers.map(deviceOf));
      const { port } = server.address() as AddressInfo;
      if (host && guest) await playLinked(host, guest, `http://127.0.0.1:${port}`);
    } finally {
      await Promise.all(browsers.map((browser) => browser.close()));
      server.close();
    }
  });
}
