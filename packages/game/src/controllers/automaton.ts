import { moves as movesAt, refusal, say, type Table } from 'solitaire-engine';
import type { Needs } from '../board.ts';
import type { TableGame } from './table-game.ts';

/** What a game that plays itself needs of the element. */
export type AutomatonHost = Needs<
  'rules' | 'table' | 'game' | 'playable' | 'isConnected' | 'solve' | 'play' | 'notify'
>;

/** Plays where there is nothing left to decide: a proved end, or a game without choices. */
export class Automaton {
  #host: AutomatonHost;
  /** The table that the game has played itself to. */
  #playedTo: Table | undefined;
  #nextMove: ReturnType<typeof setTimeout> | undefined;

  constructor(host: AutomatonHost) {
    this.#host = host;
  }

  /**
   * Plays a game to its end, as one step: every card up where that wins, else a line that the
   * solver finds. False when neither is proved. With nothing to decide it plays itself, or stops.
   */
  async finish(game: TableGame | undefined): Promise<boolean> {
    if (!game || game.rules.players || !this.#host.playable) return false;
    if (game.rules.automatic) return this.#playThrough();
    const line = game.standing.finish ?? (await this.#host.solve()).line;
    return game.session === this.#host.game?.session && game.finish(line);
  }

  /**
   * Plays a game on while there is nothing to decide, move by move at its pace. Called while it
   * does, it stops. It stops by itself at a choice, and when anything else happens on the table.
   */
  #playThrough(): boolean {
    const going = this.#nextMove !== undefined && this.#playedTo === this.#host.table;
    clearTimeout(this.#nextMove);
    this.#nextMove = undefined;
    return !going && this.#playNext();
  }

  #playNext(): boolean {
    const { rules, table } = this.#host;
    const [move, other] = rules?.automatic ? movesAt(rules, table) : [];
    // What went by itself until now says why it no longer does.
    const [{ name: action = '' } = {}] = rules?.actions ?? [];
    const why = rules && other ? refusal(rules, table, { action }) : undefined;
    if (other) this.#host.notify(why ?? say('ui.choose'));
    if (!rules || !move || other || !this.#host.play(move).ok) return false;
    const { table: after } = this.#host;
    this.#playedTo = after;
    this.#nextMove = setTimeout(() => {
      this.#nextMove = undefined;
      if (this.#host.table === after && this.#host.isConnected) this.#playNext();
    }, rules.automatic);
    return true;
  }
}
