/**
 * Measures what the solver costs, in CPU time of this process, and prints it. FreeCell Solver
 * (Debian: freecell-solver-bin) plays the same deals in the same run where it is installed.
 *
 *   bench [--deals N] [--golden DIR]    golden: a directory of decided deals, one JSON object a line
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseTable, type Rules, type Table } from 'solitaire-engine';
import { search } from '../src/search.ts';
import type { Budget, Verdict } from '../src/verdict.ts';
import { solveDeals } from './jobs.ts';
import { dealt, rulesNamed } from './verdict-of.ts';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '2000' },
    golden: { type: 'string', default: 'tests/solver/golden' },
  },
});

/** Seconds of CPU time, all threads of this process: other work on the machine does not count. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The verdict on a table within so many seconds of CPU time from a start on. */
function solve(rules: Rules, table: Table, start: number, seconds: number): Verdict {
  const until = start + seconds;
  const budget: Budget = { ms: seconds * 1000 * 8 };
  const steps = search(rules, table, budget);
  for (let slices = 1; ; slices++) {
    const step = steps.next();
    if (step.done) return step.value;
    // To ask for the time takes some of it, and a slice is short.
    if (slices % 8 === 0 && cpu() > until) return { status: 'unknown', ...step.value };
  }
}

interface Sum {
  readonly decided: number;
  readonly won: number;
  readonly cpu: number;
  readonly states: number;
  readonly times: readonly number[];
}

function solveAll(rules: Rules, tables: Iterable<Table>, seconds: number): Sum {
  let decided = 0;
  let won = 0;
  let states = 0;
  const times: number[] = [];
  const start = cpu();
  let before = start;
  for (const table of tables) {
    const verdict = solve(rules, table, before, seconds);
    const after = cpu();
    times.push((after - before) * 1000);
    before = after;
    states += verdict.states;
    if (verdict.status !== 'unknown') decided++;
    if (verdict.status === 'winnable') won++;
  }
  return { decided, won, states, cpu: cpu() - start, times: times.sort((a, b) => a - b) };
}

function tell(name: string, { decided, won, cpu: spent, states, times }: Sum): void {
  const at = (share: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2);
  const share = ((100 * decided) / times.length).toFixed(2);
  console.log(
    `${name}: ${decided} of ${times.length} decided (${share} %), ${won} winnable; ` +
      `${spent.toFixed(2)} s CPU, ${(times.length / spent).toFixed(0)} deals/s, ${states} tables; ` +
      `ms median ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}, most ${at(1)}`,
  );
}

function* deals(rules: Rules, from: number, count: number): Generator<Table> {
  for (let deal = from; deal < from + count; deal++) yield dealt(rules, deal);
}

/** The deals of a golden file, in the form of this repository. */
function golden(rules: Rules, name: string): Table[] {
  const file = join(values.golden, `${name}.txt`);
  if (!existsSync(file)) return [];
  const [, ...rows] = readFileSync(file, 'utf8').trim().split('\n');
  return rows.flatMap((row) => {
    const read = parseTable(rules, row.split('; ')[1] ?? '');
    return 'value' in read ? [read.value] : [];
  });
}

/** CPU seconds, tables and memory of FreeCell Solver on Microsoft's deals; undefined without it. */
function freecellSolver(count: number): { cpu: number; states: number; bytes: number } | undefined {
  const script = `
import resource, subprocess, sys
p = subprocess.run(["freecell-solver-range-parallel-solve", "1", "${count}", "${count}", "-l", "lg"],
                   capture_output=True, text=True)
u = resource.getrusage(resource.RUSAGE_CHILDREN)
n = p.stdout.rsplit("total_num_iters=", 1)[1].split(")")[0]
print(u.ru_utime + u.ru_stime, n, u.ru_maxrss * 1024)`;
  const run = spawnSync('python3', ['-c', script], { encoding: 'utf8' });
  const [seconds, states, bytes] = run.stdout?.trim().split(' ').map(Number) ?? [];
  if (run.status !== 0 || !seconds || !states || !bytes) return undefined;
  return { cpu: seconds, states, bytes };
}

/** Deals by the clock on all cores at once: what a list of deals takes. */
async function tellAllCores(
  variant: string,
  from: number,
  count: number,
  ms: number,
): Promise<void> {
  const job = { variant, options: '', budget: { ms }, lines: false };
  let decided = 0;
  const start = performance.now();
  await solveDeals(job, from, count, ({ status }) => {
    if (status !== 'unknown') decided++;
  });
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `  on all ${availableParallelism()} cores, by the clock, start of the threads included: ` +
      `${decided} of ${count} decided, ${(count / seconds).toFixed(0)} deals/s`,
  );
}

const count = Number(values.deals);
const freecell = await rulesNamed('freecell');
const other = freecellSolver(count);
const ours = solveAll(freecell, deals(freecell, 1, count), 10);
tell(`FreeCell 1 to ${count}`, ours);
if (other) {
  const ratio = (a: number, b: number): string => (a / b).toFixed(2);
  console.log(
    `  fc-solve -l lg: ${other.cpu.toFixed(2)} s CPU, ${other.states} tables, ` +
      `${(other.bytes / 1e6).toFixed(0)} MB; ours takes ${ratio(ours.cpu, other.cpu)} x the time, ` +
      `${ratio(ours.states, other.states)} x the tables, ` +
      `${ratio(process.memoryUsage().rss, other.bytes)} x the memory (Node's own included)`,
  );
} else console.log('  fc-solve is not installed: nothing to compare with');
tell('FreeCell 11982', solveAll(freecell, [dealt(freecell, 11982)], 60));

const bucket = await rulesNamed('bucket');
// A few deals take whatever they get: the time for each decides how many a second are decided.
for (const seconds of [1, 0.2]) {
  tell(`Bucket, ${seconds} s each`, solveAll(bucket, deals(bucket, 100_001, 20_000), seconds));
  await tellAllCores('bucket', 100_001, 20_000, seconds * 1000);
}
const american = await rulesNamed('american-canister');
tell('American Canister, 2 s each', solveAll(american, deals(american, 1, 1000), 2));
const dozen = await rulesNamed('bakers-dozen');
tell("Baker's Dozen, 1 s each", solveAll(dozen, deals(dozen, 1, 60), 1));
const klondike = await rulesNamed('klondike');
tell('Klondike draw 3, golden, 1 s each', solveAll(klondike, golden(klondike, 'klondike-3'), 1));
tell('Klondike draw 3, deals 1 to 60, 1 s each', solveAll(klondike, deals(klondike, 1, 60), 1));
tell('Klondike draw 3, deals 1 to 60, 10 s each', solveAll(klondike, deals(klondike, 1, 60), 10));
