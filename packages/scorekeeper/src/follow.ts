import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A game that a board has told, whole. */
export interface ToldGame {
  readonly won: boolean;
  readonly cards: number;
  readonly seconds: number;
  readonly points: number | undefined;
  readonly game: string;
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

const EVENTS = ['deal', 'move', 'undo', 'win'].map((name) => `solitaire-${name}`);

/** Cards on the foundations of a table in notation: `H-5` are five, and every card is one. */
export function cardsHome(notation: string): number {
  const [, there = ''] = /^Foundations:(.*(?:\n(?![A-Z][a-z ]+:).*)*)/m.exec(notation) ?? [];
  const ranks = '0A23456789TJQK';
  return [...there.matchAll(/[CDHS]-(10|[0A2-9TJQK])|(?:10|[A2-9TJQK])[CDHS]/g)].reduce(
    (sum, [, rank]) => sum + (rank ? (rank === '10' ? 10 : Math.max(0, rankOf(ranks, rank))) : 1),
    0,
  );
}

const rankOf = (ranks: string, rank: string): number => ranks.indexOf(rank);

const name = ({ variant, options, deal }: BoardDetail): string =>
  [variant, options, deal].filter(Boolean).join(' ');

/**
 * Listens to the board with an id, which may come and go, and tells each game as it ends: when it
 * is won, and when cards are dealt anew after moves were made.
 */
export class Follower implements ReactiveController {
  #host: ReactiveControllerHost & HTMLElement & { readonly for: string | undefined };
  #tell: (game: ToldGame) => void;
  #root: Node | undefined;
  /** The game being played, as it stood last; none once it is told. */
  #now: (BoardDetail & { cards: number }) | undefined;
  #over = false;

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
  }

  hostDisconnected(): void {
    for (const type of EVENTS) this.#root?.removeEventListener(type, this.#hear);
  }

  #hear = (event: Event) => {
    const board = event.target as HTMLElement & { readonly notation?: unknown };
    const { detail } = event as Event & { detail?: BoardDetail };
    if (!this.#host.for || board.id !== this.#host.for || !detail) return;
    if (event.type === 'solitaire-deal') {
      const before = this.#now;
      // The same game, taken up again, has moves already.
      const goesOn = before && detail.moves > 0 && name(before) === name(detail);
      if (before && before.moves > 0 && !this.#over && !goesOn) this.#end(before, false);
      this.#over &&= Boolean(goesOn);
    }
    this.#now = { ...detail, cards: cardsHome(String(board.notation)) };
    if (event.type === 'solitaire-win' && !this.#over) {
      this.#over = true;
      this.#end(this.#now, true);
    }
  };

  #end(game: BoardDetail & { cards: number }, won: boolean) {
    const { elapsed: seconds, score: points, cards } = game;
    this.#tell({ won, seconds, points, cards, game: name(game) });
  }
}
