import { cells, pileOn, pilesOf, takesAt, type Layout, type Rules } from 'solitaire-engine';
import type { Hands } from './hands.ts';

/** What each letter does while the board has the focus. */
const LETTERS: Readonly<Record<string, (hands: Hands) => unknown>> = {
  u: (hands) => hands.host.undo(),
  z: (hands) => hands.host.undo(),
  r: (hands) => hands.host.redo(),
  y: (hands) => hands.host.redo(),
  n: (hands) => hands.host.newGame(),
  d: (hands) => hands.draw(),
  f: (hands) => hands.host.playable && hands.sendHome(hands.cursor.pile),
  h: (hands) => hands.host.hint(),
  t: (hands) => hands.host.speak(),
  p: (hands) => hands.speakPile(hands.cursor.pile),
};

/** Handles a key on the board. True when it meant something, and the page must not see it. */
export function pressKey(hands: Hands, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const { rules } = hands.host;
  if (!rules || altKey) return false;
  if (ctrlKey || metaKey) return undoKey(hands, key.toLowerCase(), shiftKey);
  if (key === 'Escape') return hands.putBack();
  if (key === 'Enter' || key === ' ') {
    if (!hands.host.playable) return true;
    if (shiftKey) hands.sendHome(hands.cursor.pile);
    else hands.press(hands.cursor);
    return true;
  }
  if (moveCursor(hands, rules, key)) return true;
  if (hands.host.noHotkeys || shiftKey) return false;
  if (/^[0-9]$/.test(key)) return toColumn(hands, rules, key === '0' ? 10 : Number(key));
  const letter = LETTERS[key.toLowerCase()];
  letter?.(hands);
  return letter !== undefined;
}

function undoKey(hands: Hands, key: string, shift: boolean): boolean {
  if (key !== 'z' && key !== 'y') return false;
  hands.host[key === 'y' || shift ? 'redo' : 'undo']();
  return true;
}

function toColumn(hands: Hands, rules: Rules, number: number): boolean {
  const pile = pilesOf(rules, 'tableau')[number - 1];
  if (pile === undefined) return false;
  hands.focusPile(pile);
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
function moveCursor(hands: Hands, rules: Rules, key: string): boolean {
  const { pile } = hands.cursor;
  const layout = hands.host.currentLayout();
  const all = [...rules.piles.keys()].filter((index) => !layout.piles[index]?.gone);
  const stops = hands.pick
    ? all.filter((i) => hands.targets.includes(i) || i === hands.pick?.pile)
    : all;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step !== undefined) {
    const at = stops.indexOf(pile);
    const next = at < 0 ? nearest(stops, pile, step) : (at + step + stops.length) % stops.length;
    hands.focusPile(stops[next] ?? pile);
    return true;
  }
  if (key === 'Home' || key === 'End') {
    hands.focusPile((key === 'Home' ? stops[0] : stops.at(-1)) ?? pile);
    return true;
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
  if (rules.piles[pile]?.group.places || layout.piles.some(({ gone }) => gone)) {
    hands.focusPile(across(layout, pile, stops, key === 'ArrowUp' ? -1 : 1));
    return true;
  }
  if (!hands.pick) lengthen(hands, rules, key === 'ArrowUp');
  return true;
}

function nearest(stops: readonly number[], pile: number, step: number): number {
  const after = stops.findIndex((each) => each > pile);
  if (step > 0) return after < 0 ? 0 : after;
  return after < 0 ? stops.length - 1 : (after - 1 + stops.length) % stops.length;
}

/** One more card of the run under the cursor, or one fewer; where none can, the cards are read. */
function lengthen(hands: Hands, rules: Rules, more: boolean): void {
  const { pile, count } = hands.cursor;
  const counts = takesAt(rules, hands.host.table, pile);
  const size = cells(pileOn(hands.host.table, pile)).length;
  const next = more ? counts.find((each) => each > count) : counts.findLast((each) => each < count);
  if (next !== undefined) hands.cursor = { pile, count: next };
  else if (size > 0) hands.cursor = { pile, count: Math.min(count, size) };
  hands.speakCursor();
}
