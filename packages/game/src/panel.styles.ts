import { css } from 'lit';

/**
 * The panels over the board, and the buttons that they share with the dialog. The panel of a win
 * waits until most cards of the shower are gone.
 */
export const panelStyles = css`
  .problem {
    margin: 0;
    padding: clamp(20px, 6cqi, 56px);
    color: #fff;
    text-align: center;
  }
  .problem strong {
    display: block;
    font-size: 1.125rem;
    margin-block-end: 6px;
  }
  .notice,
  .panel {
    grid-area: 1 / 1 / 3;
    align-self: end;
    justify-self: center;
    position: sticky;
    inset-block-end: 12px;
    margin: 12px;
    max-inline-size: min(36rem, calc(100% - 24px));
  }
  .notice {
    padding: 11px 18px;
    border-radius: 12px;
    background: rgb(16 22 19 / 0.94);
    color: #fff;
    font-size: 0.9375rem;
    text-wrap: balance;
    text-align: center;
    box-shadow:
      inset 0 0 0 1px rgb(255 255 255 / 0.12),
      0 6px 20px rgb(0 0 0 / 0.4);
    z-index: 3000;
    pointer-events: none;
    animation: rise 180ms var(--ease);
  }
  @keyframes rise {
    from {
      opacity: 0;
      translate: 0 12px;
    }
  }
  .panel {
    max-inline-size: min(30rem, calc(100% - 24px));
    padding: 18px 22px;
    border-radius: 14px;
    background: var(--panel);
    color: var(--solitaire-ink, light-dark(#1c2420, #e9eee9));
    box-shadow: 0 12px 40px rgb(0 0 0 / 0.5);
    text-align: center;
    text-wrap: balance;
    z-index: 3001;
    animation: rise 260ms var(--ease);
  }
  .panel.win {
    inset-block-start: 12px;
    align-self: center;
    padding: 30px 34px 28px;
    outline: 1px solid light-dark(#b98a1d, #ffd34d);
    outline-offset: -9px;
    animation: rise 400ms 3.6s var(--ease) backwards;
  }
  @container frame (max-width: 480px) {
    .panel {
      padding: 20px 18px;
    }
  }
  .panel h2 {
    margin: 0 0 6px;
    font-size: 1.875rem;
    letter-spacing: -0.01em;
    line-height: 1.15;
  }
  .panel p {
    margin: 0 0 16px;
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
    transition: background 120ms;
  }
  .panel button:hover,
  dialog button:hover {
    background: color-mix(in srgb, currentColor 8%, #0000);
  }
  .panel button:active,
  dialog button:active {
    background: color-mix(in srgb, currentColor 16%, #0000);
  }
  .panel button.main,
  dialog button.main {
    background: light-dark(#1f6445, #2a7f5a);
    border-color: transparent;
    color: #fff;
    font-weight: 600;
  }
  .panel button.main:hover,
  dialog button.main:hover {
    background: light-dark(#17513a, #37a074);
  }
  .panel button.main:active,
  dialog button.main:active {
    background: light-dark(#103d2b, #27795a);
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
    .frame,
    .bar,
    .notice,
    .panel {
      border: 1px solid CanvasText;
    }
  }
  @media print {
    .frame {
      border: 1px solid #888;
      background: none;
      box-shadow: none;
    }
    .frame::before,
    .bar,
    .notice,
    .panel {
      display: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .notice {
      animation: none;
    }
  }
`;
