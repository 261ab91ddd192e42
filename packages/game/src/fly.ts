import type { Layout } from 'solitaire-engine';

const LONGEST_FLIGHT = 700;
const STAGGER = 22;

/**
 * Lifts the cards whose place has changed above the others while they fly. The cards' transition
 * does the moving; this only keeps them from passing under piles on the way.
 */
export function fly(
  felt: HTMLElement,
  before: Layout | undefined,
  after: Layout,
  delays: ReadonlyMap<number, number>,
): void {
  const flying: HTMLElement[] = [];
  for (const [card, { x, y }] of after.cards) {
    const from = before?.cards.get(card);
    if (!from || (from.x === x && from.y === y)) continue;
    const node = felt.querySelector<HTMLElement>(`[data-card="${card}"]`);
    if (!node) continue;
    node.setAttribute('data-flying', '');
    flying.push(node);
  }
  const last = Math.max(0, ...delays.values());
  setTimeout(
    () => flying.forEach((node) => node.removeAttribute('data-flying')),
    LONGEST_FLIGHT + last * STAGGER,
  );
}
