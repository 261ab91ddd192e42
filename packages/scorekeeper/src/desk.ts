import type { SheetDetail } from './events.ts';
import type { Ledger } from './ledger.ts';
import type { Writing } from './numbers.ts';
import type { Problem } from './row-form.ts';

/** What the parts of the element work on: the sheets, and what is open, wrong or said. */
export interface Desk {
  readonly ledger: Ledger;
  readonly write: Writing;
  /** How the open sheet stands. */
  readonly detail: SheetDetail;
  /** Whether the settings of the sheet are open. */
  settings: boolean;
  /** Id of the row that is being edited. */
  edited: string | undefined;
  problem: Problem | undefined;
  /** Shows that something of the whole element is wrong. */
  fail(message: string): void;
  /** Shows that a field is filled in wrongly, and goes there. */
  refuse(problem: Problem): void;
  /** Goes, after something was done, to what a selector names, and says what was done. */
  done(focus: string, said?: string): void;
  /** Says something to those who listen. */
  say(text: string): void;
  /** Sends an event from the element. */
  tell(event: Event): void;
}
