/** The smallest text on a sheet, in points, and the smallest with room between things. */
const [SMALLEST, ROOMY] = [8.5, 9.5];
const STEP = 0.25;

const root = document.documentElement;
const sheet = document.querySelector<HTMLElement>('.sheet');

const sizes = (from: number, to: number): number[] =>
  Array.from({ length: (from - to) / STEP + 1 }, (_, i) => from - i * STEP);

/** A way to set a sheet: how large its text is, and whether things stand close together. */
const ways = (largest: number): { size: number; close: boolean }[] => [
  ...sizes(largest, ROOMY).map((size) => ({ size, close: false })),
  ...sizes(Math.min(largest, ROOMY + 1), SMALLEST).map((size) => ({ size, close: true })),
];

/** Whether all is inside the margins when the sheet is set like that. */
function fits({ size, close }: { size: number; close: boolean }): boolean {
  root.style.setProperty('--size', `${size}pt`);
  root.toggleAttribute('data-close', close);
  if (!sheet) return true;
  const end = sheet.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  const margin = parseFloat(getComputedStyle(sheet).paddingBottom);
  const bottom = sheet.getBoundingClientRect().bottom - margin;
  const lines = [sheet, ...sheet.querySelectorAll('.cards, .columns, .grid')];
  return end <= bottom + 0.5 && lines.every((line) => line.scrollWidth <= line.clientWidth);
}

/**
 * Sets the sheet in the largest text with which all is on one page, with room between things or
 * else close together, and tells by `data-fits` whether there is a way. Whoever changes the sheet
 * calls it again.
 */
export async function fitSheet(): Promise<void> {
  delete root.dataset['fits'];
  await document.fonts.ready;
  const all = ways(Number(sheet?.dataset['largest'] ?? SMALLEST));
  // Each way takes less room than the one before it.
  let [from, to] = [0, all.length - 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const way = all[middle];
    if (way && fits(way)) to = middle;
    else from = middle + 1;
  }
  const found = all[from];
  root.dataset['fits'] = String(found !== undefined && fits(found));
}

const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-size]')];

/** Puts all on paper of that size. */
function take(paper: string): Promise<void> {
  root.dataset['paper'] = paper;
  for (const link of links) {
    if (link.dataset['size'] === paper) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  return fitSheet();
}

for (const link of links) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    take(link.dataset['size'] ?? '');
  });
}
document.querySelector('[data-print]')?.addEventListener('click', () => print());
await take(new URLSearchParams(location.search).get('paper') === 'a4' ? 'a4' : 'letter');
