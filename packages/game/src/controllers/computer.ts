import { tableKey, type Move, type Rules } from 'solitaire-engine';
import type { Needs } from '../board.ts';
import { isPass, opponentMove, type Strength } from '../opponent.ts';

/** What the computer that plays needs of the element. */
export type ComputerHost = Needs<'rules' | 'table' | 'game' | 'isConnected'>;

/** Milliseconds from one move of the computer to its next, when both play at once. */
const PACE: Readonly<Record<string, number>> = { slow: 4200, medium: 2400, fast: 1200 };
/** The same while it has its turn. */
const STEP_MS = 700;

/** The computer as the second player: it moves at its pace while there is something for it to do. */
export class Computer {
  readonly #host: ComputerHost;
  /** Whether it may move now: the game is one against it, and goes on. */
  readonly #mayMove: (rules: Rules) => boolean;
  readonly #play: (move: Move) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Tables that it has been at since it last turned a card. */
  readonly #been = new Set<number>();

  constructor(host: ComputerHost, mayMove: (rules: Rules) => boolean, play: (move: Move) => void) {
    this.#host = host;
    this.#mayMove = mayMove;
    this.#play = play;
  }

  /** It stops until it is woken. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The turn has changed. */
  startAfresh(): void {
    this.#been.clear();
  }

  /** The table has changed: it moves soon, or waits for the person's turn to end. */
  wake(rules: Rules): void {
    const { table, game } = this.#host;
    const turn = rules.turn?.(table);
    if (turn === 1) this.#soon(STEP_MS);
    // When both play at once, the first card moved is the start.
    else if (turn === undefined && game?.session.past.length) {
      this.#soon(PACE[rules.chosen['pace'] ?? ''] ?? STEP_MS);
    } else this.rest();
  }

  #soon(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#step();
    }, ms);
  }

  #step(): void {
    const { rules, table, isConnected } = this.#host;
    if (!rules?.players || !isConnected || !this.#mayMove(rules)) return;
    if (document.hidden) return this.#soon(STEP_MS);
    const strength = rules.chosen['opponent'] as Strength;
    const move = opponentMove(rules, table, 1, strength, this.#been);
    if (!move) return;
    if ('from' in move) this.#been.add(tableKey(rules, table));
    else if (!isPass(move)) this.#been.clear();
    this.#play(move);
  }
}
