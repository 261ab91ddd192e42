import type { Progress, Verdict } from './verdict.ts';

/** A slice on a thread that has other things to do lasts no longer than that, in milliseconds. */
const SLICE_MS = 10;

/** Lets everything else that waits on this thread have its turn. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/**
 * Runs a search to its verdict in slices, this thread's other work in between. Rejects with the
 * signal's reason when it is aborted.
 */
export async function drive(
  search: Generator<Progress, Verdict>,
  signal?: AbortSignal,
  onProgress?: (progress: Progress) => void,
): Promise<Verdict> {
  for (;;) {
    signal?.throwIfAborted();
    const start = performance.now();
    let step = search.next();
    while (!step.done && performance.now() - start < SLICE_MS) step = search.next();
    if (step.done) return step.value;
    onProgress?.(step.value);
    await pause();
  }
}
