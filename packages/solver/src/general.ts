import { apply, moves, tableKey, type Move, type Rules, type Table } from 'solitaire-engine';
import { frontierOf, type Node } from './frontier.ts';
import { Seen } from './seen.ts';
import { stopwatch } from './stopwatch.ts';
import { lineTo } from './trail.ts';
import { DEFAULT_BYTES, type Budget, type Progress, type Verdict } from './verdict.ts';
import { worthOf } from './worth.ts';

/** One part of a search. */
interface Try {
  /** Tables looked at between two actions; no limit, and then actions are moves like all others. */
  readonly level?: number;
  /** How many tables to go on from after an action. */
  readonly keep?: number;
  /** The part of the whole budget after which it ends. */
  readonly share: number;
}

/** What a table and its piles take that wait to be looked at, roughly. */
const NODE_BYTES = 800;
/** Tables looked at between two looks at the clock. */
const SLICE = 200;
/**
 * Where cards are only taken away, or nothing is to be decided, there is an end soon, and depth decides
 * more than worth does.
 */
const LAYERS: readonly Try[] = [{ share: 1 }];

/**
 * What an action does cannot be undone, so that it pays to look around before, and to go on from
 * several of the best tables that it leads to.
 */
const OTHERS: readonly Try[] = [
  { level: 500, keep: 30, share: 0.2 },
  { level: 3000, keep: 50, share: 0.5 },
  { level: 20_000, keep: 100, share: 0.9 },
  { share: 1 },
];

/** The moves to look at: none of a table that the rules see to be lost, and one that can do no harm. */
function movesFrom(rules: Rules, table: Table): readonly Move[] {
  const ahead = rules.outlook?.(table, rules);
  if (ahead === 'lost') return [];
  return ahead ? [ahead] : moves(rules, table);
}

/**
 * Searches by the engine's own moves, whatever the rules are, each table once. It plays the game with
 * all its cards known, face-down ones too, and with each shuffle in the middle of a game as the
 * engine makes it: a line that wins is one that can be played, not one that a player could foresee.
 * Of a table that the rules see to be lost nothing more is looked at, and only the one move where
 * they see one that can do no harm.
 */
export function* generalSearch(
  rules: Rules,
  start: Table,
  budget: Budget = {},
): Generator<Progress, Verdict> {
  const { states: most = Infinity, ms = Infinity, bytes = DEFAULT_BYTES } = budget;
  const watch = stopwatch();
  let states = 0;
  const verdict = (status: Verdict['status'], end?: Node): Verdict => ({
    status,
    ...(end && { line: lineTo(end) }),
    states,
    ms: watch.ms(),
  });
  const first = { table: start, worth: worthOf(rules, start) };
  if (rules.won(start, rules)) return verdict('winnable', first);
  const tries = rules.automatic || rules.groups.some(({ covers }) => covers) ? LAYERS : OTHERS;
  for (const { level, keep, share } of tries) {
    const seen = new Seen();
    const isNew = (table: Table): boolean => {
      const key = tableKey(rules, table);
      return seen.add(key | 0, (key / 2 ** 32) | 0);
    };
    const frontier = frontierOf(states, level, keep);
    isNew(start);
    frontier.add([first]);
    for (let turns = 1; ; turns++) {
      const node = frontier.next(states);
      if (!node && !frontier.isCut()) return verdict('unwinnable');
      if (!node || frontier.size() * NODE_BYTES > bytes / 2 || seen.isFull(bytes / 2)) break;
      if (states >= share * most || (turns % SLICE === 0 && watch.ms() >= share * ms)) break;
      if (turns % SLICE === 0) {
        watch.pause();
        yield { states, ms: watch.ms() };
        watch.go();
      }
      states++;
      const next: Node[] = [];
      for (const move of movesFrom(rules, node.table)) {
        const table = apply(rules, node.table, move);
        if (!isNew(table)) continue;
        const worth = worthOf(rules, table, node.table, node.worth);
        const made = { table, from: node, move, worth };
        if (rules.won(table, rules)) return verdict('winnable', made);
        next.push(made);
      }
      frontier.add(next);
    }
    if (states >= most || watch.ms() >= ms) break;
  }
  return verdict('unknown');
}
