import { css } from 'lit';

/** The dialog of statistics. */
export const statsStyles = css`
  .statistics {
    --win: light-dark(#1f6445, #4fb98a);
    --soft: color-mix(in srgb, currentColor 15%, transparent);
    --dim: color-mix(in srgb, currentColor 72%, transparent);
    container: statistics / inline-size;
  }
  .statistics h2 small,
  .statistics th small {
    display: block;
    font-size: 0.875rem;
    font-weight: 400;
    letter-spacing: 0;
    color: var(--dim);
  }
  .statistics h2 small {
    margin-block-start: 4px;
  }
  .figures {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 1px;
    background: var(--soft);
    margin: 4px 0 12px;
    border-radius: 10px;
    overflow: hidden;
    border: 1px solid var(--soft);
  }
  .figures div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 10px 12px;
    background: var(--panel);
  }
  /* The last one takes what is left of its line. */
  .figures > :last-child:nth-child(3n + 1) {
    grid-column: span 3;
  }
  .figures > :last-child:nth-child(3n + 2) {
    grid-column: span 2;
  }
  .figures dt {
    font-size: 0.8125rem;
    line-height: 1.25;
    color: var(--dim);
  }
  .figures dd {
    margin: 0;
    font-size: 1.375rem;
    font-weight: 600;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .statistics .help {
    opacity: 1;
    color: var(--dim);
  }
  .statistics figure {
    margin: 18px 0 8px;
  }
  .statistics figcaption,
  .statistics h3 {
    font-size: 0.875rem;
    font-weight: 700;
    color: light-dark(#1f6445, #7fcfa6);
  }
  .statistics figure > svg {
    display: block;
    inline-size: 100%;
    margin-block: 8px 6px;
  }
  .statistics text {
    fill: currentColor;
    font-size: 10.5px;
    text-anchor: end;
    font-variant-numeric: tabular-nums;
  }
  .statistics .grid {
    stroke: currentColor;
    stroke-opacity: 0.22;
    stroke-dasharray: 2 3;
  }
  .statistics .ground {
    stroke: currentColor;
    stroke-opacity: 0.55;
  }
  .statistics .share {
    fill: none;
    stroke: light-dark(#a06d00, #ffd34d);
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .statistics .now {
    fill: light-dark(#a06d00, #ffd34d);
  }
  .statistics .win {
    fill: var(--win);
  }
  .statistics .loss {
    fill: none;
    stroke: currentColor;
    stroke-opacity: 0.7;
  }
  .statistics .empty {
    margin: 8px 0;
    font-size: 1.125rem;
    font-weight: 600;
  }
  .statistics table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  .statistics th,
  .statistics td {
    padding: 8px 0 8px 10px;
    text-align: end;
    vertical-align: baseline;
    border-block-end: 1px solid var(--soft);
    font-weight: 400;
    white-space: nowrap;
  }
  .statistics th:first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
  }
  .statistics thead th {
    font-size: 0.8125rem;
    color: var(--dim);
    white-space: normal;
    vertical-align: bottom;
  }
  .statistics th button {
    min-block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: 4px;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
    text-decoration-thickness: 1px;
  }
  .statistics [aria-current] button {
    font-weight: 600;
    text-decoration: none;
  }
  .statistics .actions {
    flex-wrap: wrap;
    align-items: center;
  }
  .said {
    flex: 1 1 12rem;
    margin: 0;
    font-size: 0.9375rem;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block: 8px 4px;
  }
  .choices button {
    font-size: 0.9375rem;
    padding-inline: 11px;
  }
  .statistics .takeOut {
    border-color: transparent;
    background: light-dark(#a3281c, #b23c2f);
    color: #fff;
    font-weight: 600;
  }
  .statistics .takeOut:hover {
    background: light-dark(#86190f, #c64a3c);
  }
  @container statistics (max-width: 420px) {
    .statistics .scroll,
    .statistics .actions,
    .statistics h2 {
      padding-inline: 16px;
    }
    .figures div {
      padding: 8px;
    }
    .statistics tr > :last-child {
      display: none;
    }
    .statistics text {
      font-size: 13px;
    }
  }
  @media (forced-colors: active) {
    .statistics .win {
      fill: CanvasText;
    }
    .statistics .share {
      stroke: Highlight;
    }
    .statistics .now {
      fill: Highlight;
    }
    .statistics .grid,
    .statistics .ground,
    .statistics .loss {
      stroke: CanvasText;
    }
    .statistics text {
      fill: CanvasText;
    }
    dialog.statistics {
      border: 1px solid CanvasText;
    }
  }
`;
