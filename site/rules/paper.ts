import { index } from 'solitaire-game/faces/faces';
import { suits, suitSymbols } from 'solitaire-game/faces/pips';
import { rankSymbols } from 'solitaire-game/faces/ranks';
import { drawingOf, onCard } from './drawings.ts';
import type { Drawn } from './picture.ts';

/** Lines across the back, from edge to edge of its frame. */
function hatching(): string {
  const [left, right, top, bottom, step] = [28, 222, 28, 322, 28];
  const lines: string[] = [];
  for (let at = left + top + step; at < right + bottom; at += step) {
    const [x, y] = at - top < right ? [at - top, top] : [right, at - right];
    const [x2, y2] = at - bottom > left ? [at - bottom, bottom] : [left, at - left];
    lines.push(`M${x} ${y}L${x2} ${y2}`, `M${250 - x} ${y}L${250 - x2} ${y2}`);
  }
  return `M${left} ${top}H${right}V${bottom}H${left}Z${lines.join('')}`;
}

const pip = (card: number): string =>
  `<use href="#suit-${suits.charAt(Math.floor(card / 13))}" x="55" y="165" width="140" height="140"/>`;

const suited = (card: number, drawing: string): string =>
  `<g class="suit-${suits.charAt(Math.floor(card / 13))}">${drawing}</g>`;

/** What is on a card as a picture has it: its back, its face, or no more than the strip that shows. */
function drawnOn({ card: physical, up, covered }: Drawn): string {
  const card = physical % 52;
  if (!up) return `<path class="hatching" d="${hatching()}"/>`;
  return index(card) + (covered ? '' : suited(card, pip(card)));
}

/** What a sheet with nothing but suits is drawn from. */
export const suitDrawings: string = suitSymbols;

/**
 * What a picture of these cards is drawn from, as by `Drawings` and with the same ids, but in lines
 * and black, for a printer without colors.
 */
export function drawingsFor(cards: readonly Drawn[]): string {
  const groups = new Map(
    cards.map((card) => [drawingOf(card), onCard(drawingOf(card), drawnOn(card))]),
  );
  return [suitSymbols, rankSymbols, ...groups.values()].join('');
}
