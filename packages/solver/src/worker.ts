import { loadVariant, rulesOf } from 'solitaire-engine';
import { drive } from './drive.ts';
import type { Answer, Question, Stop } from './messages.ts';
import { search } from './search.ts';

/** Questions being worked on, each with what stops it. */
const open = new Map<number, AbortController>();

const answer = (message: Answer): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Question | Stop>) => {
  if ('stop' in data) open.get(data.id)?.abort();
  else void work(data);
});

async function work({ id, variant, options, table, budget }: Question) {
  const stop = new AbortController();
  open.set(id, stop);
  try {
    const loaded = await loadVariant(variant);
    if ('problem' in loaded) return answer({ id, failed: true });
    const rules = rulesOf(loaded.value, options);
    const verdict = await drive(search(rules, table, budget), stop.signal, (progress) =>
      answer({ id, progress }),
    );
    answer({ id, verdict });
  } catch {
    if (!stop.signal.aborted) answer({ id, failed: true });
  } finally {
    open.delete(id);
  }
}
