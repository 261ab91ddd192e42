import type { PlacedGroup } from 'solitaire-engine/variant';
import { cardsOf } from 'solitaire-game/messages/en-names';
import { listed } from './words.ts';

/** Up to so many piles are told one by one. */
const FEW = 13;

const eachOf = (size: number): string => (size === 1 ? 'a card each' : `${size} cards each`);

/**
 * What the piles of a group have after the deal, given how many cards lie on each: `7 cards each`,
 * `48 with a card each, 4 gaps`, `4 of 7 cards, 4 of 6`, `1, 2 and 3 cards`.
 */
export function dealtSays({ role, place }: PlacedGroup, sizes: readonly number[]): string {
  const [first = 0] = sizes;
  if (role === 'redeal') return 'No pile: a place to press';
  if (sizes.every((size) => size === 0)) return 'Empty';
  if (sizes.length === 1) return cardsOf(first);
  if (sizes.every((size) => size === first)) {
    return first === 1 ? 'A card each' : eachOf(first);
  }
  const kinds = [...new Set(sizes)].sort((one, other) => other - one);
  const sized = (size: number): number => sizes.filter((each) => each === size).length;
  if (sizes.length <= FEW && Math.max(...sizes) > 1) {
    if (kinds.length === sizes.length) return `${listed(sizes)} cards`;
    const [most = 0, ...others] = kinds;
    return [
      `${sized(most)} of ${cardsOf(most)}`,
      ...others.map((size) => `${sized(size)} of ${size}`),
    ].join(', ');
  }
  return kinds
    .map((size) => {
      const count = sized(size);
      if (size > 0) return `${count} with ${count === 1 ? cardsOf(size) : eachOf(size)}`;
      return place ? `${count} ${count === 1 ? 'gap' : 'gaps'}` : `${count} empty`;
    })
    .join(', ');
}
