import { parentPort, workerData } from 'node:worker_threads';
import { apply, moveText } from 'solitaire-engine';
import { search } from '../src/search.ts';
import type { Verdict } from '../src/verdict.ts';
import { dealt, rulesNamed, verdictOf } from './verdict-of.ts';
import type { Job, Packet, Result } from './jobs.ts';

/** The moves of a winning line in notation, for those who ask for it. */
async function work({ variant, options, budget, lines }: Job): Promise<void> {
  const rules = await rulesNamed(variant, options);
  const text = (deal: number, { line = [] }: Verdict): string => {
    let table = dealt(rules, deal);
    return line
      .map((move) => {
        const word = moveText(rules, table, move);
        table = apply(rules, table, move);
        return word;
      })
      .join(' ');
  };
  const resultOf = (deal: number): Result => {
    const verdict = verdictOf(search(rules, dealt(rules, deal), budget));
    const line = lines && verdict.status === 'winnable' ? text(deal, verdict) : undefined;
    return { deal, status: verdict.status, ...(line !== undefined && { line }) };
  };
  parentPort?.on('message', ({ from, count }: Packet) => {
    parentPort?.postMessage(Array.from({ length: count }, (_, i) => resultOf(from + i)));
  });
}

await work(workerData as Job);
