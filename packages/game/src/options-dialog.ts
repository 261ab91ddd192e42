import { html, nothing, type TemplateResult } from 'lit';
import { lastDeal, type Rules } from 'solitaire-engine';
import { AUTOPLAYS, DECKS } from './settings.ts';

/** What the options dialog shows, and what it hands back. */
export interface OptionsView {
  readonly rules: Rules;
  readonly deal: number | undefined;
  readonly winnable: boolean;
  /** Whether there is a list of winnable deals to choose from. */
  readonly canChooseWinnable: boolean;
  readonly autoplay: string;
  readonly deck: string;
  readonly text: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly onSubmit: (data: FormData) => void;
  readonly onClosed: () => void;
}

const choice = (
  name: string,
  label: string,
  values: readonly string[],
  current: string,
  phrase: (value: string) => string,
): TemplateResult =>
  html`<fieldset>
    <legend>${label}</legend>
    ${values.map(
      (value) =>
        html`<label
          ><input type="radio" name=${name} value=${value} .checked=${value === current} /><span
            >${phrase(value)}</span
          ></label
        >`,
    )}
  </fieldset>`;

/** The dialog of house rules and comforts, a native `<dialog>` with a form. */
export function optionsDialog(view: OptionsView): TemplateResult {
  const { rules, text } = view;
  const { options } = rules.variant;
  return html`<dialog
    part="dialog"
    aria-labelledby="options-title"
    @close=${view.onClosed}
    closedby="any"
  >
    <form
      method="dialog"
      @submit=${(event: SubmitEvent) => submitted(view, event)}
      @keydown=${(event: KeyboardEvent) => event.stopPropagation()}
    >
      <h2 id="options-title" tabindex="-1">${rules.variant.name}</h2>
      <div class="scroll">
        <label class="deal">
          <span>${text('ui.dealNumber')}</span>
          <input
            name="deal"
            inputmode="numeric"
            autocomplete="off"
            aria-describedby="deal-help"
            .value=${view.deal === undefined ? '' : String(view.deal)}
          />
        </label>
        <p id="deal-help" class="help">
          ${text('ui.dealHelp', { last: lastDeal(rules.variant).toLocaleString('en-US') })}
        </p>
        ${
          view.canChooseWinnable
            ? html`<label class="switch"
                ><input type="checkbox" name="winnable" .checked=${view.winnable} /><span
                  >${text('ui.winnable')}</span
                ></label
              >`
            : nothing
        }
        <h3>${text('ui.houseRules')}</h3>
        ${Object.entries(options).map(([name, { values }]) =>
          choice(
            `option:${name}`,
            text(`option.${name}`),
            values,
            rules.chosen[name] ?? '',
            (value) => text(`option.${name}.${value}`),
          ),
        )}
        <h3>${text('ui.playing')}</h3>
        ${choice('autoplay', text('ui.autoplay'), AUTOPLAYS, view.autoplay, (value) =>
          text(`ui.autoplay.${value}`),
        )}
        ${choice('deck', text('ui.deck'), DECKS, view.deck, (value) => text(`ui.deck.${value}`))}
      </div>
      <div class="actions">
        <button type="button" @click=${(event: Event) => dialogOf(event)?.close()}>
          ${text('ui.cancel')}
        </button>
        <button class="main" type="submit" value="play">${text('ui.apply')}</button>
      </div>
    </form>
  </dialog>`;
}

const dialogOf = (event: Event): HTMLDialogElement | null =>
  (event.currentTarget as Element).closest('dialog');

function submitted(view: OptionsView, event: SubmitEvent): void {
  view.onSubmit(new FormData(event.target as HTMLFormElement));
}
