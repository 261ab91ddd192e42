import { html, nothing, type TemplateResult } from 'lit';
import { say, type Message } from 'solitaire-engine';
import { clockText } from './controllers/clock.ts';
import { panelButton } from './panel-button.ts';
import type { Standing } from './play.ts';

type Action = (() => void) | undefined;

/** What the panels over the board are made from; an action left out has no button. */
export interface PanelView {
  /** How the game stands; undefined when the player has put its panel away. */
  readonly standing: Standing | undefined;
  readonly moves: number;
  readonly seconds: number;
  /** How a win stands among earlier ones; empty when nothing is known. */
  readonly note: string;
  /** A link to be copied by hand. */
  readonly link: string | undefined;
  readonly onNew: Action;
  readonly onAgain: Action;
  readonly onUndo: Action;
  readonly onDismiss: Action;
  readonly onCloseLink: Action;
  text(message: Message): string;
}

const button = (view: PanelView, label: string, act: Action, main = false) =>
  act ? panelButton(view.text(say(label)), act, main) : nothing;

const linkPanel = (view: PanelView, link: string): TemplateResult =>
  html`<div class="panel" part="panel">
    <p>
      <label>${view.text(say('ui.copyFailed'))} <input readonly .value=${link} /></label>
    </p>
    <div class="buttons">${button(view, 'ui.close', view.onCloseLink, true)}</div>
  </div>`;

const winPanel = (view: PanelView): TemplateResult => {
  const time = clockText(view.seconds);
  return html`<div class="panel win" part="panel">
    <slot name="win">
      <h2>${view.text(say('won.title'))}</h2>
      <p>${view.text(say('won.in', { moves: view.moves, time }))}.</p>
      ${view.note && html`<p>${view.note}</p>`}
    </slot>
    <div class="buttons">
      ${button(view, 'ui.new', view.onNew, true)} ${button(view, 'ui.again', view.onAgain)}
      ${button(view, 'ui.close', view.onDismiss)}
    </div>
  </div>`;
};

/** The panel that the moment asks for: a link to copy, a win, a lost game; else nothing. */
export function panelView(view: PanelView): TemplateResult | typeof nothing {
  const { standing, link } = view;
  if (link !== undefined) return linkPanel(view, link);
  if (standing?.won) return winPanel(view);
  if (!standing?.stuck) return nothing;
  return html`<div class="panel stuck" part="panel">
    <p>${view.text(say(`stuck.${standing.stuck}`))}</p>
    <div class="buttons">
      ${button(view, 'stuck.undo', view.onUndo, true)} ${button(view, 'ui.new', view.onNew)}
      ${button(view, 'stuck.close', view.onDismiss)}
    </div>
  </div>`;
}
