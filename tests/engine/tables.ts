import assert from 'node:assert/strict';
import {
  loadVariant,
  moves,
  moveText,
  optionsText,
  parseMove,
  parseOptions,
  parseTable,
  rulesOf,
  startGame,
  tableText,
  type Message,
  type Move,
  type Rules,
  type Session,
  type Table,
  type Variant,
} from '../../packages/engine/src/index.ts';
import { en } from '../../packages/game/src/messages/en.ts';
import { translate } from '../../packages/game/src/messages/translate.ts';

/** The variant of an id that must exist. */
export async function variantNamed(id: string): Promise<Variant> {
  const read = await loadVariant(id);
  assert.ok('value' in read, `no variant ${id}`);
  return read.value;
}

/** The rules of a variant under options in their text form, which must be good ones. */
export async function rulesNamed(id: string, options = ''): Promise<Rules> {
  const variant = await variantNamed(id);
  const { chosen, problems } = parseOptions(variant.options, options);
  assert.deepEqual(problems, []);
  return rulesOf(variant, chosen);
}

/**
 * The usual rules first, then each other value of each option, alone but for what gives the option
 * a say.
 */
export function everyRules(variant: Variant): Rules[] {
  const changed = Object.entries(variant.options).flatMap(([name, option]) => {
    const given = Object.fromEntries(
      Object.entries(option.when ?? {}).map(([other, values]) => {
        const usual = variant.options[other]?.default ?? '';
        return [other, values.includes(usual) ? usual : (values[0] ?? '')];
      }),
    );
    return option.values
      .filter((value) => value !== option.default)
      .map((value) => rulesOf(variant, { ...given, [name]: value }));
  });
  return [rulesOf(variant), ...changed];
}

/** The options of rules as text; nothing for the usual ones. */
export const optionsOf = ({ variant, chosen }: Rules): string =>
  optionsText(variant.options, chosen);

/** A table read from text that must be good. */
export function tableOf(rules: Rules, text: string): Table {
  const read = parseTable(rules, text);
  assert.ok('value' in read, 'problem' in read ? inEnglish(read.problem) : '');
  return read.value;
}

/** A session that starts from a deal, or from a table in text. */
export function sessionOf(rules: Rules, start: number | string, carriedScore = 0): Session {
  const origin = typeof start === 'number' ? { deal: start } : { position: start };
  const started = startGame(rules, origin, carriedScore);
  assert.ok('value' in started, 'problem' in started ? inEnglish(started.problem) : '');
  return started.value;
}

/** The move that a word stands for at a table. */
export function moveOf(rules: Rules, table: Table, word: string): Move {
  const move = parseMove(rules, table, word);
  assert.ok(move, `${word} is no move`);
  return move;
}

/** Plays moves in notation, apart by spaces, each one a step. All must be legal. */
export function playLine(session: Session, line: string): void {
  for (const word of line.split(' ')) {
    const refused = session.play(moveOf(session.rules, session.table, word));
    assert.equal(refused && inEnglish(refused), undefined, `${word} at\n${textOf(session)}`);
  }
}

/** Plays one move in notation and gives what is said when it is refused. */
export function refusalOf(session: Session, word: string): string {
  const refused = session.play(moveOf(session.rules, session.table, word));
  assert.ok(refused, `${word} was played`);
  return inEnglish(refused);
}

/** All legal moves in notation, in alphabetical order. */
export const legalWords = (rules: Rules, table: Table): string[] =>
  moves(rules, table)
    .map((move) => moveText(rules, table, move))
    .sort();

export const textOf = (session: Session): string => tableText(session.rules, session.table);

export const inEnglish = (message: Message): string => translate(message, en);

/** Numbers from 0 up to below 1, the same ones for the same seed (mulberry32, Tommy Ettinger). */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list, which has at least one. */
export function oneOf<T>(list: readonly T[], random: () => number): T {
  const chosen = list[Math.floor(random() * list.length)];
  assert.ok(chosen !== undefined);
  return chosen;
}
