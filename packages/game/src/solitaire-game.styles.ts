import { css } from 'lit';

/**
 * Colors and measures that a page may set, and the frame around the board. Notices and panels lie
 * over the board, and stay within the window for as long as the board is in it.
 */
export const gameStyles = css`
  :host {
    color-scheme: light dark;
    display: block;
    position: relative;
    font-family: var(--solitaire-font, system-ui, sans-serif);
    font-size: 1rem;
    line-height: 1.35;
    color: var(--solitaire-ink, light-dark(#1c2420, #e9eee9));
    --felt: var(--solitaire-felt, light-dark(#2e7d57, #1d5a3e));
    --felt-edge: var(--solitaire-felt-edge, light-dark(#1f6445, #123c2a));
    --accent: var(--solitaire-accent, #ffd34d);
    --line: var(--solitaire-line, rgb(255 255 255 / 0.34));
    --panel: var(--solitaire-panel, light-dark(#fff, #1d2522));
    --speed: var(--solitaire-speed, 260ms);
    --ease: cubic-bezier(0.22, 0.8, 0.3, 1);
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
  }
  .frame {
    container: frame / inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    border-radius: var(--solitaire-radius, 14px);
    overflow: clip;
    background:
      repeating-linear-gradient(45deg, rgb(255 255 255 / 0.018) 0 1px, #0000 1px 3px),
      repeating-linear-gradient(-45deg, rgb(0 0 0 / 0.035) 0 1px, #0000 1px 3px),
      radial-gradient(110% 100% at 50% 12%, var(--felt), var(--felt-edge));
    box-shadow:
      0 1px 2px rgb(0 0 0 / 0.25),
      0 10px 28px -14px rgb(0 0 0 / 0.45);
    position: relative;
  }
  .frame::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow:
      inset 0 0 0 1px rgb(0 0 0 / 0.28),
      inset 0 0 0 2px rgb(255 255 255 / 0.09),
      inset 0 0 64px rgb(0 0 0 / 0.2);
    pointer-events: none;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .sprite {
    position: absolute;
    inline-size: 0;
    block-size: 0;
  }

  .board {
    grid-area: 2 / 1;
  }
  .bar {
    grid-area: 1 / 1;
    display: flex;
    flex-wrap: wrap;
    gap: 2px 4px;
    align-items: center;
    justify-content: space-between;
    padding: 6px clamp(6px, 1.6cqi, 16px);
    background: rgb(0 0 0 / 0.22);
    box-shadow: inset 0 -1px rgb(255 255 255 / 0.07);
    color: #fff;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
  }
  .bar button {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-block-size: 40px;
    min-inline-size: 40px;
    padding: 4px 10px;
    border: 0;
    border-radius: 8px;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 0.875rem;
  }
  .label,
  .facts div:not(.verdict) > * {
    text-box: trim-both cap alphabetic;
  }
  .bar button:disabled {
    opacity: 0.42;
  }
  .bar .finish {
    background: var(--accent);
    color: #23200f;
    font-weight: 600;
  }
  .bar svg {
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.9;
    stroke-linecap: round;
    stroke-linejoin: round;
    flex: none;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 12px;
    margin: 0;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* Half a row would jump when the rest has come: the bar's wait for what follows the frame. */
  .frame:not(:has(~ *)) .bar > * {
    visibility: hidden;
  }
  .facts div {
    display: flex;
    gap: 5px;
  }
  .facts .turn {
    inline-size: 10.5em;
  }
  .facts dt {
    opacity: 0.82;
  }
  .facts dd {
    margin: 0;
    font-weight: 600;
  }
  /* Their titles still name them. */
  @container frame (max-width: 1100px) {
    .undo .label,
    .redo .label,
    .buttons:has(.finish) :not(.finish) > .label {
      display: none;
    }
  }
  @container frame (max-width: 860px) {
    .bar .label {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .bar button {
      justify-content: center;
    }
  }
  @container frame (min-width: 481px) {
    .bar .finish .label {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
    }
  }
  @container frame (max-width: 480px) {
    .bar {
      flex-direction: column;
      align-items: stretch;
    }
    .bar button {
      flex: 1 1 28px;
      min-inline-size: 28px;
      padding-inline: 2px;
    }
    .facts {
      justify-content: space-between;
      padding-block: 2px 6px;
    }
  }

  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --speed: 0ms;
    }
  }
`;
