import type { Chosen, Table } from 'solitaire-engine';
import type { Budget, Progress, Verdict } from './verdict.ts';

/** A question for the worker: a table of a variant, and what it may cost. */
export interface Question {
  readonly id: number;
  readonly variant: string;
  readonly options: Chosen;
  readonly table: Table;
  readonly budget: Budget;
}

/** Tells the worker to leave a question unanswered. */
export interface Stop {
  readonly id: number;
  readonly stop: true;
}

/** What the worker answers: how far it has come, the verdict, or that it has no such variant. */
export type Answer =
  | { readonly id: number; readonly progress: Progress }
  | { readonly id: number; readonly verdict: Verdict }
  | { readonly id: number; readonly failed: true };
