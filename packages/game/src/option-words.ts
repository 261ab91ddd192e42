import { enOptions } from './messages/en-options.ts';
import { learn, phrase } from './messages/spoken.ts';

learn(enOptions);

/** What an option or value is called: by its own name where a page has brought its own option. */
export const nameOf = (name: string, ...value: string[]): string => {
  const key = ['option', name, ...value].join('.');
  return Object.hasOwn(enOptions, key) ? phrase(key) : (value[0] ?? name);
};
