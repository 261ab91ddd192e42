import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Control } from './settings.ts';

/** What the bar over the board shows. */
export interface BarView {
  readonly controls: readonly Control[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canFinish: boolean;
  readonly facts: readonly {
    readonly name: string;
    readonly value: string;
    readonly key: string;
  }[];
  text(key: string): string;
  act(control: Control): void;
}

const ICONS: Readonly<Record<Control, string>> = {
  new: 'M12 5v14M5 12h14',
  restart: 'M5 5v14M19 6l-9 6 9 6z',
  undo: 'M8 6 3 11l5 5M3 11h11a6 6 0 0 1 0 12h-2',
  redo: 'M16 6l5 5-5 5M21 11H10a6 6 0 0 0 0 12h2',
  finish: 'M5 12l5 5L20 6',
  options: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4v6M8 14v6',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
};

const button = (view: BarView, control: Control, disabled: boolean): TemplateResult => {
  const label = view.text(`ui.${control}`);
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
    <div class="buttons" role="group" aria-label=${view.text('ui.toolbar')}>
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
