import { back, face, index } from 'solitaire-game/faces/faces';
import type { Drawn } from './picture.ts';

/** How much smaller a card of a picture is than its drawing, which is 250 wide. */
const SCALE = 0.004;
const PAPER = '<rect class="paper" width="250" height="350" rx="20"/>';

/** What is drawn on the paper of a card, as a drawing that pictures use by its id. */
export const onCard = (id: string, drawing: string): string =>
  `<g id="${id}"><g transform="scale(${SCALE})">${PAPER}${drawing}</g></g>`;

/** A face as small pictures have it: without the art that would not be seen. */
const plain = (card: number): string =>
  face(card).replace(/<g class="art">.*(?=<g class="plain">)/, '');

/** All cards of small pictures, one card width wide, to be drawn once on a page and then used. */
export const cardDrawings: string = [
  onCard('card-back', back('classic')),
  ...Array.from({ length: 52 }, (_, card) => onCard(`card-${card}`, plain(card))),
  ...Array.from({ length: 52 }, (_, card) => onCard(`strip-${card}`, index(card))),
].join('');

/** The id of the drawing that shows a card of a picture. */
export const drawingOf = ({ card, up, covered }: Drawn): string =>
  up ? `${covered ? 'strip' : 'card'}-${card % 52}` : 'card-back';
