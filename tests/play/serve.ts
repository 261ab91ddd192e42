/**
 * Serves the pages of this folder, and to them the element's file and its worker, as a site would that
 * allows nothing but its own files. `npm run build:packages` writes that file.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const text = (path: string): string => readFileSync(file(path), 'utf8');

const CDN = '../../packages/game/dist/cdn';
const GAME = file(`${CDN}/solitaire-game.js`);
const STRICT = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'";
const NO_WORKER = `${STRICT}; worker-src 'none'`;
const page = { type: 'text/html; charset=utf-8', read: () => text('pages/board.html') };

const contents: Readonly<Record<string, { type: string; read: () => string | Buffer }>> = {
  '/': page,
  // Not even the solver's worker may start here.
  '/no-worker': page,
  '/board.css': { type: 'text/css', read: () => text('pages/board.css') },
  '/board.js': {
    type: 'text/javascript',
    read: () => transformSync(text('pages/board.ts'), { loader: 'ts' }).code,
  },
  '/game.js': { type: 'text/javascript', read: () => readFileSync(GAME) },
  '/solver-worker.js': {
    type: 'text/javascript',
    read: () => readFileSync(file(`${CDN}/solver-worker.js`)),
  },
};

/** A server of the test pages on a port of this machine; 0 is any that is free. */
export function servePages(port = 0): Promise<Server> {
  if (!existsSync(GAME)) throw new Error('`npm run build:packages` first');
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const content = contents[pathname];
    if (!content) return void response.writeHead(404).end();
    const policy = pathname === '/no-worker' ? NO_WORKER : STRICT;
    response.writeHead(200, { 'content-type': content.type, 'content-security-policy': policy });
    response.end(content.read());
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

if (import.meta.main) await servePages(Number(process.argv[2] ?? 4332));
