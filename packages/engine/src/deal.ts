import { rankOf, suitOf, type Card, type Rank } from './card.ts';
import { say, saying, type Says } from './message.ts';
import { ownerOf } from './players.ts';
import { EMPTY, cards, pileOf, put, type Pile } from './pile.ts';
import type { Table } from './table.ts';
import { pilesOf, type Role, type Rules } from './variant.ts';

/** A deal in progress: the cards not yet dealt, next one first, and the piles so far. */
export interface Hand {
  /** The number that play starts with: 2 when the second player has the first turn. */
  pass: number;
  readonly rules: Rules;
  readonly deck: Card[];
  readonly piles: Pile[];
}

/** One step of a deal. It changes the hand it is given; the next step goes on from there. */
export type DealStep = ((hand: Hand) => void) & Says;

/** Lays a shuffled deck out by the rules: the table that a game starts from. */
export function dealTable(rules: Rules, deck: readonly Card[]): Table {
  const hand: Hand = { rules, deck: [...deck], piles: rules.piles.map(() => EMPTY), pass: 1 };
  for (const step of rules.deal) step(hand);
  return { piles: hand.piles, pass: hand.pass };
}

/** The table indices of the piles of a group. */
function pilesNamed(rules: Rules, group: string): number[] {
  const { first = 0, count = 0 } = rules.groups.find(({ name }) => name === group) ?? {};
  return Array.from({ length: count }, (_, i) => first + i);
}

function dealOne({ deck, piles }: Hand, index: number, up: boolean): void {
  const card = deck.shift();
  if (card !== undefined) piles[index] = put(piles[index] ?? EMPTY, card, up);
}

/** So many rows, one card to each pile from the left, or to the first `piles` of them only. */
export const rows = (
  count: number,
  to: Role,
  { up = true, piles = Infinity, from = 0 } = {},
): DealStep => {
  const facing = say(up ? 'facing.up' : 'facing.down');
  const key = piles === Infinity ? 'deal.rows' : 'deal.rowsOnly';
  return saying(
    say(from > 0 ? 'deal.rowsFrom' : key, { count, piles, from, facing, to }),
    (hand: Hand) => {
      for (let row = 0; row < count; row++) {
        for (const index of pilesOf(hand.rules, to).slice(from, from + piles))
          dealOne(hand, index, up);
      }
    },
  );
};

/**
 * Klondike's triangle: a row with its first card face up and the rest face down, then the same
 * from the second pile on, until the last pile has its face-up card.
 */
export const triangle = (to: string): DealStep =>
  saying(say('deal.triangle', { to }), (hand: Hand) => {
    const targets = pilesNamed(hand.rules, to);
    for (let row = 0; row < targets.length; row++) {
      for (const [place, index] of targets.slice(row).entries()) dealOne(hand, index, place === 0);
    }
  });

/** Packets of so many cards, face up, one packet to each pile in turn. */
export const packets = (size: number, to: Role): DealStep =>
  saying(say('deal.packets', { size, to }), (hand: Hand) => {
    for (const index of pilesOf(hand.rules, to)) {
      for (let i = 0; i < size; i++) dealOne(hand, index, true);
    }
  });

/** One card of a rank and of each suit is taken out of the deck, each onto a pile of its own. */
export const pull = (rank: Rank, group: string): DealStep =>
  saying(say('deal.pull', { rank }), ({ rules, deck, piles }: Hand) => {
    for (const [suit, index] of pilesNamed(rules, group).entries()) {
      const [card = 0] = deck.splice(
        deck.findIndex((each) => rankOf(each) === rank && suitOf(each) === suit),
        1,
      );
      piles[index] = put(EMPTY, card);
    }
  });

/** Cards of a rank leave the piles that they were dealt to, and go to one other pile. */
export const takeOut = (rank: Rank, from: Role, to: Role): DealStep =>
  saying(say('deal.takeOut', { rank, to }), ({ rules, piles }: Hand) => {
    const [target = 0] = pilesOf(rules, to);
    for (const index of pilesOf(rules, from)) {
      const { card } = piles[index] ?? EMPTY;
      if (card < 0 || rankOf(card) !== rank) continue;
      piles[index] = EMPTY;
      piles[target] = put(piles[target] ?? EMPTY, card);
    }
  });

/** All cards that are left, face down on one pile; the next card to be dealt is on top. */
export const rest = (to: string): DealStep =>
  saying(say('deal.rest', { to }), ({ rules, deck, piles }: Hand) => {
    const [index] = pilesNamed(rules, to);
    if (index !== undefined) piles[index] = pileOf(deck.splice(0).reverse(), false);
  });

/** Each player deals his own deck alike: the steps of the first one, then those of the second. */
export const eachDeals = (first: readonly DealStep[], second: readonly DealStep[]): DealStep =>
  saying(say('deal.each', { steps: first.map(({ says }) => says) }), (hand: Hand) => {
    const all = hand.deck.splice(0);
    for (const [player, steps] of [first, second].entries()) {
      hand.deck.push(...all.filter((card) => ownerOf(card) === player));
      for (const step of steps) step(hand);
    }
  });

/** The player with the lower (or higher) top card on the first column starts; ties go on. */
export const whoStarts = (lower: boolean): DealStep =>
  saying(say(lower ? 'deal.lowerStarts' : 'deal.higherStarts'), (hand: Hand) => {
    const others = pilesNamed(hand.rules, 'tableau2');
    for (const [i, index] of pilesNamed(hand.rules, 'tableau').entries()) {
      const own = rankOf((hand.piles[index] ?? EMPTY).card);
      const other = rankOf((hand.piles[others[i] ?? -1] ?? EMPTY).card);
      if (own === other) continue;
      hand.pass = own < other === lower ? 1 : 2;
      return;
    }
  });

function rearranged(
  to: Role,
  key: string,
  arrange: (pile: readonly Card[]) => readonly Card[],
): DealStep {
  return saying(say(key, { to }), ({ rules, piles }: Hand) => {
    for (const index of pilesOf(rules, to)) {
      piles[index] = pileOf(arrange(cards(piles[index] ?? EMPTY)));
    }
  });
}

const isKing = (card: Card): boolean => rankOf(card) === 13;

/** Kings go to the bottom of their piles; their order and that of the rest is kept. */
export const sinkKings = (to: Role): DealStep =>
  rearranged(to, 'deal.sinkKings', (pile) => [
    ...pile.filter(isKing),
    ...pile.filter((card) => !isKing(card)),
  ]);

/** Each king changes places with the card at the bottom of its pile (PySolFC). */
export const swapKings = (to: Role): DealStep =>
  rearranged(to, 'deal.swapKings', (pile) => {
    const swapped = [...pile];
    let bottom = 0;
    for (const [place, card] of pile.entries()) {
      if (!isKing(card)) continue;
      swapped[place] = swapped[bottom] ?? card;
      swapped[bottom++] = card;
    }
    return swapped;
  });

/**
 * Only some kings go to the bottom: those on top, and buried ones that lie over a lower card of
 * their own suit (Morehead and Mott-Smith).
 */
export const sinkBlockingKings = (to: Role): DealStep =>
  rearranged(to, 'deal.sinkBlockingKings', (pile) => {
    const blocks = (card: Card, place: number): boolean =>
      isKing(card) &&
      (place === pile.length - 1 ||
        pile.slice(0, place).some((under) => suitOf(under) === suitOf(card)));
    return [...pile.filter(blocks), ...pile.filter((card, place) => !blocks(card, place))];
  });

/** All cards but the top one of each pile are turned face down. */
export const closeColumns = (to: Role): DealStep =>
  saying(say('deal.closeColumns', { to }), ({ rules, piles }: Hand) => {
    for (const index of pilesOf(rules, to)) {
      const pile = piles[index] ?? EMPTY;
      if (pile.under) piles[index] = put(pileOf(cards(pile.under), false), pile.card);
    }
  });
