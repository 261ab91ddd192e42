import { html, nothing, type TemplateResult } from 'lit';
import type { Message } from 'solitaire-engine';
import { phrase, spoken } from '../messages/spoken.ts';
import { MARK, type Kind } from './code.ts';
import { qrCode } from './qr.ts';

/** How far two players have come: nothing yet, an invitation is out, or an answer. */
export type Stage = 'start' | 'inviting' | 'answering';

/** What the dialog shows, and what it asks for. */
export interface LinkView {
  readonly stage: Stage;
  /** The code to hand over, once it is made. */
  readonly code: string | undefined;
  /** What is wrong with a code that was given. */
  readonly problem: Message | undefined;
  /** What has just been done. */
  readonly done: Message | undefined;
  readonly onInvite: () => void;
  readonly onJoin: (text: string) => void;
  readonly onAnswer: (text: string) => void;
  readonly onCopy: (text: string, field: HTMLTextAreaElement | null) => void;
  readonly onBack: () => void;
  readonly onClosed: () => void;
}

/** This page's address with a code at its end. */
export function addressOf(kind: Kind, code: string): string {
  const { origin, pathname, search } = document.location;
  const page = origin === 'null' ? document.location.href.replace(/#.*/, '') : origin + pathname;
  const query = new URLSearchParams(search);
  query.delete('deal');
  const rest = origin !== 'null' && query.size > 0 ? `?${query.toString()}` : '';
  return page + rest + MARK[kind] + code;
}

const fieldOf = (event: Event): HTMLTextAreaElement | null =>
  (event.currentTarget as Element).closest('form')?.querySelector('textarea') ?? null;

/** A code to hand over: as a picture, as text and as a link. */
function handOver(view: LinkView, kind: Kind): TemplateResult {
  const { code } = view;
  if (code === undefined) return html`<p>${phrase('link.making')}</p>`;
  const link = addressOf(kind, code);
  const copy = (what: string) => (event: Event) => view.onCopy(what, fieldOf(event));
  return html`${qrCode(link, phrase('link.qr')) ?? nothing}
    <p class="help">${phrase('link.privacy')}</p>
    <textarea readonly rows="3" aria-label=${phrase('link.code')} .value=${code}></textarea>
    <div class="row">
      <button type="button" @click=${copy(link)}>${phrase('link.copyLink')}</button>
      <button type="button" @click=${copy(code)}>${phrase('link.copyCode')}</button>
    </div>`;
}

/** A field for a code that somebody else gave. */
const entry = (label: string): TemplateResult =>
  html`<label class="field" for="link-code">${label}</label>
    <textarea
      id="link-code"
      name="code"
      rows="3"
      spellcheck="false"
      autocomplete="off"
      autocapitalize="off"
    ></textarea>`;

const STAGES: Readonly<Record<Stage, (view: LinkView) => TemplateResult>> = {
  start: (view) =>
    html`<p>${phrase('link.how')}</p>
      <div class="row">
        <button type="button" class="main" @click=${view.onInvite}>${phrase('link.invite')}</button>
      </div>
      <p class="help">${phrase('link.inviteHelp')}</p>
      ${entry(phrase('link.joinLabel'))}`,
  inviting: (view) =>
    html`<h3>${phrase('link.giveInvitation')}</h3>
      ${handOver(view, 'invitation')} ${view.code ? entry(phrase('link.answerLabel')) : nothing}`,
  answering: (view) =>
    html`<h3>${phrase('link.giveAnswer')}</h3>
      ${handOver(view, 'answer')}
      <p>${phrase('link.starts')}</p>`,
};

/** The dialog that connects two devices, a native `<dialog>` with a form. */
export function linkDialog(view: LinkView): TemplateResult {
  const { stage, code, problem, done } = view;
  const submitted = (event: SubmitEvent): void => {
    event.preventDefault();
    const given = new FormData(event.target as HTMLFormElement).get('code');
    if (typeof given !== 'string') return;
    if (stage === 'start') view.onJoin(given);
    else view.onAnswer(given);
  };
  const takes = stage === 'start' || (stage === 'inviting' && code !== undefined);
  return html`<dialog
    class="link"
    part="dialog"
    aria-labelledby="link-title"
    @close=${view.onClosed}
  >
    <form
      novalidate
      @submit=${submitted}
      @keydown=${(event: KeyboardEvent) => event.stopPropagation()}
    >
      <h2 id="link-title" tabindex="-1">${phrase('link.title')}</h2>
      <div class="scroll">${STAGES[stage](view)}</div>
      <p role="alert">${problem ? spoken(problem) : nothing}</p>
      <p role="status">${done ? spoken(done) : nothing}</p>
      <div class="actions">
        ${
          stage === 'start'
            ? nothing
            : html`<button type="button" @click=${view.onBack}>${phrase('link.back')}</button>`
        }
        <button
          type="button"
          @click=${(event: Event) => (event.currentTarget as Element).closest('dialog')?.close()}
        >
          ${phrase('link.close')}
        </button>
        ${
          takes
            ? html`<button class="main" type="submit">
                ${phrase(stage === 'start' ? 'link.join' : 'link.connect')}
              </button>`
            : nothing
        }
      </div>
    </form>
  </dialog>`;
}
