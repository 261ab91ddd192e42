/**
 * Writes packages/game/dist, the folder that is published as `solitaire-game`: modules with the
 * engine inside and Lit outside, their declarations, and single files for a script tag with
 * everything inside. Needs the declarations that `tsc -b` writes.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import { build, type BuildOptions } from 'esbuild';

const GAME = 'packages/game';
const ENGINE = 'packages/engine';
const DIST = join(GAME, 'dist');

const common: BuildOptions = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  logLevel: 'warning',
};

const variants = globSync(`${ENGINE}/src/variants/*.ts`).map((file) => basename(file, '.ts'));

async function modules() {
  await build({
    ...common,
    entryPoints: {
      define: `${GAME}/src/define.ts`,
      'solitaire-game': `${GAME}/src/solitaire-game.ts`,
      'engine/index': `${ENGINE}/src/index.ts`,
      'engine/vocabulary': `${ENGINE}/src/vocabulary.ts`,
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

async function scriptFiles() {
  const whole = { ...common, entryPoints: [`${GAME}/src/define.ts`], minify: true };
  await build({ ...whole, outfile: join(DIST, 'cdn/solitaire-game.js') });
  await build({ ...whole, format: 'iife', outfile: join(DIST, 'cdn/solitaire-game.iife.js') });
}

/** Declarations name sources (`./pile.ts`) and the engine's package; the published ones neither. */
function declarations(from: string, into: string) {
  for (const source of globSync('**/*.ts', { cwd: join(from, 'src') })) {
    const file = source.replace(/\.ts$/, '.d.ts');
    const target = join(DIST, into, file);
    const toEngine = relative(dirname(target), join(DIST, 'engine')).split(sep).join('/');
    const published = (specifier: string) => {
      if (specifier.startsWith('.')) return specifier.replace(/\.ts$/, '.js');
      if (!/^solitaire-engine(\/|$)/.test(specifier)) return specifier;
      const module = specifier.slice('solitaire-engine/'.length) || 'index';
      return `./${posix.join(toEngine, `${module}.js`)}`;
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
    sideEffects: ['./define.js', './cdn/*.js'],
    exports: {
      '.': entry('define'),
      './element': entry('solitaire-game'),
      './engine': entry('engine/index'),
      './vocabulary': entry('engine/vocabulary'),
      './variants/*': entry('engine/variants/*'),
      './cdn/*': './cdn/*',
      './package.json': './package.json',
    },
  };
  writeFileSync(join(DIST, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  for (const file of ['README.md', 'LICENSE']) copyFileSync(file, join(DIST, file));
}

rmSync(DIST, { recursive: true, force: true });
await modules();
await scriptFiles();
declarations(GAME, '');
declarations(ENGINE, 'engine');
manifest();
console.log(`${DIST}: ${variants.length} variants`);
