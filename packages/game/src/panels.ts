import { html, nothing, type TemplateResult } from 'lit';
import { clockText } from './controllers/clock.ts';
import { phrase, spoken } from './messages/spoken.ts';
import { button, panel } from './panel.ts';
import type { Standing } from './play.ts';

type Action = (() => void) | undefined;

/** What the panel at the end of a game is made from; an action left out has no button. */
export interface PanelView {
  /** How the game stands; undefined when the player has put its panel away. */
  readonly standing: Standing | undefined;
  readonly moves: number;
  readonly seconds: number;
  /** How a win stands among earlier ones; empty when nothing is known. */
  readonly note: string;
  readonly onNew: Action;
  readonly onAgain: Action;
  readonly onUndo: Action;
  readonly onDismiss: Action;
}

const winPanel = (view: PanelView): TemplateResult => {
  const time = clockText(view.seconds);
  const says = html`<slot name="win">
    <h2>${phrase('won.title')}</h2>
    <p>${phrase('won.in', { moves: view.moves, time })}.</p>
    ${view.note && html`<p>${view.note}</p>`}
  </slot>`;
  const buttons = [
    button('ui.new', view.onNew, true),
    button('ui.again', view.onAgain),
    button('ui.close', view.onDismiss),
  ];
  return panel(says, buttons, 'win');
};

/** The panel of a win or of a lost game; else nothing. */
export function panelView(view: PanelView): TemplateResult | typeof nothing {
  const { standing } = view;
  if (standing?.won) return winPanel(view);
  if (!standing?.lost) return nothing;
  return panel(spoken(standing.lost), [
    button('stuck.undo', view.onUndo, true),
    button('ui.new', view.onNew, !view.onUndo),
    button(view.onUndo ? 'stuck.close' : 'ui.close', view.onDismiss),
  ]);
}
