import type { Move, Rules, Table } from 'solitaire-engine';
import { Board } from './board.ts';
import { generalSearch } from './general.ts';
import { engineMoves } from './line.ts';
import { load } from './load.ts';
import { stagesFor } from './stages.ts';
import { stopwatch } from './stopwatch.ts';
import { tabulate } from './tabulate.ts';
import { DEFAULT_BYTES, type Budget, type Progress, type Verdict } from './verdict.ts';
import { EXACT } from './walk.ts';

/** Tables looked at between two looks at the clock. */
const SLICE = 500;

/**
 * Searches a table for a win. It yields after each slice of some milliseconds and can be left off at
 * any yield; it returns the verdict when it has one or the budget is used up.
 */
export function* search(
  rules: Rules,
  table: Table,
  budget: Budget = {},
): Generator<Progress, Verdict> {
  const tables = tabulate(rules);
  const stages = tables && stagesFor(tables);
  let board = tables && new Board(tables, stages?.[0]?.weights);
  if (!tables || !stages || !board || !load(board, table)) {
    return yield* generalSearch(rules, table, budget);
  }

  const { states: most = Infinity, ms = Infinity, bytes = DEFAULT_BYTES } = budget;
  const watch = stopwatch();
  let states = 0;
  const verdict = (status: Verdict['status'], line?: readonly Move[]): Verdict => {
    board?.end();
    return { status, ...(line && { line }), states, ms: watch.ms() };
  };
  for (const stage of stages) {
    if (stage !== stages[0]) {
      board.end();
      board = new Board(tables, stage.weights);
      load(board, table);
    }
    const walk = stage.by(board, stage.way, bytes);
    const before = states;
    const { share = 1, states: ownMost = Infinity } = stage;
    const untilStates = Math.min(share * most, before + ownMost);
    const untilMs = share * ms;
    for (;;) {
      const standing = walk.run(Math.min(SLICE, Math.max(untilStates - states, 1)));
      states = before + walk.states;
      if (standing === 'won') {
        const line = engineMoves(tables, table, walk.steps());
        walk.end();
        return verdict(line ? 'winnable' : 'unknown', line);
      }
      if (standing === 'exhausted' && stage.way === EXACT) {
        walk.end();
        return verdict('unwinnable');
      }
      if (standing !== 'going' || states >= untilStates || watch.ms() >= untilMs) break;
      watch.pause();
      yield { states, ms: watch.ms() };
      watch.go();
    }
    walk.end();
    if (states >= most || watch.ms() >= ms) break;
  }
  return verdict('unknown');
}
