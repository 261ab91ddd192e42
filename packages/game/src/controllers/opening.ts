import type { ReactiveControllerHost } from 'lit';
import type { Rules, Session } from 'solitaire-engine';
import type { Needs } from '../board.ts';
import { winnableDeals } from '../setup.ts';
import { GLANCE, type Advisor } from './advisor.ts';

/** What looking after a board's first deal needs of the element. */
export type OpeningHost = ReactiveControllerHost &
  EventTarget &
  Needs<'renderRoot' | 'game' | 'wish' | 'playable' | 'dealOut'>;

/** What touches a board. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/** Looks after the deals of these rules: the one that lies there untouched, and the next one. */
export async function lookAfter(host: OpeningHost, advisor: Advisor, rules: Rules): Promise<void> {
  const { game, wish } = host;
  const named = wish.deal ?? wish.position;
  if (game && named === undefined && winnableDeals(rules).length === 0) {
    await proveOpening(host, advisor, rules, game.session);
  }
  if (host.renderRoot.isConnected) await advisor.prepare(rules);
}

/**
 * Where rules have no list of deals that can be won, one that can takes the place of the first one,
 * if that is not known to be; but never once the player has touched the board in any way.
 */
async function proveOpening(
  host: OpeningHost,
  advisor: Advisor,
  rules: Rules,
  session: Session,
): Promise<void> {
  const touched = new AbortController();
  const { signal } = touched;
  for (const type of TOUCHES) {
    host.addEventListener(type, () => touched.abort(), { signal, capture: true });
  }
  const isUntouched = (): boolean =>
    !signal.aborted &&
    !session.resumed &&
    host.game?.session === session &&
    session.past.length + session.future.length === 0 &&
    host.playable &&
    host.wish.winnable &&
    host.renderRoot.isConnected;
  if (isUntouched()) {
    const { status } = await advisor.solve(rules, session.start, GLANCE);
    const wanted = status !== 'winnable' && isUntouched();
    const deal = wanted ? await advisor.findDeal(rules) : undefined;
    if (deal !== undefined && isUntouched()) host.dealOut(deal);
  }
  touched.abort();
}
