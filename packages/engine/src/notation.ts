import { cardText, parseCard, type Card } from './card.ts';
import { say, type Message } from './message.ts';
import { EMPTY, cells, put, type Pile } from './pile.ts';
import { pileOn, type Table } from './table.ts';
import { type PlacedGroup, type Role, type Rules } from './variant.ts';

const LABELS: Readonly<Record<Role, string>> = {
  stock: 'Stock',
  waste: 'Waste',
  cell: 'Cells',
  foundation: 'Foundations',
  reserve: 'Reserve',
  discard: 'Discard',
  redeal: 'Redeal',
  tableau: 'Tableau',
};

/** Other names that boards are written with, Freecell Solver's among them. */
const ALIASES: Readonly<Record<string, Role>> = {
  freecells: 'cell',
  freecell: 'cell',
  cell: 'cell',
  foundation: 'foundation',
  founds: 'foundation',
};

const pileText = (pile: Pile): string =>
  cells(pile)
    .map(({ card, up }) => (up ? cardText(card) : `(${cardText(card)})`))
    .join(' ') || '-';

const inOrder = (rules: Rules): PlacedGroup[] =>
  [...rules.groups].sort((a, b) => Number(a.role === 'tableau') - Number(b.role === 'tableau'));

/**
 * The table as text: a label before each group of piles, then one line a pile, deepest card first,
 * face-down cards in parentheses, `-` for an empty pile, the tableau last. Piles that hold one card
 * stand side by side on their label's line. The pass comes first where it is not the first one.
 */
export function tableText(rules: Rules, table: Table): string {
  const lines = table.pass > 1 ? [`Pass: ${table.pass}`] : [];
  for (const { role, name, first, count, capacity } of inOrder(rules)) {
    const label = `${name === role ? LABELS[role] : name.charAt(0).toUpperCase() + name.slice(1)}:`;
    const piles = Array.from({ length: count }, (_, i) => pileText(pileOn(table, first + i)));
    if (capacity === 1) lines.push([label, ...piles].join(' '));
    else lines.push(label, ...piles);
  }
  return lines.join('\n') + '\n';
}

/** What reading a text gives: a value, or what is wrong with the text. */
export type Read<T> = { readonly value: T } | { readonly problem: Message };

const problem = (key: string, values: Record<string, string | number>): { problem: Message } => ({
  problem: say(key, values),
});

function groupLabeled(rules: Rules, label: string): PlacedGroup | undefined {
  const name = label.trim().toLowerCase();
  const wanted = ALIASES[name] ?? name;
  return rules.groups.find(
    (group) =>
      group.role === wanted ||
      group.name.toLowerCase() === name ||
      LABELS[group.role].toLowerCase() === name,
  );
}

/** `H-5` is short for the pile of that suit from the ace up to that rank; `H-0` has no cards. */
function foundationShort(word: string): Card[] | undefined {
  const match = /^([CDHS])-(10|[A0-9TJQK])$/i.exec(word);
  if (!match) return undefined;
  const [, suit = '', rank = ''] = match;
  if (rank === '0') return [];
  const last = parseCard(rank + suit);
  if (last === undefined) return undefined;
  return Array.from({ length: (last % 13) + 1 }, (_, i) => last - (last % 13) + i);
}

/** What has been read so far: the piles, and the cards already met. */
interface Reading {
  readonly rules: Rules;
  readonly piles: Pile[];
  readonly met: Set<Card>;
  pass: number;
  /** Whether the cards are the second player's, and of the second deck where they can be. */
  second?: boolean;
}

function readWord(reading: Reading, word: string, pile: Pile): Pile | { problem: Message } {
  const { met, rules } = reading;
  const down = /^\((.*)\)$/.exec(word)?.[1];
  const card = parseCard(down ?? word);
  if (card === undefined) return problem('error.card', { word });
  const free = rules.pack.filter((each) => each % 52 === card && !met.has(each));
  const physical = free.at(reading.second ? -1 : 0);
  if (physical !== undefined) {
    met.add(physical);
    return put(pile, physical, down === undefined);
  }
  return problem('error.cardTwice', { word: down ?? word });
}

function readPile(reading: Reading, words: readonly string[]): Pile | { problem: Message } {
  let pile = EMPTY;
  for (const word of words) {
    const short = foundationShort(word)?.map(cardText);
    for (const each of short ?? (word === '-' ? [] : [word])) {
      const longer = readWord(reading, each, pile);
      if ('problem' in longer) return longer;
      pile = longer;
    }
  }
  return pile;
}

/** A line of a board: its label, empty where there is only the colon, and the cards after that. */
const LINE = /^\s*(?:(?<label>[A-Za-z]*\d?)\s*:)?(?<body>.*)$/;

/**
 * Reads a table: the text form that `tableText` writes, with `|` as good as a line break, piles of
 * one card side by side on their label's line, those that hold no more than one on any line, or Freecell Solver's board text, whose columns have
 * no label and may start with a colon. The table need not have all the cards.
 */
export function parseTable(rules: Rules, text: string): Read<Table> {
  const piles: Pile[] = rules.piles.map(() => EMPTY);
  const reading: Reading = { rules, piles, met: new Set(), pass: 1 };
  const filled = new Map<PlacedGroup, number>();
  const tableau = groupLabeled(rules, 'tableau');
  const columnsAreBare = tableau && !/\btableau\s*:/i.test(text);
  let group = tableau ?? rules.groups[0];
  for (const line of text.split(/[\n|]/)) {
    const { label, body = '' } = LINE.exec(line)?.groups ?? {};
    const words = body.trim().split(/\s+/).filter(Boolean);
    if (label?.toLowerCase() === 'pass') {
      reading.pass = Number(words[0]);
      if (!(Number.isInteger(reading.pass) && reading.pass > 0)) {
        return problem('error.pass', { word: words[0] ?? '' });
      }
      continue;
    }
    if (label) {
      group = groupLabeled(rules, label);
      if (!group) return problem('error.label', { label });
    } else if (columnsAreBare) {
      group = tableau;
      if (label === '' && words.length === 0) words.push('-');
    }
    if (!group || words.length === 0) continue;
    const inLine = label && group.count > 1 && group.spread === 'none';
    const single = inLine || group.capacity === 1;
    for (const part of single ? words.map((word) => [word]) : [words]) {
      const next = filled.get(group) ?? 0;
      if (next >= group.count)
        return problem('error.piles', { role: group.role, count: group.count });
      reading.second = group.name.endsWith('2');
      const pile = readPile(reading, part);
      if ('problem' in pile) return pile;
      if (pile.size > (group.capacity ?? Infinity)) {
        return problem('error.capacity', { word: part.join(' ') });
      }
      piles[group.first + next] = pile;
      filled.set(group, next + 1);
    }
  }
  if (reading.met.size === 0) return problem('error.noCards', {});
  return { value: { piles, pass: reading.pass } };
}
