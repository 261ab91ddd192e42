import { loadVariant, type Read, type Variant } from 'solitaire-engine';

const variants = new Map<string, Variant>();

/** Makes a variant known, so that elements naming its id can render it at once, without loading. */
export function know(variant: Variant): void {
  variants.set(variant.id, variant);
}

/** The variant of an id, if it has been loaded or made known. */
export const knownVariant = (id: string): Variant | undefined => variants.get(id);

/** Loads a variant and makes it known; the problem is one for the reader of the page. */
export async function fetchVariant(id: string): Promise<Read<Variant>> {
  const read = await loadVariant(id);
  if ('value' in read) know(read.value);
  return read;
}
