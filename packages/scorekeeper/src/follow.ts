import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { DECK, gameName, newId } from 'solitaire-records';

/** A game that a board has told, whole. */
export interface ToldGame {
  readonly won: boolean;
  readonly cards: number;
  /** Whether it is a game in which one deck goes home: Vegas and Standard are counted in no other. */
  readonly oneDeck: boolean;
  /** In a game of several, the cards that each player has at home. */
  readonly players?: readonly number[];
  readonly seconds: number;
  readonly points: number | undefined;
  readonly game: string;
  /** The game's own, and for ever the same where the board keeps one for it. */
  readonly id: string;
}

/** What the events of `<solitaire-game>` say, as far as it matters here. */
interface BoardDetail {
  readonly variant: string;
  readonly options: string;
  readonly deal?: number | undefined;
  readonly moves: number;
  readonly score?: number | undefined;
  readonly elapsed: number;
  /** In a game of several, each player's cards at home, and at its end who has won, from 0. */
  readonly home?: readonly number[];
  readonly winner?: number | null;
}

/** A game as it stands on a board. */
type Standing = BoardDetail & Pick<ToldGame, 'cards' | 'oneDeck' | 'id'>;

/** What can be asked of `<solitaire-game>`; all of it may be missing in what only has its id. */
interface Board extends HTMLElement {
  readonly notation?: string;
  readonly moves?: number;
  readonly score?: number;
  save?(): string;
}

/** What a board's game says of itself as text. */
function savedBy(board: Board): Partial<BoardDetail & { readonly id: string }> {
  return JSON.parse(board.save?.() || '{}') as ReturnType<typeof savedBy>;
}

const EVENTS = ['deal', 'move', 'undo', 'win', 'stuck'].map((name) => `solitaire-${name}`);

/** Cards of a table in notation, or of a part of it: `H-5` are five, and every card is one. */
const cardsIn = (notation: string): number =>
  [...notation.replaceAll('10', 'T').matchAll(/[CDHS]-([0A2-9TJQK])|[A2-9TJQK][CDHS]/g)].reduce(
    (sum, [, rank]) => sum + (rank ? '0A23456789TJQK'.indexOf(rank) : 1),
    0,
  );

/** The cards on the foundations, and whether there are any for the one deck of the game. */
function home(notation: string): Pick<ToldGame, 'cards' | 'oneDeck'> {
  const [, there] = /^Foundations:(.*(?:\n(?![A-Z][a-z ]+:).*)*)/m.exec(notation) ?? [];
  return {
    cards: cardsIn(there ?? ''),
    oneDeck: there !== undefined && cardsIn(notation) <= DECK,
  };
}

/**
 * Listens to the board with an id, which may come and go, and tells each game as it ends: when it
 * is won, or neither of two can go on, and when cards are dealt anew after moves were made, even if
 * it was won before.
 */
export class Follower implements ReactiveController {
  #host: ReactiveControllerHost & HTMLElement & { readonly for: string | undefined };
  #tell: (game: ToldGame) => void;
  #root: Node | undefined;
  /** The game on the board, as it stood last. */
  #now: Standing | undefined;

  constructor(
    host: ReactiveControllerHost & HTMLElement & { readonly for: string | undefined },
    tell: (game: ToldGame) => void,
  ) {
    this.#host = host;
    this.#tell = tell;
  }

  hostConnected(): void {
    this.#root = this.#host.getRootNode();
    for (const type of EVENTS) this.#root.addEventListener(type, this.#hear);
    // A game that was on the board already.
    const id = CSS.escape(this.#host.for ?? '');
    const board = id ? (this.#root as ParentNode).querySelector<Board>(`#${id}`) : undefined;
    if (!board?.moves || this.#now) return;
    const { moves, score } = board;
    this.#see(board, { ...(savedBy(board) as BoardDetail), moves, score });
  }

  hostDisconnected(): void {
    for (const type of EVENTS) this.#root?.removeEventListener(type, this.#hear);
  }

  #hear = (event: Event) => {
    const board = event.target as Board;
    const { detail } = event as Event & { detail?: BoardDetail };
    if (!this.#host.for || board.id !== this.#host.for || !detail) return;
    const before = this.#now;
    // The same game, taken up again, has moves already.
    const anew =
      event.type === 'solitaire-deal' &&
      !(before && detail.moves > 0 && gameName(before) === gameName(detail));
    const now = this.#see(board, detail, anew);
    if (before && before.moves > 0 && before.id !== now.id) this.#end(before, false);
    // Of two, whoever keeps the sheet is the first player.
    const { winner } = detail;
    const ended =
      event.type === 'solitaire-win' || (event.type === 'solitaire-stuck' && winner !== undefined);
    if (ended) this.#end(now, winner === undefined || winner === 0);
  };

  #see(board: Board, detail: BoardDetail, anew = false): Standing {
    const id = savedBy(board).id || (!anew && this.#now?.id) || newId();
    return (this.#now = { ...detail, ...home(String(board.notation)), id });
  }

  #end(standing: Standing, won: boolean) {
    const { elapsed: seconds, score: points, oneDeck, id, home: players } = standing;
    const cards = players?.[0] ?? standing.cards;
    const game = gameName(standing);
    this.#tell({ won, seconds, points, cards, oneDeck, id, game, ...(players && { players }) });
  }
}
