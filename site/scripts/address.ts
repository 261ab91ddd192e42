import { VERSION } from 'solitaire-engine/save';
import type { Variant } from 'solitaire-engine/variant';

/** The game that a page's address names: `?draw=1&deal=7#34,6h`. */
export interface Asked {
  readonly options: string;
  readonly deal: string | undefined;
  readonly moves: string;
}

/** The text that an address stands for; the address itself where it is malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads an address. Undefined when it asks for nothing: other queries are not about the game, and
 * the address of a heading is no list of moves.
 */
export function askedFor(variant: Variant, { search, hash }: Location): Asked | undefined {
  const query = new URLSearchParams(search);
  const deal = query.get('deal') ?? undefined;
  const options = [...query]
    .filter(([name]) => Object.hasOwn(variant.options, name))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const isHeading = document.getElementById(hash.slice(1)) !== null;
  const moves = isHeading || !deal ? '' : decoded(hash.slice(1));
  return deal || options ? { options, deal, moves } : undefined;
}

/** The game as a board takes it up. */
export const asSaved = (variant: Variant, { options, deal, moves }: Asked): string =>
  JSON.stringify({ version: VERSION, variant: variant.id, options, deal: Number(deal), moves });

/** Names by which nobody finds a machine but the one who sits at it. */
const ONLY_HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** A page's address as it stands on paper; undefined where it would lead nobody there. */
export const printedAddress = (
  { host, hostname }: URL | Location,
  path: string,
): string | undefined => (ONLY_HERE.test(hostname) ? undefined : host + path);
