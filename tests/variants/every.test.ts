/** One suite for every file of the folder of variants: a variant passes it by existing. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { after, describe, test } from 'node:test';
import {
  CARD_HEIGHT,
  EMPTY,
  SHAPES,
  apply,
  cardCount,
  cells,
  dealTable,
  deckOf,
  describeCards,
  describeIntent,
  describeMove,
  describePile,
  describeTable,
  glance,
  layout,
  loadGame,
  moves,
  moveText,
  namePile,
  parseMove,
  parseOptions,
  parseTable,
  pileOn,
  put,
  readSaved,
  refusal,
  rulesOf,
  saveGame,
  Session,
  tableKey,
  tableText,
  type Box,
  type Message,
  type Move,
  type Pile,
  type PilePlace,
  type Rules,
  type Table,
  type Variant,
} from '../../packages/engine/src/index.ts';
import { en } from '../../packages/game/src/messages/en.ts';
import { everyRules, inEnglish, oneOf, optionsOf, seeded, variantNamed } from '../engine/tables.ts';
import { variantIds } from '../variant-ids.ts';

const GOLDEN = new URL('golden/', import.meta.url);

const STEPS = 200;
const DEALS = { usual: 50, chosen: 6 };
/** Every so many moves a table is looked at in full. */
const LOOK = 20;

const dealOf = (rules: Rules, deal: number): Table => dealTable(rules, deckOf(rules, deal));

/** A random move, foundations and columns rather than the stock, so that games get somewhere. */
function randomMove(legal: readonly Move[], random: () => number): Move {
  const carries = legal.filter((move) => 'from' in move);
  return oneOf(carries.length > 0 && random() < 0.7 ? carries : legal, random);
}

/** One moment of a game: the table, the moves that it has, and the one that is made. */
interface Turn {
  readonly deal: number;
  readonly step: number;
  readonly table: Table;
  readonly legal: readonly Move[];
  /** None at the end of the game. */
  readonly move: Move | undefined;
  /** Whether this is one of the tables that are looked at in full. */
  readonly look: boolean;
}

/** Random play of one deal. */
function* randomGame(rules: Rules, deal: number): Generator<Turn> {
  const random = seeded(deal);
  let table = dealOf(rules, deal);
  for (let step = 0; step <= STEPS; step++) {
    const legal = moves(rules, table);
    const move = step < STEPS && legal.length > 0 ? randomMove(legal, random) : undefined;
    yield { deal, step, table, legal, move, look: step % LOOK === 0 || !move };
    if (!move) return;
    table = apply(rules, table, move);
  }
}

/** Games of the first deals: more of them under the usual rules. */
function* randomGames(rules: Rules): Generator<Turn> {
  const usual = optionsOf(rules) === '';
  const deals = usual ? DEALS.usual : DEALS.chosen;
  for (let deal = 1; deal <= deals; deal++) yield* randomGame(rules, deal);
}

/** Every triple that could be a move, and every action at every pile, sensible or not. */
function* everyTry(rules: Rules, table: Table): Generator<Move> {
  const piles = rules.piles.length;
  for (let from = -1; from <= piles; from++) {
    const most = pileOn(table, from).size + 1;
    for (let to = -1; to <= piles; to++) {
      for (let count = 0; count <= most; count++) yield { from, to, count };
    }
  }
  for (let first = -1; first <= piles; first++) {
    yield { remove: [first] };
    for (let second = first + 1; second <= piles; second++) yield { remove: [first, second] };
  }
  for (const { name, at } of rules.actions) {
    const pressed = [...rules.piles.keys()].filter((pile) => rules.piles[pile]?.group.role === at);
    if (pressed.length === 1) yield { action: name };
    else for (const pile of pressed) yield { action: name, pile };
  }
}

const nameOf = (move: Move): string => JSON.stringify(move);

function assertAllCardsOnce(rules: Rules, table: Table): void {
  const pack = new Set(rules.pack);
  const met = new Set<number>();
  for (const pile of table.piles) {
    for (let cell = pile; cell.under; cell = cell.under) {
      assert.ok(pack.has(cell.card), 'a card is not of the pack');
      assert.ok(!met.has(cell.card), 'a card is there twice');
      met.add(cell.card);
    }
  }
  assert.equal(met.size, pack.size, 'a card is missing');
}

/** The table as it could be too, for all that a player sees: face-down cards change places. */
function withHiddenCardsChanged(table: Table): Table {
  const isHidden = ({ up }: Pile): boolean => !up;
  const hidden = table.piles.flatMap((pile) => cells(pile).filter(isHidden));
  const last = (): number => hidden.pop()?.card ?? -1;
  const piles = table.piles.map((pile) =>
    cells(pile).reduce((copy, { card, up }) => put(copy, up ? card : last(), up), EMPTY),
  );
  return { ...table, piles };
}

/** Hair's breadth for sums of fractions. */
const EPSILON = 1e-9;
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x + EPSILON ||
  b.x + b.width <= a.x + EPSILON ||
  a.y + a.height <= b.y + EPSILON ||
  b.y + b.height <= a.y + EPSILON;
const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - EPSILON &&
  inner.y >= outer.y - EPSILON &&
  inner.x + inner.width <= outer.x + outer.width + EPSILON &&
  inner.y + inner.height <= outer.y + outer.height + EPSILON;

/** Whether the pile `above` lies on the pile `below`, itself or by way of others. */
function covers(rules: Rules, below: number, above: number): boolean {
  const { group, number } = rules.piles[below] as PilePlace;
  const direct = (group.covers?.[number] ?? []).map((each) => group.first + each);
  return direct.includes(above) || direct.some((each) => covers(rules, each, above));
}

/**
 * Whether a pile of layers lies on its left neighbor in the row, and leaves more than half of it to
 * be seen and pressed: so close may they stand on a phone.
 */
const leavesHalf = (rules: Rules, left: Box, right: Box, index: number): boolean =>
  rules.piles[index]?.group.covers !== undefined && left.y === right.y && right.x - left.x > 0.5;

function assertFits(rules: Rules, table: Table): void {
  for (const shape of SHAPES) {
    const { width, height, piles, cards } = layout(rules, table, shape);
    const board = { x: 0, y: 0, width, height };
    const name = (index: number): string => inEnglish(namePile(rules, index));
    const wrong: string[] = [];
    for (const [index, box] of piles.entries()) {
      if (!inside(box, board)) wrong.push(`${name(index)} leaves the board`);
      for (const [other, otherBox] of piles.slice(0, index).entries()) {
        const lies = covers(rules, other, index) || leavesHalf(rules, otherBox, box, index);
        if (!apart(box, otherBox) && !lies) wrong.push(`${name(other)} and ${name(index)} overlap`);
      }
      for (const { card } of cells(pileOn(table, index))) {
        const { x, y } = cards.get(card) ?? { x: NaN, y: NaN };
        const face = { x, y, width: 1, height: CARD_HEIGHT };
        if (!inside(face, box)) wrong.push(`a card of ${name(index)} lies beside it`);
      }
    }
    assert.deepEqual(wrong, [], shape);
    assert.equal(cards.size, cardCount(table), shape);
  }
}

/** A message and all messages in its values. */
function* nested(message: Message): Generator<Message> {
  yield message;
  for (const value of Object.values(message.values ?? {})) {
    if (typeof value !== 'object') continue;
    for (const inner of 'key' in value ? [value] : value) yield* nested(inner);
  }
}

/** All that the rules say of themselves. */
function* saidByRules(rules: Rules, start: Table): Generator<Message> {
  for (const { says } of rules.deal) yield says;
  for (const { says } of rules.settle) yield says;
  for (const { says, name } of rules.actions) yield* [says, { key: `do.${name}` }];
  yield rules.won.says;
  for (const { base, build, take, limit, names = [] } of rules.groups) {
    yield* names;
    for (const rule of [base, build, take, limit]) if (rule) yield rule.says;
  }
  for (const { says } of rules.score?.lines ?? []) yield says;
  if (rules.score?.besides) yield rules.score.besides.says;
  for (const { says } of glance(rules, start)) yield* says;
  for (const [name, { values }] of Object.entries(rules.variant.options)) {
    yield { key: `option.${name}` };
    for (const value of values) yield { key: `option.${name}.${value}` };
  }
}

/** All that is said about one table: its piles, its moves, and the refusal of everything else. */
function* saidInPlay(rules: Rules, table: Table): Generator<Message> {
  yield* describeTable(rules, table);
  for (let index = -1; index <= rules.piles.length; index++) {
    yield describePile(rules, table, index);
    yield* describeCards(table, index);
  }
  for (const move of everyTry(rules, table)) {
    const refused = refusal(rules, table, move);
    yield refused ?? describeMove(rules, table, move, apply(rules, table, move));
    if (!refused) yield describeIntent(rules, table, move);
  }
}

/** The number of lines of play so many moves long. */
function perft(rules: Rules, table: Table, depth: number): number {
  const legal = moves(rules, table);
  if (depth === 1) return legal.length;
  return legal.reduce((sum, move) => sum + perft(rules, apply(rules, table, move), depth - 1), 0);
}

/** What a variant deals and how many lines of play there are, under each of its rules. */
function portrait(variant: Variant): string {
  const first = tableText(rulesOf(variant), dealOf(rulesOf(variant), 1));
  const sections = everyRules(variant).map((rules) => {
    const text = tableText(rules, dealOf(rules, 1));
    const counts = [1, 2, 3, ...(variant.winnable?.slice(0, 1) ?? [])].map((deal) => {
      const start = dealOf(rules, deal);
      return `deal ${deal}: ${[1, 2, 3].map((depth) => perft(rules, start, depth)).join(' ')}\n`;
    });
    const options = optionsOf(rules);
    const dealt = text === first && options !== '' ? '' : text;
    return `## ${options || 'usual rules'}\n${dealt}${counts.join('')}`;
  });
  return sections.join('\n');
}

test('there are variants', () => {
  assert.ok(variantIds.length > 0);
});

for (const id of variantIds) {
  const variant = await variantNamed(id);

  describe(id, () => {
    test('has a say for each option by what options before it have', () => {
      const names = Object.keys(variant.options);
      for (const [i, { when = {} }] of Object.values(variant.options).entries()) {
        for (const [other, values] of Object.entries(when)) {
          assert.ok(names.slice(0, i).includes(other), `${names[i]} by ${other}`);
          for (const value of values) assert.ok(variant.options[other]?.values.includes(value));
        }
      }
    });

    test('has the name of its file as its id', () => {
      assert.equal(variant.id, id);
      assert.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/);
      assert.ok(variant.name && variant.family);
    });

    test('deals and moves as its golden file says', () => {
      const golden = new URL(`${id}.txt`, GOLDEN);
      const text = portrait(variant);
      if (!existsSync(golden) && process.env.UPDATE_GOLDEN === '1') writeFileSync(golden, text);
      assert.ok(existsSync(golden), `no ${id}.txt: UPDATE_GOLDEN=1 writes it`);
      assert.equal(text, readFileSync(golden, 'utf8'));
    });

    for (const rules of everyRules(variant)) {
      const options = optionsOf(rules);
      describe(options || 'usual rules', () => suite(rules, options));
    }
  });
}

function suite(rules: Rules, options: string): void {
  const { variant } = rules;
  const few = options === '' ? [1, 2, 3] : [1];
  let looks: Turn[] | undefined;
  const looked = (): Turn[] => (looks ??= [...randomGames(rules)].filter(({ look }) => look));
  after(() => (looks = undefined));

  test('its options read back from their text', () => {
    const { chosen, problems } = parseOptions(variant.options, options);
    assert.deepEqual(problems, []);
    assert.deepEqual(chosen, rules.chosen);
    assert.equal(rulesOf(variant, chosen), rules);
  });

  test('every deal has each card once and is not won', () => {
    for (const deal of [1, 2, 3, 617, 32000, 2 ** 32, 2 ** 33 - 1]) {
      const table = dealOf(rules, deal);
      assertAllCardsOnce(rules, table);
      assert.equal(rules.won(table, rules), false);
    }
  });

  test('no move loses or doubles a card', () => {
    for (const { table } of randomGames(rules)) assertAllCardsOnce(rules, table);
  });

  test('exactly the moves listed are accepted', () => {
    for (const { table, legal } of looked()) {
      const accepted = [...everyTry(rules, table)].filter((move) => !refusal(rules, table, move));
      assert.deepEqual(legal.map(nameOf).sort(), accepted.map(nameOf).sort());
    }
  });

  test('no face-down card is told by what is legal or said', () => {
    for (const { table } of looked().filter(({ deal }) => deal <= 3)) {
      const other = withHiddenCardsChanged(table);
      for (const move of everyTry(rules, table)) {
        assert.deepEqual(refusal(rules, other, move), refusal(rules, table, move));
      }
      assert.deepEqual(describeTable(rules, other), describeTable(rules, table));
    }
  });

  test('every move changes the table', () => {
    for (const { table, legal } of looked()) {
      const text = tableText(rules, table);
      for (const move of legal) {
        assert.notEqual(tableText(rules, apply(rules, table, move)), text, nameOf(move));
      }
    }
  });

  test('a card taken back from a foundation can return to it', () => {
    for (const { table, legal } of looked()) {
      for (const move of legal) {
        if (!('from' in move) || rules.piles[move.from]?.group.role !== 'foundation') continue;
        const down = apply(rules, table, move);
        const back = { from: move.to, to: move.from, count: 1 };
        assert.equal(refusal(rules, down, back), undefined);
        assert.equal(tableKey(rules, apply(rules, down, back)), tableKey(rules, table));
      }
    }
  });

  test('undo and redo go through the very same tables', () => {
    for (const deal of few) {
      const session = new Session(rules, dealOf(rules, deal));
      const seen: object[] = [];
      for (const { move } of randomGame(rules, deal)) {
        const { table, score } = session;
        seen.push(structuredClone({ table, score, legal: moves(rules, table) }));
        if (move) assert.equal(session.play(move), undefined);
      }
      const assertAt = (step: number): void => {
        const { table, score } = session;
        assert.deepEqual({ table, score, legal: moves(rules, table) }, seen[step]);
      };
      if (rules.undo === 'never') {
        assert.equal(session.undo(), false);
        continue;
      }
      const last = seen.length - 1;
      for (let step = last; step > 0; step--) {
        assertAt(step);
        assert.ok(session.undo());
      }
      assertAt(0);
      assert.equal(session.undo(), false);
      for (let step = 1; step <= last; step++) {
        assert.ok(session.redo());
        assertAt(step);
      }
      assert.equal(session.redo(), false);
    }
  });

  test('a table reads back from its text', () => {
    for (const { table } of looked()) {
      const text = tableText(rules, table);
      for (const form of [text, text.trimEnd().replaceAll('\n', ' | ')]) {
        const read = parseTable(rules, form);
        assert.ok('value' in read, text);
        assert.equal(tableText(rules, read.value), text);
        assert.equal(tableKey(rules, read.value), tableKey(rules, table));
        if (rules.pack.every((card) => card < 52)) assert.deepEqual(read.value, table);
      }
    }
  });

  test('a move reads back from its text, and no two moves share one', () => {
    for (const { table, legal } of looked()) {
      const words = legal.map((move) => moveText(rules, table, move));
      assert.equal(new Set(words).size, words.length);
      assert.deepEqual(
        words.map((word) => parseMove(rules, table, word)),
        legal,
      );
      for (const word of words) assert.match(word, /^[^\s+,]+$/);
    }
  });

  test('a game comes back from its save at any point', () => {
    for (const deal of few) {
      const session = new Session(rules, dealOf(rules, deal));
      for (const { move, look, step } of randomGame(rules, deal)) {
        for (let back = 0; look && back < step / LOOK; back++) session.undo();
        if (look) assertSaves(session, deal);
        while (session.redo());
        if (move) session.play(move);
      }
    }
  });

  test('every pile and card lies on the board, and no two piles overlap', () => {
    for (const { table } of looked()) assertFits(rules, table);
  });

  test('all that it says can be said in English', () => {
    const met = new Set<string>();
    const assertSaid = (said: Iterable<Message>): void => {
      for (const message of said) {
        for (const each of nested(message)) {
          if (met.has(each.key)) continue;
          met.add(each.key);
          assert.ok(Object.hasOwn(en, each.key), `no English for ${each.key}`);
          assert.doesNotMatch(inEnglish(each), /undefined|NaN|Infinity|\[object/, each.key);
        }
      }
    };
    assertSaid(saidByRules(rules, dealOf(rules, 1)));
    for (const { table, deal } of looked()) {
      if (deal <= DEALS.chosen) assertSaid(saidInPlay(rules, table));
    }
  });
}

function assertSaves(session: Session, deal: number): void {
  const { rules } = session;
  const text = saveGame({ session, origin: { deal }, elapsed: 75 });
  const saved = readSaved(text);
  assert.ok('value' in saved);
  assert.equal(saved.value.variant, rules.variant.id);
  const loaded = loadGame(rules.variant, saved.value);
  assert.ok('value' in loaded, 'problem' in loaded ? inEnglish(loaded.problem) : '');
  const { session: again, origin, elapsed } = loaded.value;
  assert.deepEqual({ origin, elapsed }, { origin: { deal }, elapsed: 75 });
  assert.equal(again.rules, rules);
  assert.deepEqual(again.table, session.table);
  assert.deepEqual(again.past, session.past);
  assert.deepEqual(again.future, session.future);
  assert.equal(again.score, session.score);
  assert.equal(again.count, session.count);
  assert.equal(saveGame({ session: again, origin, elapsed }), text);
}
