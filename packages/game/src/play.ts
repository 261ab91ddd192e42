import {
  apply,
  cards,
  cardText,
  describeMove,
  drop,
  EMPTY,
  finishingMoves,
  moves,
  moveText,
  optionsText,
  pileOn,
  say,
  stuck,
  unseen,
  type Card,
  type Game,
  type Message,
  type Move,
  type Rules,
  type Step,
  type Stuck,
  type Table,
} from 'solitaire-engine';
import { clockText } from './controllers/clock.ts';
import type { GameDetail, MoveDetail } from './events.ts';

/** The table before there is a game. */
export const NO_TABLE: Table = { piles: [EMPTY], pass: 1 };

/** What `play` answers: done, or a sentence that says why not. */
export interface PlayResult {
  readonly ok: boolean;
  readonly reason?: string;
}

/** What is told about a game with every event. */
export function gameDetail({ session, origin }: Game, elapsed: number, score?: number): GameDetail {
  const { rules, count } = session;
  return {
    variant: rules.variant.id,
    options: optionsText(rules.variant.options, rules.chosen),
    ...('deal' in origin && { deal: origin.deal }),
    moves: count,
    ...(score !== undefined && { score }),
    elapsed: Math.floor(elapsed),
    ...rules.tally?.(session.table, rules),
  };
}

/** The cards that a move carries or removes, deepest first. */
function cardsOf(table: Table, move: Move): Card[] {
  if ('action' in move) return [];
  if ('remove' in move) return move.remove.map((pile) => pileOn(table, pile).card);
  const list = cards(pileOn(table, move.from));
  return list.slice(list.length - move.count);
}

/** A move in full, at the table before it; `auto` are the moves that followed by themselves. */
export function moveDetail(
  game: GameDetail,
  rules: Rules,
  table: Table,
  move: Move,
  auto: readonly Move[] = [],
): MoveDetail {
  const carried = cardsOf(table, move);
  let at = apply(rules, table, move);
  const followed = auto.map((each) => {
    const text = moveText(rules, at, each);
    at = apply(rules, at, each);
    return text;
  });
  return {
    ...game,
    move,
    text: moveText(rules, table, move),
    cards: carried.map(cardText),
    auto: followed,
  };
}

/** A step as one sentence, with what followed by itself. */
export function describeStep(rules: Rules, before: Table, { moves }: Step): Message {
  const [first, ...auto] = moves;
  if (!first) return say('did.restart');
  const what = describeMove(rules, before, first, apply(rules, before, first));
  return auto.length > 0 ? say('did.auto', { what, count: auto.length }) : what;
}

/** What happened, and that the game is won or lost with it where it is. */
export function withEnd(
  what: Message,
  now: {
    readonly rules: Rules | undefined;
    readonly standing: Standing | undefined;
    readonly moves: number;
    readonly elapsed: number;
  },
): Message {
  const { won = false, lost = '' } = now.standing ?? {};
  if (now.rules?.players || (!won && !lost)) return what;
  const values = { moves: now.moves, time: clockText(now.elapsed) };
  return say('did.end', { what, end: won ? say('won', values) : lost });
}

/** How the game stands, worked out once for each table. */
export interface Standing {
  readonly won: boolean;
  /** Undefined too where several play: then it takes both to be at an end. */
  readonly stuck: Stuck | undefined;
  /** The same in words; with what there is to count in a game without decisions. */
  readonly lost: Message | undefined;
  /** The moves that end the game, when playing everything up proves that it ends. */
  readonly finish: readonly Move[] | undefined;
}

/** The moves that finish a game; the next one of a game that plays itself, unless it is a choice. */
function finishOf(rules: Rules, table: Table): readonly Move[] | undefined {
  if (rules.players) return undefined;
  if (!rules.automatic) return finishingMoves(rules, table);
  const next = moves(rules, table);
  return next.length === 1 ? next : undefined;
}

const standings = new WeakMap<Table, { rules: Rules; standing: Standing }>();

/** How a game stands at a table. */
export function standingAt(rules: Rules, table: Table): Standing {
  const known = standings.get(table);
  if (known?.rules === rules) return known.standing;
  const won = rules.won(table, rules);
  const why = won || rules.players ? undefined : stuck(rules, table);
  const end = rules.automatic ? 'down' : why;
  const standing = {
    won,
    stuck: why,
    lost: why && say(`stuck.${end}`, { down: unseen(rules, table) }),
    finish: won ? undefined : finishOf(rules, table),
  };
  standings.set(table, { rules, standing });
  return standing;
}

/** The order in which the cards of several moves set out, by card. */
export function staggered(
  before: Table,
  moves: readonly Move[],
  rules: Rules,
): Map<number, number> {
  const order = new Map<number, number>();
  let table = before;
  for (const [number, move] of moves.entries()) {
    if ('from' in move) order.set(drop(pileOn(table, move.from), move.count - 1).card, number);
    table = apply(rules, table, move);
  }
  return order;
}

/** What is said when cards are dealt, or a game goes on. */
export function describeDeal({ session, origin }: Game, goesOn: boolean): Message {
  const { name } = session.rules.variant;
  if (!('deal' in origin)) return say('did.position', { name });
  const values = { name, deal: origin.deal, moves: session.count };
  return say(goesOn ? 'did.resume' : 'did.deal', values);
}
