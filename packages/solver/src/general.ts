import { apply, moves, tableKey, type Rules, type Table } from 'solitaire-engine';
import { promiseOf } from './promise.ts';
import { Seen } from './seen.ts';
import { stopwatch } from './stopwatch.ts';
import { DEFAULT_BYTES, type Budget, type Progress, type Verdict } from './verdict.ts';
import { lineTo, type Way } from './way.ts';

/** A way with how promising its end looks. */
interface Node extends Way {
  readonly promise: number;
}

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
/** Promise is counted from here, so that it makes an index. */
const LEAST = 2000;

/**
 * Where cards are only taken away, or nothing is to be decided, there is an end soon, and depth decides
 * more than promise does.
 */
const LAYERS: readonly Try[] = [{ share: 1 }];

/**
 * What an action does cannot be undone, so that it pays to look around before, and to go on from
 * several of the most promising tables that it leads to.
 */
const OTHERS: readonly Try[] = [
  { level: 500, keep: 30, share: 0.2 },
  { level: 3000, keep: 50, share: 0.5 },
  { level: 20_000, keep: 100, share: 0.9 },
  { share: 1 },
];

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
  const tries = rules.automatic || rules.groups.some(({ covers }) => covers) ? LAYERS : OTHERS;
  for (const { level, keep = 0, share } of tries) {
    const seen = new Seen();
    const isNew = (table: Table): boolean => {
      const key = tableKey(rules, table);
      return seen.add(key | 0, (key / 2 ** 32) | 0);
    };
    const open: Node[][] = [];
    let waiting = 0;
    const push = (node: Node): void => {
      (open[level ? Math.max(0, node.promise + LEAST) : 0] ??= []).push(node);
      waiting++;
    };
    const pop = (): Node | undefined => {
      for (; open.length > 0; open.pop()) {
        const node = open.at(-1)?.pop();
        if (!node) continue;
        waiting--;
        return node;
      }
      return undefined;
    };
    let acted: Node[] = [];
    let cut = false;
    let until = states + (level ?? Infinity);
    /** Goes on from the most promising tables that an action has led to. */
    const goOn = (): void => {
      cut ||= waiting > 0 || acted.length > keep;
      open.length = waiting = 0;
      acted.sort((a, b) => a.promise - b.promise);
      for (const node of acted.slice(-keep)) push(node);
      acted = [];
      until = states + (level ?? 0);
    };
    const first = { table: start, promise: promiseOf(rules, start) };
    if (rules.won(start, rules)) return verdict('winnable', first);
    isNew(start);
    push(first);
    for (let turns = 1; ; turns++) {
      if (states >= until) goOn();
      let node = pop();
      if (!node) {
        goOn();
        node = pop();
      }
      if (!node) {
        if (!cut) return verdict('unwinnable');
        break;
      }
      if ((waiting + acted.length) * NODE_BYTES > bytes / 2 || seen.isFull(bytes / 2)) break;
      if (states >= share * most || (turns % SLICE === 0 && watch.ms() >= share * ms)) break;
      if (turns % SLICE === 0) {
        watch.pause();
        yield { states, ms: watch.ms() };
        watch.go();
      }
      states++;
      const seenAhead = rules.outlook?.(node.table, rules);
      if (seenAhead === 'lost') continue;
      const next: Node[] = [];
      for (const move of seenAhead ? [seenAhead] : moves(rules, node.table)) {
        const table = apply(rules, node.table, move);
        if (!isNew(table)) continue;
        const promise = promiseOf(rules, table, node.table, node.promise);
        const made = { table, from: node, move, promise };
        if (rules.won(table, rules)) return verdict('winnable', made);
        (level && 'action' in move ? acted : next).push(made);
      }
      for (const made of next.sort((a, b) => a.promise - b.promise)) push(made);
    }
    if (states >= most || watch.ms() >= ms) break;
  }
  return verdict('unknown');
}
