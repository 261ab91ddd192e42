/** The search by the engine's own moves: what it says is what looking at everything says. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import {
  apply,
  dealTable,
  deckOf,
  moves,
  tableKey,
  tableText,
  type Rules,
  type Table,
} from '../../packages/engine/src/index.ts';
import { verdictOf } from '../../packages/solver/cli/verdict-of.ts';
import { plainSearch } from '../../packages/solver/src/plain.ts';
import { search } from '../../packages/solver/src/search.ts';
import { moveOf, rulesNamed, seeded, tableOf } from '../engine/tables.ts';
import { variantIds } from '../variant-ids.ts';
import { played, verdictOn } from './positions.ts';

/** The tables of games that are won, one list a game, for variants with lines on record. */
function wonGames(id: string, rules: Rules): Table[][] {
  const file = new URL(`../engine/golden/${id}-lines.txt`, import.meta.url);
  if (!existsSync(file)) return [];
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(0, 6);
  return rows.map((row) => {
    const [deal = '', line = ''] = row.split(': ');
    let table = dealTable(rules, deckOf(rules, Number(deal)));
    const tables = [table];
    for (const word of line.split(' ')) {
      table = apply(rules, table, moveOf(rules, table, word));
      tables.push(table);
    }
    return tables;
  });
}

/** A table after up to three more moves at random. */
function strayed(rules: Rules, table: Table, random: () => number): Table {
  let after = table;
  for (let i = Math.floor(random() * 4); i > 0; i--) {
    const legal = moves(rules, after);
    const move = legal[Math.floor(random() * legal.length)];
    if (!move) break;
    after = apply(rules, after, move);
  }
  return after;
}

/** Tables of each game that both searches decide, and how many may be tried to find them. */
const [COMPARED, TRIED] = [12, 60];

describe('late in a game the search says what looking at everything says', () => {
  for (const id of variantIds) {
    test(`in ${id}`, async (context) => {
      const random = seeded(id.length * 7);
      const usual = await rulesNamed(id);
      // What one of two players can reach says nothing of who wins.
      if (usual.players) return context.skip('two players');
      const games = wonGames(id, usual);
      const counts = { winnable: 0, unwinnable: 0, unknown: 0 };
      for (let i = 0; i < TRIED && counts.winnable + counts.unwinnable < COMPARED; i++) {
        const game = games[i % games.length];
        const late = game?.[game.length - 2 - Math.floor(random() ** 2 * 14)];
        const table = late
          ? strayed(usual, late, random)
          : played(usual, i + 1, 20 + Math.floor(random() * 200), random);
        const plain = verdictOf(plainSearch(usual, table, { states: 1000 }));
        if (plain.status === 'unknown') continue;
        const { status } = verdictOn(usual, table, { states: 20_000 });
        if (status !== 'unknown') assert.equal(status, plain.status, tableText(usual, table));
        counts[status]++;
      }
      const { winnable, unwinnable } = counts;
      assert.equal(winnable + unwinnable, COMPARED, JSON.stringify(counts));
      assert.ok(games.length === 0 || winnable > 0, JSON.stringify(counts));
    });
  }
});

describe('what the rules see of a table without playing on', () => {
  for (const options of ['', 'goal=pyramid', 'passes=3', 'overlap=yes', 'wastePair=no&passes=3']) {
    test(`is true in Pyramid with ${options || 'the usual rules'}`, async () => {
      const rules = await rulesNamed('pyramid', options);
      const { outlook: _, ...blind } = rules;
      const random = seeded(options.length + 1);
      const counts = { winnable: 0, unwinnable: 0, unknown: 0 };
      for (let i = 0; i < 150; i++) {
        const table = small(rules, random);
        const plain = verdictOf(plainSearch(blind, table, { states: 3000 }));
        counts[plain.status]++;
        if (plain.status === 'unknown') continue;
        assert.equal(verdictOn(rules, table, {}).status, plain.status, tableText(rules, table));
      }
      assert.ok(counts.unwinnable > 10, JSON.stringify(counts));
    });
  }

  /** A pyramid of few cards with partners somewhere, most of them in the stock. */
  function small(rules: Rules, random: () => number): Table {
    const ranks = 'A23456789TJQK';
    const left = 3 + Math.floor(random() * 7);
    const cards: string[] = [];
    while (cards.length < 2 * left) {
      const rank = Math.floor(random() * 12);
      const one = `${ranks.charAt(rank)}${'CDHS'.charAt(Math.floor(random() * 4))}`;
      const two = `${ranks.charAt(11 - rank)}${'CDHS'.charAt(Math.floor(random() * 4))}`;
      if (!cards.includes(one) && !cards.includes(two)) cards.push(one, two);
    }
    cards.sort(() => random() - 0.5);
    const slots = Array.from({ length: 28 }, (_, i) => (i < left ? (cards[i] ?? '-') : '-'));
    const gone = [...ranks].flatMap((rank) => [...'CDHS'].map((suit) => rank + suit));
    const discard = gone.filter((card) => !cards.includes(card)).join(' ');
    const stock = cards.slice(left).map((card) => `(${card})`);
    return tableOf(
      rules,
      `Stock: ${stock.join(' ')} | Discard: ${discard} | Tableau: ${slots.join(' ')}`,
    );
  }
});

test('Clock is won once in thirteen deals', async () => {
  const rules = await rulesNamed('clock');
  const deals = 20_000;
  let won = 0;
  for (let deal = 1; deal <= deals; deal++) {
    const { status } = verdictOf(search(rules, dealTable(rules, deckOf(rules, deal))));
    assert.notEqual(status, 'unknown');
    if (status === 'winnable') won++;
  }
  const share = 1 / 13;
  const sigma = Math.sqrt((share * (1 - share)) / deals);
  assert.ok(Math.abs(won / deals - share) < 4 * sigma, `${won} of ${deals}`);
});

describe('a key tells tables apart that play differently', () => {
  for (const [id, options] of [
    ['gaps', ''],
    ['maze', ''],
    ['cruel', ''],
    ['crescent', ''],
    ['tripeaks', ''],
    ['pyramid', ''],
  ] as const) {
    test(`in ${id}`, async () => {
      const rules = await rulesNamed(id, options);
      const texts = new Map<number, string>();
      const random = seeded(5);
      for (let deal = 1; deal <= 20; deal++) {
        for (let steps = 0; steps < 40; steps++) {
          const table = played(rules, deal, steps, random);
          const key = tableKey(rules, table);
          const words = nextWords(rules, table);
          assert.equal(texts.get(key) ?? words, words);
          texts.set(key, words);
        }
      }
      assert.ok(texts.size > 100);
    });
  }

  /** How many moves there are, and after each of them. */
  const nextWords = (rules: Rules, table: Table): string =>
    moves(rules, table)
      .map((move) => moves(rules, apply(rules, table, move)).length)
      .sort()
      .join(' ');
});

describe('Spider in one suit', () => {
  test('is won in most deals', async () => {
    const rules = await rulesNamed('spider', 'suits=1');
    let won = 0;
    for (let deal = 1; deal <= 3; deal++) {
      const table = dealTable(rules, deckOf(rules, deal));
      if (verdictOn(rules, table, { states: 30_000 }).status === 'winnable') won++;
    }
    assert.ok(won >= 2, `${won} of 3`);
  });
});
