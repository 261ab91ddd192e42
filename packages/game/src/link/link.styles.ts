import { css } from 'lit';

/** The dialog that connects two devices; the rest of its looks is that of the options dialog. */
export const linkStyles = css`
  .link p {
    margin: 0 0 12px;
  }
  .link h3,
  .link .field {
    margin: 14px 0 6px;
    display: block;
    font-size: 1rem;
    font-weight: 600;
    color: inherit;
  }
  .link textarea {
    display: block;
    inline-size: 100%;
    block-size: 4.6em;
    padding: 8px 10px;
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    border-radius: 8px;
    background: none;
    color: inherit;
    font:
      0.8125rem/1.4 ui-monospace,
      monospace;
    resize: none;
    overflow-wrap: anywhere;
  }
  .link .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 8px 0;
  }
  .link .qr {
    display: block;
    inline-size: min(20rem, 100%);
    margin: 8px auto 12px;
    border-radius: 8px;
    background: #fff;
    fill: #000;
    forced-color-adjust: none;
  }
  .link [role='alert'],
  .link [role='status'] {
    margin: 0 24px;
  }
  .link [role='alert']:not(:empty),
  .link [role='status']:not(:empty) {
    margin-block: 0 12px;
    padding: 8px 12px;
    border-radius: 8px;
    background: light-dark(#fbe9e7, #4a211c);
  }
  .link [role='status']:not(:empty) {
    background: light-dark(#e5f1ea, #1c3a2c);
  }
`;
