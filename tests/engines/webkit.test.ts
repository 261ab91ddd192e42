import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { playThrough, type Spot } from './board.ts';
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

test('WebKit plays', { skip, timeout: 120_000 }, async () => {
  const port = await freePort();
  const end = startDriver(port);
  try {
    const driver = await WebDriver.start(`http://127.0.0.1:${port}`, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
    });
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
