import { html, isServer, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { resultOf, running, today } from 'solitaire-records';
import type { Desk } from './desk.ts';
import type * as Extras from './extras.ts';
import { ScorekeeperChangeEvent, ScorekeeperErrorEvent, type SheetDetail } from './events.ts';
import { Ledger } from './ledger.ts';
import { en } from './messages/en.ts';
import { isTag, writing, type Writing } from './numbers.ts';
import { printStyles } from './print.styles.ts';
import { alertLine, rowFields, type Problem } from './row-form.ts';
import { ScorekeeperProperties } from './scorekeeper-properties.ts';
import { scorekeeperStyles } from './scorekeeper.styles.ts';
import { button, foot, head } from './view.ts';

/**
 * Score sheets for people who play solitaire with real cards: Vegas, Windows points, won and lost,
 * time, and Double Solitaire. In a form its value is the open sheet as JSON.
 *
 * @element solitaire-scorekeeper
 * @fires {ScorekeeperAddEvent} scorekeeper-add - a game has been written down
 * @fires {ScorekeeperChangeEvent} scorekeeper-change - the sheet is not as it was
 * @fires {ScorekeeperErrorEvent} scorekeeper-error - something can't be used, or can't be kept
 * @csspart frame - all of it
 * @csspart form - the lines to fill in; each field is an `input`
 * @csspart button - every button
 * @csspart totals - what it comes to; the `total`, and the `chart`
 * @csspart table - the ruled sheet; a game is a `row`
 * @csspart note - what is said about something wrong
 */
export class SolitaireScorekeeper extends ScorekeeperProperties implements Desk {
  static override styles = [scorekeeperStyles, printStyles];

  #ledger: Ledger | undefined;
  #extras: typeof Extras | undefined;
  #fetched: Promise<void> | undefined;
  #disabled = false;
  #notice = '';
  #said = '';
  /** What has the focus once the next drawing is done; with `refill`, forms are filled anew. */
  #focus = '';
  #refill = false;

  /** @internal */
  write: Writing = writing('en');
  /** @internal */
  settings = false;
  /** @internal */
  edited: string | undefined;
  /** @internal */
  problem: Problem | undefined;

  /** The open sheet as JSON text. */
  get value(): string {
    const { sheet, rows } = this.ledger;
    return JSON.stringify({
      ...sheet,
      rows: rows.map(({ row }) => ({ ...row, result: resultOf(sheet, row) })),
    });
  }

  /** Resolves when everything kept has been read, and everything can be used. */
  get ready(): Promise<void> {
    return this.updateComplete.then(async () => {
      await this.ledger.ready;
      await this.#fetched;
      await this.updateComplete;
    });
  }

  /** @internal */
  get ledger(): Ledger {
    const { storage = 'scorekeeper' } = this;
    const key = isServer || storage === 'none' ? undefined : storage;
    return (this.#ledger ??= new Ledger(key, this.asked().sheet, this.scoring, {
      onChange: () => this.#changed(),
      onTrouble: (trouble) => this.fail(en.trouble[trouble]),
    }));
  }

  /** @internal */
  get detail(): SheetDetail {
    const { open: id, sheet, rows } = this.ledger;
    const all = rows.map(({ row }) => row);
    const won = all.filter(({ won }) => won).length;
    return { id, sheet, games: all.length, won, total: running(sheet, all).at(-1) ?? 0 };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (isServer) return;
    addEventListener('pageshow', this.#wake);
    if (this.hasUpdated) this.#ledger?.wake();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('pageshow', this.#wake);
    this.#ledger?.close();
  }

  /** What other tabs wrote while this page was away was not heard. */
  #wake = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#ledger?.wake();
  };

  formResetCallback(): void {
    this.#extras?.reset(this.ledger);
  }

  formDisabledCallback(disabled: boolean): void {
    this.#disabled = disabled;
    this.requestUpdate();
  }

  formStateRestoreCallback(state: unknown): void {
    this.ready.then(() => this.#extras?.restore(this.ledger, state));
  }

  async #fetch(): Promise<void> {
    try {
      this.#extras = await import('./extras.ts');
    } catch {
      return this.fail(en.part);
    }
    this.#extras.start(this);
    this.requestUpdate();
  }

  #changed(): void {
    const { rows, json } = this.ledger;
    if (!rows.some(({ id }) => id === this.edited)) this.edited = undefined;
    this.internals.setFormValue(this.value, json);
    this.tell(new ScorekeeperChangeEvent(this.detail));
    this.requestUpdate();
  }

  /** @internal */
  tell(event: Event): void {
    this.dispatchEvent(event);
  }

  /** @internal */
  fail(message: string): void {
    this.#notice = message;
    this.tell(new ScorekeeperErrorEvent(message));
    this.requestUpdate();
  }

  /** @internal */
  refuse(problem: Problem): void {
    this.problem = problem;
    this.#focus = `[name=${problem.field}]`;
    this.tell(new ScorekeeperErrorEvent(problem.text));
    this.requestUpdate();
  }

  /** @internal */
  say(text: string): void {
    this.#said = text === this.#said ? `${text}\u00a0` : text;
    this.requestUpdate();
  }

  /** @internal */
  done(focus: string, said = ''): void {
    this.problem = undefined;
    this.#refill = true;
    this.#focus = focus;
    this.say(said);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('storage') && this.hasUpdated) {
      this.#ledger?.close();
      this.#ledger = undefined;
    }
    const { sheet, problem } = this.asked();
    this.ledger.ask(sheet, this.scoring && sheet.scoring);
    const { locale } = this;
    const near = isServer ? 'en' : this.closest<HTMLElement>('[lang]')?.lang;
    this.write = writing([locale, near].find(isTag));
    const told = locale && !isTag(locale) ? en.badLocale(String(locale)) : problem;
    const attributes = ['scoring', 'ante', 'perCard', 'players', 'locale'];
    if (told && attributes.some((name) => changed.has(name))) this.fail(told);
  }

  protected override firstUpdated(): void {
    this.internals.setFormValue(this.value);
    this.#fetched = this.#fetch();
  }

  protected override updated(): void {
    if (this.#refill) {
      this.#refill = false;
      for (const form of this.renderRoot.querySelectorAll('form')) form.reset();
    }
    if (!this.#focus) return;
    const target = this.renderRoot.querySelector<HTMLInputElement>(this.#focus);
    this.#focus = '';
    target?.focus();
    target?.select?.();
  }

  #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const typed = this.shadowRoot?.activeElement instanceof HTMLInputElement;
    this.#fetched?.then(() => this.#extras?.submitRow(this, form, typed));
  };

  #edit = (id: string): void => {
    this.edited = id;
    this.done('.entry input');
  };

  #leave = (): void => {
    const id = this.edited;
    this.edited = undefined;
    this.done(`[data-row="${id}"]`);
  };

  #toggle = (): void => {
    this.settings = !this.settings;
    this.done(this.settings ? '[name=name]' : '.settings');
  };

  #choose = (id: string): void => {
    this.ledger.open = id;
    this.#changed();
    this.done('');
  };

  protected override render(): TemplateResult {
    const { ledger, problem } = this;
    const { sheet, rows } = ledger;
    const extras = this.#extras;
    const edited = rows.findIndex(({ id }) => id === this.edited);
    return html`<section
      lang="en"
      class="frame"
      part="frame"
      aria-labelledby="name"
      ?inert=${this.#disabled}
    >
      ${head(this, {
        choose: this.#choose,
        begin: () => extras?.begin(this),
        toggle: this.#toggle,
      })}
      <p class="notice" part="note" role="alert">${this.#notice}</p>
      ${this.settings ? extras?.settingsForm(this) : nothing}
      <form class="entry" part="form" novalidate aria-labelledby="entry" @submit=${this.#submit}>
        <h3 id="entry">${edited < 0 ? en.addTitle : en.editTitle(edited + 1)}</h3>
        <div class="fields">
          ${rowFields(sheet, rows[edited]?.row, isServer ? '' : today(), problem)}
        </div>
        ${alertLine(problem?.settings ? undefined : problem)}
        <div class="bar">
          <button part="button" class="main">${edited < 0 ? en.add : en.save}</button>
          ${
            edited < 0
              ? button(en.undo, () => extras?.takeBack(this), 'undo', !extras?.canUndo(ledger))
              : [
                  button(en.cancel, this.#leave),
                  button(en.remove, () => extras?.removeRow(this), 'danger'),
                ]
          }
        </div>
        <p class="said" role="status">${this.#said}</p>
      </form>
      ${extras?.games(this, this.#edit)}
      ${rows.length > 0 ? nothing : html`<p class="none">${en.empty}</p>`}
      ${foot({
        print: () => print(),
        csv: () => extras?.saveCsv(ledger),
        json: () => extras?.saveJson(ledger),
        take: ({ currentTarget }) => void extras?.takeFile(this, currentTarget as HTMLInputElement),
      })}
      ${extras?.asideLine(ledger)}
    </section>`;
  }
}
