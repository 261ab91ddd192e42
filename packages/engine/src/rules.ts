import { isRed, rankOf, suitOf, type Card, type Rank } from './card.ts';
import { say, saying, type Says } from './message.ts';
import type { Pile } from './pile.ts';
import { pileOn, type Table } from './table.ts';
import type { Rules } from './variant.ts';

/** Whether `card` may be put on `below`. */
export type BuildRule = ((below: Card, card: Card) => boolean) & Says;

/** Whether a card may start an empty pile. */
export type BaseRule = ((card: Card) => boolean) & Says;

/**
 * The numbers of cards that may be lifted together off a pile, smallest first. A rule that is one
 * of the three usual kinds says which, and what makes cards a run, for those who tabulate rules.
 */
export type TakeRule = ((pile: Pile) => readonly number[]) & Says & { readonly lifts?: Lifts };

export interface Lifts {
  readonly kind: 'top' | 'run' | 'wholeRun';
  readonly follows?: BuildRule;
}

/** Whether `card` may be put on pile `to` as the table lies. */
export type PlaceRule = ((table: Table, rules: Rules, to: number, card: Card) => boolean) & Says;

/** Whether piles may be used as the table lies. */
export type WhenRule = ((table: Table) => boolean) & Says;

/** The most cards that may go to pile `to` in one move. */
export type LimitRule = ((table: Table, rules: Rules, to: number) => number) & Says;

// Which rank may follow.

export const down: BuildRule = saying(
  say('step.down'),
  (below: Card, card: Card) => rankOf(card) === rankOf(below) - 1,
);
export const up: BuildRule = saying(
  say('step.up'),
  (below: Card, card: Card) => rankOf(card) === rankOf(below) + 1,
);
export const upOrDown: BuildRule = saying(
  say('step.upOrDown'),
  (below: Card, card: Card) => Math.abs(rankOf(card) - rankOf(below)) === 1,
);
/** Up or down by one, and an ace and a king follow each other too. */
export const aroundTheCorner: BuildRule = saying(say('step.around'), (below: Card, card: Card) =>
  [1, 12].includes(Math.abs(rankOf(card) - rankOf(below))),
);

// Which suit may follow.

export const anySuit: BuildRule = saying(say('suit.any'), () => true);
export const inSuit: BuildRule = saying(
  say('suit.same'),
  (below: Card, card: Card) => suitOf(below) === suitOf(card),
);
export const alternating: BuildRule = saying(
  say('suit.alternating'),
  (below: Card, card: Card) => isRed(below) !== isRed(card),
);

/** A rank rule and a suit rule together: "down in alternating colors". */
export const build = (step: BuildRule, suit: BuildRule): BuildRule =>
  saying(
    say('build', { step: step.says, suit: suit.says }),
    (below: Card, card: Card) => step(below, card) && suit(below, card),
  );

// What may start an empty pile.

export const anyCard: BaseRule = saying(say('base.any'), () => true);
export const onlyRank = (rank: Rank): BaseRule =>
  saying(say('base.rank', { rank }), (card: Card) => rankOf(card) === rank);
export const ace = onlyRank(1);
export const king = onlyRank(13);

// What may be lifted.

const NONE: readonly number[] = [];
const UP_TO = Array.from({ length: 105 }, (_, most) =>
  Array.from({ length: most }, (_, i) => i + 1),
);
const upTo = (most: number): readonly number[] => UP_TO[most] ?? NONE;

/** How many cards at the top of a pile face up and follow one another by a rule. */
export function runLength(pile: Pile, rule: BuildRule): number {
  if (!pile.under || !pile.up) return 0;
  let length = 1;
  for (let cell = pile; cell.under?.under && cell.under.up; cell = cell.under) {
    if (!rule(cell.under.card, cell.card)) break;
    length++;
  }
  return length;
}

const lifting = (lifts: Lifts, rule: TakeRule): TakeRule => Object.assign(rule, { lifts });

export const top: TakeRule = lifting(
  { kind: 'top' },
  saying(say('take.top'), (pile: Pile) => (pile.under && pile.up ? upTo(1) : NONE)),
);

/** The top card, but never the card that the pile started with. */
export const notBase: TakeRule = saying(say('take.notBase'), (pile: Pile) =>
  pile.size > 1 && pile.up ? upTo(1) : NONE,
);

/** Any part of the run on top of the pile: its last card, its last two, up to all of it. */
export const run = (rule: BuildRule): TakeRule =>
  lifting(
    { kind: 'run', follows: rule },
    saying(say('take.run', { rule: rule.says }), (pile: Pile) => upTo(runLength(pile, rule))),
  );

/** The whole run only, never a part of it (Bicycle's rule for Klondike). */
export const wholeRun = (rule: BuildRule): TakeRule =>
  lifting(
    { kind: 'wholeRun', follows: rule },
    saying(say('take.wholeRun', { rule: rule.says }), (pile: Pile) => {
      const length = runLength(pile, rule);
      return length > 0 ? [length] : NONE;
    }),
  );

// How many at once.

/**
 * As many cards as could go one by one: one more than the empty cells, doubled for each empty
 * column that takes any card, the target not counted (the formula of KPat and FreeCell's help).
 */
export const superMove: LimitRule = saying(
  say('limit.superMove'),
  (table: Table, rules: Rules, to: number) => {
    let room = 1;
    let columns = 0;
    for (const [index, { group }] of rules.piles.entries()) {
      if (index === to || pileOn(table, index).size > 0) continue;
      if (group.role === 'cell') room++;
      else if (group.role === 'tableau' && group.base === anyCard) columns++;
    }
    return room * 2 ** columns;
  },
);
