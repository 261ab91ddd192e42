import { html, nothing, type TemplateResult } from 'lit';
import { phrase } from './messages/spoken.ts';

/** A button of a panel, by its phrase; none without an action. `main` is the one most wanted. */
export const button = (key: string, act: (() => unknown) | undefined, main = false) =>
  act
    ? html`<button type="button" class=${main ? 'main' : ''} @click=${act}>${phrase(key)}</button>`
    : nothing;

/** A panel over the board: what it says, its buttons, and what may come below them. */
export const panel = (
  says: string | TemplateResult,
  buttons: readonly unknown[],
  kind = 'stuck',
  below: unknown = nothing,
): TemplateResult =>
  html`<div class="panel ${kind}" part="panel">
    ${typeof says === 'string' ? html`<p>${says}</p>` : says}
    <div class="buttons">${buttons}</div>
    ${below}
  </div>`;
