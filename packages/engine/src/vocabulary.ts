/** All the words that a variant is written in. */
export * from './actions.ts';
export * from './deal.ts';
export * from './groups.ts';
export { option, sideOption } from './options.ts';
export * from './rules.ts';
export { carried, redealt, turnedUp, type Score } from './score.ts';
export { allOnFoundations, defineVariant } from './variant.ts';
