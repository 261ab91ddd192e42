import { say } from './message.ts';
import type { Read } from './notation.ts';
import type { Variant } from './variant.ts';

/**
 * The variant of an id, from its own file; nothing else is loaded. The problem is an id that no
 * file has, or a file that could not be fetched.
 */
export async function loadVariant(id: string): Promise<Read<Variant>> {
  if (!/^[a-z0-9-]+$/.test(id)) return { problem: say('error.variant', { id }) };
  try {
    const module = (await import(`./variants/${id}.ts`)) as { default: Variant };
    return { value: module.default };
  } catch {
    return { problem: say('error.variant', { id }) };
  }
}
