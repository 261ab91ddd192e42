import { enFaults } from './en-faults.ts';
import { enIntents } from './en-intents.ts';
import { enPlay } from './en-play.ts';
import { enRules } from './en-rules.ts';
import { enTable } from './en-table.ts';
import { enVersus } from './en-versus.ts';

/** All English that a board says by itself. */
export const enBoard = {
  ...enTable,
  ...enPlay,
  ...enIntents,
  ...enRules,
  ...enFaults,
  ...enVersus,
};
