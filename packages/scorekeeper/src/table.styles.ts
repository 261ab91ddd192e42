import { css } from 'lit';

/** What comes once there are games: the ruled lines, the chart, and choices between sheets. */
export const tableStyles = css`
  .scroll {
    position: relative;
    overflow-x: auto;
    /* A shadow at each edge, until what covers it comes along to the end of the table. */
    background:
      linear-gradient(var(--_paper) 0 0) 0 / 9px local,
      linear-gradient(var(--_paper) 0 0) 100% / 9px local,
      linear-gradient(90deg, var(--_edge), #0000) 0 / 8px,
      linear-gradient(-90deg, var(--_edge), #0000) 100% / 8px;
    background-repeat: no-repeat;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 4px clamp(4px, 1.2cqi, 12px);
    border-block-end: 1px solid var(--_line);
    text-align: end;
    font-weight: 400;
    white-space: nowrap;
  }
  thead > tr > * {
    border-block-end: 2px solid var(--_ink);
    color: var(--_soft);
    font-size: 0.875rem;
    vertical-align: bottom;
    white-space: normal;
  }
  tbody > tr {
    block-size: 48px;
  }
  :not(tfoot) > tr > :first-child {
    inline-size: 2.2em;
    color: var(--_soft);
    border-inline-end: 2px solid var(--_margin);
  }
  :is(thead, tbody) > tr > :nth-child(2) {
    text-align: start;
    min-inline-size: 4.5em;
  }
  td > small {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  /* Names take what room there is. */
  .double thead th:nth-child(n + 3) {
    inline-size: 17%;
    min-inline-size: 2.6em;
    max-inline-size: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .double:has(th:nth-child(6)) thead th:nth-child(n + 3) {
    inline-size: 13%;
  }
  table:not(.double) tbody td:nth-last-child(2) {
    font-weight: 600;
  }
  tfoot > tr > * {
    white-space: normal;
  }
  tfoot th {
    text-align: start;
  }
  tfoot > :first-child > * {
    color: inherit;
    border-block-end: 3px double var(--_ink);
    font-weight: 600;
  }
  tr[aria-current] {
    background: color-mix(in srgb, var(--_accent) 12%, #0000);
  }
  .paper,
  .blank {
    display: none;
  }
  td.act {
    inline-size: 44px;
    padding: 0;
  }
  .act button {
    inline-size: 44px;
    padding: 0;
    justify-content: center;
    border-color: #0000;
    color: var(--_soft);
  }
  .act svg {
    inline-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linejoin: round;
  }
  .totals {
    display: grid;
    gap: 14px;
    align-content: start;
  }
  .sum {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    border-block-end: 3px double var(--_ink);
  }
  label:has([name='players']) {
    flex-basis: 100%;
  }
  form:has(option:checked:not([value='vegas'])) .decimal {
    display: none;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
    gap: 8px 16px;
  }
  dd {
    font-weight: 600;
  }
  figure > svg {
    display: block;
    inline-size: 100%;
    max-inline-size: 26rem;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    list-style: none;
    font-size: 0.875rem;
  }
  li svg {
    inline-size: 28px;
    block-size: 8px;
    margin-inline-end: 6px;
  }
  text {
    fill: var(--_soft);
    font-size: 12px;
    text-anchor: end;
  }
  .zero {
    stroke: var(--_edge);
    stroke-dasharray: 2 3;
  }
  .line {
    fill: none;
    stroke: var(--_ink);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  circle {
    fill: var(--_ink);
  }
  .l1 {
    stroke-dasharray: 7 4;
  }
  .l2 {
    stroke-dasharray: 2 3;
  }
  .l3 {
    stroke-dasharray: 10 3 2 3;
  }
  .l4 {
    stroke-width: 4;
  }
  .l5 {
    stroke-width: 4;
    stroke-dasharray: 7 4;
  }
  select {
    max-inline-size: 100%;
    padding-inline: 10px 32px;
    appearance: none;
    background:
      linear-gradient(45deg, #0000 50%, var(--_soft) 50%) right 16px center / 5px 5px no-repeat,
      linear-gradient(-45deg, #0000 50%, var(--_soft) 50%) right 11px center / 5px 5px no-repeat,
      var(--_paper);
    text-overflow: ellipsis;
  }
  @container (min-width: 480px) {
    .totals {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 32px;
    }
    .sum {
      grid-column: 1 / -1;
    }
    tfoot td {
      white-space: nowrap;
    }
  }
  @container (min-width: 760px) {
    /* Four players and more take all the room there is. */
    .both:not(:has(.double th:nth-child(6))) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
      gap: 36px;
      align-items: start;
      .totals {
        order: 1;
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`;
