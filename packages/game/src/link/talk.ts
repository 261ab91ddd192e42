import { VERSION } from './code.ts';

/**
 * What two devices say to each other. The host, who invited, sends the whole game and each move
 * with a running number; the guest asks for moves, and for the game when a number is missing.
 */
export type Talk =
  /** The game as it stands, and whose cards the guest plays. */
  | { readonly is: 'game'; readonly number: number; readonly seat: number; readonly save: string }
  /** A move that has been played. */
  | { readonly is: 'move'; readonly number: number; readonly text: string }
  /** A move that the guest would like to play. */
  | { readonly is: 'try'; readonly text: string }
  /** Why the guest's move was not played. */
  | { readonly is: 'refused'; readonly why: string }
  /** The guest asks for the game as it stands. */
  | { readonly is: 'again' }
  /** One of them leaves on purpose. */
  | { readonly is: 'bye' };

/** Characters that no message of ours comes near. */
const MOST = 200_000;

export const writeTalk = (talk: Talk): string => JSON.stringify({ version: VERSION, ...talk });

/** What each message carries besides its name, and of what type. */
const FIELDS: Readonly<Record<Talk['is'], Readonly<Record<string, string>>>> = {
  game: { number: 'number', seat: 'number', save: 'string' },
  move: { number: 'number', text: 'string' },
  try: { text: 'string' },
  refused: { why: 'string' },
  again: {},
  bye: {},
};

/** Reads a message; undefined for what is none of this version. */
export function readTalk(data: unknown): Talk | undefined {
  if (typeof data !== 'string' || data.length > MOST) return undefined;
  try {
    const said: unknown = JSON.parse(data);
    if (typeof said !== 'object' || said === null) return undefined;
    const { version, is, ...rest } = said as Record<string, unknown>;
    if (version !== VERSION || typeof is !== 'string' || !Object.hasOwn(FIELDS, is)) {
      return undefined;
    }
    const fields = Object.entries(FIELDS[is as Talk['is']]);
    return fields.every(([name, type]) => typeof rest[name] === type) ? (said as Talk) : undefined;
  } catch {
    return undefined;
  }
}
