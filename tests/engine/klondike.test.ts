import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  cards,
  cells,
  dealTable,
  deckOf,
  describePile,
  layout,
  moves,
  pilesOf,
  pressAt,
  type Session,
} from '../../packages/engine/src/index.ts';
import {
  inEnglish,
  legalWords,
  playLine,
  refusalOf,
  rulesNamed,
  sessionOf,
  tableOf,
  textOf,
} from './tables.ts';

const usual = await rulesNamed('klondike');
const [STOCK, WASTE] = [0, 1];

/** A session at a position under options. */
const at = async (position: string | number, options = ''): Promise<Session> =>
  sessionOf(await rulesNamed('klondike', options), position);

const lineOf = (session: Session, label: string): string =>
  new RegExp(`^${label}:\\n(.*)$`, 'm').exec(textOf(session))?.[1] ?? '';

describe('the deal', () => {
  const deck = deckOf(usual, 1);
  const table = dealTable(usual, deck);

  test('is a triangle, row by row, each column’s last card face up', () => {
    const columns = pilesOf(usual, 'tableau').map((index) => table.piles[index]);
    assert.deepEqual(
      columns.map((column) => column?.size),
      [1, 2, 3, 4, 5, 6, 7],
    );
    for (const column of columns) {
      const facing = column ? cells(column).map(({ up }) => up) : [];
      assert.deepEqual(facing, [...facing.slice(1).fill(false), true]);
    }
    assert.deepEqual(
      columns.map((column) => column && cards(column)[0]),
      deck.slice(0, 7),
    );
    assert.deepEqual(
      columns[6] && cards(columns[6]),
      [6, 12, 17, 21, 24, 26, 27].map((i) => deck[i]),
    );
  });

  test('leaves 24 cards in the stock, the next one on top', () => {
    assert.deepEqual(table.piles[STOCK] && cards(table.piles[STOCK]), deck.slice(28).reverse());
    assert.equal(table.piles[WASTE]?.size, 0);
  });
});

describe('the stock', () => {
  test('is turned three at a time, and what is left at the end', async () => {
    const session = await at('Stock: (5C) (4C) (3C) (2C) (AC)');
    playLine(session, 'draw');
    assert.equal(lineOf(session, 'Waste'), 'AC 2C 3C');
    playLine(session, 'draw');
    assert.equal(lineOf(session, 'Waste'), 'AC 2C 3C 4C 5C');
    assert.equal(refusalOf(session, 'draw'), 'The stock is empty.');
  });

  test('is turned one at a time by option', async () => {
    const session = await at('Stock: (5C) (4C) (3C) (2C) (AC)', 'draw=1');
    playLine(session, 'draw draw');
    assert.equal(lineOf(session, 'Waste'), 'AC 2C');
  });

  test('comes again in the same order, without end', async () => {
    const session = await at('Stock: (5C) (4C) (3C) (2C) (AC)');
    assert.equal(
      refusalOf(session, 'redeal'),
      'The waste is turned over when the stock is used up.',
    );
    for (let pass = 1; pass < 6; pass++) {
      assert.equal(session.table.pass, pass);
      assert.equal(lineOf(session, 'Stock'), '(5C) (4C) (3C) (2C) (AC)');
      playLine(session, 'draw draw redeal');
    }
  });

  test('comes three times where there are three passes', async () => {
    const session = await at('Stock: (2C) (AC)', 'passes=3');
    playLine(session, 'draw redeal draw redeal draw');
    assert.equal(
      refusalOf(session, 'redeal'),
      'No more passes: the stock is gone through three times.',
    );
  });

  test('has nothing to turn over once the waste is empty', async () => {
    const session = await at('Tableau: KC');
    assert.equal(refusalOf(session, 'redeal'), 'There is no card left in stock or waste.');
    assert.deepEqual(pressAt(session.rules, session.table, STOCK), {
      refusal: { key: 'refuse.noWaste' },
    });
  });

  test('tells how often it comes again', async () => {
    const told = ({ rules, table }: Session): string =>
      inEnglish(describePile(rules, table, STOCK));
    const endless = await at('Stock: (AC)');
    assert.equal(told(endless), 'Stock: 1 card face down');
    playLine(endless, 'draw');
    assert.equal(told(endless), 'Stock: empty, press to turn the waste over');
    const three = await at('Stock: (AC)', 'passes=3');
    assert.equal(told(three), 'Stock: 1 card face down, pass 1 of 3');
    playLine(three, 'draw');
    assert.equal(told(three), 'Stock: empty, press to turn the waste over, 2 passes left');
    playLine(three, 'redeal draw redeal draw');
    assert.equal(told(three), 'Stock: empty, no more passes');
  });

  test('in Vegas, once gone through, is pressed in vain and costs nothing', async () => {
    const session = await at('Stock: (AC)', 'draw=1&passes=1&scoring=vegas');
    playLine(session, 'draw');
    const { table, score } = session;
    assert.equal(refusalOf(session, 'redeal'), 'No more passes: the stock is gone through once.');
    assert.deepEqual([session.table, session.score], [table, score]);
    const pressed = pressAt(session.rules, table, STOCK);
    assert.deepEqual(pressed, { refusal: { key: 'refuse.passes', values: { passes: 1 } } });
    assert.equal(
      inEnglish(describePile(session.rules, table, STOCK)),
      'Stock: empty, no more passes',
    );
  });

  test('is pressed to draw, then to turn the waste over', async () => {
    const session = await at('Stock: (AC)');
    const press = () => pressAt(session.rules, session.table, STOCK);
    assert.deepEqual(press(), { move: { action: 'draw' } });
    playLine(session, 'draw');
    assert.deepEqual(press(), { move: { action: 'redeal' } });
    assert.equal(pressAt(session.rules, session.table, WASTE), undefined);
  });
});

describe('the waste', () => {
  const fan = ({ rules, table }: Session) => layout(rules, table, 'wide');

  test('shows the same cards again after undo and redo', async () => {
    const session = await at('Stock: (KS) (KH) (3H) (2S) (AH) | Tableau: 4C');
    const seen = [fan(session)];
    for (const word of 'draw w1 w1 draw w2 w3 redeal draw'.split(' ')) {
      playLine(session, word);
      seen.push(fan(session));
    }
    for (const shown of seen.toReversed()) {
      assert.deepEqual(fan(session), shown);
      session.undo();
    }
    for (const shown of seen) {
      assert.deepEqual(fan(session), shown);
      session.redo();
    }
  });

  test('gives its top card only', async () => {
    const session = await at('Waste: 6C 6D 5C | Tableau: 7S | 6H');
    assert.deepEqual(legalWords(session.rules, session.table).sort(), ['21', 'redeal', 'w2']);
    playLine(session, 'w2 w1');
    assert.equal(lineOf(session, 'Waste'), '6C');
  });

  test('takes no card back', async () => {
    const session = await at('Waste: 6H | Tableau: 5C');
    assert.equal(refusalOf(session, '1-w'), 'No card can be put on the waste.');
    assert.equal(refusalOf(session, '1-s'), 'No card can be put on the stock.');
  });

  test('is as it was when a draw and a play are taken back', async () => {
    const session = await at('Stock: (KS) (6H) (2S) (AH) | Tableau: 7S | 3H');
    const before = structuredClone(session.table);
    const legal = moves(session.rules, session.table);
    playLine(session, 'draw w1');
    session.undo();
    session.undo();
    assert.deepEqual(session.table, before);
    assert.deepEqual(moves(session.rules, session.table), legal);
  });
});

describe('the columns', () => {
  test('take a king in a space, alone or at the head of a run', async () => {
    const session = await at('Tableau: (2C) KS QH | QD | KC | -');
    assert.equal(
      refusalOf(session, '24'),
      'The queen of diamonds can’t start a column: an empty one takes a king.',
    );
    playLine(session, '14x2 35');
  });

  test('take any card in a space by option', async () => {
    const session = await at('Tableau: KS QH | QD | KC | -', 'spaces=any');
    playLine(session, '24 15');
  });

  test('give any part of a run', async () => {
    const session = await at('Tableau: (2C) 8C 7H 6C | 7D | 9D | 8S');
    const words = legalWords(session.rules, session.table);
    for (const word of ['12', '13x3', '14x2']) assert.ok(words.includes(word), word);
  });

  test('give whole runs only by option, and single cards to the foundations', async () => {
    const session = await at(
      'Foundations: C-5 | Tableau: (2D) 8C 7H 6C | 7D | 9D | 9H',
      'runs=whole',
    );
    const words = legalWords(session.rules, session.table);
    assert.deepEqual(
      words.filter((word) => word.startsWith('1')),
      ['13x3', '14x3', '1h'],
    );
    assert.match(refusalOf(session, '12'), /^Not together: all cards that run down/);
    playLine(session, '1h 14x2');
  });

  test('have runs of face-up cards only, even where the card below would fit', async () => {
    const session = await at('Tableau: (9D) 8C 7H | 9H', 'runs=whole');
    playLine(session, '12x2');
  });

  test('keep face-down cards until they are turned', async () => {
    const session = await at('Tableau: (6H) 5C | 7S');
    assert.equal(refusalOf(session, '12x2'), 'A face-down card can’t be moved.');
  });

  test('turn up the card that is left on top, within the same step', async () => {
    const session = await at('Tableau: (3H) (2C) KS | (QD) 5H');
    playLine(session, '13');
    assert.match(textOf(session), /^\(3H\) 2C$/m);
    session.undo();
    assert.match(textOf(session), /^\(3H\) \(2C\) KS$/m);
  });

  test('are turned up by hand by option', async () => {
    const session = await at('Tableau: (3H) (2C) KS | (QD) 5H | AD | 4S', 'flip=manual');
    playLine(session, '15');
    assert.match(textOf(session), /^\(3H\) \(2C\)$/m);
    assert.equal(refusalOf(session, '31'), 'No card goes on a face-down card.');
    assert.equal(refusalOf(session, '13'), 'A face-down card can’t be moved.');
    assert.match(refusalOf(session, 'flip@2'), /^Only a face-down card/);
    assert.match(refusalOf(session, 'flip@7'), /^Only a face-down card/);
    const [first = -1] = pilesOf(session.rules, 'tableau');
    assert.deepEqual(pressAt(session.rules, session.table, first), {
      move: { action: 'flip', pile: first },
    });
    playLine(session, 'flip@1');
    assert.match(textOf(session), /^\(3H\) 2C$/m);
    session.undo();
    assert.match(textOf(session), /^\(3H\) \(2C\)$/m);
  });
});

/** The score after each of some moves, beginning with the score before them. */
async function scores(options: string, position: string, words: string): Promise<number[]> {
  const session = await at(position, options);
  const seen = [session.score];
  for (const word of words.split(' ')) {
    playLine(session, word);
    seen.push(session.score);
  }
  const forward = [...seen];
  for (const score of forward.toReversed()) {
    assert.equal(session.score, score);
    session.undo();
  }
  return seen;
}

describe('standard scoring', () => {
  const standard = 'scoring=standard';

  test('gives points for the waste, the foundations and cards turned up', async () => {
    const position = 'Waste: 3C AC 6H | Foundations: D-A | Tableau: 7S | (9C) 2D | KS | QH';
    assert.deepEqual(await scores(standard, position, 'w1 wh 2h 43'), [0, 5, 15, 30, 30]);
  });

  test('counts a card turned by hand when it is turned', async () => {
    const position = 'Tableau: (9C) KS';
    assert.deepEqual(await scores(`${standard}&flip=manual`, position, '12 flip@1'), [0, 0, 5]);
  });

  test('takes 15 for a card taken back, but never goes below 0', async () => {
    const position = 'Foundations: H-2 | Tableau: 3S | AC | AD | AS';
    assert.deepEqual(await scores(standard, position, '2h 3h f1-1 1h f1-1'), [0, 10, 20, 5, 15, 0]);
    assert.deepEqual(await scores(standard, position, 'f1-1 2h'), [0, 0, 10]);
  });

  test('takes 100 for each new pass when one card is turned', async () => {
    const many = 'Stock: (3S) | Tableau: AC | AD | AH | AS | 2C | 2D | 2H';
    assert.deepEqual(
      await scores(`${standard}&draw=1`, many, '1h 2h draw redeal draw'),
      [0, 10, 20, 20, 0, 0],
    );
    const rich = 'Stock: (3S) | Foundations: C-0 | Tableau: 6C 5C 4C 3C 2C AC | 6D 5D 4D 3D 2D AD';
    const up = '1h 1h 1h 1h 1h 1h 2h 2h 2h 2h 2h';
    const seen = await scores(`${standard}&draw=1`, rich, `${up} draw redeal draw redeal`);
    assert.deepEqual(seen.slice(-5), [110, 110, 10, 10, 0]);
  });

  test('takes nothing for a new pass when three are turned, or 20 from the third or fourth', async () => {
    const position = 'Stock: (3S) | Tableau: 4C 3C 2C AC';
    const line = '1h 1h 1h 1h draw redeal draw redeal draw redeal draw redeal';
    const last = async (options: string): Promise<number[]> =>
      (await scores(options, position, line)).filter((_, i) => i >= 6 && i % 2 === 0);
    assert.deepEqual(await last(standard), [40, 40, 40, 40]);
    assert.deepEqual(await last(`${standard}&redealFrom=3`), [40, 40, 20, 0]);
    assert.deepEqual(await last(`${standard}&redealFrom=4`), [40, 40, 40, 20]);
  });

  test('counts time only where it is timed', async () => {
    const { rules } = await at(1, standard);
    assert.equal(rules.score?.besides, undefined);
    const { rules: timed } = await at(1, `${standard}&timed=yes`);
    const time = timed.score?.besides;
    assert.deepEqual(
      [
        time?.points(9, false, 0),
        time?.points(100, false, 0),
        time?.points(100, true, 0),
        time?.points(30, true, 0),
      ],
      [0, -20, 6980, -6],
    );
  });
});

describe('Vegas scoring', () => {
  test('starts with the stake and pays 5 a card, which a card taken back costs again', async () => {
    const position = 'Waste: AD | Foundations: H-2 | Tableau: 3S | AC';
    assert.deepEqual(
      await scores('scoring=vegas', position, '2h wh f1-1 1h'),
      [-50, -45, -40, -45, -40],
    );
    assert.deepEqual(await scores('scoring=vegas&ante=52', position, '2h'), [-52, -47]);
  });

  test('goes below its start', async () => {
    const position = 'Foundations: H-2 | Tableau: 3S';
    assert.deepEqual(await scores('scoring=vegas', position, 'f1-1'), [-50, -55]);
  });

  test('goes on from the last total only where it is cumulative', async () => {
    const rules = await rulesNamed('klondike', 'scoring=vegas&cumulative=yes');
    assert.equal(sessionOf(rules, 1, -10).score, -60);
    assert.equal(sessionOf(await rulesNamed('klondike', 'scoring=vegas'), 1, -10).score, -50);
  });
});

test('there is no score where none is chosen', async () => {
  const session = await at(1);
  assert.equal(session.rules.score, undefined);
  playLine(session, 'draw');
  assert.equal(session.score, 0);
});

test('the table as dealt reads back with its hidden cards', () => {
  const session = sessionOf(usual, 9);
  assert.deepEqual(tableOf(usual, textOf(session)), session.table);
});
