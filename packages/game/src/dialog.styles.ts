import { css } from 'lit';

/** The options dialog. */
export const dialogStyles = css`
  dialog {
    inline-size: min(34rem, calc(100vw - 24px));
    max-block-size: min(44rem, calc(100dvh - 24px));
    padding: 0;
    border: 0;
    border-radius: 14px;
    background: var(--panel);
    color: var(--solitaire-ink, light-dark(#1c2420, #e9eee9));
    box-shadow: 0 20px 60px rgb(0 0 0 / 0.5);
    overflow: hidden;
  }
  dialog::backdrop {
    background: rgb(10 20 15 / 0.5);
  }
  form {
    display: flex;
    flex-direction: column;
    max-block-size: inherit;
  }
  form h2 {
    margin: 0;
    padding: 18px 24px 14px;
    font-size: 1.375rem;
    letter-spacing: -0.01em;
    line-height: 1.2;
    border-block-end: 1px solid color-mix(in srgb, currentColor 15%, transparent);
  }
  form h2:focus {
    outline: none;
  }
  form h3 {
    margin: 20px 0 2px;
    font-size: 0.875rem;
    color: light-dark(#1f6445, #7fcfa6);
  }
  .scroll {
    overflow: auto;
    padding: 14px 24px 16px;
    overscroll-behavior: contain;
  }
  fieldset {
    border: 0;
    border-block-start: 1px solid color-mix(in srgb, currentColor 15%, transparent);
    margin: 0;
    padding: 10px 0;
    display: flex;
    flex-direction: column;
  }
  fieldset[hidden] {
    display: none;
  }
  h3 + fieldset {
    border: 0;
  }
  legend {
    float: inline-start;
    inline-size: 100%;
    font-weight: 600;
    padding: 0;
    margin-block-end: 2px;
  }
  form label {
    display: flex;
    gap: 10px;
    align-items: flex-start;
    padding-block: 5px;
    clear: both;
  }
  form label input[type='radio'],
  form label input[type='checkbox'] {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    flex: none;
    accent-color: light-dark(#1f6445, #4fb98a);
  }
  label.deal {
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    font-weight: 600;
    white-space: nowrap;
  }
  label.deal input {
    font: inherit;
    inline-size: min(10rem, 50%);
    min-block-size: 40px;
    padding: 4px 10px;
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    border-radius: 8px;
    background: none;
    color: inherit;
  }
  .help {
    margin: 2px 0 6px;
    font-size: 0.875rem;
    opacity: 0.8;
  }
  .actions {
    display: flex;
    gap: 8px;
    justify-content: flex-end;
    padding: 14px 24px 18px;
    border-block-start: 1px solid color-mix(in srgb, currentColor 15%, transparent);
  }
`;
