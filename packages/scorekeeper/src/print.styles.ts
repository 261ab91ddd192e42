import { css } from 'lit';

/** On paper: black on white, without what can be pressed, with empty lines to go on by hand. */
export const printStyles = css`
  @media print {
    :host {
      color-scheme: light;
      --_paper: #fff;
      --_ink: #000;
      --_soft: #333;
      --_line: #999;
      --_margin: #000;
      --_edge: #000;
      --_gain: #000;
      --_loss: #000;
    }
    .frame,
    .both {
      display: block;
      padding: 0;
      box-shadow: none;
    }
    .bar,
    form,
    .act,
    .said,
    .notice,
    .none {
      display: none;
    }
    .paper {
      display: block;
    }
    .blank {
      display: table-row-group;
    }
    tbody td:nth-child(n + 3) {
      border-inline-start: 1px solid var(--_line);
    }
    .scroll {
      overflow: visible;
    }
    .totals {
      grid-template-columns: 3fr 2fr;
      margin-block: 12px;
      break-inside: avoid;
    }
    dl {
      grid-template-columns: repeat(3, 1fr);
    }
    .sum {
      grid-column: 1 / -1;
    }
    output {
      font-size: 1.75rem;
    }
    tbody > tr > * {
      padding-block: 1px;
    }
    tbody > tr {
      block-size: 26px;
      break-inside: avoid;
    }
  }
`;
