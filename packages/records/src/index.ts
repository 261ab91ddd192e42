export * from './bests.ts';
export * from './entry.ts';
export * from './exchange.ts';
export * from './log.ts';
export * from './scoring.ts';
export * from './statistics.ts';
export * from './store.ts';
