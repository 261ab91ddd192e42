import { apply, refusal, type Carry, type Move } from './moves.ts';
import type { Table } from './table.ts';
import { pilesOf, type Role, type Rules } from './variant.ts';

/** Cells are lettered; `h` stands for the foundations. */
const CELLS = 'abcdefgijklmn';

const LETTERS: Readonly<Partial<Record<Role, string>>> = {
  stock: 's',
  waste: 'w',
  reserve: 'r',
  foundation: 'f',
  discard: 'x',
  redeal: 'd',
};

/** `3` is the third column, `a` the first cell, `f2` the second foundation, `w` the waste. */
function pileName(rules: Rules, index: number): string {
  const place = rules.piles[index];
  if (!place) return '?';
  const { role } = place.group;
  const number = pilesOf(rules, role).indexOf(index);
  if (role === 'tableau') return String(number + 1);
  if (role === 'cell') return CELLS.charAt(number);
  const letter = LETTERS[role] ?? '?';
  return pilesOf(rules, role).length > 1 ? `${letter}${number + 1}` : letter;
}

/** -1 when no pile has that name. */
const pileNamed = (rules: Rules, name: string): number =>
  rules.piles.findIndex((_, index) => pileName(rules, index) === name);

/** The foundation that takes the move's card first, for which `h` stands. */
const firstFoundation = (rules: Rules, table: Table, move: Carry): number | undefined =>
  pilesOf(rules, 'foundation').find((to) => !refusal(rules, table, { ...move, to }));

/**
 * A move as text, in the standard FreeCell notation and its natural extension: `34` carries the
 * top card of column 3 to column 4, `34x2` two cards, `6h` goes up to its foundation, `f2-5` comes
 * down from one, `a3` leaves the first cell, `3-12` needs a hyphen, and actions are spelled out:
 * `draw`, `redeal`, `flip@3`. Cards that are removed together are joined by a tilde: `12~w`, `7~`.
 */
export function moveText(rules: Rules, table: Table, move: Move): string {
  if ('action' in move) {
    return move.pile === undefined ? move.action : `${move.action}@${pileName(rules, move.pile)}`;
  }
  if ('remove' in move) {
    const [first = -1, ...others] = move.remove;
    return `${pileName(rules, first)}~${others.map((pile) => pileName(rules, pile)).join('~')}`;
  }
  const from = pileName(rules, move.from);
  const home = firstFoundation(rules, table, move) === move.to;
  const to = home ? 'h' : pileName(rules, move.to);
  const hyphen = from.length > 1 || to.length > 1 ? '-' : '';
  return from + hyphen + to + (move.count > 1 ? `x${move.count}` : '');
}

/** Reads one move at a table. Whether it is legal is not asked, but where `h` is depends on it. */
export function parseMove(rules: Rules, table: Table, text: string): Move | undefined {
  const press = /^([a-z]+)(?:@(\w+))?$/.exec(text);
  if (press && rules.actions.some(({ name }) => name === press[1])) {
    const [, action = '', at] = press;
    return at === undefined ? { action } : { action, pile: pileNamed(rules, at) };
  }
  if (text.includes('~')) {
    const piles = text.split('~').filter(Boolean);
    return { remove: piles.map((name) => pileNamed(rules, name)).sort((a, b) => a - b) };
  }
  const carry =
    /^(\w+)-(\w+?)(?:x(\d+))?$/.exec(text) ?? /^([0-9a-z])([0-9a-z])(?:x(\d+))?$/.exec(text);
  if (!carry) return undefined;
  const [, fromName = '', toName = '', times = '1'] = carry;
  const from = pileNamed(rules, fromName);
  const move = { from, to: -1, count: Number(times) };
  const to =
    toName === 'h'
      ? (firstFoundation(rules, table, move) ?? pilesOf(rules, 'foundation')[0] ?? -1)
      : pileNamed(rules, toName);
  return from >= 0 && to >= 0 ? { ...move, to } : undefined;
}

/**
 * A game's steps as text: moves apart by spaces, those of one step joined by `+`.
 */
export function stepsText(rules: Rules, start: Table, steps: readonly (readonly Move[])[]): string {
  let table = start;
  const words = steps.map((step) =>
    step
      .map((move) => {
        const word = moveText(rules, table, move);
        table = apply(rules, table, move);
        return word;
      })
      .join('+'),
  );
  return words.join(' ');
}
