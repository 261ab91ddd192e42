/**
 * The site's commands: `build` (the sheets of paper included), `dev`, `preview` (serves what was
 * built), `start` (builds, then serves) and `sync` (writes the types of the content). `--port 4321`
 * says where to serve, and `--host` serves to other machines too.
 */
import { parseArgs } from 'node:util';
import { chromiumPath } from './browsers.mjs';
import { printSheets } from './sheets.ts';

// Read when Astro is loaded, so Astro has to wait for it.
process.env.ASTRO_TELEMETRY_DISABLED = '1';
const { build, dev, preview, sync } = await import('astro');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4321' }, host: { type: 'boolean', default: false } },
});
const server = { port: Number(values.port), host: values.host ? true : '127.0.0.1' };

const serve = async () => {
  const { port } = await preview({ server, logLevel: 'silent' });
  console.log(`\n  The site: http://127.0.0.1:${port}/   (Ctrl+C ends it)\n`);
};

const whole = async () => {
  // Without a browser nothing can be printed: that is told before anything is built.
  chromiumPath();
  await build({});
  await printSheets('dist');
};

const commands: Record<string, () => Promise<unknown>> = {
  build: whole,
  dev: () => dev({ server }),
  preview: serve,
  start: () => whole().then(serve),
  sync: () => sync({}),
};

const command = commands[positionals[0] ?? ''];
if (!command) throw new Error(`site.ts ${Object.keys(commands).join(' | ')}`);
await command().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
