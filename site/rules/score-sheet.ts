import type { Variant } from 'solitaire-engine/variant';
import { rulesFor } from './catalogue.ts';
import { scoringsOf } from './scorings.ts';
import { signed, words } from './words.ts';

/** A column of a score sheet on paper, with its share of the width. */
export interface Column {
  readonly name: string;
  readonly width: number;
  /** Whether each row has a box to be ticked there. */
  readonly ticked?: boolean;
}

/** Players on a sheet of a game for several: with real cards more can play than on a screen. */
const SEATS = 4;

/** Games on a sheet. */
export const ROWS = 25;

const DATE: Column = { name: 'Date', width: 11 };
const DEAL: Column = { name: 'Deal', width: 12 };
const WON: Column = { name: 'Won', width: 6, ticked: true };
const TIME: Column = { name: 'Time', width: 9 };
const NOTE: Column = { name: 'Note', width: 28 };

/** What is written down of each game, by how it is scored and how many play it. */
export function columnsOf(variant: Variant): Column[] {
  const { players = 1 } = rulesFor(variant.id);
  if (players > 1) {
    const each = Array.from({ length: SEATS }, (_, i) => [
      { name: `Player ${i + 1}: cards home`, width: 9.5 },
      { name: `Player ${i + 1}: total`, width: 9.5 },
    ]);
    return [DATE, ...each.flat(), { name: 'Winner', width: 12 }];
  }
  const scorings = scoringsOf(variant);
  if (scorings.length === 0) {
    const left = { name: 'Cards left', width: 10 };
    return [DATE, DEAL, WON, left, { name: 'Moves', width: 10 }, TIME, NOTE];
  }
  return [
    DATE,
    DEAL,
    WON,
    ...(scorings.some(({ staked }) => staked) ? [{ name: 'Cards home', width: 10 }] : []),
    { name: 'Score', width: 11 },
    { name: 'Running total', width: 12 },
    TIME,
    { ...NOTE, width: 22 },
  ];
}

/** What is filled in above the table. */
export function blanksOf(variant: Variant): string[] {
  const { players = 1 } = rulesFor(variant.id);
  const names =
    players > 1 ? Array.from({ length: SEATS }, (_, i) => `Player ${i + 1}`) : ['Player'];
  return [...names, ...(Object.keys(variant.options).length > 0 ? ['House rules'] : [])];
}

/** What wins. */
export const wonSays = ({ id }: Variant): string => words(rulesFor(id).won.says);

/** How the sheet is filled in: each way to score as it is without other house rules. */
export const keysOf = (variant: Variant): { name: string; says: string }[] =>
  scoringsOf(variant).map(({ name, start, earnings }) => ({
    name: name.replace(/\.$/, ''),
    says: [
      ...(start === 0 ? [] : [`A game starts: ${signed(start)}`]),
      ...earnings
        .filter(({ when }) => when === undefined)
        .map(({ says, points }) => `${says}: ${signed(points)}`),
    ]
      .join('. ')
      .concat('.'),
  }));
