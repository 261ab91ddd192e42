import { html, nothing, type TemplateResult } from 'lit';
import type { Row, Scoring, Sheet } from 'solitaire-records';
import { en } from './messages/en.ts';

/** What is wrong in a form: the field's name, and a sentence. */
export interface Problem {
  readonly field: string;
  readonly text: string;
  /** Whether it is the form of the whole sheet. */
  readonly settings?: boolean;
}

/** A field with its label; `more` stands beside it. */
export function field(
  label: string,
  name: string,
  value: string | number | undefined,
  problem: Problem | undefined,
  mode: 'numeric' | 'decimal' | 'text' = 'text',
  more: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const wrong = problem?.field === name;
  return html`<label class=${mode}
    ><span>${label}</span
    ><span class="input"
      ><input
        part="input"
        name=${name}
        .defaultValue=${String(value ?? '')}
        inputmode=${mode}
        autocomplete="off"
        aria-invalid=${wrong}
        aria-describedby=${wrong ? 'problem' : nothing}
      />${more}</span
    ></label
  >`;
}

/** Reads the texts of a form by name, without blanks around them. */
export function textsOf(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => ((data.get(name) as string | null) ?? '').trim();
}

/** Says what is wrong in a form. */
export const alertLine = (problem: Problem | undefined): TemplateResult =>
  html`<p
    class="problem"
    part="note"
    role="alert"
    ?hidden=${!problem}
    id=${problem ? 'problem' : nothing}
  >
    ${problem?.text}
  </p>`;

/** Phones have no minus on their number keys. */
function turnSign({ currentTarget }: Event) {
  const input = (currentTarget as HTMLElement).parentElement?.querySelector('input');
  if (!input) return;
  const text = input.value.trim();
  input.value = /^[-−]/.test(text) ? text.slice(1) : `−${text}`;
  input.focus();
}

const sign = html`<button type="button" part="button" aria-label=${en.sign} @click=${turnSign}>
  ±
</button>`;

/** The fields that a sheet's kind of game asks for, filled with a row if there is one. */
export function rowFields(
  { scoring, players }: Sheet,
  row: Row | undefined,
  day: string,
  problem: Problem | undefined,
): TemplateResult {
  const number = (label: string, name: string, value: number | undefined): TemplateResult =>
    field(label, name, value, problem, 'numeric');
  const cards = number(en.cards, 'cards', row?.cards);
  const won = html`<label class="check"
    ><input type="checkbox" name="won" .defaultChecked=${row?.won ?? false} /><span
      >${en.wonIt}</span
    ></label
  >`;
  const time = row?.seconds;
  const asked: Record<Scoring, TemplateResult | readonly TemplateResult[]> = {
    vegas: cards,
    standard: [field(en.points, 'points', row?.points, problem, 'decimal', sign), won],
    plain: [cards, won],
    time: [
      number(en.minutes, 'minutes', time && Math.floor(time / 60)),
      number(en.seconds, 'seconds', time && time % 60),
      won,
    ],
    double: html`<fieldset class="fields">
      <legend>${en.cards}</legend>
      ${players.map((name, at) => number(name, `player${at}`, row?.players?.[at]))}
    </fieldset>`,
  };
  return html`${asked[scoring]}
    <label class="date"
      ><span>${en.date}</span
      ><input
        part="input"
        type="date"
        name="date"
        .defaultValue=${row?.date ?? day}
        aria-invalid=${problem?.field === 'date'}
    /></label>
    ${field(en.note, 'note', row?.note, problem)}`;
}
