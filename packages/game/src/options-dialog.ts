import { html, nothing, type TemplateResult } from 'lit';
import { lastDeal, say, type Autoplay, type Chosen, type Rules } from 'solitaire-engine';
import { spoken } from './messages/spoken.ts';
import { nameOf } from './option-words.ts';
import { AUTOPLAYS, DECKS, type Deck } from './settings.ts';

const text = (key: string, values?: Readonly<Record<string, string | number>>): string =>
  spoken(say(key, values));

/** What the options dialog shows, and what it hands back. */
export interface OptionsView {
  readonly rules: Rules;
  readonly deal: number | undefined;
  /** Undefined, as the next one, in games where there is nothing to decide. */
  readonly winnable: boolean | undefined;
  readonly coach: boolean | undefined;
  /** Whether hints may look at face-down cards; undefined where there are none. */
  readonly peek: boolean | undefined;
  readonly autoplay: Autoplay;
  readonly deck: Deck;
  readonly onSubmit: (form: HTMLFormElement) => void;
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

const toggle = (name: string, on: boolean): TemplateResult =>
  html`<label class="switch"
    ><input type="checkbox" name=${name} .checked=${on} /><span>${text(`ui.${name}`)}</span></label
  >`;

/** The dialog of house rules and comforts, a native `<dialog>` with a form. */
export function optionsDialog(view: OptionsView): TemplateResult {
  const { rules } = view;
  const { options } = rules.variant;
  return html`<dialog
    part="dialog"
    aria-labelledby="options-title"
    @close=${view.onClosed}
    closedby="any"
  >
    <form
      method="dialog"
      @submit=${(event: SubmitEvent) => view.onSubmit(event.target as HTMLFormElement)}
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
        ${offered('winnable', view.winnable)}
        <h3>${text('ui.houseRules')}</h3>
        ${Object.entries(options).map(([name, { values }]) =>
          choice(`option:${name}`, nameOf(name), values, rules.chosen[name] ?? '', (value) =>
            nameOf(name, value),
          ),
        )}
        <h3>${text('ui.playing')}</h3>
        ${offered('coach', view.coach)} ${offered('peek', view.peek)}
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

/** A box to tick, where there is one. */
const offered = (name: string, on: boolean | undefined) =>
  on === undefined ? nothing : toggle(name, on);

const dialogOf = (event: Event): HTMLDialogElement | null =>
  (event.currentTarget as Element).closest('dialog');

/** What has been chosen in the dialog. */
export interface Choices {
  readonly chosen: Chosen;
  /** The deal's number, whatever was typed; undefined for a new deal. */
  readonly deal: number | undefined;
  /** Each of the next three is left out where it was not on offer. */
  readonly winnable?: boolean;
  readonly coach?: boolean;
  readonly peek?: boolean;
  readonly autoplay: Autoplay;
  readonly deck: Deck;
}

/** Reads the dialog's form. */
export function readForm(form: HTMLFormElement, rules: Rules): Choices {
  const data = new FormData(form);
  const field = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const names = Object.keys(rules.variant.options);
  const deal = field('deal').replace(/[\s,]/g, '');
  return {
    chosen: Object.fromEntries(names.map((name) => [name, field(`option:${name}`)])),
    deal: deal === '' ? undefined : Number(deal),
    ...Object.fromEntries(
      ['winnable', 'coach', 'peek']
        .filter((name) => form.elements.namedItem(name))
        .map((name) => [name, data.has(name)]),
    ),
    autoplay: AUTOPLAYS.find((level) => level === field('autoplay')) ?? 'off',
    deck: DECKS.find((deck) => deck === field('deck')) ?? 'classic',
  };
}
