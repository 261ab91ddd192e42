import { keep, kept } from './store.ts';

/** Puts a text that can't be used aside, under the first key that is free for it. */
export function setAside(key: string, text: string): void {
  for (let number = 1; number < 10; number++) {
    const aside = `${key}:unread${number === 1 ? '' : number}`;
    const there = kept(aside);
    if (there === undefined) keep(aside, text);
    if (there === undefined || there === text) return;
  }
}
