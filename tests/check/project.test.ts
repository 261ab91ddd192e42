import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

interface Manifest {
  name: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = (file: string): string => readFileSync(file, 'utf8');
const manifest = (file: string): Manifest => JSON.parse(read(file)) as Manifest;
const packages = globSync('packages/*/package.json').map(manifest);

test('all packages have one version, and ask each other for it', () => {
  const version = packages[0]?.version;
  assert.ok(version);
  for (const { name, version: own, dependencies = {} } of packages) {
    assert.equal(own, version, name);
    for (const [dependency, wanted] of Object.entries(dependencies)) {
      if (packages.some((other) => other.name === dependency)) {
        assert.equal(wanted, version, `${name} asks for ${dependency}`);
      }
    }
  }
});

test('what the packages ask for is what is tested', () => {
  const tested = manifest('package.json').devDependencies ?? {};
  for (const { name, dependencies = {} } of packages) {
    for (const [dependency, wanted] of Object.entries(dependencies)) {
      if (tested[dependency]) {
        assert.equal(wanted.replace('^', ''), tested[dependency], `${name}: ${dependency}`);
      }
    }
  }
});

test('every tool has an exact version', () => {
  const ranges = Object.entries(manifest('package.json').devDependencies ?? {}).filter(
    ([, wanted]) => !/^\d+\.\d+\.\d+$/.test(wanted),
  );
  assert.deepEqual(ranges, []);
});

test('the lock file names no host', () => {
  const { packages: locked } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { resolved?: string }>;
  };
  const hosts = Object.values(locked).filter(({ resolved }) => resolved?.includes('://'));
  assert.deepEqual(hosts, []);
});

test('no source file is longer than 300 lines', () => {
  const long = globSync(['packages/*/{src,cli}/**/*.{ts,mjs}', 'site/**/*.{ts,astro}'])
    .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
    .filter(({ lines }) => lines > 300);
  assert.deepEqual(long, []);
});

test('the readme says how to start, with commands that exist', () => {
  assert.ok(existsSync('README.md'));
  const readme = read('README.md');
  assert.match(readme, /npm run setup/);
  assert.match(readme, /npm start/);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const text of [readme, read('CONTRIBUTING.md')]) {
    for (const [, script = ''] of text.matchAll(/npm run ([\w:]+)/g)) {
      assert.ok(scripts[script], `npm run ${script}`);
    }
  }
});

test('links in the readmes lead to files', () => {
  const files = ['README.md', 'CONTRIBUTING.md', 'packages/game/README.md'];
  const links = files.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!#|https?:)([^)#]+)/g)].map(([, to = '']) =>
      join(file, '..', to),
    ),
  );
  assert.deepEqual(
    links.filter((path) => !existsSync(path)),
    [],
  );
  assert.ok(links.length > 0);
});

test('the variant that is shown to contributors is the one in the engine', () => {
  const shown = /`(packages\S+\.ts)`\s+```ts\n(.*?)```/s.exec(read('CONTRIBUTING.md'));
  assert.ok(shown);
  const [, file = '', code] = shown;
  assert.equal(code, read(file));
});
