import type { Row, Sheet } from 'solitaire-records';

/** How the sheet stands, told with every event. */
export interface SheetDetail {
  /** Id of the sheet, for ever the same, and what is true of all of it. */
  readonly id: string;
  readonly sheet: Sheet;
  readonly games: number;
  readonly won: number;
  readonly total: number;
}

/** Base of the element's events: they bubble, leave shadow roots, and their detail is plain JSON. */
class ScorekeeperEvent<Detail> extends Event {
  readonly detail: Detail;

  constructor(type: string, detail: Detail) {
    super(type, { bubbles: true, composed: true });
    this.detail = detail;
  }
}

/** A game has been written on the sheet, by hand or told by a board. */
export class ScorekeeperAddEvent extends ScorekeeperEvent<SheetDetail & { readonly row: Row }> {
  constructor(detail: ScorekeeperAddEvent['detail']) {
    super('scorekeeper-add', detail);
  }
}

/** Something on the sheet has changed, or another sheet is shown. Follows an `add`, too. */
export class ScorekeeperChangeEvent extends ScorekeeperEvent<SheetDetail> {
  constructor(detail: SheetDetail) {
    super('scorekeeper-change', detail);
  }
}

/** Something given can't be used, or can't be kept; the message is the one that is shown. */
export class ScorekeeperErrorEvent extends ScorekeeperEvent<{ readonly message: string }> {
  constructor(message: string) {
    super('scorekeeper-error', { message });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'scorekeeper-add': ScorekeeperAddEvent;
    'scorekeeper-change': ScorekeeperChangeEvent;
    'scorekeeper-error': ScorekeeperErrorEvent;
  }
}
