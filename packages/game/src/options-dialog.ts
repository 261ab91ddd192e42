import { html, nothing, type TemplateResult } from 'lit';
import { hasSay, lastDeal, type Autoplay, type Chosen, type Rules } from 'solitaire-engine';
import { phrase } from './messages/spoken.ts';
import { nameOf } from './option-words.ts';
import { AUTOPLAYS, DECKS, type Deck } from './settings.ts';

/** What the options dialog shows, and what it hands back. */
export interface OptionsView {
  readonly rules: Rules;
  readonly deal: number | undefined;
  /** Undefined, as the next one, in games where there is nothing to decide. */
  readonly winnable: boolean | undefined;
  readonly coach: boolean | undefined;
  /** Whether hints may look at face-down cards; undefined where there are none. */
  readonly peek: boolean | undefined;
  /** Undefined where no card ever goes home by itself. */
  readonly autoplay: Autoplay | undefined;
  readonly deck: Deck;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly onClosed: () => void;
}

const choice = (
  name: string,
  label: string,
  values: readonly string[],
  current: string,
  named: (value: string) => string,
  said = true,
): TemplateResult =>
  html`<fieldset data-choice=${name} ?hidden=${!said}>
    <legend>${label}</legend>
    ${values.map(
      (value) =>
        html`<label
          ><input type="radio" name=${name} value=${value} .checked=${value === current} /><span
            >${named(value)}</span
          ></label
        >`,
    )}
  </fieldset>`;

const toggle = (name: string, on: boolean): TemplateResult =>
  html`<label class="switch"
    ><input type="checkbox" name=${name} .checked=${on} /><span
      >${phrase(`ui.${name}`)}</span
    ></label
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
      @change=${({ currentTarget }: Event) => sift(currentTarget as HTMLFormElement, rules)}
      @submit=${(event: SubmitEvent) => view.onSubmit(event.target as HTMLFormElement)}
      @keydown=${(event: KeyboardEvent) => event.stopPropagation()}
    >
      <h2 id="options-title" tabindex="-1">${rules.variant.name}</h2>
      <div class="scroll">
        <label class="deal">
          <span>${phrase('ui.dealNumber')}</span>
          <input
            name="deal"
            inputmode="numeric"
            autocomplete="off"
            aria-describedby="deal-help"
            .value=${view.deal === undefined ? '' : String(view.deal)}
          />
        </label>
        <p id="deal-help" class="help">
          ${phrase('ui.dealHelp', { last: lastDeal(rules.variant).toLocaleString('en-US') })}
        </p>
        ${offered('winnable', view.winnable)}
        <h3>${phrase('ui.houseRules')}</h3>
        ${Object.entries(options).map(([name, option]) =>
          choice(
            `option:${name}`,
            nameOf(name),
            option.values,
            rules.chosen[name] ?? '',
            (value) => nameOf(name, value),
            hasSay(option, rules.chosen),
          ),
        )}
        <h3>${phrase('ui.playing')}</h3>
        ${offered('coach', view.coach)} ${offered('peek', view.peek)}
        ${
          view.autoplay === undefined
            ? nothing
            : choice('autoplay', phrase('ui.autoplay'), AUTOPLAYS, view.autoplay, (value) =>
                phrase(`ui.autoplay.${value}`),
              )
        }
        ${choice('deck', phrase('ui.deck'), DECKS, view.deck, (value) => phrase(`ui.deck.${value}`))}
      </div>
      <div class="actions">
        <button type="button" @click=${(event: Event) => dialogOf(event)?.close()}>
          ${phrase('ui.cancel')}
        </button>
        <button class="main" type="submit" value="play">${phrase('ui.apply')}</button>
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
  /** Each of the next four is left out where it was not on offer. */
  readonly winnable?: boolean;
  readonly coach?: boolean;
  readonly peek?: boolean;
  readonly autoplay?: Autoplay;
  readonly deck: Deck;
}

const fieldOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** What is chosen of the game's options. */
const chosenIn = (form: HTMLFormElement, { variant }: Rules): Chosen =>
  Object.fromEntries(
    Object.keys(variant.options).map((name) => [name, fieldOf(form, `option:${name}`)]),
  );

/** Hides the options that have no say beside what is chosen of the others. */
function sift(form: HTMLFormElement, rules: Rules): void {
  const chosen = chosenIn(form, rules);
  for (const fields of form.querySelectorAll<HTMLElement>('[data-choice^="option:"]')) {
    const option = rules.variant.options[fields.dataset['choice']?.slice(7) ?? ''];
    fields.hidden = option !== undefined && !hasSay(option, chosen);
  }
}

/** Reads the dialog's form. */
export function readForm(form: HTMLFormElement, rules: Rules): Choices {
  const deal = fieldOf(form, 'deal').replace(/[\s,]/g, '');
  const autoplay = AUTOPLAYS.find((level) => level === fieldOf(form, 'autoplay'));
  return {
    chosen: chosenIn(form, rules),
    deal: deal === '' ? undefined : Number(deal),
    ...Object.fromEntries(
      ['winnable', 'coach', 'peek'].flatMap((name) => {
        const box = form.elements.namedItem(name);
        return box instanceof HTMLInputElement ? [[name, box.checked]] : [];
      }),
    ),
    ...(autoplay && { autoplay }),
    deck: DECKS.find((deck) => deck === fieldOf(form, 'deck')) ?? 'classic',
  };
}
