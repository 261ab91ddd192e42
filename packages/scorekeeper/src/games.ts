import { html, nothing, type TemplateResult } from 'lit';
import type { Desk } from './desk.ts';
import { scoreTable } from './score-table.ts';
import { totals } from './totals.ts';

/** The games on the open sheet: what they come to, and a line for each. */
export const games = (
  { ledger: { sheet, rows }, write, edited }: Desk,
  edit: (id: string) => void,
): TemplateResult =>
  html`<div class=${rows.length > 0 ? 'games' : 'games paper'}>
    <div class="both">
      ${rows.length > 0 ? totals(sheet, rows, write) : nothing}
      ${scoreTable(sheet, rows, write, { edited, edit })}
    </div>
  </div>`;
