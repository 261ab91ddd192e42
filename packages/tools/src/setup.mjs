/**
 * Makes a fresh clone ready: the packages of the lock file, a Node that can build the site, a
 * browser for the tests and the printed sheets. Runs on Node 20 before anything is installed, so it
 * uses nothing but what Node brings. With `--all-browsers` it also tries for Firefox and WebKit.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './browsers.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const modules = join(root, 'node_modules');

/** The first Node that runs TypeScript as it is; Astro asks for 22.12. */
const NEEDED = { major: 22, minor: 18 };

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function run(command, args, env = process.env) {
  console.log(`> ${command} ${args.join(' ')}`);
  const options = { cwd: root, env, shell: process.platform === 'win32' };
  const { status } = spawnSync(command, args, {
    ...options,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}

/**
 * @param {string} file
 * @returns {Record<string, {version?: string, optional?: boolean}>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether node_modules holds what the lock file says. */
function upToDate() {
  const installed = join(modules, '.package-lock.json');
  if (!existsSync(installed)) return false;
  const have = packagesOf(installed);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, wanted]) =>
      path === '' || (have[path] ? have[path].version === wanted.version : wanted.optional),
  );
}

/** Without the bin folder that `npm ci` is about to replace, and the Node that may be in it. */
function outerPath() {
  const path = process.env.PATH ?? '';
  return path
    .split(delimiter)
    .filter((folder) => !folder.includes(`${sep}node_modules${sep}`))
    .join(delimiter);
}

function installPackages() {
  if (upToDate()) return console.log('Packages: up to date.');
  if (!run('npm', ['ci', '--loglevel=error'], { ...process.env, PATH: outerPath() })) {
    fail('npm ci failed; what it printed above says why.');
  }
}

/** npm scripts take the Node in node_modules when the platform has one there. */
function checkNode() {
  const own = join(modules, '.bin', 'node');
  const node = existsSync(own) ? own : process.execPath;
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  if (major < NEEDED.major || (major === NEEDED.major && minor < NEEDED.minor)) {
    const wanted = `${NEEDED.major}.${NEEDED.minor}`;
    fail(`Node ${wanted} or newer is needed on this platform, and this is ${version}.`);
  }
  console.log(`Node for the scripts: ${version}`);
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let listsAreFresh = false;
/** @param {string[]} packages */
function apt(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  listsAreFresh ||= run('apt-get', ['update', '-q'], env);
  return run('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], env);
}

/** Says in one line when there is no download to be had; the next way may work. */
function downloadChromium() {
  console.log('> npx playwright install chromium');
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: 'ignore',
  });
  if (status !== 0) console.log("Playwright's own Chromium could not be downloaded.");
  return status === 0;
}

function installChromium() {
  const ways = [
    () => findChromium(),
    () => process.env.CHROMIUM_PATH && fail('CHROMIUM_PATH names no Chromium that starts.'),
    () => downloadChromium() && findChromium(),
    () => canUseApt() && apt('chromium') && findChromium(),
  ];
  for (const way of ways) {
    const found = way();
    if (found) return console.log(`Browser for the tests and the printed sheets: ${found}`);
  }
  console.warn(
    'No Chromium: to build the site and for the tests, install Chromium or Chrome, or set\n' +
      'CHROMIUM_PATH. `npm run dev` works without.',
  );
}

/** Extras: the tests that need them pass over a browser that is not there. */
function installOthers() {
  const wanted = [
    { name: 'Firefox', path: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
    {
      name: 'WebKit',
      path: '/usr/bin/WebKitWebDriver',
      packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    },
  ];
  for (const { name, path, packages } of wanted) {
    const found = existsSync(path) || (canUseApt() && apt(...packages));
    console.log(`${name}: ${found ? path : 'not here, its tests are left out'}`);
  }
}

/** @param {string} reason */
function fail(reason) {
  console.error(`setup: ${reason}`);
  process.exit(1);
}

installPackages();
checkNode();
if (process.argv.includes('--all-browsers')) installOthers();
installChromium();
console.log('Ready: `npm start` shows the site, `npm test` runs every test.');
