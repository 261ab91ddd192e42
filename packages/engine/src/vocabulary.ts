/** All the words that a variant is written in. */
export * from './actions.ts';
export { say, saying } from './message.ts';
export { EMPTY, cards, drop, pileOf, put, turn, type Pile } from './pile.ts';
export { pileOn, withPiles } from './table.ts';
export { packOf, rankOf } from './card.ts';
export * from './deal.ts';
export { fanned, outward } from './fans.ts';
export * from './grid.ts';
export * from './groups.ts';
export * from './layers.ts';
export { contest, looksAgain, pass } from './players.ts';
export { option, sideOption, under } from './options.ts';
export { pairs } from './removal.ts';
export * from './rounds.ts';
export * from './rules.ts';
export * from './runs.ts';
export {
  action,
  carried,
  eachMove,
  forTime,
  leftAtWin,
  redealt,
  streak,
  turnedUp,
  type Score,
  type ScoreLine,
} from './score.ts';
export { microsoft, own } from './shuffle.ts';
export type { Table } from './table.ts';
export {
  allOnFoundations,
  defineVariant,
  pilesOf,
  type Group,
  type Place,
  type Rules,
  type Settle,
} from './variant.ts';
