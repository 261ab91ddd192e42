import {
  cells,
  pileOn,
  pilesOf,
  takesAt,
  type Layout,
  type Rules,
  type Table,
} from 'solitaire-engine';
import type { Pick } from '../pick.ts';

/** What the keyboard needs of the board. */
export interface KeyboardHost {
  /** What belongs to the whole game. */
  readonly element: {
    undo(): boolean;
    redo(): boolean;
    newGame(): Promise<void>;
    hint(): Promise<unknown>;
    speak(): void;
  };
  readonly rules: Rules | undefined;
  readonly table: Table;
  currentLayout(): Layout;
  readonly playable: boolean;
  readonly hotkeys: boolean;
  /** The cards picked up, if any. */
  readonly pick: Pick | undefined;
  /** The piles that take the picked cards. */
  readonly targets: readonly number[];
  /** Pile under the keyboard's cursor and how many of its cards it spans. */
  cursor: Pick;
  focusPile(pile: number): void;
  press(pick: Pick): void;
  sendHome(pile: number): void;
  putBack(): boolean;
  draw(): void;
  speakPile(pile: number): void;
  speakCursor(): void;
}

/** What each letter does while the board has the focus. */
const LETTERS: Readonly<Record<string, (host: KeyboardHost) => unknown>> = {
  u: (host) => host.element.undo(),
  z: (host) => host.element.undo(),
  r: (host) => host.element.redo(),
  y: (host) => host.element.redo(),
  n: (host) => host.element.newGame(),
  d: (host) => host.draw(),
  f: (host) => host.playable && host.sendHome(host.cursor.pile),
  h: (host) => host.element.hint(),
  t: (host) => host.element.speak(),
  p: (host) => host.speakPile(host.cursor.pile),
};

/** Handles a key on the board. True when it meant something, and the page must not see it. */
export function pressKey(host: KeyboardHost, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const { rules } = host;
  if (!rules || altKey) return false;
  if (ctrlKey || metaKey) return undoKey(host, key.toLowerCase(), shiftKey);
  if (key === 'Escape') return host.putBack();
  if (key === 'Enter' || key === ' ') {
    if (!host.playable) return true;
    if (shiftKey) host.sendHome(host.cursor.pile);
    else host.press(host.cursor);
    return true;
  }
  if (moveCursor(host, rules, key)) return true;
  if (!host.hotkeys || shiftKey) return false;
  if (/^[0-9]$/.test(key)) return toColumn(host, rules, key === '0' ? 10 : Number(key));
  const letter = LETTERS[key.toLowerCase()];
  letter?.(host);
  return letter !== undefined;
}

function undoKey(host: KeyboardHost, key: string, shift: boolean): boolean {
  if (key === 'z') {
    if (shift) host.element.redo();
    else host.element.undo();
    return true;
  }
  if (key !== 'y') return false;
  host.element.redo();
  return true;
}

function toColumn(host: KeyboardHost, rules: Rules, number: number): boolean {
  const pile = pilesOf(rules, 'tableau')[number - 1];
  if (pile === undefined) return false;
  host.focusPile(pile);
  return true;
}

/**
 * The nearest pile in a direction on the board: -1 up, 1 down. Of those in the next row, the one
 * that is least to the side.
 */
function across({ piles }: Layout, from: number, stops: readonly number[], way: number) {
  const here = piles[from];
  let best = from;
  let nearest = Infinity;
  for (const index of stops) {
    const there = piles[index];
    if (!here || !there) continue;
    const down = way * (there.y - here.y);
    const far = 4 * down + Math.abs(there.x - here.x);
    if (down > 0.2 && far < nearest) [best, nearest] = [index, far];
  }
  return best;
}

/**
 * Arrows: left and right from pile to pile, or among the targets; up and down within a pile, or
 * from row to row where piles of one card stand in rows.
 */
function moveCursor(host: KeyboardHost, rules: Rules, key: string): boolean {
  const { pile } = host.cursor;
  const layout = host.currentLayout();
  const all = [...rules.piles.keys()].filter((index) => !layout.piles[index]?.gone);
  const stops = host.pick
    ? all.filter((i) => host.targets.includes(i) || i === host.pick?.pile)
    : all;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step !== undefined) {
    const at = stops.indexOf(pile);
    const next = at < 0 ? nearest(stops, pile, step) : (at + step + stops.length) % stops.length;
    host.focusPile(stops[next] ?? pile);
    return true;
  }
  if (key === 'Home' || key === 'End') {
    host.focusPile((key === 'Home' ? stops[0] : stops.at(-1)) ?? pile);
    return true;
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
  if (rules.piles[pile]?.group.places || layout.piles.some(({ gone }) => gone)) {
    host.focusPile(across(layout, pile, stops, key === 'ArrowUp' ? -1 : 1));
    return true;
  }
  if (!host.pick) lengthen(host, rules, key === 'ArrowUp');
  return true;
}

function nearest(stops: readonly number[], pile: number, step: number): number {
  const after = stops.findIndex((each) => each > pile);
  if (step > 0) return after < 0 ? 0 : after;
  return after < 0 ? stops.length - 1 : (after - 1 + stops.length) % stops.length;
}

/** One more card of the run under the cursor, or one fewer; where none can, the cards are read. */
function lengthen(host: KeyboardHost, rules: Rules, more: boolean): void {
  const { pile, count } = host.cursor;
  const counts = takesAt(rules, host.table, pile);
  const size = cells(pileOn(host.table, pile)).length;
  const next = more ? counts.find((each) => each > count) : counts.findLast((each) => each < count);
  if (next !== undefined) host.cursor = { pile, count: next };
  else if (size > 0) host.cursor = { pile, count: Math.min(count, size) };
  host.speakCursor();
}
