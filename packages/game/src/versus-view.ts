import { css, html, nothing, type TemplateResult } from 'lit';
import { phrase } from './messages/spoken.ts';
import { button, panel } from './panel.ts';

/** What only games of two look like. A card of the second deck has an edge in the color of its back. */
export const versusStyles = css`
  .card.second::after {
    content: '';
    position: absolute;
    inset: 0;
    border: max(2px, calc(0.03 * var(--card))) solid var(--solitaire-second, #a3202f);
    border-radius: inherit;
  }
  .bar .pass {
    min-block-size: 26px;
    margin-block: -8px;
    padding-inline: 10px;
    background: rgb(255 255 255 / 0.16);
  }
  /* No higher than its line and the gaps around it, and large enough for a finger. */
  @container frame (max-width: 480px) {
    .bar .pass {
      flex: none;
      position: relative;
      inset-block-start: 1px;
      min-block-size: 24px;
      margin-block: -7px;
      padding-block: 0;
    }
  }
  .bar .pass[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
  .panel .across {
    rotate: 180deg;
  }
  .panel:has(.across) {
    align-self: center;
    inset-block-start: 12px;
  }
`;

/** The button by which those at this screen say that they see nothing more to play. */
export const passButton = (both: boolean, done: boolean, act: () => void): TemplateResult =>
  html`<button
    type="button"
    class="pass"
    part="button button-pass"
    title=${phrase('versus.passHelp')}
    aria-disabled=${done}
    @click=${act}
  >
    ${phrase(both ? 'versus.passBoth' : 'versus.pass')}
  </button>`;

/** What the panel at the end of a game shows. */
export interface EndView {
  readonly result: string;
  /** Whether somebody reads it from the other side of the screen. */
  readonly across: boolean;
  readonly onNew: () => unknown;
  readonly onAgain: () => unknown;
  readonly onClose: () => unknown;
}

/** The panel at the end of a game. */
export const endPanel = (view: EndView): TemplateResult =>
  panel(
    html`${view.across ? html`<p class="across" aria-hidden="true">${view.result}</p>` : nothing}
      <p>${view.result}</p>`,
    [
      button('ui.new', view.onNew, true),
      button('ui.again', view.onAgain),
      button('ui.close', view.onClose),
    ],
  );
