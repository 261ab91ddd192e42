import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { servePages } from '../play/serve.ts';
import { playThrough, until, type Spot } from './board.ts';
import { inviteBy } from './link.ts';
import { WebDriver } from './webdriver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/xvfb-run';
const BROWSER = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
].find(existsSync);
const missing = [DRIVER, SCREEN].find((file) => !existsSync(file));
const skip = missing ? `no ${missing}` : BROWSER ? false : 'no MiniBrowser of WebKitGTK';

/** `Enter` as WebDriver writes it. */
const ENTER = '\uE007';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts the driver on a screen of its own; the function returned ends both. */
function startDriver(port: number): () => void {
  const command = [DRIVER, `--port=${port}`, '--host=127.0.0.1'];
  const { pid } = spawn(SCREEN, ['-a', ...command], { detached: true, stdio: 'ignore' });
  return () => {
    try {
      if (pid) process.kill(-pid);
    } catch {
      // gone already
    }
  };
}

const startBrowser = (port: number): Promise<WebDriver> =>
  WebDriver.start(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
  });

test('WebKit plays', { skip, timeout: 120_000 }, async () => {
  const port = await freePort();
  const end = startDriver(port);
  try {
    const driver = await startBrowser(port);
    await driver.resize(900, 900);
    const move = ({ x, y }: Spot) => ({
      type: 'pointerMove',
      x: Math.round(x),
      y: Math.round(y),
      duration: 30,
    });
    const button = (type: string) => ({ type, button: 0 });
    await playThrough({
      open: (address) => driver.open(address),
      ask: (body) => driver.run(body),
      drag: (from, to) => {
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        const [down, up] = [button('pointerDown'), button('pointerUp')];
        return driver.act('pointer', [move(from), down, move(middle), move(to), up]);
      },
      press: (key) => {
        const value = key === 'Enter' ? ENTER : key;
        return driver.act('key', [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
      },
      close: () => driver.quit(),
    });
  } finally {
    end();
  }
});

/** What the dialog for two devices has come to: a code, or a word about why there is none. */
const CAME_TO = `
  const root = board.shadowRoot;
  const code = root.querySelector('textarea[readonly]')?.value;
  if (code) return 'a code';
  const said = root.querySelector('[role=alert]')?.textContent ?? '';
  return said.includes('Try another browser') ? 'told' : said;`;

test(
  'WebKit invites another device, or says that it can’t',
  { skip, timeout: 120_000 },
  async () => {
    const [port, server] = [await freePort(), await servePages()];
    const end = startDriver(port);
    try {
      const driver = await startBrowser(port);
      const device = {
        open: (address: string) => driver.open(address),
        ask: <T>(body: string) => driver.run<T>(body),
      };
      await inviteBy(device, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      const able = await device.ask<boolean>('return "RTCPeerConnection" in globalThis');
      await until(() => device.ask<string>(CAME_TO), able ? 'a code' : 'told');
      await driver.quit();
    } finally {
      end();
      server.close();
    }
  },
);
