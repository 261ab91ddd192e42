import { css } from 'lit';

/** What the coach points at, and what it says. */
export const coachStyles = css`
  .card.pointed > svg {
    outline: max(3px, calc(0.045 * var(--card))) solid var(--solitaire-hint, #58c7ff);
    outline-offset: -1px;
  }
  .pile.pointed {
    outline: max(3px, calc(0.045 * var(--card))) solid var(--solitaire-hint, #58c7ff);
    outline-offset: 2px;
  }
  .facts .verdict dt {
    display: none;
  }
  /* As wide as any verdict, and no higher than its line: nothing jumps when another one comes. */
  .facts .verdict dd {
    min-inline-size: 8.25em;
    margin-block: -5px;
    padding-inline: 8px;
    text-align: center;
    border-radius: 999px;
    background: rgb(255 255 255 / 0.16);
  }
  .facts .verdict.none dd {
    background: none;
  }
  .facts .verdict.winnable dd {
    background: #d7f5e1;
    color: #0f4a2c;
  }
  .facts .verdict.unwinnable dd {
    background: #ffdcd6;
    color: #7a1509;
  }
  .panel .aside {
    margin: 10px 0 0;
    font-size: 0.875rem;
    opacity: 0.8;
  }
  @media (forced-colors: active) {
    .card.pointed > svg,
    .pile.pointed {
      outline-color: Highlight;
    }
  }
`;
