import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { test } from 'node:test';

/** What each package may import besides its own files. What `later` names, only by `import()`. */
const LAYERS: Record<string, { now: string[]; later?: string[] }> = {
  engine: { now: [] },
  solver: { now: ['solitaire-engine'] },
  records: { now: ['idb'] },
  game: {
    now: ['lit', 'lean-qr', 'solitaire-engine', 'solitaire-records'],
    later: ['solitaire-solver'],
  },
  scorekeeper: { now: ['lit', 'solitaire-records'] },
};

interface Import {
  file: string;
  specifier: string;
  /** Whether it is an `import()`, or of types only: nothing is loaded with the file itself. */
  later: boolean;
}

const STATEMENT = /^\s*(import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const EXPRESSION = /\bimport\(\s*['"`]([^'"`$]+)/g;

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const now = [...text.matchAll(STATEMENT)].map(([, , type, specifier = '']) => ({
    file,
    specifier,
    later: type !== undefined,
  }));
  const later = [...text.matchAll(EXPRESSION)].map(([, specifier = '']) => ({
    file,
    specifier,
    later: true,
  }));
  return [...now, ...later];
}

const importsUnder = (pattern: string): Import[] => globSync(pattern).sort().flatMap(importsOf);

const isRelative = ({ specifier }: Import): boolean => specifier.startsWith('.');

/** The package that a specifier names, without a path into it. */
const packageOf = ({ specifier }: Import): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The path that a relative import leads to, from the project's root, with forward slashes. */
const targetOf = ({ file, specifier }: Import): string =>
  relative('.', join(file, '..', specifier))
    .split(sep)
    .join('/');

const told = (imports: Import[]): string[] =>
  imports.map(({ file, specifier }) => `${file} imports ${specifier}`);

for (const folder of globSync('packages/*/src').map((path) => path.split(sep)[1] ?? '')) {
  if (folder === 'tools') continue;

  test(`${folder} imports only what its layer may`, () => {
    const layer = LAYERS[folder];
    assert.ok(layer, `packages/${folder} has no layer yet`);
    const others = importsUnder(`packages/${folder}/src/**/*.ts`).filter(
      (found) => !isRelative(found),
    );
    const wrong = others.filter(
      (found) =>
        !layer.now.includes(packageOf(found)) &&
        !(found.later && layer.later?.includes(packageOf(found))),
    );
    assert.deepEqual(told(wrong), []);
  });

  test(`${folder} reaches its own files only, by a path`, () => {
    const out = importsUnder(`packages/${folder}/src/**/*.ts`)
      .filter(isRelative)
      .filter((found) => !targetOf(found).startsWith(`packages/${folder}/src/`));
    assert.deepEqual(told(out), []);
  });
}

test('the commands of the solver import what it may, and records, and Node', () => {
  const allowed = ['solitaire-engine', 'solitaire-records'];
  const wrong = importsUnder('packages/solver/cli/*.ts').filter((found) =>
    isRelative(found)
      ? !targetOf(found).startsWith('packages/solver/')
      : !found.specifier.startsWith('node:') && !allowed.includes(packageOf(found)),
  );
  assert.deepEqual(told(wrong), []);
});

test('the engine names no variant', () => {
  const named = importsUnder('packages/engine/src/*.ts').filter(
    ({ specifier }) => specifier.startsWith('./variants/') && specifier !== './variants/',
  );
  assert.deepEqual(told(named), []);
});

test('a variant imports the vocabulary and other variants, nothing else', () => {
  const wrong = importsUnder('packages/engine/src/variants/*.ts').filter(
    ({ specifier }) => specifier !== '../vocabulary.ts' && !/^\.\/[a-z0-9-]+\.ts$/.test(specifier),
  );
  assert.deepEqual(told(wrong), []);
});

test('the site takes packages by name', () => {
  const paths = importsUnder('site/**/*.{ts,astro,mdx}')
    .filter(isRelative)
    .filter((found) => !targetOf(found).startsWith('site/'));
  assert.deepEqual(told(paths), []);
});
