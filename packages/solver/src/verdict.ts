import type { Move } from 'solitaire-engine';

/**
 * What is known of a table. `winnable` comes with a line: moves of the engine that win when played
 * from the table, each legal; they have been played anew and held against the rules. `unwinnable` is
 * proved: everything within reach has been looked at and no limit was met. `unknown` is everything
 * else.
 *
 * The proof rests on 64-bit keys (53-bit ones in the general search): two tables that share a key are
 * taken for one. Among n tables that happens with a chance of about n² / 2^65, which is 1 in 370,000
 * at ten million (n² / 2^54 in the general search, 1 in 18,000 at a million).
 */
export interface Verdict {
  readonly status: 'winnable' | 'unwinnable' | 'unknown';
  readonly line?: readonly Move[];
  /** Tables looked at. */
  readonly states: number;
  /** Milliseconds spent searching, pauses between slices left out. */
  readonly ms: number;
}

/** When to give up. What is left out does not limit. */
export interface Budget {
  /** Tables looked at. */
  readonly states?: number;
  /** Milliseconds spent searching. */
  readonly ms?: number;
  /** Memory for tables and keys; 200 MB when left out. */
  readonly bytes?: number;
}

/** How far a search has come, told after each slice. */
export interface Progress {
  readonly states: number;
  readonly ms: number;
}

export const DEFAULT_BYTES = 200_000_000;
