import type { Measured } from './odds.ts';

const files = import.meta.glob<readonly Measured[]>('/packages/solver/odds/*.json', {
  eager: true,
  import: 'default',
});

/** What has been measured of a variant, the usual rules first; nothing where there is no file. */
export const measuredOf = (id: string): readonly Measured[] =>
  [...(files[`/packages/solver/odds/${id}.json`] ?? [])].sort((a, b) =>
    a.options < b.options ? -1 : 1,
  );
