import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './packages/tools/src/browsers.mjs';

// Workers read this file too, and find the port in their environment.
process.env.TEST_PORT ??= String(4400 + (process.pid % 1000));
const port = Number(process.env.TEST_PORT);
const address = `http://127.0.0.1:${port}`;

/** The built site, in a browser. `npm run build:site` first, when the sources have changed. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['site/**/*.spec.ts', 'play/**/*.spec.ts'],
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    launchOptions: {
      executablePath: chromiumPath(),
      // Two devices of a test find each other by address: nobody resolves names for them here.
      args: [...CHROMIUM_ARGS, '--disable-features=WebRtcHideLocalIpsWithMdns'],
    },
    // `TRACE=1` records failures; recording takes longer than playing.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: [
    {
      command: `node packages/tools/src/site.ts preview --port ${port}`,
      url: address,
      reuseExistingServer: false,
    },
    {
      command: `node tests/play/serve.ts ${port + 1}`,
      url: `http://127.0.0.1:${port + 1}/`,
      reuseExistingServer: false,
    },
  ],
});
