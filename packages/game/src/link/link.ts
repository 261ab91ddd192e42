import { nothing, type ReactiveController, type TemplateResult } from 'lit';
import {
  moveText,
  parseMove,
  refusal,
  rulesOf,
  say,
  type Message,
  type Move,
  type Rules,
  type Session,
} from 'solitaire-engine';
import { adopt } from '../adopt.ts';
import type { VersusHost } from '../controllers/versus.ts';
import type { SolitaireMoveEvent } from '../events.ts';
import { enLink } from '../messages/en-link.ts';
import { learn, phrase, spoken } from '../messages/spoken.ts';
import { playerOf } from '../opponent.ts';
import { button, panel } from '../panel.ts';
import { Handshake } from './handshake.ts';
import { linkStyles } from './link.styles.ts';
import { keepSeat, keptSeat } from './seat.ts';
import { readTalk, writeTalk, type Talk } from './talk.ts';

/** Letters of another device's sentence that are shown. */
const LONGEST = 240;
const EVENTS = ['solitaire-move', 'solitaire-undo', 'solitaire-deal'] as const;

learn(enLink);

/** The game with one's own cards nearer, where the players don't sit opposite. */
function seatedAs(seat: number, save: string): string {
  try {
    const fields = JSON.parse(save) as { options?: unknown };
    const options = new URLSearchParams(String(fields.options));
    if (options.get('seats') === 'opposite') return save;
    options.set('seats', seat === 1 ? 'swapped' : 'beside');
    return JSON.stringify({ ...fields, options: options.toString() });
  } catch {
    return save;
  }
}

/**
 * A game of two on two devices. The one who invited is the host: every move is played there first,
 * gets a number and comes back to the guest, whose table follows. What else changes the table,
 * another deal say, is the host's too, and is sent as a whole game.
 */
export class Link implements ReactiveController {
  readonly #host: VersusHost;
  readonly #handshake: Handshake;
  #role: 'host' | 'guest' | undefined;
  #number = 0;
  /** Whether a move is being played for the other device. */
  #playing = false;
  /** Whether a game from the host is being taken up. */
  #taking = false;
  /** What is said once the host's game lies here. */
  #then: Message | undefined;
  /** The game that the host sent. */
  #taken: Session | undefined;
  #heard = Promise.resolve();
  #apart = say('link.alone');
  /** Whose cards this device plays, from 0. */
  seat = keptSeat();

  constructor(host: VersusHost) {
    this.#host = host;
    this.#handshake = new Handshake(host, {
      invite: () => this.#invite(),
      opened: (role) => this.#opened(role),
      heard: (data) => {
        this.#heard = this.#heard.then(() => this.#hear(data));
      },
      lost: () => this.#lose(say('link.lost')),
    });
    host.addController(this);
    adopt(host, linkStyles);
    for (const type of EVENTS) host.addEventListener(type, this.#happened);
  }

  get connected(): boolean {
    return this.#handshake.stands;
  }

  hostDisconnected(): void {
    // An element that only changes its place in the page stays connected.
    setTimeout(() => {
      if (!this.#host.isConnected) this.#handshake.close();
    });
  }

  /** Opens the dialog that connects two devices. */
  open(): void {
    this.#handshake.open();
  }

  /** The page was opened by a link with a code at the end of its address. */
  arrive(hash: string): void {
    void this.#handshake.arrive(hash);
  }

  /** Why a legal move isn't played here and now: it is another's, or goes to the host first. */
  guard(rules: Rules, move: Move): Message | undefined {
    if (this.#playing) return undefined;
    if (!this.connected || !this.#role) return this.#apart;
    if (playerOf(rules, move) !== this.seat) return say('versus.notYours');
    if (this.#role === 'host') return undefined;
    const { table } = this.#host;
    this.#send({ is: 'try', text: moveText(rules, table, move) });
    // Until it comes back, the cards are out of hand.
    queueMicrotask(() => this.#host.changed(say('link.sent')));
    return say('link.sent');
  }

  #send(talk: Talk): void {
    this.#handshake.send(writeTalk(talk));
  }

  /** Before an invitation: the game is one for two devices. */
  async #invite(): Promise<void> {
    const { rules } = this.#host;
    if (!rules || rules.chosen['opponent'] === 'device') return;
    await this.#host.playUnder(rulesOf(rules.variant, { ...rules.chosen, opponent: 'device' }));
  }

  #opened(role: 'host' | 'guest'): void {
    this.#role = role;
    this.#taken = undefined;
    this.#then = say('link.opened');
    if (role === 'guest') return;
    this.#sendGame();
    this.#host.show(spoken(this.#then));
  }

  #sit(seat: number): void {
    this.seat = seat;
    if (this.#host.storage !== 'none') keepSeat(seat);
  }

  #sendGame(): void {
    this.#number++;
    const [number, save] = [this.#number, this.#host.save()];
    this.#send({ is: 'game', number, seat: 1 - this.seat, save });
  }

  #lose(why: Message): void {
    if (!this.#role) return;
    this.#role = undefined;
    this.#apart = why;
    this.#host.show(spoken(why));
  }

  /** Something happened on this table. */
  #happened = (event: Event): void => {
    const { rules, game } = this.#host;
    if (!this.connected || !this.#role || !rules) return;
    const leaves = rules.chosen['opponent'] !== 'device';
    if (leaves && (this.#role === 'host' || this.#taken)) {
      this.#send({ is: 'bye' });
      this.#role = undefined;
      this.#sit(0);
      this.#handshake.close();
    } else if (this.#role === 'host') {
      if (event.type !== 'solitaire-move') return this.#sendGame();
      this.#number++;
      const { text } = (event as SolitaireMoveEvent).detail;
      this.#send({ is: 'move', number: this.#number, text });
    } else if (!this.#playing && !this.#taking && this.#taken) {
      if (event.type === 'solitaire-deal' && game?.session === this.#taken) return;
      this.#then = say('link.hostDecides');
      this.#send({ is: 'again' });
    }
  };

  async #hear(data: unknown): Promise<void> {
    const talk = readTalk(data);
    if (!talk || !this.#role) return;
    if (talk.is === 'bye') {
      this.#lose(say('link.left'));
      return this.#handshake.close();
    }
    if (this.#role === 'host') {
      if (talk.is === 'again') this.#sendGame();
      if (talk.is === 'try') this.#try(talk.text);
    } else if (talk.is === 'game') await this.#takeUp(talk);
    else if (talk.is === 'move') this.#follow(talk);
    else if (talk.is === 'refused') this.#host.show(talk.why.slice(0, LONGEST));
  }

  /** At the host: plays what the guest would like to, or says which rule is against it. */
  #try(wanted: string): void {
    const { rules, table } = this.#host;
    const move = rules && parseMove(rules, table, wanted.slice(0, LONGEST));
    if (!rules || !move) {
      return this.#send({ is: 'refused', why: phrase('error.move', { word: wanted }) });
    }
    const foreign = playerOf(rules, move) === 1 - this.seat ? undefined : say('versus.notYours');
    const refused = refusal(rules, table, move) ?? foreign;
    const played = !refused && this.#play(move);
    if (!played) {
      this.#send({ is: 'refused', why: spoken(refused ?? say('refuse.prevented')) });
    }
  }

  #play(move: Move): boolean {
    this.#playing = true;
    const { ok } = this.#host.play(move);
    this.#playing = false;
    return ok;
  }

  /** At the guest: a move that the host has played. */
  #follow({ number, text }: Extract<Talk, { is: 'move' }>): void {
    const { rules, table } = this.#host;
    const next = number === this.#number + 1;
    const move = next && rules ? parseMove(rules, table, text.slice(0, LONGEST)) : undefined;
    if (move && this.#play(move)) this.#number = number;
    else this.#send({ is: 'again' });
  }

  /** At the guest: the whole game as the host has it. */
  async #takeUp({ number, seat, save }: Extract<Talk, { is: 'game' }>): Promise<void> {
    const { rules } = this.#host;
    this.#sit(seat === 0 ? 0 : 1);
    this.#taking = true;
    const problem = await this.#host.takeUp(seatedAs(this.seat, save), rules?.variant.id);
    this.#number = number;
    this.#taken = this.#host.game?.session;
    // The element tells of a deal once it is drawn.
    await this.#host.updateComplete;
    this.#taking = false;
    const said = problem ? say('link.unread') : this.#then;
    if (said) this.#host.show(spoken(said));
    this.#then = undefined;
  }

  /** The dialog while it is open; else, while nobody is connected, a panel that leads to it. */
  overlay(over: boolean): TemplateResult | typeof nothing {
    const { rules } = this.#host;
    if (this.#handshake.isOpen) return this.#handshake.dialog();
    if (over || this.connected || rules?.chosen['opponent'] !== 'device') return nothing;
    return panel(spoken(this.#apart), [button('link.open', () => this.open(), true)]);
  }
}
