/**
 * Two commands for Node.
 *
 *   odds <variant> --deals N [--from S] [--options draw=1] [--ms T] [--states N]
 *     Solves deals S to S + N - 1 and keeps count in packages/solver/odds/<variant>.json. What is on
 *     record already, from the same deal on and within the same budget, is not done again.
 *
 *   winnable <variant> --deals N [--from S] [--options ...] [--ms T] [--states N] [--lines]
 *     Prints the deals that are winnable, with a winning line after each if asked: the list that a
 *     variant has in its `winnable`, and the lines that prove it.
 */
import { parseArgs } from 'node:util';
import { optionsText } from 'solitaire-engine';
import { solveDeals } from './jobs.ts';
import { oddsOf, readOdds, SOLVER_VERSION, writeOdds } from './record.ts';
import type { Budget } from '../src/verdict.ts';
import { rulesNamed } from './verdict-of.ts';

/** Deals after which the count so far is written. */
const KEEP_EVERY = 500;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    options: { type: 'string', default: '' },
    ms: { type: 'string' },
    states: { type: 'string' },
    lines: { type: 'boolean', default: false },
  },
});
const [command = '', variant = ''] = positionals;

const whole = (name: string, text: string): number => {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} wants a whole number above 0`);
};

const deals = whole('deals', values.deals);
const from = whole('from', values.from);
const budget: Budget = {
  ...(values.states !== undefined && { states: whole('states', values.states) }),
  ...(values.ms !== undefined
    ? { ms: whole('ms', values.ms) }
    : values.states === undefined && { ms: 2000 }),
};

function showProgress(done: number, all: number, more: string): void {
  if (!process.stderr.isTTY && done < all) return;
  const full = Math.round((30 * done) / all);
  const bar = '#'.repeat(full) + '.'.repeat(30 - full);
  process.stderr.write(`\r${bar} ${done} of ${all}  ${more}${done === all ? '\n' : ''}`);
}

async function odds(): Promise<void> {
  const rules = await rulesNamed(variant, values.options);
  const options = optionsText(rules.variant.options, rules.chosen);
  const before = readOdds(variant).find(
    (entry) =>
      entry.options === options &&
      entry.solver === SOLVER_VERSION &&
      entry.from === from &&
      JSON.stringify(entry.budget) === JSON.stringify(budget),
  );
  const count = {
    won: before?.won ?? 0,
    lost: before?.lost ?? 0,
    undecided: before?.undecided ?? 0,
  };
  const start = before?.deals ?? 0;
  const job = { variant, options, budget, lines: false };
  let done = start;
  if (start < deals) {
    await solveDeals(job, from + start, deals - start, ({ status }) => {
      count[status === 'winnable' ? 'won' : status === 'unwinnable' ? 'lost' : 'undecided']++;
      if (++done % KEEP_EVERY === 0) writeOdds(oddsOf(rules, budget, from, count));
      showProgress(done, deals, `${count.won} won, ${count.undecided} undecided`);
    });
    writeOdds(oddsOf(rules, budget, from, count));
  }
  console.log(JSON.stringify(oddsOf(rules, budget, from, count), null, 2));
}

async function winnable(): Promise<void> {
  const job = { variant, options: values.options, budget, lines: values.lines };
  let done = 0;
  let won = 0;
  await solveDeals(job, from, deals, ({ deal, status, line }) => {
    if (status === 'winnable') {
      won++;
      console.log(line === undefined ? `${deal}` : `${deal}: ${line}`);
    }
    showProgress(++done, deals, `${won} winnable`);
  });
}

const commands: Record<string, (() => Promise<void>) | undefined> = { odds, winnable };
const run = commands[command];
if (run && variant) await run();
else {
  console.error('odds <variant> --deals N, or winnable <variant> --deals N');
  process.exitCode = 1;
}
