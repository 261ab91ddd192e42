import type { ReactiveController, TemplateResult } from 'lit';
import { say, type Message } from 'solitaire-engine';
import type { VersusHost } from '../controllers/versus.ts';
import { MARK, readCode } from './code.ts';
import { linkDialog, type Stage } from './dialog.ts';
import { Wire } from './wire.ts';

/** What a handshake leads to. */
export interface HandshakeEvents {
  /** An invitation is about to be made. */
  invite(): Promise<void>;
  opened(role: 'host' | 'guest'): void;
  heard(data: unknown): void;
  lost(): void;
}

/** How long two devices try to reach each other. */
const REACH_MS = 20_000;
/** How long a tab waits for another to take an answer. */
const HAND_MS = 1000;
const TABS = 'solitaire-link';

/** Two people hand codes over, until there is a connection: the dialog and what it does. */
export class Handshake implements ReactiveController {
  readonly #host: VersusHost;
  readonly #events: HandshakeEvents;
  #wire: Wire | undefined;
  #tabs: BroadcastChannel | undefined;
  #reaching: ReturnType<typeof setTimeout> | undefined;
  #stage: Stage = 'start';
  #id = '';
  #code: string | undefined;
  #problem: Message | undefined;
  #done: Message | undefined;
  #focus = false;
  isOpen = false;

  constructor(host: VersusHost, events: HandshakeEvents) {
    this.#host = host;
    this.#events = events;
    host.addController(this);
  }

  get stands(): boolean {
    return this.#wire?.stands ?? false;
  }

  hostUpdated(): void {
    if (!this.#focus) return;
    const dialog = this.#host.renderRoot.querySelector<HTMLDialogElement>('dialog.link');
    if (!dialog) return;
    this.#focus = false;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('h2')?.focus();
  }

  open(): void {
    this.isOpen = true;
    this.#show(this.#stage);
  }

  send(text: string): void {
    this.#wire?.send(text);
  }

  /** Ends the connection, or what was to become one. */
  close(): void {
    clearTimeout(this.#reaching);
    this.#tabs?.close();
    this.#wire?.close();
    this.#wire = undefined;
    this.#code = undefined;
    this.#stage = 'start';
    this.#host.requestUpdate();
  }

  #show(stage: Stage): void {
    this.#stage = stage;
    this.#problem = undefined;
    this.#done = undefined;
    this.#focus = true;
    this.#host.requestUpdate();
  }

  #tell(problem: Message | undefined, done?: Message): void {
    this.#problem = problem;
    this.#done = done;
    this.#host.requestUpdate();
  }

  #newWire(role: 'host' | 'guest'): Wire {
    this.close();
    const wire: Wire = new Wire(this.#host.iceServers ?? [], {
      opened: () => {
        clearTimeout(this.#reaching);
        this.#tabs?.close();
        this.#stage = 'start';
        this.#code = undefined;
        this.#host.renderRoot.querySelector<HTMLDialogElement>('dialog.link')?.close();
        this.#events.opened(role);
      },
      heard: (data) => this.#events.heard(data),
      lost: () => {
        if (this.#wire !== wire) return;
        this.close();
        this.#events.lost();
      },
    });
    this.#wire = wire;
    return wire;
  }

  async #invite(): Promise<void> {
    this.#show('inviting');
    try {
      await this.#events.invite();
      const wire = this.#newWire('host');
      this.#show('inviting');
      this.#id = Math.random().toString(36).slice(2, 10);
      const code = await wire.invite(this.#id);
      if (this.#wire !== wire) return;
      this.#code = code;
      this.#listen();
      this.#host.requestUpdate();
    } catch {
      this.#fail(this.#cannot());
    }
  }

  /** An answer may be opened as a link, in another tab, which hands it over. */
  #listen(): void {
    this.#tabs = new BroadcastChannel(TABS);
    this.#tabs.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      this.#tabs?.postMessage(true);
      void this.#accept(data);
    });
  }

  async #join(given: string): Promise<void> {
    const read = await readCode(given, 'invitation');
    if ('problem' in read) return this.#tell(read.problem);
    try {
      const wire = this.#newWire('guest');
      this.#show('answering');
      const code = await wire.answer(read.value);
      if (this.#wire !== wire) return;
      this.#code = code;
      this.#host.requestUpdate();
    } catch {
      this.#fail(this.#cannot());
    }
  }

  async #accept(given: string): Promise<void> {
    const read = await readCode(given, 'answer');
    const { problem } = 'problem' in read ? read : { problem: undefined };
    if (problem || !('value' in read)) return this.#tell(problem);
    if (read.value.id !== this.#id) return this.#tell(say('link.stale'));
    this.#tell(undefined, say('link.connecting'));
    try {
      await this.#wire?.accept(read.value);
      clearTimeout(this.#reaching);
      this.#reaching = setTimeout(() => this.#fail(say('link.failed')), REACH_MS);
    } catch {
      this.#tell(say('link.unusable'));
    }
  }

  /** Why a code could not be made or used. */
  #cannot(): Message {
    return say('RTCPeerConnection' in globalThis ? 'link.unusable' : 'link.unable');
  }

  #fail(problem: Message): void {
    this.close();
    this.#show('start');
    this.#tell(problem);
  }

  /** A link with a code has been opened: an invitation to answer, or an answer for another tab. */
  async arrive(hash: string): Promise<void> {
    if (hash.startsWith(MARK.invitation)) {
      this.open();
      return this.#join(hash);
    }
    const tabs = new BroadcastChannel(TABS);
    const taken = await new Promise<boolean>((resolve) => {
      tabs.addEventListener('message', () => resolve(true));
      tabs.postMessage(hash);
      setTimeout(() => resolve(false), HAND_MS);
    });
    tabs.close();
    this.open();
    const said = say(taken ? 'link.handedOver' : 'link.nobody');
    this.#tell(taken ? undefined : said, taken ? said : undefined);
  }

  async #copy(text: string, field: HTMLTextAreaElement | null): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#tell(undefined, say('link.copied'));
    } catch {
      field?.select();
      this.#tell(undefined, say('link.copyByHand'));
    }
  }

  /** The dialog as it stands now. */
  dialog(): TemplateResult {
    return linkDialog({
      stage: this.#stage,
      code: this.#code,
      problem: this.#problem,
      done: this.#done,
      onInvite: () => void this.#invite(),
      onJoin: (given) => void this.#join(given),
      onAnswer: (given) => void this.#accept(given),
      onCopy: (text, field) => void this.#copy(text, field),
      onBack: () => {
        this.close();
        this.#show('start');
      },
      onClosed: () => {
        this.isOpen = false;
        this.#host.requestUpdate();
      },
    });
  }
}
