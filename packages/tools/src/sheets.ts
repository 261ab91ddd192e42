import { existsSync, globSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './browsers.mjs';

/** Sizes of paper, by the names that files have. */
const PAPERS = {
  letter: { width: '8.5in', height: '11in' },
  a4: { width: '210mm', height: '297mm' },
};
const KINDS = ['rules', 'score'];

/** Pages at work at a time. */
const AT_ONCE = 2;

/** Where the built site is opened: a name that leads nowhere, since its files are handed over. */
const ORIGIN = 'http://sheets.invalid';

/** A page to be printed: its address, and the file that it goes to, without paper and ending. */
interface Sheet {
  readonly address: string;
  readonly file: string;
}

/** Every sheet that the built site has a page for. */
const sheetsIn = (dist: string): Sheet[] =>
  KINDS.flatMap((kind) =>
    globSync(join(dist, '*', `${kind}-sheet`, 'index.html')).map((page) => {
      const folder = dirname(dirname(page));
      const id = basename(folder);
      return { address: `/${id}/${kind}-sheet/`, file: join(folder, `${id}-${kind}`) };
    }),
  );

/** Answers the browser with the files of a folder; nothing goes out to any network. */
async function serve(context: BrowserContext, dist: string): Promise<void> {
  await context.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const path = join(dist, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const there = origin === ORIGIN && existsSync(path) && statSync(path).isFile();
    return there ? route.fulfill({ path }) : route.abort();
  });
}

/** Prints a page on each paper, once it has fitted itself to it. Throws an Error when it can't. */
async function print(page: Page, { address, file }: Sheet): Promise<void> {
  await page.goto(ORIGIN + address);
  const fitted = page.locator('html[data-fits]');
  await fitted.waitFor({ state: 'attached' });
  for (const [paper, size] of Object.entries(PAPERS)) {
    // No press of a button: that would wait until all is drawn, which nobody sees.
    await page.dispatchEvent(`[data-size=${paper}]`, 'click');
    await fitted.waitFor({ state: 'attached' });
    if ((await fitted.getAttribute('data-fits')) !== 'true') {
      throw new Error(`${address} is too long for one page (${paper}): its page says too much.`);
    }
    const path = `${file}-${paper}.pdf`;
    await page.pdf({ path, ...size, tagged: true, outline: true, printBackground: true });
  }
}

/**
 * Prints the sheets of a built site as PDF files beside their games' pages. Throws an Error without
 * a Chromium, and when a sheet does not fit on its page.
 */
export async function printSheets(dist: string): Promise<void> {
  const begun = Date.now();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext();
    await serve(context, dist);
    const sheets = sheetsIn(dist);
    const count = sheets.length * Object.keys(PAPERS).length;
    const printer = async (): Promise<void> => {
      const page = await context.newPage();
      for (let sheet = sheets.pop(); sheet; sheet = sheets.pop()) await print(page, sheet);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, printer));
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    console.log(`${count} sheets printed in ${seconds} s`);
  } finally {
    await browser.close();
  }
}
