import { loadVariant, type Rules, type Table } from 'solitaire-engine';
import { Crew } from './crew.ts';
import { DEFAULT_BYTES, type Budget, type Progress, type Verdict } from './verdict.ts';

export type { Progress, Verdict } from './verdict.ts';

/** What a question may cost, and how it can be followed and broken off. */
export interface SolveOptions {
  /** Tables looked at; no limit. */
  readonly nodes?: number;
  /** Milliseconds of searching; no limit. */
  readonly ms?: number;
  /** Memory; 200 MB, or 64 MB on a device with little of it. */
  readonly bytes?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

const SMALL_BYTES = 64_000_000;

const crew = new Crew();

/**
 * Whether the table can be won, on a thread of its own where the browser gives one, else in slices
 * of some 10 ms on this thread. Rejects with the signal's reason when aborted.
 */
export async function solve(
  rules: Rules,
  table: Table,
  {
    nodes,
    ms,
    bytes = roomy() ? DEFAULT_BYTES : SMALL_BYTES,
    signal,
    onProgress,
  }: SolveOptions = {},
): Promise<Verdict> {
  signal?.throwIfAborted();
  const budget: Budget = {
    bytes,
    ...(nodes !== undefined && { states: nodes }),
    ...(ms !== undefined && { ms }),
  };
  if (await isOurs(rules)) {
    const { variant, chosen: options } = rules;
    const question = { variant: variant.id, options, table, budget };
    signal?.throwIfAborted();
    const verdict = await crew.ask(question, signal, onProgress);
    if (verdict) return verdict;
  }
  const [{ drive }, { search }] = await Promise.all([import('./drive.ts'), import('./search.ts')]);
  return drive(search(rules, table, budget), signal, onProgress);
}

/** Lets the worker thread go. It comes back with the next question. */
export const dispose = (): void => crew.dispose();

/** Whether a worker finds these rules by the variant's id; it can't be sent functions. */
async function isOurs({ variant }: Rules): Promise<boolean> {
  const loaded = await loadVariant(variant.id);
  return 'value' in loaded && loaded.value === variant;
}

/** Whether a search may take much memory. Browsers that don't tell are small ones on touch screens. */
function roomy(): boolean {
  const { navigator, matchMedia } = globalThis as {
    navigator?: { deviceMemory?: number };
    matchMedia?: (query: string) => { matches: boolean };
  };
  const usual = matchMedia?.('(pointer: coarse)').matches ? 4 : 8;
  return (navigator?.deviceMemory ?? usual) > 4;
}
