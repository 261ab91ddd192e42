import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Layout, Table } from 'solitaire-engine';
import type { Needs } from '../board.ts';
import { layoutsOf } from '../layouts.ts';
import { spanned, type Pick } from '../pick.ts';

const LONGEST_FLIGHT = 700;
/** Milliseconds from one card's start to the next one's, where a page says nothing else. */
export const STAGGER = 22;

/** The nodes of the cards that a pick spans, the top one first. */
export const nodesOf = (felt: HTMLElement | undefined, table: Table, pick?: Pick): HTMLElement[] =>
  [...spanned(table, pick)].flatMap(
    (card) => felt?.querySelector<HTMLElement>(`[data-card="${card}"]`) ?? [],
  );

/** Cards follow the hand: so many card widths from their place. */
export function carryNodes(nodes: readonly HTMLElement[], dx: number, dy: number): void {
  for (const node of nodes) {
    node.setAttribute('data-carried', '');
    node.style.setProperty('--dx', String(dx));
    node.style.setProperty('--dy', String(dy));
  }
}

/** Cards that were carried fly to their place. */
export function letGo(nodes: readonly HTMLElement[]): void {
  for (const node of nodes) {
    node.removeAttribute('data-carried');
    node.style.removeProperty('--dx');
    node.style.removeProperty('--dy');
  }
  if (nodes.length > 0) fly(nodes);
}

/** Lifts cards above the others for as long as they fly. */
function fly(nodes: readonly HTMLElement[], delay = 0): void {
  for (const node of nodes) node.setAttribute('data-flying', '');
  const land = () => nodes.forEach((node) => node.removeAttribute('data-flying'));
  setTimeout(land, LONGEST_FLIGHT + delay);
}

/** What motion needs of the element. */
export type MotionHost = ReactiveControllerHost &
  Needs<'felt' | 'rules' | 'table' | 'currentLayout'>;

/**
 * What moves on the board. Cards get to their places by a transition of their own; this lifts them
 * above the others on the way, says which sets out when, and starts the shower of a win.
 */
export class Motion implements ReactiveController {
  #host: MotionHost;
  #shown: Layout | undefined;
  #endShower = (): void => undefined;
  /** The order in which cards set out, by card. */
  delays: ReadonlyMap<number, number> = new Map();

  constructor(host: MotionHost) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const { rules, felt, table } = this.#host;
    if (!rules || !felt) return;
    const shown = layoutsOf(rules, table).wide;
    if (this.#shown && this.#shown !== shown) this.#fly(felt, this.#shown, shown);
    this.#shown = shown;
  }

  /** The table has changed: cards set out in this order, and a shower is over. */
  step(delays: ReadonlyMap<number, number>): void {
    this.delays = delays;
    this.#endShower();
  }

  /** Starts the shower of a win, once the last cards are home. */
  shower(): void {
    let end = (): void => undefined;
    let over = false;
    this.#endShower = () => {
      over = true;
      end();
    };
    void import('../celebrate.ts').then(({ celebrate }) => {
      const { felt } = this.#host;
      if (!over && felt) end = celebrate(felt, () => this.#host.currentLayout(), this.delays.size);
    });
  }

  #fly(felt: HTMLElement, before: Layout, after: Layout): void {
    const flying: HTMLElement[] = [];
    for (const [card, { x, y }] of after.cards) {
      const from = before.cards.get(card);
      if (!from || (from.x === x && from.y === y)) continue;
      const node = felt.querySelector<HTMLElement>(`[data-card="${card}"]`);
      if (node) flying.push(node);
    }
    fly(flying, Math.max(0, ...this.delays.values()) * STAGGER);
  }
}
