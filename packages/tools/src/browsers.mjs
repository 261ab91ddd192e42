import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** Switches that let Chromium run headless as root, and keep it from calling home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The executable of a Chromium that starts: the one that CHROMIUM_PATH names, else an installed
 * one, else Playwright's own. Undefined when there is none.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  return (named ? [named] : [...INSTALLED, playwrightChromium()]).find(starts);
}

/**
 * As `findChromium`, for those who cannot go on without. Throws an Error that says what to do.
 * @returns {string}
 */
export function chromiumPath() {
  const path = findChromium();
  if (path) return path;
  throw new Error('No Chromium found: run `npm run setup`, or set CHROMIUM_PATH to one.');
}

/** @param {string} path */
function starts(path) {
  return path !== '' && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Where Playwright keeps its Chromium, whether it is there or not; empty without Playwright. */
function playwrightChromium() {
  try {
    /** @type {typeof import('@playwright/test')} */
    const playwright = createRequire(import.meta.url)('@playwright/test');
    return playwright.chromium.executablePath();
  } catch {
    return '';
  }
}
