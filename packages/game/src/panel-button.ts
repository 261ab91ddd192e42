import { html, type TemplateResult } from 'lit';

/** A button of a panel over the board; `main` is the one most wanted. */
export const panelButton = (label: string, act: () => unknown, main = false): TemplateResult =>
  html`<button type="button" class=${main ? 'main' : ''} @click=${act}>${label}</button>`;
