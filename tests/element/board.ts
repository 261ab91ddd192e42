/** A board in the page of a test, and what a test asks of it. */
import { fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import type { SolitaireGame } from 'solitaire-game';
import 'solitaire-game';

type Attributes = Readonly<Record<string, string>>;
type Properties = Partial<Pick<SolitaireGame, 'variant' | 'options' | 'deal' | 'position'>>;

/** One move short of a win: the last king goes home with `1h`. */
export const LAST_CARD = 'Foundations: C-K D-K H-K S-Q\nTableau: KS';

/** Two moves short of a win, `1h` and `1h`; `12` is another move. */
export const LAST_TWO = 'Foundations: C-K D-K H-K S-J\nTableau: KS QS';

/** Where column 1 of Bucket, its first one, is among the piles: after four foundations. */
export const COLUMN = 4;

/** A `<solitaire-game>` that has not been put into a page; it keeps nothing unless told to. */
export function unplaced(attributes: Attributes = {}, properties: Properties = {}): SolitaireGame {
  const board = document.createElement('solitaire-game');
  const { storage = 'none', ...others } = attributes;
  for (const [name, value] of Object.entries({ storage, ...others })) {
    board.setAttribute(name, value);
  }
  return Object.assign(board, properties);
}

/** Puts an element at the end of the page, until the test is over. */
export async function place<E extends Element>(element: E): Promise<E> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.append(element);
  return element;
}

/** A board in the page, with cards on the table. */
export async function deal(attributes?: Attributes, properties?: Properties) {
  const board = unplaced(attributes, properties);
  const dealt = oneEvent(board, 'solitaire-deal');
  await place(board);
  await dealt;
  await board.updateComplete;
  return board;
}

/** A board on which `position` lies. */
export const at = (position: string, attributes: Attributes = {}) =>
  deal({ ...attributes, position });

/** The details of all events of a kind from now on. */
export function record<K extends keyof GlobalEventHandlersEventMap>(
  target: EventTarget,
  type: K,
): (GlobalEventHandlersEventMap[K] extends { detail: infer D } ? D : never)[] {
  const details: never[] = [];
  target.addEventListener(type, (event) => details.push((event as CustomEvent<never>).detail));
  return details;
}

export const shadow = (board: SolitaireGame): ShadowRoot => board.shadowRoot as ShadowRoot;

export const find = <E extends HTMLElement = HTMLElement>(
  board: SolitaireGame,
  selector: string,
): E | null => shadow(board).querySelector<E>(selector);

/** As `find`, for what has to be there. */
export function need<E extends HTMLElement = HTMLElement>(board: SolitaireGame, selector: string) {
  const found = find<E>(board, selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** Waits until something holds, on a machine that may have much else to do. */
export const until = (holds: () => unknown, what?: string) =>
  waitUntil(holds, what, { timeout: 15_000 });

/** As `need`, for what comes a little later. */
export async function soon<E extends HTMLElement = HTMLElement>(
  board: SolitaireGame,
  selector: string,
): Promise<E> {
  await until(() => find(board, selector), selector);
  return need<E>(board, selector);
}

/** The board once nothing on it moves any more: of a panel that fades in, axe sees half a color. */
export async function still(board: SolitaireGame): Promise<SolitaireGame> {
  const moving = shadow(board).getAnimations();
  await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  return board;
}

export const pile = (board: SolitaireGame, index: number): HTMLButtonElement =>
  need(board, `[data-pile="${index}"]`);

export const column = (board: SolitaireGame, number: number) => pile(board, COLUMN + number - 1);

/** The game as it is saved, but for the time, which goes by. */
export const saved = (board: SolitaireGame): Record<string, unknown> => {
  const { elapsed: _, ...game } = JSON.parse(board.save()) as Record<string, unknown>;
  return game;
};

/** The accessible names of all piles. */
export const names = (board: SolitaireGame): (string | null)[] =>
  [...shadow(board).querySelectorAll('.pile')].map((button) => button.getAttribute('aria-label'));

/** What the live line says. */
export const said = (board: SolitaireGame): string =>
  need(board, '[aria-live]').textContent?.trim() ?? '';

export const notice = (board: SolitaireGame): string | undefined =>
  find(board, '.notice')?.textContent?.trim();

/** Number of the pile that has the focus; undefined when none has. */
export function focusedPile(board: SolitaireGame): number | undefined {
  const { activeElement } = shadow(board);
  const { pile } = (activeElement as HTMLElement | null)?.dataset ?? {};
  return pile === undefined ? undefined : Number(pile);
}

/** Presses a button of the bar, a panel or the dialog by its text. */
export async function press(board: SolitaireGame, label: string): Promise<void> {
  const button = [...shadow(board).querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === label,
  );
  if (!button) throw new Error(`no button ${label}`);
  button.focus();
  button.click();
  await board.updateComplete;
}

/** The options dialog, opened. */
export async function openOptions(board: SolitaireGame): Promise<HTMLDialogElement> {
  await press(board, 'Options');
  return soon<HTMLDialogElement>(board, 'dialog[open]');
}

/** Chooses a value in the options dialog. */
export function choose(dialog: HTMLDialogElement, name: string, value: string): void {
  const input = dialog.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
  if (!input) throw new Error(`no choice ${name} ${value}`);
  input.click();
}

/** Distinct cards on the table. */
export const cardsOnTable = (board: SolitaireGame): number =>
  new Set(board.notation.match(/\b[A-Q2-9TJK][CDHS]\b/g)).size;
