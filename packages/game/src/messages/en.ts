import { enCoach } from './en-coach.ts';
import { enFaults } from './en-faults.ts';
import { enIntents } from './en-intents.ts';
import { enOptions } from './en-options.ts';
import { enPage } from './en-page.ts';
import { enPlay } from './en-play.ts';
import { enRules } from './en-rules.ts';
import { enTable } from './en-table.ts';
import { enVersus } from './en-versus.ts';
import type { Dictionary } from './translate.ts';

/**
 * English for all that rules say of themselves, that a board says in play, by itself or through its
 * coach, and for the options. Statistics, results and two devices are not in it: they learn their
 * own, `en-stats`, `en-results` and `en-link`.
 */
export const en = {
  ...enTable,
  ...enPlay,
  ...enIntents,
  ...enRules,
  ...enFaults,
  ...enVersus,
  ...enOptions,
  ...enPage,
  ...enCoach,
} satisfies Dictionary;
