/** Logs that tests make up. */
import fc from 'fast-check';
import {
  DECK,
  MOST_HOME,
  SCORINGS,
  VERSION,
  type Entry,
  type Row,
  type Sheet,
} from 'solitaire-records';

/** Objects as JSON makes them. */
const plain = { noNullPrototype: true };

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const number = fc
  .oneof(fc.integer({ min: -500, max: 5000 }), fc.double({ min: -1e9, max: 1e9, noNaN: true }))
  .map((each) => each + 0);

const cards = fc.nat(DECK);

/** Texts that spreadsheets and parsers trip over, among others. */
const text = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\t', '\r', '\n', 'a', 'é'),
    minLength: 1,
  }),
);

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const without = <T extends object>(object: T): T =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;

/** A row, with or without any of its fields. */
export const anyRow: fc.Arbitrary<Row> = fc
  .record(
    {
      date: day,
      won: fc.boolean(),
      cards: some(fc.nat(MOST_HOME)),
      points: some(number),
      seconds: some(fc.nat(100_000)),
      moves: some(fc.nat(5000)),
      players: some(fc.array(cards, { minLength: 1, maxLength: 6 })),
      note: some(text),
      game: some(text),
    },
    plain,
  )
  .map((row) => without(row) as Row);

/** A sheet of any kind. */
export const anySheet: fc.Arbitrary<Sheet> = fc.record(
  {
    name: text,
    scoring: fc.constantFrom(...SCORINGS),
    ante: number,
    perCard: number,
    players: fc.array(text, { maxLength: 6 }),
  },
  plain,
);

const start = {
  version: fc.constant(VERSION),
  // Few ids, so that different entries are met that have one.
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  at: fc.nat(9),
  sheet: fc.constantFrom('one', 'two'),
};

/** An entry of either kind. */
export const anyEntry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record(
    {
      ...start,
      kind: fc.constant('sheet' as const),
      value: fc.option(anySheet),
    },
    plain,
  ),
  fc.record(
    {
      ...start,
      kind: fc.constant('row' as const),
      row: fc.constantFrom('r1', 'r2', 'r3'),
      value: fc.option(anyRow),
    },
    plain,
  ),
);

export const anyLog: fc.Arbitrary<Entry[]> = fc.array(anyEntry, { maxLength: 12 });

/** Vegas with an ante of 50 and 5 a card. */
export const VEGAS: Sheet = { name: 'Vegas', scoring: 'vegas', ante: 50, perCard: 5, players: [] };

/** A game with so many cards home; with all 52 it is won. */
export const game = (cards: number): Row => ({ date: '2026-11-30', won: cards === 52, cards });

/** An entry with a row of the sheet `one`. */
export const rowEntry = (id: string, at: number, value: Row | null, row = id): Entry => ({
  version: VERSION,
  id,
  at,
  sheet: 'one',
  kind: 'row',
  row,
  value,
});
