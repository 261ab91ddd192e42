import { say, type Message } from './message.ts';
import { parseSteps, stepsText } from './move-notation.ts';
import { tableText, parseTable, type Read } from './notation.ts';
import { dealTable } from './deal.ts';
import { optionsText, parseOptions } from './options.ts';
import { Session } from './session.ts';
import { deckOf, isDeal } from './shuffle.ts';
import { rulesOf, type Rules, type Variant } from './variant.ts';

/** Where a game starts: a numbered deal, or a table written out. */
export type Origin = { readonly deal: number } | { readonly position: string };

/** A session with what it started from and the seconds played. */
export interface Game {
  readonly session: Session;
  readonly origin: Origin;
  readonly elapsed: number;
}

/** Starts a game. The problem is a bad deal number or position. */
export function startGame(rules: Rules, origin: Origin, carriedScore = 0): Read<Session> {
  if ('deal' in origin) {
    const { variant } = rules;
    if (!isDeal(variant, origin.deal)) {
      return { problem: say('error.deal', { deal: String(origin.deal) }) };
    }
    const table = dealTable(rules, deckOf(rules, origin.deal));
    return { value: new Session(rules, table, carriedScore) };
  }
  const read = parseTable(rules, origin.position);
  return 'problem' in read ? read : { value: new Session(rules, read.value, carriedScore) };
}

const VERSION = 1;

/**
 * A game as text, from which `loadGame` makes the same one: what was dealt under which options, and
 * every move made and taken back.
 */
export function saveGame({ session, origin, elapsed }: Game): string {
  const { rules, start, past, future, count, startScore } = session;
  const played = [...past, ...future].map(({ moves }) => moves);
  const opening = rules.score?.start ?? 0;
  return JSON.stringify({
    version: VERSION,
    variant: rules.variant.id,
    options: optionsText(rules.variant.options, rules.chosen),
    ...('deal' in origin ? { deal: origin.deal } : { position: tableText(rules, start) }),
    moves: stepsText(rules, start, played),
    ...(future.length > 0 && { undone: future.length }),
    ...(count !== past.length && { count }),
    ...(startScore !== opening && { carried: startScore - opening }),
    elapsed: Math.floor(elapsed),
  });
}

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
