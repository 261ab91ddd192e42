import { html, nothing, type TemplateResult } from 'lit';
import { say, type Message } from 'solitaire-engine';
import { spoken } from '../messages/spoken.ts';
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

const text = (key: string): string => spoken(say(`link.${key}`));

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
  if (code === undefined) return html`<p>${text('making')}</p>`;
  const link = addressOf(kind, code);
  const copy = (what: string) => (event: Event) => view.onCopy(what, fieldOf(event));
  return html`${qrCode(link, text('qr')) ?? nothing}
    <p class="help">${text('privacy')}</p>
    <textarea readonly rows="3" aria-label=${text('code')} .value=${code}></textarea>
    <div class="row">
      <button type="button" @click=${copy(link)}>${text('copyLink')}</button>
      <button type="button" @click=${copy(code)}>${text('copyCode')}</button>
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
    html`<p>${text('how')}</p>
      <div class="row">
        <button type="button" class="main" @click=${view.onInvite}>${text('invite')}</button>
      </div>
      <p class="help">${text('inviteHelp')}</p>
      ${entry(text('joinLabel'))}`,
  inviting: (view) =>
    html`<h3>${text('giveInvitation')}</h3>
      ${handOver(view, 'invitation')} ${view.code ? entry(text('answerLabel')) : nothing}`,
  answering: (view) =>
    html`<h3>${text('giveAnswer')}</h3>
      ${handOver(view, 'answer')}
      <p>${text('starts')}</p>`,
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
      <h2 id="link-title" tabindex="-1">${text('title')}</h2>
      <div class="scroll">${STAGES[stage](view)}</div>
      <p role="alert">${problem ? spoken(problem) : nothing}</p>
      <p role="status">${done ? spoken(done) : nothing}</p>
      <div class="actions">
        ${
          stage === 'start'
            ? nothing
            : html`<button type="button" @click=${view.onBack}>${text('back')}</button>`
        }
        <button
          type="button"
          @click=${(event: Event) => (event.currentTarget as Element).closest('dialog')?.close()}
        >
          ${text('close')}
        </button>
        ${
          takes
            ? html`<button class="main" type="submit">
                ${text(stage === 'start' ? 'join' : 'connect')}
              </button>`
            : nothing
        }
      </div>
    </form>
  </dialog>`;
}
