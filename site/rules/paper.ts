import { index } from 'solitaire-game/faces/faces';
import { suits, suitSymbols } from 'solitaire-game/faces/pips';
import { rankSymbols } from 'solitaire-game/faces/ranks';
import { drawingOf } from './drawings.ts';
import type { Drawn } from './picture.ts';

/** How much smaller a card of a picture is than its drawing, which is 250 wide. */
const SCALE = 0.004;
const CARD = '<rect class="paper" width="250" height="350" rx="20"/>';

const group = (id: string, drawing: string): string =>
  `<g id="${id}"><g transform="scale(${SCALE})">${drawing}</g></g>`;

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

/** A card as a picture has it: its back, its face, or no more than the strip that shows. */
function cardOf({ card: physical, up, covered }: Drawn): string {
  const card = physical % 52;
  if (!up) return `${CARD}<path class="hatching" d="${hatching()}"/>`;
  return CARD + index(card) + (covered ? '' : suited(card, pip(card)));
}

/** What a sheet with nothing but suits is drawn from. */
export const suitDrawings: string = suitSymbols;

/**
 * What a picture of these cards is drawn from, as by `Drawings` and with the same ids, but in lines
 * and black, for a printer without colors.
 */
export function drawingsFor(cards: readonly Drawn[]): string {
  const groups = new Map(
    cards.map((card) => [drawingOf(card), group(drawingOf(card), cardOf(card))]),
  );
  return [suitSymbols, rankSymbols, ...groups.values()].join('');
}
