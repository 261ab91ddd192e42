import { html, nothing, svg, type TemplateResult } from 'lit';
import { phrase } from './messages/spoken.ts';
import type { Control } from './settings.ts';

/** What the bar over the board shows. */
export interface BarView {
  readonly controls: readonly Control[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canFinish: boolean;
  /** Whether finishing is watching: there is nothing to decide. */
  readonly through: boolean;
  readonly facts: readonly {
    readonly name: string;
    readonly value: string | TemplateResult;
    readonly key: string;
  }[];
  act(control: Control): unknown;
}

const ICONS: Readonly<Record<Control, string>> = {
  new: 'M12 5v14M5 12h14',
  restart: 'M4.5 4v5.5H10M5 9.5a7.5 7.5 0 1 1-.4 4',
  undo: 'M8.5 4.5 4 9l4.5 4.5M4 9h10.5a5.25 5.25 0 0 1 0 10.5H9',
  redo: 'M15.5 4.5 20 9l-4.5 4.5M20 9H9.5a5.25 5.25 0 0 0 0 10.5H15',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2V16h5v-.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3z',
  finish: 'M5 12.5l5 5L19.5 7',
  options: 'M4 8h8M17 8h3M4 16h3M12 16h8M14.5 5.5a2.5 2.5 0 1 1-.1 0M9.5 13.5a2.5 2.5 0 1 1-.1 0',
  stats: 'M5 20v-8M12 20V4M19 20v-5',
  share: 'M12 14.5V4M8 7.5 12 3.5l4 4M5 12.5V20h14v-7.5',
};

const button = (view: BarView, control: Control, disabled: boolean): TemplateResult => {
  const label = phrase(`ui.${control === 'finish' && view.through ? 'through' : control}`);
  return html`<button
    type="button"
    class=${control}
    part="button button-${control}"
    title=${label}
    ?disabled=${disabled}
    @click=${() => view.act(control)}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${ICONS[control]} />`}</svg>
    <span class="label">${label}</span>
  </button>`;
};

/** Buttons and figures over the board; nothing at all when no control is wanted. */
export function barView(view: BarView): TemplateResult | typeof nothing {
  if (view.controls.length === 0) return nothing;
  const disabled: Partial<Record<Control, boolean>> = {
    undo: !view.canUndo,
    restart: !view.canUndo,
    redo: !view.canRedo,
  };
  return html`<div class="bar" part="toolbar">
    <div class="buttons" role="group" aria-label=${phrase('ui.toolbar')}>
      ${view.controls.map((control) =>
        control === 'finish' && !view.canFinish
          ? nothing
          : button(view, control, disabled[control] ?? false),
      )}
      <slot name="toolbar"></slot>
    </div>
    <dl class="facts" part="facts">
      ${view.facts.map(
        ({ name, value, key }) =>
          html`<div class=${key}>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </div>`;
}
