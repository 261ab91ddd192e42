import type { ReactiveControllerHost } from 'lit';
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
  type Message,
  type Move,
  type Pile,
  type Rules,
} from 'solitaire-engine';
import type { Needs } from '../board.ts';
import { allowedPick, homeMove, pressMove, samePick, targetsOf, type Pick } from '../pick.ts';
import { Focus } from './focus.ts';
import { carryNodes, letGo, nodesOf } from './motion.ts';

/** What the hands need of the element. */
export type HandsHost = ReactiveControllerHost &
  Needs<
    | 'felt'
    | 'rules'
    | 'table'
    | 'playable'
    | 'noHotkeys'
    | 'currentLayout'
    | 'play'
    | 'notify'
    | 'show'
    | 'announce'
    | 'undo'
    | 'redo'
    | 'newGame'
    | 'hint'
    | 'speak'
  >;

/**
 * The player's hands: which cards are picked up, where the keyboard's cursor is, and what a tap, a
 * drop or a key does. Pointer and keyboard both end here, and here all ends in `play`.
 */
export class Hands {
  readonly host: HandsHost;
  #carried: HTMLElement[] = [];
  /** The pile that cards in hand came from, as it was. */
  #held: Pile | undefined;
  pick: Pick | undefined;
  targets: readonly number[] = [];
  cursor: Pick = { pile: 0, count: 1 };
  /** Whether the last input came from the keyboard, so that its cursor is worth showing. */
  byKey = false;

  constructor(host: HandsHost) {
    this.host = host;
    host.addController(new Focus(this));
  }

  /** After every change of the table: lets go of cards, but not where another player changed it. */
  release(): void {
    const { rules, table } = this.host;
    const { pick } = this;
    const stays = rules?.players && pick && pileOn(table, pick.pile) === this.#held;
    this.#hold(stays ? pick : undefined);
    const { pile } = this.cursor;
    this.cursor = { pile: rules?.piles[pile] ? pile : 0, count: 1 };
  }

  #hold(pick: Pick | undefined): void {
    const { rules, table } = this.host;
    if (!pick) letGo(this.#carried.splice(0));
    this.pick = pick;
    this.#held = pick && pileOn(table, pick.pile);
    this.targets = pick && rules ? targetsOf(rules, table, pick) : [];
    this.host.requestUpdate();
  }

  // Dragging.

  mayLift(pick: Pick): boolean {
    const { rules, table } = this.host;
    if (!rules) return false;
    const { pile, count } = pick;
    const may =
      takesAt(rules, table, pile).includes(count) ||
      (count === 1 && targetsOf(rules, table, pick).length > 0);
    if (may) this.#hold(pick);
    else this.host.notify(this.#whyNotTaken(rules, pick));
    return may;
  }

  #whyNotTaken(rules: Rules, { pile, count }: Pick): Message {
    const elsewhere = rules.piles.findIndex(
      ({ group }, index) => index !== pile && (group.role === 'tableau' || group.role === 'waste'),
    );
    const move = rules.removal ? { remove: [pile] } : { from: pile, to: elsewhere, count };
    return refusal(rules, this.host.table, move) ?? say('pick.nothing');
  }

  carry(pick: Pick | undefined, dx = 0, dy = 0): void {
    if (!pick) return this.#hold(undefined);
    const { felt, table } = this.host;
    if (this.#carried.length === 0) this.#carried = nodesOf(felt, table, pick);
    carryNodes(this.#carried, dx, dy);
  }

  drop(pick: Pick, piles: readonly number[]): void {
    const { rules, table } = this.host;
    const others = piles.filter((pile) => pile !== pick.pile);
    if (!rules || others.length === 0) return;
    const moves = others.map((to) => moveOnto(rules, pick.pile, to, pick.count));
    const legal = moves.find((move) => !refusal(rules, table, move));
    this.#play(legal ?? moves[0]);
  }

  #play(move: Move | undefined): boolean {
    if (!move) return false;
    const { ok, reason } = this.host.play(move);
    if (reason) this.host.show(reason);
    return ok;
  }

  // Tapping.

  tap(tapped: Pick): void {
    this.byKey = false;
    this.press(tapped);
  }

  /** A tap, or Enter: presses the stock, picks cards up, puts them down, or says why not. */
  press(pressed: Pick): void {
    const { rules, table, playable } = this.host;
    const { pick } = this;
    if (!rules || !playable) return;
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
    const pick = allowedPick(rules, this.host.table, wanted);
    if (!pick) return false;
    this.#hold(pick);
    // Where a card can only go to the waste there is nothing to choose.
    const [only = -1] = this.targets;
    if (rules.piles[only]?.group.role === 'waste' && !rules.removal) {
      return this.#play({ from: pick.pile, to: only, count: pick.count });
    }
    const { card } = drop(pileOn(this.host.table, pick.pile), pick.count - 1);
    this.cursor = pick;
    const rest = (rules.removal?.sum ?? 0) - rankOf(card);
    const values = { card: sayCard(card), count: pick.count, targets: this.targets.length, rest };
    const key = rest > 0 ? 'pick.pair' : pick.count > 1 ? 'pick.run' : 'pick.card';
    const picked = say(key, values);
    this.host.announce(refused ? say('pick.instead', { refused, picked }) : picked);
    return true;
  }

  #nothingHere(rules: Rules, pile: number): void {
    const press = pressAt(rules, this.host.table, pile);
    const stays = rules.piles[pile]?.group.take === undefined;
    if (press && 'refusal' in press && stays) this.host.notify(press.refusal);
    else if (pileOn(this.host.table, pile) !== EMPTY) {
      this.host.notify(this.#whyNotTaken(rules, { pile, count: 1 }));
    } else this.host.announce(say('pick.nothing'));
  }

  /** Puts picked cards back. False when none are picked. */
  putBack(): boolean {
    if (!this.pick) return false;
    const { pile } = this.pick;
    this.#hold(undefined);
    this.host.announce(say('pick.dropped'));
    if (this.byKey) this.focusPile(pile);
    return true;
  }

  doubleTap(pile: number): void {
    const { rules, table } = this.host;
    const press = rules && pressMove(rules, table, pile);
    if (press) this.#play(press);
    else this.sendHome(pile);
  }

  sendHome(pile: number): void {
    const { rules, table } = this.host;
    if (!rules) return;
    const move = homeMove(rules, table, pile);
    if (move) this.#play(move);
    else {
      const to = rules.piles.findIndex(({ group }) => group.role === 'foundation');
      this.#hold(undefined);
      if (rules.removal) this.#play({ remove: [pile] });
      else if (to < 0) this.#nothingHere(rules, pile);
      else this.#play({ from: pile, to, count: 1 });
    }
  }

  // The keyboard's own.

  focusPile(pile: number): void {
    this.cursor = { pile, count: this.#usualCount(pile) };
    this.byKey = true;
    this.host.requestUpdate();
    this.focusCursor();
  }

  focusCursor(): void {
    this.host.felt?.querySelector<HTMLElement>(`[data-pile="${this.cursor.pile}"]`)?.focus();
  }

  /** The most cards that can be picked here and put somewhere; one where none can. */
  #usualCount(pile: number): number {
    const { rules, table } = this.host;
    if (!rules || this.pick) return 1;
    const counts = takesAt(rules, table, pile);
    return counts.findLast((count) => targetsOf(rules, table, { pile, count }).length > 0) ?? 1;
  }

  /** The focus has come to a pile, by whatever way. */
  focused(pile: number): void {
    if (this.cursor.pile === pile) return;
    this.cursor = { pile, count: this.#usualCount(pile) };
    this.host.requestUpdate();
  }

  /** A click that no pointer made: a screen reader's, a switch's or a script's. */
  clicked(event: MouseEvent, pile: number): void {
    if (event.detail === 0)
      this.press(this.cursor.pile === pile ? this.cursor : { pile, count: 1 });
  }

  draw(): void {
    const { piles = [], actions = [] } = this.host.rules ?? {};
    const pile = piles.findIndex(({ group }) => group.role === actions[0]?.at);
    if (pile >= 0) this.press({ pile, count: 1 });
  }

  speakPile(pile: number): void {
    const cards = describeCards(this.host.table, pile);
    this.host.announce(cards.length > 0 ? say('list', { cards }) : say('pick.nothing'));
  }

  speakCursor(): void {
    const { pile, count } = this.cursor;
    const { card, up } = drop(pileOn(this.host.table, pile), count - 1);
    if (card < 0) return;
    const values = { card: up ? sayCard(card) : say('card.faceDown'), count };
    this.host.announce(say(count > 1 ? 'cursor.run' : 'cursor.card', values));
    this.host.requestUpdate();
  }
}
