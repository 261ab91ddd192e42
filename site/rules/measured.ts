import { optionsText } from 'solitaire-engine/options';
import type { Rules } from 'solitaire-engine/variant';
import type { Measured } from './odds.ts';

const files = import.meta.glob<readonly Measured[]>('/packages/solver/odds/*.json', {
  eager: true,
  import: 'default',
});

/**
 * What has been measured of a variant, the usual rules first; nothing where there is no file, or
 * where others play along: then there are no odds to be won.
 */
export const measuredOf = ({ variant, players = 1 }: Rules): readonly Measured[] =>
  players > 1
    ? []
    : [...(files[`/packages/solver/odds/${variant.id}.json`] ?? [])].sort((a, b) =>
        a.options < b.options ? -1 : 1,
      );

/** What has been measured under just these rules. */
export function measuredUnder(rules: Rules): Measured | undefined {
  const options = optionsText(rules.variant.options, rules.chosen);
  return measuredOf(rules).find((each) => each.options === options);
}
