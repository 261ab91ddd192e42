import { enFaults } from './en-faults.ts';
import { enPlay } from './en-play.ts';
import { enRules } from './en-rules.ts';
import { enTable } from './en-table.ts';

/** All English that a board says by itself. */
export const enBoard = { ...enTable, ...enPlay, ...enRules, ...enFaults };
