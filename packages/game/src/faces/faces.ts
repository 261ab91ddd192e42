import { backSymbols, backUse } from './back.ts';
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
  doubled(
    rankAt(rank, 7, 9, 42) + copy(`suit-${suit}`, 26, 69, 28) + copy(`suit-${suit}`, 228, 23, 23),
  ) + (rank > 10 ? court(suit, rank) : rank > 1 ? pips(suit, rank) : ace(suit));

const large = (suit: string, rank: number): string =>
  rankAt(rank, 10, 6, 92) + copy(`suit-${suit}`, 190, 52, 84);

const plain = (suit: string, rank: number): string =>
  large(suit, rank) + (rank > 10 ? portrait(suit, rank) : copy(`suit-${suit}`, 125, 230, 170));

const nameOf = (card: number): [suit: string, rank: number] => [
  suits.charAt(Math.floor((card % 52) / 13)),
  (card % 13) + 1,
];

/** The head of a plain face alone: all that shows of a card which others lie on. */
export const index = (card: number): string => {
  const [suit, rank] = nameOf(card);
  return `<g class="suit-${suit}">${large(suit, rank)}</g>`;
};

/**
 * The content of an `<svg viewBox="0 0 250 350">` that shows a card: suit * 13 + rank - 1, suits
 * in the order clubs, diamonds, hearts, spades; from 52 on the same cards of a second deck.
 *
 * It holds both forms, `g.art` and `g.plain`, in a group of the class `suit-c`, `suit-d`,
 * `suit-h` or `suit-s`; `facesStyles` displays one of them.
 */
export const face = (card: number): string => {
  const [suit, rank] = nameOf(card);
  return (
    `<g class="suit-${suit}"><g class="art">${art(suit, rank)}</g>` +
    `<g class="plain">${plain(suit, rank)}</g></g>`
  );
};

/**
 * The content of an `<svg viewBox="0 0 250 350">` that shows a back: `classic` or `weave`, or
 * `classic2` or `weave2` for a deck that plays against it; any other name gives `classic`.
 */
export const back = backUse;
