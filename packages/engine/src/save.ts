import { say } from './message.ts';
import { stepsText } from './move-notation.ts';
import { tableText, parseTable, type Read } from './notation.ts';
import { dealTable } from './deal.ts';
import { optionsText } from './options.ts';
import { Session } from './session.ts';
import { deckOf, isDeal } from './shuffle.ts';
import type { Rules } from './variant.ts';

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

/** The version of the text that `saveGame` writes. */
export const VERSION = 1;

/**
 * A game as text, from which `loadGame` makes the same one: what was dealt under which options, and
 * every move made and taken back.
 */
export function saveGame({ session, origin, elapsed }: Game): string {
  const { rules, start, past, future, count, startScore, id } = session;
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
    ...(id && { id }),
  });
}
