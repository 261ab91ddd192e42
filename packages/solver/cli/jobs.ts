import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Budget, Verdict } from '../src/verdict.ts';

/** What a worker thread is to do with the deals it is given. */
export interface Job {
  readonly variant: string;
  readonly options: string;
  readonly budget: Budget;
  /** Whether winning lines are wanted, too. */
  readonly lines: boolean;
}

export interface Result {
  readonly deal: number;
  readonly status: Verdict['status'];
  readonly line?: string;
}

/** Deals that a thread is given at a time: a message costs as much as an easy deal. */
const PACKET = 16;

/** So many deals, from a first one on. */
export interface Packet {
  readonly from: number;
  readonly count: number;
}

/**
 * Solves so many deals from a first one on, on all cores, and tells each result in the order of the
 * deals.
 */
export async function solveDeals(
  job: Job,
  from: number,
  count: number,
  tell: (result: Result) => void,
): Promise<void> {
  const end = from + count;
  const early = new Map<number, Result>();
  let next = from;
  let told = from;
  const run = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const more = (): void => {
        const packet: Packet = { from: next, count: Math.min(PACKET, end - next) };
        next += packet.count;
        if (packet.count > 0) worker.postMessage(packet);
        else resolve();
      };
      worker.on('error', reject);
      worker.on('message', (results: readonly Result[]) => {
        for (const result of results) early.set(result.deal, result);
        for (let due = early.get(told); due; due = early.get(told)) {
          early.delete(told++);
          tell(due);
        }
        more();
      });
      more();
    });
  const workers = Array.from(
    { length: Math.min(availableParallelism(), count) },
    () => new Worker(new URL('./job-worker.ts', import.meta.url), { workerData: job }),
  );
  try {
    await Promise.all(workers.map(run));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
