import { adoptStyles } from 'lit';
import { Follower } from './follow.ts';
import { printStyles } from './print.styles.ts';
import { takeGame } from './rows.ts';
import { scorekeeperStyles } from './scorekeeper.styles.ts';
import type { SolitaireScorekeeper } from './solitaire-scorekeeper.ts';
import { tableStyles } from './table.styles.ts';

/** Makes an element whole of which the empty sheet is there: how lines look, and boards. */
export function start(element: SolitaireScorekeeper): void {
  adoptStyles(element.renderRoot as ShadowRoot, [scorekeeperStyles, tableStyles, printStyles]);
  element.addController(new Follower(element, (game) => takeGame(element, game)));
}
