import { html, type TemplateResult } from 'lit';
import type { Counts } from 'solitaire-records';
import { enExtras } from './messages/en-extras.ts';
import type { Writing } from './numbers.ts';

/** What is shown of something. */
export type Value = string | number | TemplateResult;

/** Something that is true of a sheet, or of a player, and what it is called. */
export type Fact = readonly [term: Value, fact: Value];

/** Games won: how many, how surely, and in a row. */
export function winning(
  { games, won, interval: [from, to], streak, longest }: Counts,
  { number, locale }: Writing,
): Fact[] {
  const percent = (share: number): string => share.toLocaleString(locale, { style: 'percent' });
  return [
    [enExtras.won, number(won)],
    [
      html`${enExtras.rate}<small>${enExtras.interval}</small>`,
      games === 0
        ? '–'
        : html`${percent(won / games)}<small>${percent(from)}–${percent(to)}</small>`,
    ],
    [enExtras.streak, enExtras.streakOf(streak, number(Math.abs(streak)))],
    [enExtras.longest, number(longest)],
  ];
}
