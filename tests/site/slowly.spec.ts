/**
 * Pages over a slow line. How much of a page has come when a browser draws it first is a matter of
 * luck on a fast one; here the browser draws after every link, button and line.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { open, shift } from './pages.ts';

const PIECES = /(?<=<\/(?:a|button|dd|div|h[12]|label|li|p|tr)>)/;
/** Longer than the browser takes from one picture to the next, in ms. */
const PAUSE = 20;

/** A server of the same site that sends its pages in pieces. */
function serveSlowly(site: string): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const found = await fetch(new URL(request.url ?? '/', site));
      const type = found.headers.get('content-type') ?? '';
      response.writeHead(found.status, { 'content-type': type });
      if (!type.startsWith('text/html')) {
        return response.end(new Uint8Array(await found.arrayBuffer()));
      }
      for (const piece of (await found.text()).split(PIECES)) {
        response.write(piece);
        await setTimeout(PAUSE);
      }
      return response.end();
    })();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const slow = ['/', '/klondike/', '/double-solitaire/', '/scorekeeper/', '/embed/'];
const sheets = ['/gaps/rules-sheet/', '/klondike/score-sheet/', '/klondike/deal/?deal=7'];

for (const address of [...slow, ...sheets]) {
  for (const width of [360, 1280]) {
    test(`${address} does not jump at ${width} px while it comes in pieces`, async ({
      page,
      baseURL,
    }) => {
      const server = await serveSlowly(baseURL ?? '');
      await page.setViewportSize({ width, height: 800 });
      await open(page, `http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
      expect(await shift(page)).toBe(0);
      server.close();
      server.closeAllConnections();
    });
  }
}
