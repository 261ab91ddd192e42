import type { Card } from 'solitaire-engine/card';
import { dealTable } from 'solitaire-engine/deal';
import { namePile } from 'solitaire-engine/describe';
import { layout, MEASURES } from 'solitaire-engine/layout';
import { optionsText } from 'solitaire-engine/options';
import { cells } from 'solitaire-engine/pile';
import { ownerOf } from 'solitaire-engine/players';
import { deckOf } from 'solitaire-engine/shuffle';
import { pileOn } from 'solitaire-engine/table';
import type { PlacedGroup, Rules } from 'solitaire-engine/variant';
import { capital } from 'solitaire-game/messages/en-names';
import { onPaper } from './picture.ts';
import { pilesNamed, words } from './words.ts';

/** A card as it is laid on the table. */
export interface LaidCard {
  readonly card: Card;
  readonly up: boolean;
}

/** A pile to be laid: its cards, the deepest first, and where it stands in half cards and rows. */
export interface LaidPile {
  readonly index: number;
  readonly number: number;
  readonly name: string;
  readonly cards: readonly LaidCard[];
  readonly column: number;
  readonly row: number;
}

/**
 * Piles of one kind, and how a sheet shows them: `columns` as they spread down the table, a `grid`
 * of single cards, or `lists`, a line for each pile.
 */
export interface LaidGroup {
  readonly title: string;
  readonly shown: 'columns' | 'grid' | 'lists';
  readonly piles: readonly LaidPile[];
}

/** A deal to be laid out by hand. */
export interface Laid {
  readonly rules: Rules;
  readonly deal: number;
  /** Options that differ from the usual ones, in URL query syntax. */
  readonly options: string;
  readonly groups: readonly LaidGroup[];
  /** Kinds of pile that are empty after the deal. */
  readonly empty: readonly string[];
  /** Each player's deck in the order in which it is dealt. */
  readonly decks: readonly (readonly Card[])[];
}

function shownAs({ spread, count }: PlacedGroup, piles: readonly LaidPile[]): LaidGroup['shown'] {
  if (spread === 'down') return 'columns';
  return count > 1 && piles.every(({ cards }) => cards.length <= 1) ? 'grid' : 'lists';
}

/** What lies where after a deal. Throws a RangeError for a number that is no deal. */
export function laidOut(rules: Rules, deal: number): Laid {
  const deck = deckOf(rules, deal);
  const table = dealTable(rules, deck);
  const spots = layout(rules, table, 'wide').piles;
  const groups = onPaper(rules).groups.map((group) => {
    const { first, count } = group;
    const boxes = spots.slice(first, first + count);
    const [left, tops] = [
      Math.min(...boxes.map(({ x }) => x)),
      [...new Set(boxes.map(({ y }) => y))].sort((one, other) => one - other),
    ];
    const piles = boxes.map(({ x, y }, number) => ({
      index: first + number,
      number: number + 1,
      name: words(namePile(rules, first + number)),
      cards: cells(pileOn(table, first + number)).map(({ card, up }) => ({ card, up })),
      column: Math.round(2 * ((x - left) / (1 + MEASURES.wide.gap))),
      row: tops.indexOf(y),
    }));
    return { title: capital(pilesNamed(group)), shown: shownAs(group, piles), piles };
  });
  const isEmpty = ({ piles }: LaidGroup): boolean => piles.every(({ cards }) => cards.length === 0);
  const owners = [...Array(rules.players ?? 1).keys()];
  return {
    rules,
    deal,
    options: optionsText(rules.variant.options, rules.chosen),
    groups: groups.filter((group) => !isEmpty(group)),
    empty: groups.filter(isEmpty).map(({ title }) => title),
    decks: owners.map((owner) =>
      deck.filter((card) => owners.length === 1 || ownerOf(card) === owner),
    ),
  };
}
