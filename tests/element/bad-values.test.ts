import { expect, oneEvent } from '@open-wc/testing';
import { deal, find, need, notice, place, record, still, unplaced } from './board.ts';

/** A test during which the console has to stay empty. */
function quiet(name: string, test: () => Promise<void>): void {
  it(name, async () => {
    const noise: unknown[] = [];
    const { error, warn } = console;
    console.error = (...what: unknown[]) => noise.push(...what);
    console.warn = (...what: unknown[]) => noise.push(...what);
    try {
      await test();
    } finally {
      Object.assign(console, { error, warn });
    }
    expect(noise.map(String)).to.deep.equal([]);
  });
}

describe('what can’t be set up', () => {
  const cases: [what: string, given: object, words: string][] = [
    ['an unknown variant', { variant: 'tiddlywinks' }, 'no game called “tiddlywinks”'],
    ['a variant that is a path', { variant: '../bucket' }, 'no game called “../bucket”'],
    ['an empty variant', { variant: '' }, 'no game called “”'],
    ['a variant that is no variant', { variant: { id: 'mine' } }, 'no game called “mine”'],
    ['a variant that is a number', { variant: 7 }, 'no game called “7”'],
    ['deal 0', { deal: 0 }, '“0” is not a deal number'],
    ['a negative deal', { deal: -3 }, '“-3” is not a deal number'],
    ['half a deal', { deal: 1.5 }, '“1.5” is not a deal number'],
    ['a deal too far', { deal: 2 ** 53 }, 'is not a deal number'],
    ['no number', { deal: NaN }, '“NaN” is not a deal number'],
    ['a word for a deal', { deal: 'tomorrow' }, '“tomorrow” is not a deal number'],
    ['a position with no cards', { position: 'Tableau:' }, 'no card in this position'],
    ['an empty position', { position: '' }, 'no card in this position'],
    ['a position with a card twice', { position: 'Tableau: KS KS' }, 'KS stands there twice'],
    ['a position with nonsense', { position: 'Tableau: KS 1X' }, '“1X” is not a card'],
    ['a position with unknown piles', { position: 'Sofa: KS' }, 'no piles called “Sofa”'],
    ['a position that is a number', { position: 12 }, '“12” is not a card'],
  ];
  for (const [what, given, words] of cases) {
    quiet(`${what} is told in the element and to the page`, async () => {
      const board = unplaced();
      Object.assign(board, given);
      const told = oneEvent(board, 'solitaire-error');
      await place(board);
      const { detail, bubbles, composed } = (await told) as CustomEvent<{ message: string }>;
      await board.updateComplete;
      expect(detail.message).to.contain(words);
      expect([bubbles, composed]).to.deep.equal([true, true]);
      const problem = need(board, '[role=alert]');
      expect(problem.textContent).to.contain(detail.message);
      expect(find(board, '.card')).to.equal(null);
    });
  }

  quiet('is read out as an alert', async () => {
    const board = unplaced({ variant: 'tiddlywinks' });
    const told = oneEvent(board, 'solitaire-error');
    await place(board);
    await told;
    await expect(await still(board)).to.be.accessible();
  });

  quiet('loses no game, and is forgotten when it is put right', async () => {
    const board = await deal({ deal: '3250' });
    board.play('34');
    const before = board.notation;
    for (const [name, bad, good] of [
      ['variant', 'tiddlywinks', 'bucket'],
      ['options', 'wings=2', ''],
      ['deal', 'x', '3250'],
    ] as const) {
      board.setAttribute(name, bad);
      await oneEvent(board, 'solitaire-error');
      expect(board.notation).to.equal(before);
      board.setAttribute(name, good);
      await board.updateComplete;
      expect(find(board, '[role=alert]')).to.equal(null);
      expect(board.notation).to.equal(before);
    }
  });
});

describe('options that can’t be used', () => {
  const cases: [what: string, options: unknown, words: string][] = [
    ['an unknown option', 'wings=2', 'no option “wings”'],
    ['an unknown value', 'cells=9', 'can’t be “9”'],
    ['an unknown value in an object', { cells: 9 }, 'can’t be “9”'],
    ['options that are a number', 5, 'no option “5”'],
  ];
  for (const [what, options, words] of cases) {
    quiet(`${what} is told over a board that takes the other options`, async () => {
      const board = Object.assign(unplaced({ deal: '3250' }), { options });
      const told = oneEvent(board, 'solitaire-error');
      await place(board);
      const { detail } = (await told) as CustomEvent<{ message: string }>;
      await board.updateComplete;
      expect(detail.message).to.contain(words);
      expect(notice(board)).to.equal(detail.message);
      expect(board.dealNumber).to.equal(3250);
      expect(board.play('34').ok).to.equal(true);
    });
  }

  quiet('leaves what can be understood in force', async () => {
    const board = unplaced({ variant: 'klondike', options: 'draw=1&passes=7' });
    const told = oneEvent(board, 'solitaire-error');
    await place(board);
    await told;
    expect(board.rules?.chosen).to.include({ draw: '1', passes: 'unlimited' });
  });
});

describe('what is told while the game goes on', () => {
  for (const [name, value] of [
    ['autoplay', 'sometimes'],
    ['deck', 'tarot'],
  ] as const) {
    quiet(`${name}="${value}"`, async () => {
      const board = await deal({ deal: '3250' });
      board.play('34');
      board.setAttribute(name, value);
      const { detail } = await oneEvent<CustomEvent<{ message: string }>>(board, 'solitaire-error');
      await board.updateComplete;
      expect(detail.message).to.contain(`“${name}” can’t be “${value}”`);
      expect(notice(board)).to.equal(detail.message);
      expect(board.moves).to.equal(1);
    });
  }

  quiet('autoplay that is no such thing plays nothing', async () => {
    const board = unplaced({
      autoplay: 'sometimes',
      position: 'Foundations: C-2\nTableau: 5D 3C | 6S | KD',
    });
    const dealt = oneEvent(board, 'solitaire-deal');
    await place(board);
    await dealt;
    const moves = record(board, 'solitaire-move');
    board.play('24');
    expect(moves[0]?.auto).to.deep.equal([]);
  });

  quiet('a deal that newGame can’t have', async () => {
    const board = await deal({ deal: '3250' });
    board.play('34');
    board.newGame(-1);
    await oneEvent(board, 'solitaire-error');
    expect(board.dealNumber).to.equal(3250);
    expect(board.moves).to.equal(1);
  });

  quiet('a text that load can’t read', async () => {
    const board = await deal({ deal: '3250' });
    const errors = record(board, 'solitaire-error');
    for (const text of [
      '',
      'nonsense',
      'null',
      '{}',
      '[]',
      '{"version":99,"variant":"bucket"}',
      '{"version":1,"variant":"tiddlywinks"}',
      '{"version":1,"variant":"bucket"}',
      '{"version":1,"variant":"bucket","deal":1,"moves":"99"}',
      '{"version":1,"variant":"bucket","deal":1,"options":"wings=1","moves":""}',
    ]) {
      expect(await board.load(text), text).to.equal(false);
      await board.updateComplete;
    }
    expect(await board.load(undefined as unknown as string)).to.equal(false);
    await board.updateComplete;
    expect(errors.length).to.equal(11);
    expect(board.dealNumber).to.equal(3250);
  });

  quiet('moves that are none', async () => {
    const board = await deal({ deal: '3250' });
    const odd: unknown[] = [
      undefined,
      null,
      0,
      7,
      true,
      '',
      'xx',
      '99',
      'draw',
      'constructor',
      {},
      [],
      { action: 'dance' },
      { action: 3 },
      { from: 4 },
      { from: 4, to: 5 },
      { from: -1, to: 99, count: 1 },
      { from: 4, to: 5, count: 0.5 },
      { from: 4, to: 5, count: -1 },
      { from: '4', to: '5', count: '1' },
    ];
    const before = board.notation;
    for (const move of odd) {
      const { ok, reason } = board.play(move as string);
      expect(ok, JSON.stringify(move)).to.equal(false);
      expect(reason).to.be.a('string').and.not.equal('');
    }
    expect(board.notation).to.equal(before);
    expect(board.moves).to.equal(0);
  });
});
