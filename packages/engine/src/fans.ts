import type { Layout, Spot } from './layout.ts';
import { cells } from './pile.ts';
import { pileOn } from './table.ts';
import type { Place, RulesSpec } from './variant.ts';

/** How far the lowest card of a pile lies from the top one, in card widths to the right and down. */
export type Fan = readonly [right: number, down: number];

/** To the side on which each place is, seen from the middle, and so far. */
export const outward = (places: readonly Place[], [column, row]: Place, far: number): Fan[] =>
  places.map(([x, y]) => {
    const [right, down] = [x - column, y - row];
    if (Math.abs(right) > Math.abs(down)) return [far * Math.sign(right), 0];
    return [0, down > 0 ? far : -far];
  });

/**
 * Lets the piles of a group show how deep they are: the cards under the top one look out, the
 * lowest so far as its pile's fan says when there are `shown` or more. Top cards stay in their
 * places, and the board grows by what the piles on its rim may need.
 */
export const fanned =
  (
    name: string,
    shown: number,
    wide: readonly Fan[],
    narrow = wide,
  ): NonNullable<RulesSpec['arrange']> =>
  (placed, rules, table, shape): Layout => {
    const fans = rules.piles.map(({ group, number }): Fan => {
      const fan = (shape === 'narrow' ? narrow : wide)[number];
      return group.name === name && fan ? fan : [0, 0];
    });
    const rim = placed.piles.map(({ x, y, room }, index) => {
      const [right, down] = fans[index] ?? [0, 0];
      return { left: x + right, right: x + 1 + right, top: y + down, bottom: y + room + down };
    });
    const left = Math.min(0, ...rim.map((edge) => edge.left));
    const top = Math.min(0, ...rim.map((edge) => edge.top));
    const right = Math.max(placed.width, ...rim.map((edge) => edge.right));
    const bottom = Math.max(placed.height, ...rim.map((edge) => edge.bottom));
    const cards = new Map<number, Spot>();
    const piles = placed.piles.map((box, index) => {
      const list = cells(pileOn(table, index));
      const [dx, dy] = (fans[index] ?? [0, 0]).map(
        (far) => far / (Math.max(shown, list.length) - 1),
      );
      const offset = (above: number) => ({ x: above * (dx ?? 0), y: above * (dy ?? 0) });
      for (const [depth, { card }] of list.entries()) {
        const { x, y } = offset(list.length - 1 - depth);
        const spot = placed.cards.get(card);
        if (spot) cards.set(card, { ...spot, x: spot.x - left + x, y: spot.y - top + y });
      }
      const { x, y } = offset(Math.max(0, list.length - 1));
      return {
        ...box,
        x: box.x - left + Math.min(0, x),
        y: box.y - top + Math.min(0, y),
        width: box.width + Math.abs(x),
        height: box.height + Math.abs(y),
      };
    });
    return { width: right - left, height: bottom - top, piles, cards };
  };
