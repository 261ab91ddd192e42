const KEY = 'solitaire:seat';

/** Whose cards this tab plays on two devices, from 0, as it was before a reload. */
export function keptSeat(): number {
  try {
    return Number(sessionStorage.getItem(KEY) === '1');
  } catch {
    return 0;
  }
}

/** Keeps it for this tab, where that is allowed. */
export function keepSeat(seat: number): void {
  try {
    sessionStorage.setItem(KEY, String(seat));
  } catch {
    // known until the next reload
  }
}
