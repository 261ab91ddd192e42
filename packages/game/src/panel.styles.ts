import { css } from 'lit';

/** The panels over the board, and the buttons that they share with the dialog. */
export const panelStyles = css`
  .panel {
    position: absolute;
    inset-inline: 12px;
    inset-block-end: 14px;
    margin-inline: auto;
    inline-size: fit-content;
    max-inline-size: min(30rem, calc(100% - 24px));
    padding: 16px 20px;
    border-radius: 14px;
    background: var(--panel);
    color: var(--solitaire-ink, light-dark(#1c2420, #e9eee9));
    box-shadow: 0 10px 36px rgb(0 0 0 / 0.45);
    z-index: 3001;
    animation: rise 260ms var(--ease);
  }
  .panel.win {
    inset-block: 0;
    block-size: fit-content;
    margin-block: auto;
    text-align: center;
    animation: rise 300ms 1.4s var(--ease) backwards;
  }
  .panel h2 {
    margin: 0 0 4px;
    font-size: 1.5rem;
    line-height: 1.2;
  }
  .panel p {
    margin: 0 0 12px;
  }
  .panel .buttons {
    gap: 8px;
    justify-content: center;
  }
  .panel button,
  dialog button {
    min-block-size: 40px;
    padding: 6px 16px;
    border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
    border-radius: 9px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .panel button.main,
  dialog button.main {
    background: light-dark(#1f6445, #2f8f65);
    border-color: transparent;
    color: #fff;
    font-weight: 600;
  }
  .panel :focus-visible,
  dialog :focus-visible {
    outline-color: light-dark(#1f6445, #ffd34d);
  }
  @media (prefers-reduced-motion: reduce) {
    .panel,
    .panel.win {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .panel {
      border: 1px solid CanvasText;
    }
  }
  @media print {
    .panel {
      display: none;
    }
  }
`;
