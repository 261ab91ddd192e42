import { pack, type Card } from './card.ts';
import type { DealStep } from './deal.ts';
import { say, saying, type Message, type Says } from './message.ts';
import { type Choice, type Chosen, choose, type OptionSet, sideOption } from './options.ts';
import type { Layout, Shape } from './layout.ts';
import type { Move } from './moves.ts';
import type { Tally } from './players.ts';
import type { Removal } from './removal.ts';
import type { BaseRule, BuildRule, LimitRule, PlaceRule, TakeRule, WhenRule } from './rules.ts';
import type { Score } from './score.ts';
import type { Numbering } from './shuffle.ts';
import { pileOn, type Table } from './table.ts';
import type { Action } from './actions.ts';

export type Role =
  | 'foundation'
  | 'tableau'
  | 'stock'
  | 'waste'
  | 'cell'
  | 'reserve'
  /** Where removed cards lie. */
  | 'discard'
  /** No pile but a place to press, for what is done to the whole layout. */
  | 'redeal';

/** Where a pile stands, in columns and rows of cards, from the place of its group. */
export type Place = readonly [column: number, row: number];

/** Piles of one kind, as a variant writes them. What is left out is the ordinary thing. */
export interface Group {
  /** What the piles are for; the group's own name. */
  readonly role?: Role;
  /** How many piles; 1. */
  readonly count?: number;
  /** Place of the first pile, in columns and rows of cards; the others stand to its right. */
  readonly at: Place;
  /** The places of all piles, from `at`, where they don't stand side by side. */
  readonly places?: readonly Place[];
  /** What is otherwise on a narrow board: a phone held upright. */
  readonly narrow?: {
    readonly at?: Place;
    readonly places?: readonly Place[];
    readonly room?: number;
  };
  /** The height that a column may take, in rows of cards; what is left below it. */
  readonly room?: number;
  /** Whether the cards lie the other way round, for a player who sits opposite. */
  readonly turned?: boolean;
  /** The lengths of the rows that the piles are counted in, for their names; no rows. */
  readonly rows?: readonly number[];
  /** What the piles are called, where a number does not tell which one it is. */
  readonly names?: readonly Message[];
  /** The numbers of the piles that lie on each pile and must be gone before its card is free. */
  readonly covers?: readonly (readonly number[])[];
  /** How the cards of a pile overlap; `none` shows the top card alone. */
  readonly spread?: 'down' | 'right' | 'none';
  /** How many cards at the top are spread; all. */
  readonly shown?: number;
  /** After how many piles a narrow board starts a second row; never. */
  readonly wrap?: number;
  /** What may start an empty pile; nothing. */
  readonly base?: BaseRule;
  /** What may follow the top card; nothing. */
  readonly build?: BuildRule;
  /** What may be put on a pile, where that depends on more than the card that it goes on. */
  readonly place?: PlaceRule;
  /** The names of the groups that cards may come from; any. */
  readonly from?: readonly string[];
  /** When the piles may be used at all; always. */
  readonly when?: WhenRule;
  /** How many cards a move must bring; one to a foundation, any number elsewhere. */
  readonly batch?: number;
  /** What may be lifted off; nothing. */
  readonly take?: TakeRule;
  /** The most cards that a move may bring here; no limit. */
  readonly limit?: LimitRule;
  /** The most cards that a pile holds; no limit. */
  readonly capacity?: number;
}

/** Whether a table is won. */
export type Goal = ((table: Table, rules: Rules) => boolean) & Says;

/**
 * What happens by itself after a move, as part of it; `before` is the table from before the move.
 * `turnsUp`: just turns up top cards there.
 */
export type Settle = ((table: Table, rules: Rules, before: Table) => Table) &
  Says & { readonly turnsUp?: Role };

/**
 * Of a table: that it is lost, or a move that can do no harm, as it could still be won after it if it
 * could before; undefined when neither is seen.
 */
export type Outlook = 'lost' | Move | undefined;

/** What an undo does to the count of moves. `never`: there is no undo. */
export type UndoCount = 'adds' | 'keeps' | 'rewinds' | 'never';

/** The rules of a variant once its options are chosen, as the variant writes them. */
export interface RulesSpec {
  /** The cards, in id order; so many decks as the variant has. */
  readonly pack?: readonly Card[];
  /** By name. The order is the reading order: stock, waste, cells, foundations, tableau. */
  readonly piles: Partial<Readonly<Record<Role, Group>>> & Readonly<Record<string, Group>>;
  readonly deal: readonly DealStep[];
  readonly actions?: readonly Action[];
  /** Which cards may be removed, in games where cards are removed in pairs and the like. */
  readonly removal?: Removal;
  readonly settle?: readonly Settle[];
  readonly won: Goal;
  /** What can be seen of a table without playing on, for those who search for a win. */
  readonly outlook?: (table: Table, rules: Rules) => Outlook;
  readonly score?: Score;
  /** What becomes of the layout, where piles are more than piles standing in their places. */
  readonly arrange?: (layout: Layout, rules: Rules, table: Table, shape: Shape) => Layout;
  /** How many passes through the stock, or rounds of play, there are, where they are limited. */
  readonly passes?: number;
  /** How many play, each with a deck of his own and piles for himself; 1. */
  readonly players?: number;
  /** Whose turn it is, from 0; nothing where all play at once. */
  readonly turn?: (table: Table) => number;
  /** How the players stand. */
  readonly tally?: (table: Table, rules: Rules) => Tally;
  /** Milliseconds from move to move when a game plays itself, while there is nothing to decide. */
  readonly automatic?: number;
  /** What an undo does to the count of moves where that is not the player's choice. */
  readonly undo?: UndoCount;
}

/** A solitaire as data: who it is, what can be chosen, and the rules that follow from the choice. */
export interface Variant {
  /** File name, attribute value and address in one: lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly name: string;
  readonly family: string;
  readonly aka?: readonly string[];
  /** 1 unless said otherwise. */
  readonly decks?: number;
  /** Who numbers the deals: Microsoft's FreeCell, or this project's own generator. */
  readonly numbering: Numbering;
  readonly options: OptionSet;
  /**
   * Deals known to be winnable under the default options, for games where few deals are. An empty
   * list: a long search has found none, under any options, and it is no use to look for one.
   */
  readonly winnable?: readonly number[];
  rules(chosen: Chosen): RulesSpec;
}

/**
 * A variant with its option values typed from its own option set. What an undo does to the count of
 * moves can be chosen in each, with a usual value of its own where it has the option itself.
 */
export function defineVariant<const O extends OptionSet>(
  variant: Omit<Variant, 'options' | 'rules'> & {
    readonly options: O;
    rules(chosen: Choice<O>): RulesSpec;
  },
): Variant {
  const own: OptionSet = variant.options;
  const { undo = sideOption('rewinds', 'adds', 'keeps') } = own;
  return { ...variant, options: { ...own, undo } };
}

/** A group with nothing left out. `first` is the index of its first pile on the table. */
export interface PlacedGroup extends Group {
  readonly name: string;
  readonly role: Role;
  readonly count: number;
  readonly first: number;
  readonly spread: 'down' | 'right' | 'none';
}

/** One pile: its group, and its number in the group from 0. */
export interface PilePlace {
  readonly group: PlacedGroup;
  readonly number: number;
}

/** A variant with chosen options, ready to play. Equal choices give the same object. */
export interface Rules extends Omit<RulesSpec, 'piles' | 'pack' | 'actions' | 'settle'> {
  readonly variant: Variant;
  readonly chosen: Chosen;
  readonly pack: readonly Card[];
  readonly groups: readonly PlacedGroup[];
  /** Every pile, in the order of `Table.piles`. */
  readonly piles: readonly PilePlace[];
  /** The table indices of the piles of each role. */
  readonly byRole: Readonly<Partial<Record<Role, readonly number[]>>>;
  readonly actions: readonly Action[];
  readonly settle: readonly Settle[];
}

const NONE: readonly number[] = [];
const known = new WeakMap<Variant, Map<string, Rules>>();

/** The rules of a variant under these options; what is not chosen has its default. */
export function rulesOf(variant: Variant, options: Chosen = {}): Rules {
  const chosen = choose(variant.options, options);
  const key = Object.values(chosen).join();
  const byOptions = known.get(variant) ?? new Map<string, Rules>();
  known.set(variant, byOptions);
  const rules = byOptions.get(key) ?? place(variant, chosen);
  byOptions.set(key, rules);
  return rules;
}

function place(variant: Variant, chosen: Chosen): Rules {
  const { piles: groupsByName, actions = [], settle = [], ...rest } = variant.rules(chosen);
  const { pack: own = pack(variant.decks), undo = (chosen['undo'] ?? 'rewinds') as UndoCount } =
    rest;
  const groups: PlacedGroup[] = [];
  const piles: PilePlace[] = [];
  const byRole: Partial<Record<Role, number[]>> = {};
  for (const [name, spec] of Object.entries(groupsByName)) {
    const { count = 1, role = name as Role, spread = 'none' } = spec;
    if (count === 0) continue;
    const group = { ...spec, name, role, count, spread, first: piles.length };
    groups.push(group);
    for (let number = 0; number < count; number++) {
      (byRole[role] ??= []).push(piles.length);
      piles.push({ group, number });
    }
  }
  return { ...rest, undo, variant, chosen, pack: own, groups, piles, byRole, actions, settle };
}

/** The table indices of the piles of a role, in order. */
export const pilesOf = (rules: Rules, role: Role): readonly number[] => rules.byRole[role] ?? NONE;

/** Won when every card lies on the foundations. */
export const allOnFoundations: Goal = saying(say('won.foundations'), (table: Table, rules: Rules) =>
  rules.piles.every(({ group }, i) => group.role === 'foundation' || pileOn(table, i).size === 0),
);
