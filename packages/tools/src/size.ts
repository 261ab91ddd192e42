/**
 * Weighs what a visitor downloads, minified and brotli-compressed, against its budget. Exits 1
 * when anything is over.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, transformSync } from 'esbuild';
import { smallStyles } from './small-styles.ts';

/** Bytes, compressed. */
const BUDGET = {
  element: 30_000,
  drawings: 7_000,
  extras: 6_500,
  options: 3_500,
  statistics: 6_500,
  results: 6_000,
  coach: 4_500,
  versus: 5_500,
  link: 9_000,
  worker: 14_000,
  variant: 1_500,
  scorekeeper: 12_000,
  sheets: 10_500,
};

/** What a bundler makes of a module, without what an `import()` fetches after it. */
async function bundled(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: 'packages/game' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'warning',
    plugins: [
      smallStyles,
      {
        name: 'late',
        setup(bundler) {
          bundler.onResolve({ filter: /./ }, ({ kind, path }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          );
          bundler.onLoad({ filter: /engine[\\/]src[\\/]load\.ts$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replace(/import\(`[^`]*`\)/, '{}'),
            loader: 'ts',
          }));
        },
      },
    ],
  });
  return outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
}

/** The element with Lit, its engine and one variant, as a page gets it that names the variant. */
const element = (variant: string): Promise<number> =>
  bundled(`
    import { know } from 'solitaire-game/known';
    import variant from 'solitaire-engine/variants/${variant}';
    import 'solitaire-game/define';
    know(variant);`);

/** The file of one variant alone. */
function variant(file: string): number {
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', minify: true });
  return brotliCompressSync(code).length;
}

function report(name: string, bytes: number, budget: number) {
  const over = bytes > budget;
  console.log(`${name}: ${bytes} of ${budget} bytes${over ? ', OVER BUDGET' : ''}`);
  if (over) process.exitCode = 1;
}

const whole = await element('bucket');
report('element with Lit and Bucket', whole, BUDGET.element);
report(
  'drawings of the cards',
  await bundled(`export * from 'solitaire-game/faces/faces'`),
  BUDGET.drawings,
);
/** A part that is fetched late, beyond what the element has anyway. */
const later = async (...modules: string[]): Promise<number> =>
  (await bundled(`
    import { know } from 'solitaire-game/known';
    import variant from 'solitaire-engine/variants/bucket';
    import 'solitaire-game/define';
    ${modules.map((module) => `export * from '${module}';`).join('\n')}
    know(variant);`)) - whole;

const extras = await later('solitaire-game/controllers/extras');
report('panels and phrases', extras, BUDGET.extras);
/** A part that is fetched later still, when the panels are there. */
const afterExtras = async (...modules: string[]): Promise<number> =>
  (await later('solitaire-game/controllers/extras', ...modules)) - extras;
const OPTIONS = 'solitaire-game/options-dialog';
const RESULTS = ['solitaire-game/controllers/record', 'solitaire-game/results'];
const results = await afterExtras(...RESULTS);
const options = await afterExtras(...RESULTS, OPTIONS);
const statistics = await afterExtras(...RESULTS, OPTIONS, 'solitaire-game/controllers/stats');
report('options dialog', options - results, BUDGET.options);
report('results and their storage', results, BUDGET.results);
report('statistics', statistics - options, BUDGET.statistics);
report('coach', await later('solitaire-game/controllers/coach'), BUDGET.coach);
report('two players', await later('solitaire-game/controllers/versus'), BUDGET.versus);
report('two devices', await later('solitaire-game/link/link'), BUDGET.link);
report('solver worker', await bundled(`import 'solitaire-solver/worker'`), BUDGET.worker);
const scorekeeper = await bundled(`import 'solitaire-scorekeeper'`);
report('scorekeeper with Lit', scorekeeper, BUDGET.scorekeeper);
const sheets = await bundled(`
  import 'solitaire-scorekeeper';
  export * from 'solitaire-scorekeeper/extras';
  export * from 'solitaire-records/store';`);
report('its games, files and storage', sheets - scorekeeper, BUDGET.sheets);
const variants = globSync('packages/engine/src/variants/*.ts')
  .map((file) => ({ name: basename(file, '.ts'), bytes: variant(file) }))
  .sort((a, b) => b.bytes - a.bytes);
const [largest, ...others] = variants;
if (largest)
  report(`largest of ${variants.length} variants, ${largest.name}`, largest.bytes, BUDGET.variant);
for (const { name, bytes } of others.filter(({ bytes }) => bytes > BUDGET.variant)) {
  report(name, bytes, BUDGET.variant);
}
