import type { ReactiveController } from 'lit';
import { pileAt, pileOn, type Layout } from 'solitaire-engine';
import { grab, type Pick } from '../pick.ts';
import type { Hands } from './hands.ts';

/** In card widths from the felt's corner. */
interface Point {
  readonly x: number;
  readonly y: number;
}

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'pressed'; readonly id: number; readonly at: Point; readonly pick: Pick }
  | { readonly is: 'dragging'; readonly id: number; readonly at: Point; readonly pick: Pick }
  | { readonly is: 'refused'; readonly id: number };

const IDLE: State = { is: 'idle' };

/** Pixels a pointer may tremble before a press becomes a drag. */
const SLACK = { mouse: 4, pen: 6, touch: 8 };
const DOUBLE = 400;

/**
 * Mouse, pen and finger on the board. One pointer at a time; every way that a drag can end other
 * than a drop, cancel, lost capture, Escape, a hidden page, a removed board, puts the cards back.
 */
export class Pointer implements ReactiveController {
  readonly #hands: Hands;
  readonly #host: Hands['host'];
  #state: State = IDLE;
  #lastTap = { pile: -1, time: 0 };

  constructor(hands: Hands) {
    this.#hands = hands;
    this.#host = hands.host;
    this.#host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('blur', this.cancel);
    document.addEventListener('visibilitychange', this.cancel);
    document.addEventListener('keydown', this.#escape);
  }

  hostDisconnected(): void {
    window.removeEventListener('blur', this.cancel);
    document.removeEventListener('visibilitychange', this.cancel);
    document.removeEventListener('keydown', this.#escape);
    this.cancel();
  }

  get dragging(): boolean {
    return this.#state.is === 'dragging';
  }

  /** The pointer's place on the felt, measured anew each time: the page may have moved. */
  #point({ clientX, clientY }: PointerEvent): Point {
    const rect = this.#host.felt?.getBoundingClientRect();
    if (!rect || rect.width === 0) return { x: -1, y: -1 };
    const { width, height } = this.#host.currentLayout();
    return {
      x: ((clientX - rect.left) / rect.width) * width,
      y: ((clientY - rect.top) / rect.height) * height,
    };
  }

  down = (event: PointerEvent): void => {
    const { felt, playable, table } = this.#host;
    if (this.#state.is !== 'idle' || event.button !== 0 || !felt || !playable) return;
    const at = this.#point(event);
    const layout = this.#host.currentLayout();
    const pile = pileAt(layout, at.x, at.y, 0.08);
    if (pile === undefined) return;
    this.#state = {
      is: 'pressed',
      id: event.pointerId,
      at,
      pick: grab(layout, table, pile, at.x, at.y),
    };
    felt.setPointerCapture(event.pointerId);
  };

  move = (event: PointerEvent): void => {
    const state = this.#state;
    if (state.is === 'idle' || state.is === 'refused' || event.pointerId !== state.id) return;
    if (event.pointerType === 'mouse' && event.buttons === 0) return this.cancel();
    if (!this.#holds) return this.cancel();
    const at = this.#point(event);
    if (state.is === 'pressed') {
      const rect = this.#host.felt?.getBoundingClientRect();
      const perPixel = this.#host.currentLayout().width / (rect?.width || 1);
      const slack = SLACK[event.pointerType as keyof typeof SLACK] ?? SLACK.touch;
      if (Math.hypot(at.x - state.at.x, at.y - state.at.y) < slack * perPixel) return;
      const empty = pileOn(this.#host.table, state.pick.pile).size === 0;
      if (empty || !this.#hands.mayLift(state.pick)) {
        this.#state = { is: 'refused', id: state.id };
        return;
      }
      this.#state = { ...state, is: 'dragging' };
    }
    this.#hands.carry(state.pick, at.x - state.at.x, at.y - state.at.y);
  };

  up = (event: PointerEvent): void => {
    const state = this.#state;
    if (state.is === 'idle' || event.pointerId !== state.id) return;
    if (!this.#holds) return this.cancel();
    this.#state = IDLE;
    if (state.is === 'pressed') this.#tapped(state.pick, event.timeStamp);
    if (state.is !== 'dragging') return;
    const at = this.#point(event);
    const layout = this.#host.currentLayout();
    this.#hands.carry(undefined);
    this.#hands.drop(state.pick, this.#under(layout, state.pick, state.at, at));
  };

  /** The piles meant by a drop: under the pointer first, then under the middle of the card. */
  #under(layout: Layout, { pile, count }: Pick, from: Point, at: Point): number[] {
    let cell = pileOn(this.#host.table, pile);
    for (let i = 1; i < count && cell.under; i++) cell = cell.under;
    const spot = layout.cards.get(cell.card) ?? { x: from.x, y: from.y };
    const middle = { x: spot.x + at.x - from.x + 0.5, y: spot.y + at.y - from.y + 0.35 };
    const piles = [pileAt(layout, at.x, at.y), pileAt(layout, middle.x, middle.y)];
    return piles.filter((index) => index !== undefined);
  }

  #tapped(pick: Pick, time: number): void {
    const { pick: held } = this.#hands;
    const again = this.#lastTap.pile === pick.pile && time - this.#lastTap.time < DOUBLE;
    // A tap that puts cards down is not the first half of a double tap.
    const puts = held !== undefined && held.pile !== pick.pile;
    this.#lastTap = again || puts ? { pile: -1, time: 0 } : { pile: pick.pile, time };
    if (again) this.#hands.doubleTap(pick.pile);
    else this.#hands.tap(pick);
  }

  /** Whether the dragged cards are still in hand: a key or the page may have taken them away. */
  get #holds(): boolean {
    const state = this.#state;
    return state.is !== 'dragging' || this.#hands.pick === state.pick;
  }

  #escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.dragging) this.cancel();
  };

  /** Ends whatever goes on, cards back where they were. */
  cancel = (): void => {
    const state = this.#state;
    this.#state = IDLE;
    if (state.is === 'dragging') this.#hands.carry(undefined);
    const { felt } = this.#host;
    if (state.is !== 'idle' && felt?.hasPointerCapture(state.id)) {
      felt.releasePointerCapture(state.id);
    }
  };

  lost = (event: PointerEvent): void => {
    if (this.#state.is !== 'idle' && event.pointerId === this.#state.id) this.cancel();
  };
}
