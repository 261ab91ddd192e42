import { css } from 'lit';

/**
 * How a board looks while it is played, and on paper: what is picked up and where it may go, and
 * what is pressed. Nobody sees any of it at first, so it comes right after the first drawing.
 */
export const playingStyles = css`
  .card.picked:not([data-carried]) {
    --dy: -0.07;
    z-index: calc(var(--z) + 1000);
  }
  .card.picked > svg,
  .card.cursor > svg {
    outline: max(2px, calc(0.03 * var(--card))) solid var(--accent);
    outline-offset: -1px;
  }
  .pile.stock:not(:disabled) {
    cursor: pointer;
    touch-action: manipulation;
  }
  .pile.target {
    outline: 2px solid var(--accent);
    outline-offset: max(1px, calc(0.015 * var(--card)));
    background: color-mix(in srgb, var(--accent) 10%, #0000);
    box-shadow: 0 0 calc(0.2 * var(--card)) color-mix(in srgb, var(--accent) 45%, #0000);
  }
  .bar button {
    touch-action: manipulation;
  }
  .bar button:not(:disabled) {
    cursor: pointer;
  }
  .bar button:hover:not(:disabled) {
    background: rgb(255 255 255 / 0.14);
  }
  .bar button:active:not(:disabled) {
    background: rgb(255 255 255 / 0.24);
  }
  .pile.stock:hover:not(:disabled) {
    background: rgb(255 255 255 / 0.1);
  }
  .felt:has([data-carried]) .pile {
    cursor: grabbing;
  }
  .card[data-carried] > svg,
  .card.picked > svg {
    box-shadow:
      0 0 0 max(0.6px, calc(0.006 * var(--card))) rgb(0 0 0 / 0.32),
      0 calc(0.03 * var(--card)) calc(0.06 * var(--card)) rgb(0 0 0 / 0.22),
      0 calc(0.09 * var(--card)) calc(0.24 * var(--card)) rgb(0 0 0 / 0.42);
  }
  .bar .finish:hover:not(:disabled) {
    background: color-mix(in srgb, var(--accent), #fff 25%);
  }
  .bar .finish:active:not(:disabled) {
    background: color-mix(in srgb, var(--accent), #000 10%);
  }
  @media (forced-colors: active) {
    .bar button:disabled {
      color: GrayText;
    }
    .pile.target,
    .card.picked > svg,
    .card.cursor > svg {
      outline-color: Highlight;
    }
  }
  @media print {
    .card > svg {
      box-shadow: none;
      border: 1px solid #000;
      print-color-adjust: exact;
    }
    .spot {
      border-color: #888;
      background: none;
      box-shadow: none;
    }
    .spot svg {
      stroke: #888;
    }
  }
`;
