import { inverse, merge, newId, written, type Draft, type Entry } from 'solitaire-records';
import type { Ledger, Step } from './ledger.ts';

/** Entries with other ids, which say what they are in every copy of the log. */
const named = (entries: readonly Entry[], name: (at: number) => string): Entry[] =>
  entries.map((entry, at) => ({ ...entry, id: name(at) }));

/** The steps of a log, the last one last: entries whose ids are `step.0` and on. */
function stepsIn(log: readonly Entry[]): Step[] {
  const steps = new Map<string | undefined, Entry[]>();
  for (const entry of log) {
    const [, step] = /^([^/]*)\.\d+$/.exec(entry.id) ?? [];
    if (step) steps.set(step, [...(steps.get(step) ?? []), entry]);
  }
  return [...steps.values()].map((entries) => ({
    entries,
    before: () => log.slice(0, log.indexOf(entries[0] as Entry)),
  }));
}

/**
 * What can be taken back here, the last one last: what was there when the sheets were read, and
 * what was written here since, without what somebody has taken back, in whatever tab.
 */
function steps({ atStart, steps, log }: Ledger): Step[] {
  // The id of an entry that takes another back is `new/old`. What is in the step itself is part of it.
  const last = new Map(log.map(({ id }) => [id.slice(id.indexOf('/') + 1), id]));
  return [...stepsIn(atStart), ...steps].filter(({ entries }) => {
    const now = last.get(entries[0]?.id ?? '');
    return entries.some(({ id }) => id === now);
  });
}

/** Whether there is something that can be taken back. */
export const canUndo = (ledger: Ledger): boolean => steps(ledger).length > 0;

/** Writes something down as one step that can be taken back, after a reload too. */
export function writeDown(ledger: Ledger, drafts: readonly Draft[]): void {
  const { log, open, sheet } = ledger;
  // That a sheet is there is no step: an empty one looks the same.
  const begun =
    ledger.has(open) || drafts[0]?.kind === 'sheet'
      ? []
      : written(log, [{ kind: 'sheet', sheet: open, value: sheet }], Date.now());
  const step = newId();
  const entries = named(written([...log, ...begun], drafts, Date.now()), (at) => `${step}.${at}`);
  ledger.add([...begun, ...entries], { entries, before: () => log });
}

/** Takes entries of another log in, as one step; how many of them were new is returned. */
export function take(ledger: Ledger, entries: readonly Entry[]): number {
  const { log } = ledger;
  const fresh = merge(log, entries).filter(({ id }) => !log.some((old) => old.id === id));
  if (fresh.length > 0) ledger.add(fresh, { entries: fresh, before: () => log });
  const last = fresh.findLast(({ sheet }) => ledger.has(sheet));
  if (last) ledger.open = last.sheet;
  return fresh.length;
}

/** Takes the last step back. */
export function undo(ledger: Ledger): void {
  const { entries, before } = steps(ledger).at(-1) ?? {};
  const [first] = entries ?? [];
  if (!entries || !before || !first) return;
  ledger.open = first.sheet;
  const back = written(ledger.log, inverse(before(), entries), Date.now());
  ledger.add(named(back, (at) => `${newId()}/${entries[at]?.id}`));
  if (!ledger.has(first.sheet)) ledger.openAnother();
}
