import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { newId } from 'solitaire-records';

/** A game that a board has told, whole. */
export interface ToldGame {
  readonly won: boolean;
  readonly cards: number;
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
}

/** A game as it stands on a board. */
type Standing = BoardDetail & { readonly cards: number; readonly id: string };

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

const EVENTS = ['deal', 'move', 'undo', 'win'].map((name) => `solitaire-${name}`);

/** Cards on the foundations of a table in notation: `H-5` are five, and every card is one. */
export function cardsHome(notation: string): number {
  const [, there = ''] = /^Foundations:(.*(?:\n(?![A-Z][a-z ]+:).*)*)/m.exec(notation) ?? [];
  return [...there.replaceAll('10', 'T').matchAll(/[CDHS]-([0A2-9TJQK])|[A2-9TJQK][CDHS]/g)].reduce(
    (sum, [, rank]) => sum + (rank ? '0A23456789TJQK'.indexOf(rank) : 1),
    0,
  );
}

const name = ({ variant, options, deal }: BoardDetail): string =>
  [variant, options, deal].filter(Boolean).join(' ');

/**
 * Listens to the board with an id, which may come and go, and tells each game as it ends: when it
 * is won, and when cards are dealt anew after moves were made, even if it was won before.
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
      !(before && detail.moves > 0 && name(before) === name(detail));
    const now = this.#see(board, detail, anew);
    if (before && before.moves > 0 && before.id !== now.id) this.#end(before, false);
    if (event.type === 'solitaire-win') this.#end(now, true);
  };

  #see(board: Board, detail: BoardDetail, anew = false): Standing {
    const cards = cardsHome(String(board.notation));
    const id = savedBy(board).id || (!anew && this.#now?.id) || newId();
    return (this.#now = { ...detail, cards, id });
  }

  #end(standing: Standing, won: boolean) {
    const { elapsed: seconds, score: points, cards, id } = standing;
    this.#tell({ won, seconds, points, cards, id, game: name(standing) });
  }
}
