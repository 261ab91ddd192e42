import { cells } from 'solitaire-engine/pile';
import { pileOn } from 'solitaire-engine/table';
import type { Rules } from 'solitaire-engine/variant';
import { inWords } from 'solitaire-game/messages/en-words';
import { rulesFor, startOf } from './catalogue.ts';
import { measuredUnder } from './measured.ts';
import { grouped, oneIn, percent } from './odds.ts';
import { listed } from './words.ts';

/** The counts of a game, read off its own rules and deal. */
export function factsOf(rules: Rules): Record<string, string> {
  const start = startOf(rules);
  const decks = rules.variant.decks ?? 1;
  const facts: Record<string, number | string> = {
    decks,
    cards: rules.pack.length,
    'suit.cards': rules.pack.length / (4 * decks),
    rounds: rules.passes === undefined ? 'unlimited' : rules.passes - 1,
    passes: rules.passes ?? 'unlimited',
  };
  for (const { name, count, first, limit } of rules.groups) {
    const piles = Array.from({ length: count }, (_, i) => cells(pileOn(start, first + i)));
    const sizes = piles.map((pile) => pile.length);
    const up = piles.flat().filter((cell) => cell.up).length;
    facts[`${name}.piles`] = count;
    facts[`${name}.cards`] = piles.flat().length;
    facts[`${name}.up`] = up;
    facts[`${name}.down`] = piles.flat().length - up;
    facts[`${name}.sum`] = sizes.join(' + ');
    facts[`${name}.each`] = listed(sizes);
    facts[`${name}.least`] = Math.min(...sizes);
    facts[`${name}.most`] = Math.max(...sizes);
    if (limit) facts[`${name}.limit`] = limit(start, rules, first);
    facts[`${name}.tall`] = sizes.filter((size) => size === Math.max(...sizes)).length;
    facts[`${name}.short`] = sizes.filter((size) => size === Math.min(...sizes)).length;
  }
  const turned = Number(rules.chosen['draw']);
  if (turned > 0) facts['stock.turns'] = Math.ceil(Number(facts['stock.cards']) / turned);
  for (const [name, value] of Object.entries(rules.chosen)) facts[`option.${name}`] = value;
  if (rules.score) Object.assign(facts, scoreFacts(rules, rules.pack.length));
  Object.assign(facts, oddsFacts(rules));
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]));
}

/** How many deals were won of how many tried, where that has been measured under these options. */
function oddsFacts(rules: Rules): Record<string, string> {
  const measured = measuredUnder(rules);
  if (!measured) return {};
  const { won, lost, undecided, deals } = measured;
  return {
    'odds.deals': grouped(deals),
    'odds.won': grouped(won),
    'odds.lost': grouped(lost),
    'odds.undecided': grouped(undecided),
    'odds.share': percent(won / deals, measured),
    'odds.in': grouped(oneIn(measured) ?? 0),
  };
}

/** A stake, what a card earns, and what follows from both, where a game is scored like that. */
function scoreFacts({ score }: Rules, cards: number): Record<string, number | string> {
  const points = (key: string) => score?.lines.find(({ says }) => says.key === key)?.points ?? 0;
  const stake = -(score?.start ?? 0);
  const home = points('score.toFoundation');
  const lines = score?.lines.map(({ says, points: each }) => [says.key, Math.abs(each)]) ?? [];
  return {
    ...Object.fromEntries(lines),
    'score.stake': stake,
    'score.even': home > 0 ? Math.ceil(stake / home) : '',
    'score.all': home * cards,
    'score.net': home * cards - stake,
  };
}

/** What a game is played with: `2 decks of playing cards`, or the part of a deck that it takes. */
export function supplyOf({ variant: { decks = 1 }, pack }: Rules): string {
  const supply = `${decks} ${decks === 1 ? 'deck' : 'decks'} of playing cards`;
  return pack.length === 52 * decks ? supply : `${pack.length} cards out of ${supply}`;
}

/** One fact of a variant under these options. Throws an Error when it has no such fact. */
export function factOf(id: string | undefined, name: string, options = ''): string {
  const fact = factsOf(rulesFor(id, options))[name];
  if (fact === undefined || fact === '') throw new Error(`${id ?? '?'} has no fact “${name}”.`);
  return fact;
}

/**
 * Text with its facts filled in: `{tableau.piles}`, as a word with `{tableau.piles:word}`, under
 * other options with `{score.stake?scoring=vegas}`.
 */
export const filled = (id: string, text: string): string =>
  text.replace(
    /\{([a-zA-Z0-9.]+)(?:\?([^:}]*))?(:word)?\}/g,
    (_, name: string, options: string | undefined, word: string | undefined) => {
      const fact = factOf(id, name, options);
      return word ? inWords(fact) : fact;
    },
  );
