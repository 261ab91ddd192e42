import { html, nothing, type TemplateResult } from 'lit';
import { breakEven } from 'solitaire-records';
import type { Desk } from './desk.ts';
import { en } from './messages/en.ts';

/** A button that does one thing. */
export const button = (
  label: string,
  act: () => void,
  kind = '',
  disabled = false,
): TemplateResult =>
  html`<button type="button" part="button" class=${kind} ?disabled=${disabled} @click=${act}>
    ${label}
  </button>`;

/** The top of the sheet: its name, what it is played for, and the ways to others. */
export function head(
  { ledger, settings, write: { number } }: Desk,
  acts: {
    readonly choose: (id: string) => void;
    readonly begin: () => void;
    readonly toggle: () => void;
  },
): TemplateResult {
  const { sheet, names, open } = ledger;
  return html`<header>
    <div>
      <h2 id="name">${sheet.name}</h2>
      <p class="terms">
        ${
          sheet.scoring === 'vegas'
            ? en.terms(number(sheet.ante), number(sheet.perCard), breakEven(sheet))
            : sheet.name === en.scoring[sheet.scoring]
              ? nothing
              : en.scoring[sheet.scoring]
        }
      </p>
    </div>
    <div class="bar">
      ${
        names.length > 1
          ? html`<select
              part="input"
              aria-label=${en.sheet}
              @change=${({ currentTarget }: Event) =>
                acts.choose((currentTarget as HTMLSelectElement).value)}
            >
              ${names.map(
                ([id, name]) => html`<option value=${id} .selected=${id === open}>${name}</option>`,
              )}
            </select>`
          : nothing
      }
      ${button(en.newSheet, acts.begin)}
      <button
        type="button"
        part="button"
        class="settings"
        aria-expanded=${settings}
        @click=${acts.toggle}
      >
        ${en.settings}
      </button>
    </div>
  </header>`;
}

/** The foot of the sheet: paper and files. */
export const foot = (
  acts: Readonly<Record<'print' | 'csv' | 'json', () => void>> & {
    readonly take: (event: Event) => void;
  },
): TemplateResult =>
  html`<footer class="bar">
    ${button(en.print, acts.print)} ${button(en.csv, acts.csv)} ${button(en.json, acts.json)}
    <label class="button" part="button"
      >${en.import}<input
        class="hidden"
        type="file"
        accept=".json,.csv,text/csv,application/json"
        @change=${acts.take}
    /></label>
  </footer>`;
