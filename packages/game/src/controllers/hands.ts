import type { ReactiveController, ReactiveControllerHost } from 'lit';
import {
  describeCards,
  EMPTY,
  drop,
  moveOnto,
  pileOn,
  pressAt,
  rankOf,
  refusal,
  say,
  sayCard,
  takesAt,
  type Layout,
  type Message,
  type Move,
  type Pile,
  type Rules,
  type Table,
} from 'solitaire-engine';
import { allowedPick, homeMove, pressMove, samePick, targetsOf, type Pick } from '../pick.ts';
import { Focus } from './focus.ts';
import { carryNodes, letGo, nodesOf } from './motion.ts';
import type { KeyboardHost } from './keyboard.ts';
import type { PointerHost } from './pointer.ts';

/** What the hands need of the element. */
export interface HandsHost extends ReactiveControllerHost {
  readonly felt: HTMLElement | undefined;
  readonly rules: Rules | undefined;
  readonly table: Table;
  readonly playable: boolean;
  readonly noHotkeys: boolean | undefined;
  currentLayout(): Layout;
  play(move: Move): { readonly ok: boolean; readonly reason?: string };
  /** Shows why something can't be done, and says it. */
  notify(message: Message): void;
  show(text: string): void;
  /** Says something without showing it. */
  announce(message: Message): void;
  undo(): boolean;
  redo(): boolean;
  newGame(): Promise<void>;
  hint(): Promise<unknown>;
  speak(): void;
}

/**
 * The player's hands: which cards are picked up, where the keyboard's cursor is, and what a tap, a
 * drop or a key does. Pointer and keyboard both end here, and here all ends in `play`.
 */
export class Hands implements PointerHost, KeyboardHost {
  #host: HandsHost;
  #carried: HTMLElement[] = [];
  /** The pile that cards in hand came from, as it was. */
  #held: Pile | undefined;
  pick: Pick | undefined;
  targets: readonly number[] = [];
  cursor: Pick = { pile: 0, count: 1 };
  /** Whether the last input came from the keyboard, so that its cursor is worth showing. */
  byKey = false;

  constructor(host: HandsHost) {
    this.#host = host;
    host.addController(new Focus(this));
  }

  addController(controller: ReactiveController): void {
    this.#host.addController(controller);
  }
  get element(): HandsHost {
    return this.#host;
  }
  get felt(): HTMLElement | undefined {
    return this.#host.felt;
  }
  get playable(): boolean {
    return this.#host.playable;
  }
  get hotkeys(): boolean {
    return !this.#host.noHotkeys;
  }
  get table(): Table {
    return this.#host.table;
  }
  get rules(): Rules | undefined {
    return this.#host.rules;
  }
  currentLayout(): Layout {
    return this.#host.currentLayout();
  }

  /** After every change of the table: lets go of cards, but not where another player changed it. */
  release(): void {
    const { rules, table, pick } = this;
    const stays = rules?.players && pick && pileOn(table, pick.pile) === this.#held;
    this.#hold(stays ? pick : undefined);
    const { pile } = this.cursor;
    this.cursor = { pile: rules?.piles[pile] ? pile : 0, count: 1 };
  }

  #hold(pick: Pick | undefined): void {
    if (!pick) letGo(this.#carried.splice(0));
    this.pick = pick;
    this.#held = pick && pileOn(this.table, pick.pile);
    this.targets = pick && this.rules ? targetsOf(this.rules, this.table, pick) : [];
    this.#host.requestUpdate();
  }

  // Dragging.

  mayLift(pick: Pick): boolean {
    if (!this.rules) return false;
    const { pile, count } = pick;
    if (takesAt(this.rules, this.table, pile).includes(count)) {
      this.#hold(pick);
      return true;
    }
    const single = count === 1 && targetsOf(this.rules, this.table, pick).length > 0;
    if (single) this.#hold(pick);
    else this.#host.notify(this.#whyNotTaken(this.rules, pick));
    return single;
  }

  #whyNotTaken(rules: Rules, { pile, count }: Pick): Message {
    const elsewhere = rules.piles.findIndex(
      ({ group }, index) => index !== pile && (group.role === 'tableau' || group.role === 'waste'),
    );
    const move = rules.removal ? { remove: [pile] } : { from: pile, to: elsewhere, count };
    return refusal(rules, this.table, move) ?? say('pick.nothing');
  }

  carry(pick: Pick | undefined, dx = 0, dy = 0): void {
    if (!pick) return this.#hold(undefined);
    if (this.#carried.length === 0) this.#carried = nodesOf(this.felt, this.table, pick);
    carryNodes(this.#carried, dx, dy);
  }

  drop(pick: Pick, piles: readonly number[]): void {
    const { rules } = this;
    const others = piles.filter((pile) => pile !== pick.pile);
    if (!rules || others.length === 0) return;
    const moves = others.map((to) => moveOnto(rules, pick.pile, to, pick.count));
    const legal = moves.find((move) => !refusal(rules, this.table, move));
    this.#play(legal ?? moves[0]);
  }

  #play(move: Move | undefined): boolean {
    if (!move) return false;
    const { ok, reason } = this.#host.play(move);
    if (reason) this.#host.show(reason);
    return ok;
  }

  // Tapping.

  tap(tapped: Pick): void {
    this.byKey = false;
    this.press(tapped);
  }

  /** A tap, or Enter: presses the stock, picks cards up, puts them down, or says why not. */
  press(pressed: Pick): void {
    const { rules, table, pick } = this;
    if (!rules || !this.playable) return;
    const { pile } = pressed;
    if (pick) {
      const move = moveOnto(rules, pick.pile, pile, pick.count);
      if (pile !== pick.pile) {
        if (this.#play(move)) return;
        if (!this.#pickUp(rules, pressed, refusal(rules, table, move))) this.#hold(undefined);
        return;
      }
      const again = allowedPick(rules, table, pressed);
      if (samePick(again, pick) || !again) this.putBack();
      else this.#pickUp(rules, pressed);
      return;
    }
    const press = pressMove(rules, table, pile);
    if (press) this.#play(press);
    else if (!this.#pickUp(rules, pressed)) this.#nothingHere(rules, pile);
  }

  #pickUp(rules: Rules, wanted: Pick, refused?: Message): boolean {
    const pick = allowedPick(rules, this.table, wanted);
    if (!pick) return false;
    this.#hold(pick);
    // Where a card can only go to the waste there is nothing to choose.
    const [only = -1] = this.targets;
    if (rules.piles[only]?.group.role === 'waste' && !rules.removal) {
      return this.#play({ from: pick.pile, to: only, count: pick.count });
    }
    const { card } = drop(pileOn(this.table, pick.pile), pick.count - 1);
    this.cursor = pick;
    const rest = (rules.removal?.sum ?? 0) - rankOf(card);
    const values = { card: sayCard(card), count: pick.count, targets: this.targets.length, rest };
    const key = rest > 0 ? 'pick.pair' : pick.count > 1 ? 'pick.run' : 'pick.card';
    const picked = say(key, values);
    this.#host.announce(refused ? say('pick.instead', { refused, picked }) : picked);
    return true;
  }

  #nothingHere(rules: Rules, pile: number): void {
    const press = pressAt(rules, this.table, pile);
    const stays = rules.piles[pile]?.group.take === undefined;
    if (press && 'refusal' in press && stays) this.#host.notify(press.refusal);
    else if (pileOn(this.table, pile) !== EMPTY) {
      this.#host.notify(this.#whyNotTaken(rules, { pile, count: 1 }));
    } else this.#host.announce(say('pick.nothing'));
  }

  /** Puts picked cards back. False when none are picked. */
  putBack(): boolean {
    if (!this.pick) return false;
    const { pile } = this.pick;
    this.#hold(undefined);
    this.#host.announce(say('pick.dropped'));
    if (this.byKey) this.focusPile(pile);
    return true;
  }

  doubleTap(pile: number): void {
    const { rules, table } = this;
    const press = rules && pressMove(rules, table, pile);
    if (press) this.#play(press);
    else this.sendHome(pile);
  }

  sendHome(pile: number): void {
    const { rules, table } = this;
    if (!rules) return;
    const move = homeMove(rules, table, pile);
    if (move) this.#play(move);
    else {
      const to = rules.piles.findIndex(({ group }) => group.role === 'foundation');
      this.#hold(undefined);
      this.#play(rules.removal ? { remove: [pile] } : { from: pile, to, count: 1 });
    }
  }

  // The keyboard's own.

  focusPile(pile: number): void {
    this.cursor = { pile, count: this.#usualCount(pile) };
    this.byKey = true;
    this.#host.requestUpdate();
    this.focusCursor();
  }

  focusCursor(): void {
    this.felt?.querySelector<HTMLElement>(`[data-pile="${this.cursor.pile}"]`)?.focus();
  }

  /** The most cards that can be picked here and put somewhere; one where none can. */
  #usualCount(pile: number): number {
    const { rules, table } = this;
    if (!rules || this.pick) return 1;
    const counts = takesAt(rules, table, pile);
    return counts.findLast((count) => targetsOf(rules, table, { pile, count }).length > 0) ?? 1;
  }

  /** The focus has come to a pile, by whatever way. */
  focused(pile: number): void {
    if (this.cursor.pile === pile) return;
    this.cursor = { pile, count: this.#usualCount(pile) };
    this.#host.requestUpdate();
  }

  /** A click that no pointer made: a screen reader's, a switch's or a script's. */
  clicked(event: MouseEvent, pile: number): void {
    if (event.detail === 0)
      this.press(this.cursor.pile === pile ? this.cursor : { pile, count: 1 });
  }

  draw(): void {
    const { piles = [], actions = [] } = this.rules ?? {};
    const pile = piles.findIndex(({ group }) => group.role === actions[0]?.at);
    if (pile >= 0) this.press({ pile, count: 1 });
  }

  speakPile(pile: number): void {
    const cards = describeCards(this.table, pile);
    this.#host.announce(cards.length > 0 ? say('list', { cards }) : say('pick.nothing'));
  }

  speakCursor(): void {
    const { pile, count } = this.cursor;
    const { card, up } = drop(pileOn(this.table, pile), count - 1);
    if (card < 0) return;
    const values = { card: up ? sayCard(card) : say('card.faceDown'), count };
    this.#host.announce(say(count > 1 ? 'cursor.run' : 'cursor.card', values));
    this.#host.requestUpdate();
  }
}
