import { css } from 'lit';

/** Colors and measures that a page may set, the sheet of paper, and its forms. */
export const scorekeeperStyles = css`
  :host {
    color-scheme: light dark;
    display: block;
    /* Its words are English, on pages of any direction. */
    direction: ltr;
    font-family: var(--scorekeeper-font, system-ui, sans-serif);
    font-size: 1rem;
    line-height: 1.4;
    --_paper: var(--scorekeeper-paper, light-dark(#fffdf6, #1a211c));
    --_ink: var(--scorekeeper-ink, light-dark(#1b211d, #e6e9e2));
    --_soft: var(--scorekeeper-soft, light-dark(#566058, #a5afa6));
    --_line: var(--scorekeeper-line, light-dark(#d5dde6, #354049));
    --_margin: var(--scorekeeper-margin, light-dark(#d98a8f, #8a4a50));
    --_edge: var(--scorekeeper-edge, light-dark(#7f877f, #7b867d));
    --_accent: var(--scorekeeper-accent, light-dark(#17563c, #84cda8));
    --_gain: var(--scorekeeper-gain, light-dark(#17563c, #84cda8));
    --_loss: var(--scorekeeper-loss, light-dark(#a3122a, #ff9c9e));
    --_serif: var(--scorekeeper-serif, Palatino, 'Palatino Linotype', P052, Georgia, serif);
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
  }
  :host,
  .games {
    container-type: inline-size;
  }
  .frame,
  .both {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
  .frame {
    padding: clamp(12px, 3.2cqi, 28px);
    border-radius: var(--scorekeeper-radius, 6px);
    background: var(--_paper);
    color: var(--_ink);
    box-shadow:
      0 0 0 1px light-dark(rgb(0 0 0 / 0.1), rgb(255 255 255 / 0.1)),
      0 12px 28px -18px rgb(0 0 0 / 0.5);
    overflow-wrap: break-word;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    justify-content: space-between;
    align-items: start;
  }
  header:not(:has(~ *)) {
    visibility: hidden;
  }
  h2,
  h3,
  p,
  dl,
  dd,
  figure,
  ul,
  fieldset,
  legend {
    margin: 0;
    padding: 0;
  }
  h2 {
    font: 400 1.75rem/1.15 var(--_serif);
  }
  h3 {
    font-size: 1rem;
  }
  .terms,
  .none,
  small,
  dt,
  legend,
  label > span:not(.input),
  figcaption,
  .said {
    color: var(--_soft);
    font-size: 0.875rem;
  }
  small {
    display: block;
    font-size: 0.8125rem;
    font-weight: 400;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  button,
  .button,
  input,
  select {
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 6px 14px;
    border: 1px solid var(--_edge);
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 1rem;
    touch-action: manipulation;
  }
  button,
  .button {
    display: inline-flex;
    align-items: center;
    cursor: pointer;
  }
  button:enabled:hover,
  .button:hover {
    box-shadow: inset 0 0 0 9em color-mix(in srgb, currentColor 9%, #0000);
  }
  button:disabled {
    border-style: dashed;
    color: var(--_soft);
    cursor: default;
  }
  .main {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_paper);
    font-weight: 600;
  }
  .danger,
  .loss {
    color: var(--_loss);
  }
  output {
    font: 400 2.5rem/1.2 var(--_serif);
    font-variant-numeric: lining-nums;
  }
  .gain {
    color: var(--_gain);
  }
  :focus-visible,
  .button:focus-within {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  input {
    inline-size: 100%;
    padding-inline: 10px;
  }
  [aria-invalid='true'] {
    border: 2px solid var(--_loss);
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: 10px 12px;
    align-items: end;
  }
  fieldset {
    border: 0;
  }
  legend {
    padding-block-end: 6px;
  }
  form {
    display: grid;
    gap: 10px;
    align-content: start;
  }
  label:not(.button) {
    display: grid;
    gap: 3px;
    flex: 1 1 11rem;
  }
  label.numeric,
  label.decimal {
    flex: 0 1 8.5rem;
  }
  label.date {
    flex: 0 1 10rem;
  }
  label.check {
    flex: 0 0 auto;
    grid-auto-flow: column;
    gap: 8px;
    align-items: center;
    min-block-size: 44px;
  }
  .check > span:not(.input) {
    color: inherit;
    font-size: 1rem;
  }
  .check input {
    inline-size: 24px;
    min-inline-size: 24px;
    min-block-size: 24px;
    margin: 0;
    accent-color: var(--_accent);
  }
  .input {
    display: flex;
    gap: 6px;
  }
  .problem,
  .notice {
    color: var(--_loss);
    font-weight: 600;
  }
  .problem[hidden],
  .notice:empty {
    display: none;
  }
  .none {
    min-block-size: 145px;
    padding: 14px 14px 0 4em;
    background:
      linear-gradient(var(--_margin) 0 0) 3em 0 / 2px 100% no-repeat,
      repeating-linear-gradient(#0000 0 47px, var(--_line) 47px 48px);
  }
  .said {
    min-block-size: 1.4em;
  }
  @media (forced-colors: active) {
    .frame {
      border: 1px solid CanvasText;
    }
    .main {
      border: 3px double ButtonText;
    }
  }
`;
