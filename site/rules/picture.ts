import { cardText, isRed, suitOf } from 'solitaire-engine/card';
import { CARD_HEIGHT, layout } from 'solitaire-engine/layout';
import type { Table } from 'solitaire-engine/table';
import type { Rules } from 'solitaire-engine/variant';
import { ROLE_NAMES } from './words.ts';

/** A card of a picture, in card widths. */
export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly up: boolean;
  readonly red: boolean;
  readonly index: string;
}

/** What a picture of a table shows, in card widths: bare spots, cards from the back, and names. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly spots: readonly { readonly x: number; readonly y: number }[];
  readonly cards: readonly Drawn[];
  readonly labels: readonly { readonly x: number; readonly y: number; readonly text: string }[];
}

/** The picture of a table as a wide board shows it, no higher than its longest column. */
export function pictureOf(rules: Rules, table: Table): Picture {
  const { width, piles, cards } = layout(rules, table, 'wide');
  const drawn = [...cards]
    .sort(([, a], [, b]) => a.z - b.z)
    .map(([card, { x, y, up }]) => {
      const index = cardText(card).slice(0, 1).replace('T', '10') + '♣♦♥♠'.charAt(suitOf(card));
      return { x, y, up, red: isRed(card), index };
    });
  const bottoms = piles.map(({ y, height }) => y + height);
  const height = Math.max(...bottoms, ...drawn.map(({ y }) => y + CARD_HEIGHT));
  const labels = rules.groups.map(({ role, first, count, at: [, row] }) => {
    const [from, to] = [piles[first], piles[first + count - 1]];
    const x = ((from?.x ?? 0) + (to?.x ?? 0) + 1) / 2;
    return { x, y: row === 0 ? -0.16 : height + 0.44, text: ROLE_NAMES[role] };
  });
  return { width, height, spots: piles.map(({ x, y }) => ({ x, y })), cards: drawn, labels };
}
