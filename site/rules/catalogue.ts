import { getCollection, type CollectionEntry } from 'astro:content';
import { dealTable } from 'solitaire-engine/deal';
import { parseOptions } from 'solitaire-engine/options';
import { deckOf } from 'solitaire-engine/shuffle';
import type { Table } from 'solitaire-engine/table';
import { rulesOf, type Rules, type Variant } from 'solitaire-engine/variant';
import { openingDeal } from 'solitaire-game/setup';
import { FAMILIES } from './families.ts';
import { unpaired } from './pairing.ts';

const files = import.meta.glob<Variant>('/packages/engine/src/variants/*.ts', {
  eager: true,
  import: 'default',
});

/** Every variant there is a file of, by name. */
export const variants: readonly Variant[] = Object.values(files).sort((a, b) =>
  a.name.localeCompare(b.name),
);

/** The variant of an id. Throws an Error for an id that no file has. */
export function variantOf(id: string | undefined): Variant {
  const found = variants.find((variant) => variant.id === id);
  if (!found) throw new Error(`There is no variant “${id ?? ''}”.`);
  return found;
}

/** The rules of a variant under options written as `draw=1&passes=3`. Throws on a bad option. */
export function rulesFor(id: string | undefined, options = ''): Rules {
  const variant = variantOf(id);
  const { chosen, problems } = parseOptions(variant.options, options);
  if (problems.length > 0) throw new Error(`“${options}” are no options of ${variant.name}.`);
  return rulesOf(variant, chosen);
}

/** The table at the start of a deal; of the one that a fresh board shows, when none is named. */
export const startOf = (rules: Rules, deal = openingDeal(rules, true)): Table =>
  dealTable(rules, deckOf(rules, deal));

/** A variant with the page that explains it. */
export interface Game {
  readonly variant: Variant;
  readonly page: CollectionEntry<'variants'>;
}

/** Every variant with its page, in the pages' order. Throws when one of the two is missing. */
export async function games(): Promise<Game[]> {
  const pages = await getCollection('variants');
  const problem = unpaired(
    variants.map(({ id }) => id),
    pages.map(({ id }) => id),
  );
  if (problem) throw new Error(problem);
  return variants
    .flatMap((variant) => {
      const page = pages.find(({ id }) => id === variant.id);
      return page ? [{ variant, page }] : [];
    })
    .sort((a, b) => a.page.data.order - b.page.data.order);
}

/** The addresses of pages of which each game has one, as Astro asks for them. */
export const gamePaths = async () =>
  (await games()).map((game) => ({ params: { variant: game.variant.id }, props: { game } }));

/** Games that belong together, under one heading. */
export interface Family {
  readonly id: string;
  readonly name: string;
  /** What they have in common, in a few words. */
  readonly line?: string;
  readonly games: readonly Game[];
}

/**
 * The families in the catalogue's order, then those it has no heading for: each called after its
 * own game, and those of one game together.
 */
export async function families(): Promise<Family[]> {
  const byFamily = Map.groupBy(await games(), ({ variant }) => variant.family);
  const headed = Object.entries(FAMILIES).flatMap(([id, heading]) => {
    const members = byFamily.get(id);
    return members ? [{ id, ...heading, games: members }] : [];
  });
  const others = [...byFamily].filter(([id]) => !Object.hasOwn(FAMILIES, id));
  const kin = others.filter(([, members]) => members.length > 1);
  const alone = others.filter(([, members]) => members.length === 1).flatMap(([, one]) => one);
  return [
    ...headed,
    ...kin.map(([id, members]) => {
      const named = members.find(({ variant }) => variant.id === id) ?? members[0];
      return { id, name: `${named?.variant.name ?? id} and its kin`, games: members };
    }),
    ...(alone.length > 0 ? [{ id: 'alone', name: 'One of a kind', games: alone }] : []),
  ];
}
