import { css, type ReactiveController } from 'lit';
import { seatOf, type Table } from 'solitaire-engine';
import { adopt } from '../adopt.ts';
import type { Needs } from '../board.ts';
import { Hands, type HandsHost } from './hands.ts';
import { nodesOf } from './motion.ts';
import { Pointer } from './pointer.ts';

type Host = HandsHost & Needs<'renderRoot'>;

const styles = css`
  .card[data-second]:not([data-carried]) {
    --dy: 0.07;
    z-index: calc(var(--z) + 1000);
  }
  .card[data-second] > svg {
    outline: max(2px, calc(0.03 * var(--card))) solid var(--accent);
    outline-offset: -1px;
  }
  .pile[data-second] {
    outline: 2px dashed var(--accent);
    outline-offset: max(1px, calc(0.015 * var(--card)));
  }
`;

/**
 * The second player's hand, where two play at once on one screen: what is pressed on the second
 * player's piles is held and carried apart from what the first player holds.
 */
export class SecondHand implements ReactiveController {
  readonly #host: Host;
  readonly #hands: Hands;
  readonly #pointer: Pointer;
  #felt: HTMLElement | undefined;
  #table: Table | undefined;
  #active = false;

  constructor(host: Host) {
    this.#host = host;
    this.#hands = new Hands(host);
    this.#pointer = new Pointer(this.#hands);
    adopt(host, styles);
    host.addController(this);
  }

  /** Whether two play at once now. */
  set active(on: boolean) {
    this.#active = on;
    if (!on) this.#pointer.cancel();
  }

  hostUpdated(): void {
    const { felt, table } = this.#host;
    if (felt !== this.#felt) this.#listen(felt);
    if (table !== this.#table) {
      this.#table = table;
      // After this update, as it asks for another one.
      queueMicrotask(() => this.#hands.release());
    }
    this.#mark();
  }

  #listen(felt: HTMLElement | undefined): void {
    this.#felt = felt;
    const { move, up, lost } = this.#pointer;
    felt?.addEventListener('pointerdown', this.#down, { capture: true });
    felt?.addEventListener('pointermove', move);
    felt?.addEventListener('pointerup', up);
    felt?.addEventListener('pointercancel', lost);
    felt?.addEventListener('lostpointercapture', lost);
  }

  #down = (event: PointerEvent): void => {
    const { rules } = this.#host;
    if (!this.#active || !rules || !(event.target instanceof Element)) return;
    const pile = event.target.closest<HTMLElement>('[data-pile]')?.dataset['pile'];
    if (pile === undefined) return;
    const seat = seatOf(rules, Number(pile));
    // A shared pile is pressed by whoever holds cards, the first player where both do.
    const shared = seat === undefined && this.#hands.pick && !this.#felt?.querySelector('.held');
    if (seat !== 1 && !shared) return;
    event.stopPropagation();
    this.#pointer.down(event);
  };

  /** Shows what the second player holds, and where that can go. */
  #mark(): void {
    const { pick, targets } = this.#hands;
    const { felt, table } = this.#host;
    const wanted = new Set<Element>(nodesOf(felt, table, pick));
    for (const target of targets) {
      const button = felt?.querySelector(`[data-pile="${target}"]`);
      if (button) wanted.add(button);
    }
    for (const node of felt?.querySelectorAll('[data-second]') ?? []) {
      if (!wanted.has(node)) node.removeAttribute('data-second');
    }
    for (const node of wanted) node.setAttribute('data-second', '');
  }
}
