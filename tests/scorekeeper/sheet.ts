/** A score sheet in the page of a test, and what a test asks of it. */
import { fixture, html, waitUntil } from '@open-wc/testing';
import type { SolitaireScorekeeper } from 'solitaire-scorekeeper';
import 'solitaire-scorekeeper';

type Attributes = Readonly<Record<string, string>>;

/** A `<solitaire-scorekeeper>` that has not been put into a page; it keeps nothing unless told to. */
export function unplaced(attributes: Attributes = {}): SolitaireScorekeeper {
  const sheet = document.createElement('solitaire-scorekeeper');
  for (const [name, value] of Object.entries({ storage: 'none', ...attributes })) {
    sheet.setAttribute(name, value);
  }
  return sheet;
}

/** A sheet in the page, ready to be written on. */
export async function begin(attributes: Attributes = {}): Promise<SolitaireScorekeeper> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const sheet = unplaced({ locale: 'en-US', ...attributes });
  box.append(sheet);
  await sheet.ready;
  return sheet;
}

/** A storage key that no other test has. */
export const freshKey = (): string => `test-${Math.random()}`;

export const find = <E extends HTMLElement = HTMLElement>(
  sheet: SolitaireScorekeeper,
  selector: string,
): E | null => sheet.renderRoot.querySelector<E>(selector);

/** As `find`, for what has to be there. */
export function need<E extends HTMLElement = HTMLElement>(
  sheet: SolitaireScorekeeper,
  selector: string,
): E {
  const found = find<E>(sheet, selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** Everything that has been set going has been done. */
export async function settled(sheet: SolitaireScorekeeper): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await sheet.ready;
}

/** Waits until something holds, on a machine that may have much else to do. */
export const until = (holds: () => unknown, what?: string) =>
  waitUntil(holds, what, { timeout: 15_000 });

/** Fills fields in by name. */
export function fill(
  sheet: SolitaireScorekeeper,
  fields: Readonly<Record<string, string | boolean>>,
) {
  for (const [name, value] of Object.entries(fields)) {
    const field = need<HTMLInputElement>(sheet, `[name=${name}]`);
    if (typeof value === 'boolean') field.checked = value;
    else field.value = value;
  }
}

/** Presses a button by what it says, or is called. */
export async function press(sheet: SolitaireScorekeeper, label: string): Promise<void> {
  const button = [...sheet.renderRoot.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent).trim() === label,
  );
  if (!button) throw new Error(`no button ${label}`);
  button.focus();
  button.click();
  await settled(sheet);
}

/** Writes a game on the sheet. */
export async function add(
  sheet: SolitaireScorekeeper,
  fields: Readonly<Record<string, string | boolean>>,
): Promise<void> {
  fill(sheet, fields);
  await press(sheet, 'Add game');
}

/** The cells of every line that a selector names, without the buttons. */
export const cells = (sheet: SolitaireScorekeeper, selector: string): string[][] =>
  [...sheet.renderRoot.querySelectorAll(selector)].map((row) =>
    [...row.querySelectorAll(':scope > :not(.act)')].map((cell) =>
      (cell.textContent ?? '').replace(/\s+/g, ' ').trim(),
    ),
  );

/** The cells of every line with a game. */
export const lines = (sheet: SolitaireScorekeeper): string[][] =>
  cells(sheet, 'tbody:not(.blank) tr');

/** The last cell of each line: the running total where there is one. */
export const lastCells = (sheet: SolitaireScorekeeper): (string | undefined)[] =>
  lines(sheet).map((cells) => cells.at(-1));

/** What the sheet comes to, by name. */
export const facts = (sheet: SolitaireScorekeeper): Record<string, string> =>
  Object.fromEntries(
    [...sheet.renderRoot.querySelectorAll('dl > div')].map((fact) => [
      fact.querySelector('dt')?.textContent ?? '',
      (fact.querySelector('dd')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
    ]),
  );

export const text = (sheet: SolitaireScorekeeper, selector: string): string =>
  (find(sheet, selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The details of all events of a kind from now on, as they come out of JSON. */
export function record<K extends keyof GlobalEventHandlersEventMap>(
  target: EventTarget,
  type: K,
): (GlobalEventHandlersEventMap[K] extends { detail: infer D } ? D : never)[] {
  const details: never[] = [];
  target.addEventListener(type, (event) =>
    details.push(JSON.parse(JSON.stringify((event as CustomEvent).detail)) as never),
  );
  return details;
}

/** Imports a file. */
export const take = async (sheet: SolitaireScorekeeper, content: string, name = 'sheet.csv') => {
  const input = need<HTMLInputElement>(sheet, 'input[type=file]');
  const files = new DataTransfer();
  files.items.add(new File([content], name));
  input.files = files.files;
  input.dispatchEvent(new Event('change'));
  // The field is emptied when the file has been read.
  await until(() => input.value === '', 'the file');
  await settled(sheet);
};

/** What a button hands out as a file. */
export const saved = async (sheet: SolitaireScorekeeper, label: string): Promise<string> => {
  const make = URL.createObjectURL.bind(URL);
  const blobs: Blob[] = [];
  // Nothing is to be downloaded by a test.
  Object.defineProperty(HTMLAnchorElement.prototype, 'click', {
    value: () => undefined,
    configurable: true,
  });
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return make(blob);
  };
  await press(sheet, label);
  URL.createObjectURL = make;
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  return (await blobs[0]?.text()) ?? '';
};
