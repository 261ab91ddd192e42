import { enOptions } from './en-options.ts';
import { enRules } from './en-rules.ts';
import { enTable } from './en-table.ts';
import type { Dictionary } from './translate.ts';

/** English, the language that is always there. */
export const en = { ...enTable, ...enRules, ...enOptions } satisfies Dictionary;
