import type { Move } from 'solitaire-engine';

/** What every event tells about the game it comes from. */
export interface GameDetail {
  readonly variant: string;
  /** Options that differ from the default, in URL query syntax. */
  readonly options: string;
  /** The deal number; undefined for a game from a position. */
  readonly deal?: number | undefined;
  readonly moves: number;
  readonly score?: number | undefined;
  /** Whole seconds played. */
  readonly elapsed: number;
  /** In a game of several, the cards that each player has at home. */
  readonly home?: readonly number[] | undefined;
  /** Once a game of several has ended, the player who has won, from 0; null for a draw. */
  readonly winner?: number | null | undefined;
}

/** A move in full. */
export interface MoveDetail extends GameDetail {
  readonly move: Move;
  /** The move in notation: `34`, `6h`, `draw`. */
  readonly text: string;
  /** The cards it carries, the deepest first: `9H 8S`. */
  readonly cards: readonly string[];
  /** Moves played by themselves after it, as part of the same step. */
  readonly auto: readonly string[];
}

/** Base of the element's events: they bubble, leave shadow roots, and their detail is plain JSON. */
class GameEvent<Detail> extends Event {
  readonly detail: Detail;

  constructor(type: string, detail: Detail, cancelable = false) {
    super(type, { bubbles: true, composed: true, cancelable });
    this.detail = detail;
  }
}

/** Cards have been dealt, or a kept game has been taken up again. */
export class SolitaireDealEvent extends GameEvent<GameDetail> {
  constructor(detail: GameDetail) {
    super('solitaire-deal', detail);
  }
}

/** A legal move is about to be played. `preventDefault()` keeps it from happening. */
export class SolitaireBeforeMoveEvent extends GameEvent<MoveDetail> {
  constructor(detail: MoveDetail) {
    super('solitaire-beforemove', detail, true);
  }
}

/** A move has been played, or played again. Not fired for moves that a restored game brings. */
export class SolitaireMoveEvent extends GameEvent<MoveDetail> {
  constructor(detail: MoveDetail) {
    super('solitaire-move', detail);
  }
}

/** A step has been taken back, or all of them by a restart. */
export class SolitaireUndoEvent extends GameEvent<GameDetail> {
  constructor(detail: GameDetail) {
    super('solitaire-undo', detail);
  }
}

/** The game is won, by whomever. Once per game, however often its end is undone and reached again. */
export class SolitaireWinEvent extends GameEvent<GameDetail> {
  constructor(detail: GameDetail) {
    super('solitaire-win', detail);
  }
}

/** A game is at an end short of a win, and why. */
export interface StuckDetail extends GameDetail {
  readonly why: 'no-moves' | 'dead-end' | 'blocked';
}

/**
 * No move is left (`no-moves`), or only moves that can't lead to a win (`dead-end`); or of two who
 * play neither can go on (`blocked`).
 */
export class SolitaireStuckEvent extends GameEvent<StuckDetail> {
  constructor(detail: StuckDetail) {
    super('solitaire-stuck', detail);
  }
}

/** The solver has found out how the game stands, or that it can't tell. */
export class SolitaireVerdictEvent extends GameEvent<{
  readonly status: 'winnable' | 'unwinnable' | 'unknown';
  /** Tables looked at, and milliseconds spent. */
  readonly states: number;
  readonly ms: number;
}> {
  constructor(detail: SolitaireVerdictEvent['detail']) {
    super('solitaire-verdict', detail);
  }
}

/** Something given to the element can't be used; the message is the one that it shows. */
export class SolitaireErrorEvent extends GameEvent<{ readonly message: string }> {
  constructor(message: string) {
    super('solitaire-error', { message });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'solitaire-deal': SolitaireDealEvent;
    'solitaire-beforemove': SolitaireBeforeMoveEvent;
    'solitaire-move': SolitaireMoveEvent;
    'solitaire-undo': SolitaireUndoEvent;
    'solitaire-win': SolitaireWinEvent;
    'solitaire-stuck': SolitaireStuckEvent;
    'solitaire-verdict': SolitaireVerdictEvent;
    'solitaire-error': SolitaireErrorEvent;
  }
}
