import {
  dealTable,
  deckOf,
  loadVariant,
  parseOptions,
  rulesOf,
  type Rules,
  type Table,
} from 'solitaire-engine';
import type { Progress, Verdict } from '../src/verdict.ts';

/** The verdict that a search comes to, reached without a pause. */
export function verdictOf(search: Generator<Progress, Verdict>): Verdict {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

/** The rules of a variant by id, under options as text. Throws an Error that says what is wrong. */
export async function rulesNamed(id: string, options = ''): Promise<Rules> {
  const loaded = await loadVariant(id);
  if ('problem' in loaded) throw new Error(`no variant ${id}`);
  const { chosen, problems } = parseOptions(loaded.value.options, options);
  if (problems[0]) throw new Error(`bad options: ${JSON.stringify(problems[0].values)}`);
  return rulesOf(loaded.value, chosen);
}

export const dealt = (rules: Rules, deal: number): Table => dealTable(rules, deckOf(rules, deal));
