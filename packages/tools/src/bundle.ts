/**
 * Writes packages/game/dist, the folder that is published as `solitaire-game`: modules with the
 * engine inside and Lit outside, their declarations, and single files for a script tag with
 * everything inside. Needs the declarations that `tsc -b` writes.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { smallStyles } from './small-styles.ts';

const GAME = 'packages/game';
const ENGINE = 'packages/engine';
const SOLVER = 'packages/solver';
const RECORDS = 'packages/records';
const SCOREKEEPER = 'packages/scorekeeper';
const DIST = join(GAME, 'dist');

const common: BuildOptions = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  logLevel: 'warning',
};

const variants = globSync(`${ENGINE}/src/variants/*.ts`).map((file) => basename(file, '.ts'));

/** The solver's worker in one piece: workers have no import map. */
async function workerCode(): Promise<string> {
  const entryPoints = [`${SOLVER}/src/worker.ts`];
  const built = { ...common, sourcemap: false, minify: true, write: false } as const;
  const { outputFiles } = await build({ ...built, entryPoints });
  return outputFiles[0]?.text ?? '';
}

/** Tells the solver where its worker is: an expression for the address. */
const workerAt = (address: string, head = ''): Plugin => ({
  name: 'worker',
  setup(bundler) {
    bundler.onLoad({ filter: /solver[\\/]src[\\/]crew\.ts$/ }, ({ path }) => ({
      contents:
        head +
        readFileSync(path, 'utf8').replace("new URL('./worker.ts', import.meta.url)", address),
      loader: 'ts',
    }));
  },
});

async function modules(worker: string) {
  writeFileSync(join(DIST, 'solver-worker.js'), worker);
  await build({
    ...common,
    plugins: [smallStyles, workerAt("new URL('../solver-worker.js', import.meta.url)")],
    entryPoints: {
      define: `${GAME}/src/define.ts`,
      'solitaire-game': `${GAME}/src/solitaire-game.ts`,
      'engine/index': `${ENGINE}/src/index.ts`,
      'engine/vocabulary': `${ENGINE}/src/vocabulary.ts`,
      'solver/index': `${SOLVER}/src/index.ts`,
      'scorekeeper/define': `${SCOREKEEPER}/src/define.ts`,
      ...Object.fromEntries(
        variants.map((id) => [`engine/variants/${id}`, `${ENGINE}/src/variants/${id}.ts`]),
      ),
    },
    splitting: true,
    external: ['lit', 'lit/*'],
    outdir: DIST,
    chunkNames: 'shared/[name]-[hash]',
  });
}

/**
 * Single files for a script tag. The module finds its worker beside it, which the strictest page
 * allows; the classic script, which doesn't know where it comes from, has the worker inside.
 */
async function scriptFiles(worker: string) {
  const whole = { ...common, entryPoints: [`${GAME}/src/define.ts`], minify: true };
  mkdirSync(join(DIST, 'cdn'));
  writeFileSync(join(DIST, 'cdn/solver-worker.js'), worker);
  await build({
    ...whole,
    plugins: [smallStyles, workerAt("new URL('./solver-worker.js', import.meta.url)")],
    outfile: join(DIST, 'cdn/solitaire-game.js'),
  });
  const address = "new URL(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))";
  await build({
    ...whole,
    format: 'iife',
    plugins: [smallStyles, workerAt(address, `const code = ${JSON.stringify(worker)};\n`)],
    outfile: join(DIST, 'cdn/solitaire-game.iife.js'),
  });
  await build({
    ...whole,
    entryPoints: [`${SCOREKEEPER}/src/define.ts`],
    plugins: [smallStyles],
    outfile: join(DIST, 'cdn/solitaire-scorekeeper.js'),
  });
}

/** Declarations name sources (`./pile.ts`) and packages of the workspace; the published ones don't. */
function declarations(from: string, into: string) {
  for (const source of globSync('**/*.ts', { cwd: join(from, 'src') })) {
    const file = source.replace(/\.ts$/, '.d.ts');
    const target = join(DIST, into, file);
    const to = (folder: string) =>
      relative(dirname(target), join(DIST, folder)).split(sep).join('/');
    const published = (specifier: string) => {
      if (specifier.startsWith('.')) return specifier.replace(/\.ts$/, '.js');
      const [, folder, module = 'index'] =
        /^solitaire-(engine|solver|records|scorekeeper)(?:\/(.+))?$/.exec(specifier) ?? [];
      return folder ? `./${posix.join(to(folder), `${module}.js`)}` : specifier;
    };
    const text = readFileSync(join(from, 'types', file), 'utf8').replace(
      /\b(from |import\(|import )(['"])([^'"]+)\2/g,
      (_, before: string, quote: string, specifier: string) =>
        before + quote + published(specifier) + quote,
    );
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

interface Manifest {
  dependencies: Record<string, string>;
  [field: string]: unknown;
}

function manifest() {
  const own = JSON.parse(readFileSync(join(GAME, 'package.json'), 'utf8')) as Manifest;
  const entry = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });
  const published = {
    ...own,
    publishConfig: { access: 'public' },
    dependencies: { lit: own.dependencies.lit },
    sideEffects: ['./define.js', './scorekeeper/define.js', './cdn/*.js'],
    exports: {
      '.': entry('define'),
      './element': entry('solitaire-game'),
      './engine': entry('engine/index'),
      './vocabulary': entry('engine/vocabulary'),
      './solver': entry('solver/index'),
      './scorekeeper': entry('scorekeeper/define'),
      './variants/*': entry('engine/variants/*'),
      './cdn/*': './cdn/*',
      './package.json': './package.json',
    },
  };
  writeFileSync(join(DIST, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  copyFileSync('LICENSE', join(DIST, 'LICENSE'));
}

/** The package's own readme: where it links to sources, the published one has declarations. */
function readme() {
  const text = readFileSync(join(GAME, 'README.md'), 'utf8');
  writeFileSync(join(DIST, 'README.md'), text.replace(/\(src\/(\S+)\.ts\)/g, '($1.d.ts)'));
}

rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST, { recursive: true });
const worker = await workerCode();
await modules(worker);
await scriptFiles(worker);
declarations(GAME, '');
declarations(ENGINE, 'engine');
declarations(SOLVER, 'solver');
declarations(RECORDS, 'records');
declarations(SCOREKEEPER, 'scorekeeper');
manifest();
readme();
console.log(`${DIST}: ${variants.length} variants`);
