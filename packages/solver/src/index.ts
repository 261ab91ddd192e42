export { dispose, solve, type SolveOptions } from './client.ts';
export type { Budget, Progress, Verdict } from './verdict.ts';
