import { say, type Message } from './message.ts';
import { parseMove } from './move-notation.ts';
import { apply, refusal, type Move } from './moves.ts';
import type { Read } from './notation.ts';
import { parseOptions } from './options.ts';
import { startGame, VERSION, type Game, type Origin } from './save.ts';
import type { Session } from './session.ts';
import type { Table } from './table.ts';
import { rulesOf, type Rules, type Variant } from './variant.ts';

/** What a saved text names, as far as it can be told without the variant's rules. */
export interface Saved {
  readonly variant: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Reads the outside of a saved game, to learn which variant is needed for the rest. */
export function readSaved(text: string): Read<Saved> {
  try {
    const fields: unknown = JSON.parse(text);
    if (typeof fields === 'object' && fields !== null) {
      const { variant, version } = fields as Record<string, unknown>;
      if (version !== VERSION) return { problem: say('error.saveVersion') };
      if (typeof variant === 'string') {
        return { value: { variant, fields: fields as Record<string, unknown> } };
      }
    }
  } catch {
    // not JSON: told below
  }
  return { problem: say('error.save') };
}

/** Undefined for what is neither a text nor left out. */
const asText = (value: unknown = ''): string | undefined =>
  typeof value === 'string' ? value : undefined;

const MOST = 1e9;

/** A whole number that a game can have come to; 0 for what is none. */
const asNumber = (value: unknown): number =>
  typeof value === 'number' && value >= 0 ? Math.floor(Math.min(value, MOST)) : 0;

/**
 * Makes a game from a saved text of this variant by replaying it. A move that can't be replayed is
 * a problem, told by its number, and no game is made: the text is then better kept than played.
 */
export function loadGame(variant: Variant, { fields }: Saved): Read<Game> {
  const { deal, position, undone, count, carried, elapsed } = fields;
  const options = asText(fields.options);
  const moves = asText(fields.moves);
  if (options === undefined || moves === undefined) return { problem: say('error.save') };
  const { chosen, problems } = parseOptions(variant.options, options);
  if (problems[0]) return { problem: problems[0] };
  const origin: Origin =
    typeof position === 'string' ? { position } : { deal: typeof deal === 'number' ? deal : NaN };
  const carriedScore = typeof carried === 'number' ? carried : 0;
  const started = startGame(rulesOf(variant, chosen), origin, carriedScore);
  if ('problem' in started) return started;
  const session = started.value;
  const failed = replay(session, moves, asNumber(undone));
  if (failed) return { problem: failed };
  session.id = asText(fields.id) ?? '';
  session.resumed = true;
  if (typeof count === 'number') session.countFrom(asNumber(count));
  return { value: { session, origin, elapsed: asNumber(elapsed) } };
}

/**
 * Plays written steps in a new session, then takes the last `undone` of them back. Returns what is
 * wrong with the first step that can't be played; those before it have been played.
 */
export function replay(session: Session, text: string, undone = 0): Message | undefined {
  const { steps, problem } = parseSteps(session.rules, session.start, text);
  for (const step of steps) session.playAll(step);
  for (let i = 0; i < undone && session.undo(); i++);
  session.countFrom(session.past.length);
  return problem;
}

/**
 * Reads steps and checks each move. Commas are as good as spaces. What can be replayed is given
 * even where a later move can't: `problem` then says which one and why.
 */
export function parseSteps(
  rules: Rules,
  start: Table,
  text: string,
): { steps: Move[][]; problem?: Message } {
  const steps: Move[][] = [];
  let table = start;
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const step: Move[] = [];
    for (const part of word.split('+')) {
      const move = parseMove(rules, table, part);
      const refused = move ? refusal(rules, table, move) : say('error.move', { word: part });
      if (!move || refused) {
        const number = steps.length + 1;
        return { steps, problem: say('error.replay', { number, word, why: refused ?? '' }) };
      }
      step.push(move);
      table = apply(rules, table, move);
    }
    steps.push(step);
  }
  return { steps };
}
