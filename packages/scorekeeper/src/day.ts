import { today } from 'solitaire-records';
import type { Writing } from './numbers.ts';

/** A day such as `2026-11-30`, without its year when that is this one. */
export function dayIn(date: string, { locale }: Writing): string {
  const time = new Date(date);
  return Number.isNaN(+time)
    ? date
    : time.toLocaleDateString(locale, {
        timeZone: 'UTC',
        ...(date.startsWith(today().slice(0, 5))
          ? { month: 'short', day: 'numeric' }
          : { dateStyle: 'short' }),
      });
}
