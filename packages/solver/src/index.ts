export { dispose, solve, type SolveOptions } from './client.ts';
export * from './search.ts';
export type { Budget, Progress, Verdict } from './verdict.ts';
export { plainSearch } from './plain.ts';
export { tabulate, type RuleTables } from './tabulate.ts';
