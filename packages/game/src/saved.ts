import { optionsText, saveGame, say, type Game, type Read, type Rules } from 'solitaire-engine';
import { loadGame, readSaved } from 'solitaire-engine/restore';
import type { Variant } from 'solitaire-engine/variant';
import { fetchVariant } from './known.ts';

/** What a saved game has when nothing has been played yet. */
const UNPLAYED = { moves: '', undone: 0, count: 0, elapsed: 0 };

/**
 * The game that a text holds, or what is wrong with it. `own` is the variant that the page gave the
 * board, known to nobody else; `only` the id that the text must be of.
 */
export async function savedGame(
  text: string,
  own: string | Variant,
  only?: string,
): Promise<Read<Game>> {
  const saved = readSaved(text);
  if ('problem' in saved) return saved;
  const { variant: id } = saved.value;
  if (only !== undefined && id !== only) return { problem: say('error.foreign') };
  const read = typeof own === 'object' && own.id === id ? { value: own } : await fetchVariant(id);
  return 'problem' in read ? read : loadGame(read.value, saved.value);
}

/**
 * The same game under other rules: with the moves made where all are legal, else from its start.
 * `anew` when it starts again; a problem where its position is none under these rules.
 */
export function gameUnder(rules: Rules, game: Game): { game: Read<Game>; anew: boolean } {
  const { variant, chosen } = rules;
  const options = optionsText(variant.options, chosen);
  const fields = { ...(JSON.parse(saveGame(game)) as object), options };
  const load = (more: object) =>
    loadGame(variant, { variant: variant.id, fields: { ...fields, ...more } });
  const same = load({});
  return 'value' in same ? { game: same, anew: false } : { game: load(UNPLAYED), anew: true };
}
