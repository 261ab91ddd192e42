import type { Answer, Question, Stop } from './messages.ts';
import type { Progress, Verdict } from './verdict.ts';

/** Milliseconds without a question after which the worker is let go. */
const IDLE_MS = 20_000;

interface Waiting {
  readonly onProgress: ((progress: Progress) => void) | undefined;
  readonly settle: (verdict: Verdict | undefined) => void;
}

/** The literal form is what bundlers look for, so that they make a file of the worker. */
const start = (Worker: new (url: URL, options: WorkerOptions) => globalThis.Worker) =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** A worker of another origin's script: a local module that imports it. */
const startAbroad = () =>
  start(
    class {
      constructor(url: URL, options: WorkerOptions) {
        const script = new Blob([`import ${JSON.stringify(String(url))};`], {
          type: 'text/javascript',
        });
        const local = URL.createObjectURL(script);
        const worker = new Worker(local, options);
        worker.addEventListener('message', () => URL.revokeObjectURL(local), { once: true });
        return worker;
      }
    } as typeof Worker,
  );

/**
 * The worker thread: started when there is something to ask, let go when there has been nothing for
 * a while. Where none can be had, or it breaks, every question is answered with undefined.
 */
export class Crew {
  #worker: Worker | undefined;
  #broken = typeof Worker === 'undefined';
  #waiting = new Map<number, Waiting>();
  #count = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** The worker's verdict, or undefined when it can't give one. Rejects when aborted. */
  ask(
    question: Omit<Question, 'id'>,
    signal?: AbortSignal,
    onProgress?: (progress: Progress) => void,
  ): Promise<Verdict | undefined> {
    const worker = this.#start();
    if (!worker) return Promise.resolve(undefined);
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        this.#worker?.postMessage({ id, stop: true } satisfies Stop);
        this.#leave(id);
        reject(signal?.reason as Error);
      };
      const settle = (verdict: Verdict | undefined): void => {
        signal?.removeEventListener('abort', stop);
        this.#leave(id);
        resolve(verdict);
      };
      signal?.addEventListener('abort', stop, { once: true });
      this.#waiting.set(id, { onProgress, settle });
      worker.postMessage({ id, ...question } satisfies Question);
    });
  }

  /** Lets the worker go; questions it still had are answered with undefined. */
  dispose(): void {
    clearTimeout(this.#idle);
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { settle } of [...this.#waiting.values()]) settle(undefined);
  }

  #leave(id: number): void {
    this.#waiting.delete(id);
    clearTimeout(this.#idle);
    if (this.#waiting.size === 0 && this.#worker) {
      this.#idle = setTimeout(() => this.dispose(), IDLE_MS);
    }
  }

  #start(): Worker | undefined {
    clearTimeout(this.#idle);
    if (this.#broken || this.#worker) return this.#worker;
    try {
      this.#worker = start(Worker);
    } catch {
      try {
        this.#worker = startAbroad();
      } catch {
        this.#broken = true;
        return undefined;
      }
    }
    const broke = (): void => {
      this.#broken = true;
      this.dispose();
    };
    this.#worker.addEventListener('error', broke);
    this.#worker.addEventListener('messageerror', broke);
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => this.#hear(data));
    return this.#worker;
  }

  #hear(data: Answer): void {
    const waiting = this.#waiting.get(data.id);
    if ('progress' in data) waiting?.onProgress?.(data.progress);
    else waiting?.settle('verdict' in data ? data.verdict : undefined);
  }
}
