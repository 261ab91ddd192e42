import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  CARD_HEIGHT,
  dealTable,
  deckOf,
  glance,
  layout,
  type Box,
  type Rules,
} from '../../packages/engine/src/index.ts';
import { dealtSays } from '../../site/rules/dealt.ts';
import { gamesFound, isFound, searchable } from '../../site/rules/finding.ts';
import { frameOf, onPaper, pictureOf } from '../../site/rules/picture.ts';
import { oddsSay, sightOf, sightSays } from '../../site/rules/sight.ts';
import { minutesOf, oddsFact, traitsOf } from '../../site/rules/traits.ts';
import { labelOf, pilesNamed, words } from '../../site/rules/words.ts';
import { rulesNamed } from '../engine/tables.ts';
import { variantIds } from '../variant-ids.ts';

const startOf = (rules: Rules) => dealTable(rules, deckOf(rules, 1));
const sightIn = async (id: string, options = '') => {
  const rules = await rulesNamed(id, options);
  return sightOf(rules, startOf(rules));
};

/** What the glance at a game's rules says of its deal, by the names of the piles. */
async function dealtIn(id: string): Promise<Record<string, string>> {
  const rules = await rulesNamed(id);
  return Object.fromEntries(
    glance(rules, startOf(rules)).map(({ group, dealt }) => [
      pilesNamed(group),
      dealtSays(group, dealt),
    ]),
  );
}

describe('the deal at a glance', () => {
  test('tells few piles one by one, and like ones together', async () => {
    assert.deepEqual(await dealtIn('klondike'), {
      stock: '24 cards',
      waste: 'Empty',
      '4 foundations': 'Empty',
      '7 columns': '1, 2, 3, 4, 5, 6 and 7 cards',
    });
    assert.equal((await dealtIn('clock'))['13 piles'], '4 cards each');
    assert.equal((await dealtIn('freecell'))['8 columns'], '4 of 7 cards, 4 of 6');
    assert.equal((await dealtIn('spider'))['10 columns'], '4 of 6 cards, 6 of 5');
  });

  test('counts the places of a grid, and its gaps', async () => {
    const maze = await dealtIn('maze');
    assert.equal(maze['54 places'], '48 with a card each, 6 gaps');
    assert.equal((await dealtIn('eight-off'))['8 cells'], '4 with a card each, 4 empty');
    assert.equal((await dealtIn('pyramid'))['28 places'], 'A card each');
  });

  test('does not call a place to press a pile without cards', async () => {
    assert.equal((await dealtIn('crescent'))['shift'], 'No pile: a place to press');
  });
});

describe('the words of a deal', () => {
  for (const id of variantIds) {
    test(`of ${id} call its piles what they are called, and begin at the beginning`, async () => {
      const { options } = (await rulesNamed(id)).variant;
      const choices = Object.entries(options).flatMap(([name, { values }]) =>
        values.map((value) => `${name}=${value}`),
      );
      for (const chosen of ['', ...choices]) {
        const rules = await rulesNamed(id, chosen);
        const steps = rules.deal.map(({ says }) => words(says));
        assert.doesNotMatch(steps[0] ?? '', /\bmore\b/, chosen);
        if (rules.groups.some((group) => pilesNamed(group).includes('columns'))) continue;
        const told = glance(rules, startOf(rules)).flatMap(({ says }) => says.map(words));
        for (const said of [...steps, ...told]) assert.doesNotMatch(said, /\bcolumns?\b/, chosen);
      }
    });
  }

  test('name a layout by its shape', async () => {
    const first = async (id: string, options = '') => {
      const [step] = (await rulesNamed(id, options)).deal;
      return step && words(step.says);
    };
    assert.equal(await first('gaps'), 'Deal four rows of 13, face up.');
    assert.equal(await first('addiction', 'cards=28'), 'Deal four rows of seven, face up.');
    assert.match((await first('pyramid')) ?? '', /^Deal 28 cards face up as a pyramid/);
    assert.match((await first('tripeaks')) ?? '', /^Deal three peaks face down/);
    assert.match((await first('tripeaks', 'cards=open')) ?? '', /^Deal three peaks face up/);
    assert.match((await first('clock')) ?? '', /around to 12, then to the center\.$/);
  });
});

describe('what a player sees', () => {
  test('is everything in an open game, and less where cards are face down', async () => {
    assert.equal(sightSays(await sightIn('freecell')), 'All cards in view');
    assert.equal(sightSays(await sightIn('spider')), '94 cards face down');
  });

  test('is less where open cards lie squarely under others', async () => {
    assert.equal(sightSays(await sightIn('crescent')), 'All face up, 80 under others');
  });

  test('ends with a shuffle, but not with a redeal that keeps the order', async () => {
    assert.equal(sightSays(await sightIn('montana')), 'All in view until a shuffle');
    assert.equal(sightSays(await sightIn('gaps')), 'All cards in view');
    assert.equal(sightSays(await sightIn('gaps', 'gaps=random')), 'All in view until a shuffle');
    assert.equal(sightSays(await sightIn('cruel')), 'All cards in view');
  });

  test('says what the odds mean', async () => {
    const said = async (id: string) => oddsSay(await rulesNamed(id), await sightIn(id));
    assert.match(await said('freecell'), /knows as much as the solver/);
    assert.match(await said('montana'), /a later shuffle/);
    assert.match(await said('crescent'), /80 cards lie face up but under others/);
    assert.match(await said('clock'), /nothing to decide.*pure chance/);
  });
});

const measured = {
  variant: 'x',
  options: '',
  solver: 2,
  budget: { states: 1 },
  from: 1,
  deals: 1000,
  won: 742,
  lost: 119,
  undecided: 139,
  wilson: [0.71, 0.9],
  wilsonDecided: [0.84, 0.88],
} as const;

describe('what games are filtered by', () => {
  test('follows from the rules, the words on luck, and the odds', async () => {
    assert.deepEqual(traitsOf(await rulesNamed('klondike'), 'Skill and luck', measured), {
      decks: '1',
      skill: 'both',
      time: 'medium',
      odds: 'medium',
      players: '1',
    });
    assert.deepEqual(
      traitsOf(await rulesNamed('double-solitaire'), 'Nearly all skill', undefined),
      {
        decks: '2',
        skill: 'skill',
        time: 'long',
        odds: undefined,
        players: '2',
      },
    );
    const clock = traitsOf(await rulesNamed('clock'), 'All luck', { ...measured, won: 77 });
    assert.deepEqual([clock.skill, clock.time, clock.odds], ['luck', 'short', 'hard']);
  });

  test('gives no odds where most deals are undecided', async () => {
    const unknown = { ...measured, won: 0, lost: 0, undecided: 1000 };
    assert.equal(traitsOf(await rulesNamed('maze'), 'Skill and luck', unknown).odds, undefined);
  });

  test('takes more time the more cards are built with', async () => {
    const minutes = async (id: string) => minutesOf(await rulesNamed(id));
    assert.ok((await minutes('clock')) < (await minutes('pyramid')));
    assert.ok((await minutes('pyramid')) < (await minutes('freecell')));
    assert.ok((await minutes('freecell')) < (await minutes('spider')));
  });

  test('has the measured figure, and no more than is known', async () => {
    const klondike = await rulesNamed('klondike');
    const fact = (part: object) => oddsFact({ ...measured, ...part }, klondike);
    assert.equal(fact({}), 'At least 74% can be won');
    assert.equal(fact({ undecided: 0 }), '74% can be won');
    assert.equal(fact({ won: 0, undecided: 0 }), 'None of 1,000 can be won');
    assert.equal(fact({ won: 0 }), undefined);
    assert.equal(fact({ won: 1000, undecided: 0 }), 'All of 1,000 can be won');
    assert.equal(fact({ won: 2, undecided: 0 }), 'About 1 in 500 can be won');
    const clock = await rulesNamed('clock');
    assert.equal(oddsFact({ ...measured, won: 77, undecided: 0 }, clock), '8% come out');
  });
});

test('a search looks at words, whatever their case, accents and apostrophes', () => {
  const text = searchable('Baker’s Dozen, Bakers’ Dozen. Réussite');
  for (const query of ['', 'BAKERS', "baker's  dozen", 'reuss', ' dozen bak ']) {
    assert.ok(isFound(text, query), query);
  }
  assert.ok(!isFound(text, 'baker game'));
  assert.deepEqual([0, 1, 7].map(gamesFound), ['0 games', '1 game', '7 games']);
});

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('a picture on paper has no place to press', async () => {
  const rules = await rulesNamed('crescent');
  const [board, paper] = [rules, onPaper(rules)].map((each) =>
    pictureOf(each, startOf(rules), 'wide'),
  );
  assert.equal(board?.spots.length, 1);
  assert.equal(paper?.spots.length, 0);
  assert.ok(!paper.labels.some(({ text }) => text === 'Shift'));
});

for (const id of variantIds) {
  test(`the picture of ${id} has a name for all its piles, on no card and on no other name`, async () => {
    const rules = await rulesNamed(id);
    for (const shape of ['wide', 'narrow'] as const) {
      const picture = pictureOf(rules, startOf(rules), shape);
      const { cards, labels, spots } = picture;
      assert.deepEqual(
        labels.map(({ text }) => text),
        rules.groups.map(labelOf),
      );
      const frame = frameOf(picture, true);
      const boxes = [...cards, ...spots].map(({ x, y }) => ({
        x,
        y,
        width: 1,
        height: CARD_HEIGHT,
      }));
      for (const [i, label] of labels.entries()) {
        const met = [...boxes, ...labels.slice(0, i)].filter((box) => overlap(label, box));
        assert.deepEqual(met, [], `${label.text}, ${shape}`);
        const { x, y, width, height } = frame;
        assert.ok(label.x >= x && label.x + label.width <= x + width, `${label.text} is clipped`);
        assert.ok(label.y >= y && label.y + label.height <= y + height, `${label.text} is clipped`);
      }
      const shown = [...layout(rules, startOf(rules), shape).cards.values()];
      assert.equal(cards.length, shown.filter(({ hidden }) => !hidden).length);
    }
  });
}
