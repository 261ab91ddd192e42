import type { Page } from '@playwright/test';
import type * as Pdfjs from 'pdfjs-dist';

/** A piece of text on a page, in points from its lower left corner; `size` is the font's. */
export interface Text {
  readonly says: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** What a PDF file is, as a reader and as a printer see it. */
export interface Pdf {
  readonly pages: number;
  readonly title: string;
  readonly language: string;
  /** What its tags say of the first page, without repeats: `H1`, `Table`, `TH`. */
  readonly roles: readonly string[];
  /** What pictures are, for those who don't see them. */
  readonly pictures: readonly string[];
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly texts: readonly Text[];
  /** The share of points on the first page that are not white, and of those that are in color. */
  readonly ink: number;
  readonly colored: number;
  /** How far from each edge the first ink is, in points: left, top, right, bottom. */
  readonly margins: readonly number[];
}

interface Tag {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly object[];
}

/** Makes the page able to read PDF files. */
export async function withPdfReader(page: Page): Promise<void> {
  await page.route('**/pdfjs/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    return route.fulfill({ path: `node_modules/pdfjs-dist/build/${name}` });
  });
  await page.addScriptTag({
    type: 'module',
    content: `
      import * as pdfjs from '/pdfjs/pdf.min.mjs';
      pdfjs.GlobalWorkerOptions.workerSrc = '/pdfjs/pdf.worker.min.mjs';
      window.pdfjs = pdfjs;`,
  });
  await page.waitForFunction(() => 'pdfjs' in window);
}

/** Reads and draws the PDF file at an address, in a page that has been made able to. */
export const readPdf = (page: Page, address: string): Promise<Pdf> =>
  page.evaluate(async (url): Promise<Pdf> => {
    const { pdfjs } = window as unknown as { pdfjs: typeof Pdfjs };
    const file = await pdfjs.getDocument({ url }).promise;
    const { info } = await file.getMetadata();
    const { Title: title, Language: language } = info as { Title: string; Language: string };
    const first = await file.getPage(1);
    const { width, height } = first.getViewport({ scale: 1 });
    const { items } = await first.getTextContent();
    const texts: Text[] = [];
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
      const last = texts.at(-1);
      // A word comes in pieces where letters move closer together.
      const goesOn =
        last?.y === y && last.size === size && Math.abs(x - last.x - last.width) < 0.1 * size;
      const { says, x: from } = goesOn ? (texts.pop() ?? last) : { says: '', x };
      texts.push({ says: says + item.str, x: from, y, width: x + item.width - from, size });
    }

    const [roles, pictures] = [new Set<string>(), new Set<string>()];
    const visit = (node: object): void => {
      const { role = '', alt = '', children = [] } = node as Tag;
      if (role) roles.add(role);
      if (alt) pictures.add(alt);
      for (const child of children) visit(child);
    };
    visit((await first.getStructTree()) ?? {});

    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(width), Math.round(height)];
    await first.render({ canvas, viewport: first.getViewport({ scale: 1 }) }).promise;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let [ink, colored] = [0, 0];
    const seen = { left: width, top: height, right: 0, bottom: 0 };
    for (let i = 0; i < data.length / 4; i++) {
      const [red = 0, green = 0, blue = 0] = [data[4 * i], data[4 * i + 1], data[4 * i + 2]];
      const least = Math.min(red, green, blue);
      if (Math.max(red, green, blue) - least > 8) colored++;
      if (least > 245) continue;
      ink++;
      const [x, y] = [i % canvas.width, Math.floor(i / canvas.width)];
      seen.left = Math.min(seen.left, x);
      seen.right = Math.max(seen.right, x);
      seen.top = Math.min(seen.top, y);
      seen.bottom = Math.max(seen.bottom, y);
    }
    const all = canvas.width * canvas.height;
    return {
      pages: file.numPages,
      title,
      language,
      roles: [...roles],
      pictures: [...pictures],
      width,
      height,
      texts,
      ink: ink / all,
      colored: colored / all,
      margins: [seen.left, seen.top, width - seen.right, height - seen.bottom],
    };
  }, address);

/** Pieces of text that lie on each other, told in words. */
export function overlapping(texts: readonly Text[]): string[] {
  const boxes = texts.map((text) => ({
    ...text,
    right: text.x + text.width,
    low: text.y - 0.15 * text.size,
    high: text.y + 0.65 * text.size,
  }));
  return boxes.flatMap((one, i) =>
    boxes.slice(i + 1).flatMap((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.x, other.x);
      const down = Math.min(one.high, other.high) - Math.max(one.low, other.low);
      return across > 1 && down > 1 ? [`“${one.says}” on “${other.says}”`] : [];
    }),
  );
}
