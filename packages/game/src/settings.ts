import type { ComplexAttributeConverter } from 'lit';

/** A switch that is on or off when written, and undefined, the usual thing, when not. */
export const switchAttribute: ComplexAttributeConverter<boolean | undefined> = {
  fromAttribute: (value) => (value === null ? undefined : value !== 'false'),
  toAttribute: (value) => (value === undefined ? null : String(value)),
};

/** A deal number, `daily`, or undefined; text that is neither is kept, to be complained about. */
export const dealAttribute: ComplexAttributeConverter<number | string | undefined> = {
  fromAttribute(value) {
    if (value === null || value.trim() === '') return undefined;
    return /^\d+$/.test(value.trim()) ? Number(value) : value.trim();
  },
};

export const CONTROLS = [
  'new',
  'restart',
  'undo',
  'redo',
  'hint',
  'finish',
  'options',
  'stats',
  'share',
] as const;
export type Control = (typeof CONTROLS)[number];

export const DECKS = ['classic', 'large', 'four-colour'] as const;
export type Deck = (typeof DECKS)[number];

export const AUTOPLAYS = ['off', 'safe', 'all'] as const;

/** The controls that a token list names; all of them when there is no list. */
export function controlsOf(tokens: unknown): readonly Control[] {
  if (tokens === undefined || tokens === null) return CONTROLS;
  const named: unknown[] = typeof tokens === 'string' ? tokens.split(/\s+/) : [tokens].flat();
  return CONTROLS.filter((control) => named.includes(control));
}

/**
 * The number of today's deal, the same for everybody on one calendar day of their own: the date as
 * a number, 20261130 say.
 */
export function dailyDeal(date: Date): number {
  return date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();
}
