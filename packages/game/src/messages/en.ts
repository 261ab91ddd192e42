import { enBoard } from './en-board.ts';
import { enCoach } from './en-coach.ts';
import { enOptions } from './en-options.ts';
import { enPage } from './en-page.ts';
import type { Dictionary } from './translate.ts';

/** English, whole: what boards, the options dialog and pages of rules say. */
export const en = { ...enBoard, ...enOptions, ...enPage, ...enCoach } satisfies Dictionary;
