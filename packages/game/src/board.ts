import type { Game, Layout, Message, Move, Rules, Table, Variant } from 'solitaire-engine';
import type { SolveOptions, Verdict } from 'solitaire-solver';
import type { Hint } from './controllers/coach.ts';
import type { GameProperties } from './game-properties.ts';
import type { PlayResult, Standing } from './play.ts';

/**
 * What the element offers its parts, beside its properties and what Lit gives it. Each part says at
 * its top how much of it it needs.
 */
export interface Board extends GameProperties {
  // The game on the table.

  readonly game: Game | undefined;
  readonly rules: Rules | undefined;
  readonly table: Table;
  readonly standing: Standing | undefined;
  readonly status: 'playing' | 'won' | 'stuck';
  readonly moves: number;
  /** Whole seconds played. */
  readonly elapsed: number;
  readonly score: number | undefined;
  readonly dealNumber: number | undefined;
  readonly canUndo: boolean;
  /** Whether a move would be looked at now: the game goes on, and is no picture. */
  readonly playable: boolean;

  // What can be done with it.

  play(move: Move | string): PlayResult;
  undo(): boolean;
  redo(): boolean;
  /** Takes steps back until so many are left. */
  backTo(step: number): void;
  restart(): void;
  finish(): Promise<boolean>;
  hint(): Promise<Hint>;
  solve(options?: SolveOptions): Promise<Verdict>;
  newGame(deal?: number): Promise<void>;
  /** Deals at once: the number given, or any that fits the wishes. */
  dealOut(deal: number | undefined): void;
  /** Goes on under other rules: with the moves made where they are legal, else from the deal. */
  playUnder(rules: Rules): Promise<void>;
  save(): string;
  /** Takes a saved game up, of one variant only; what is wrong with it when it can't. */
  takeUp(text: string, only?: string): Promise<Message | undefined>;
  /** Why a legal move may not be played now: it would be another player's. */
  guard: ((move: Move) => Message | undefined) | undefined;

  // What is said, and where things are.

  /** Says something without showing it. */
  announce(message: Message): void;
  /** Shows why something can't be done, and says it. */
  notify(message: Message): void;
  /** The same, of something that is in words already. */
  show(text: string): void;
  /** The whole table in words; also said. */
  speak(): string;
  /** Tells the player and the page that something can't be used. */
  complain(problem: Message): void;
  readonly felt: HTMLElement | undefined;
  /** The layout in the shape that the board has now. */
  currentLayout(): Layout;

  // How a game comes to the table and is kept.

  /** A game lies on the table: a new one, or one that goes on. */
  dealt(goesOn: boolean): void;
  /** The table has changed: says what happened, and lets cards set out in this order. */
  changed(said: Message, delays?: ReadonlyMap<number, number>): void;
  /** What was wished for is set up, and may have a kept game. */
  resume(variant: Variant): void;
  /** Another game is wished for: what is kept stays as it is. */
  forget(): void;
  /** Puts a kept text that can't be continued aside, and says why. */
  putAside(key: string, text: string, problem: Message): Promise<void>;
}

/** So much of it as a part needs. */
export type Needs<Name extends keyof Board> = Pick<Board, Name>;
