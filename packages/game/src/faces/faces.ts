import { backId, backSymbols } from './back.ts';
import { court, courtSymbols, portrait } from './courts.ts';
import { copy, doubled } from './draw.ts';
import { ace, pips, suits, suitSymbols } from './pips.ts';
import { rankSymbols } from './ranks.ts';

/**
 * Everything the faces refer to, as the content of one hidden `<svg>` in the same document or
 * shadow root: pips, ranks, court figures and backs.
 */
export const sprite: string = suitSymbols + rankSymbols + courtSymbols + backSymbols;

const rankAt = (rank: number, x: number, y: number, height: number): string =>
  `<use href="#rank-${rank}" x="${x}" y="${y}" width="${height * 0.86}" height="${height}"/>`;

const art = (suit: string, rank: number): string =>
  doubled(rankAt(rank, 6, 8, 45) + copy(`suit-${suit}`, 25, 70, 29)) +
  (rank > 10 ? court(suit, rank) : rank > 1 ? pips(suit, rank) : ace(suit));

const plain = (suit: string, rank: number): string =>
  `<g class="index">${rankAt(rank, 10, 6, 92)}${copy(`suit-${suit}`, 190, 52, 84)}</g>` +
  (rank > 10 ? portrait(suit, rank) : copy(`suit-${suit}`, 125, 230, 170));

/**
 * The content of an `<svg viewBox="0 0 250 350">` that shows a card: suit * 13 + rank - 1, suits
 * in the order clubs, diamonds, hearts, spades; from 52 on the same cards of a second deck.
 *
 * It holds both forms, `g.art` and `g.plain`, in a group of the class `suit-c`, `suit-d`,
 * `suit-h` or `suit-s`; `facesStyles` displays one of them.
 */
export const face = (card: number): string => {
  const suit = suits.charAt(Math.floor((card % 52) / 13));
  const rank = (card % 13) + 1;
  return (
    `<g class="suit-${suit}"><g class="art">${art(suit, rank)}</g>` +
    `<g class="plain">${plain(suit, rank)}</g></g>`
  );
};

/**
 * The content of an `<svg viewBox="0 0 250 350">` that shows a back: `classic` or `weave`; any
 * other name gives `classic`.
 */
export const back = (name: string): string => `<use class="back" href="#${backId(name)}"/>`;
