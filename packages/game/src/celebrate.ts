import { CARD_HEIGHT, type Layout } from 'solitaire-engine';
import { STAGGER } from './controllers/motion.ts';

const STEPS = 70;
const GRAVITY = 0.026;
const BOUNCE = 0.78;
const LAST_FLIGHT = 420;

/** Path of one card that jumps off its pile and bounces out of the board, in card widths. */
function bounce(layout: Layout, x: number, y: number, chance: number): { x: number; y: number }[] {
  const floor = layout.height - CARD_HEIGHT;
  const toLeft = x > layout.width / 2;
  const speedX = (toLeft ? -1 : 1) * (0.07 + 0.13 * chance);
  let speedY = -0.06 - 0.16 * ((chance * 7) % 1);
  const path = [{ x, y }];
  let at = { x, y };
  for (let step = 0; step < STEPS; step++) {
    for (let i = 0; i < 3; i++) {
      speedY += GRAVITY / 1.6;
      at = { x: at.x + speedX, y: at.y + speedY };
      if (at.y > floor) {
        at = { ...at, y: floor };
        speedY = -speedY * BOUNCE;
      }
    }
    path.push(at);
    if (at.x < -1.2 || at.x > layout.width + 0.2) break;
  }
  return path;
}

/**
 * The shower of a win: kings first, every card leaps off its foundation and bounces away; when the
 * last is gone, all are back. Only pixels: the cards' places don't change. Nothing moves for those who want less
 * motion. It starts when `after` cards have flown home; the function returned ends it at once.
 */
export function celebrate(felt: HTMLElement, layout: () => Layout, after: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  let flights: readonly Animation[] = [];
  const timer = setTimeout(() => (flights = shower(felt, layout())), LAST_FLIGHT + after * STAGGER);
  return () => {
    clearTimeout(timer);
    for (const flight of flights) flight.cancel();
  };
}

/** Cards stay away until the last one is gone, and then show up at home again. */
function bringBack(cards: readonly HTMLElement[], flights: readonly Animation[]): void {
  const gone = flights.map(({ finished }) => finished);
  void Promise.all(gone).then(
    () => {
      for (const flight of flights) flight.cancel();
      for (const card of cards) card.animate({ opacity: [0, 1] }, { duration: 400 });
    },
    () => undefined,
  );
}

function shower(felt: HTMLElement, layout: Layout): Animation[] {
  const unit = felt.getBoundingClientRect().width / layout.width;
  const idOf = (card: HTMLElement): number => Number(card.dataset['card']);
  const cards = [...felt.querySelectorAll<HTMLElement>('.card')];
  cards.sort((a, b) => (idOf(b) % 13) - (idOf(a) % 13));
  const flights = cards.map((card, order) => {
    const { x, y } = layout.cards.get(idOf(card)) ?? { x: 0, y: 0 };
    const path = bounce(layout, x, y, (order * 0.618034) % 1);
    const frames = path.map((at) => ({
      transform: `translate(${at.x * unit}px, ${at.y * unit}px)`,
      zIndex: String(1400 + order),
    }));
    const duration = path.length * 42;
    return card.animate(frames, { duration, delay: order * 70, fill: 'forwards' });
  });
  bringBack(cards, flights);
  return flights;
}
