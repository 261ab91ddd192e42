import type { Session } from 'solitaire-engine';

/** Games in which the coach has shown the way: whoever wins them, it is no win of the player's. */
export const helped = new WeakSet<Session>();
