import { aTimeout, expect, oneEvent } from '@open-wc/testing';
import type { Variant } from 'solitaire-engine';
import british from 'solitaire-engine/variants/british-canister';
import bucket from 'solitaire-engine/variants/bucket';
import { solve } from 'solitaire-solver';
import type { SolitaireGame } from 'solitaire-game';
import { deal, notice, openOptions, press, record, said, until } from './board.ts';

/** A game that nobody wins: no card goes on another, and a space takes kings only. */
const hopeless = (): Variant => {
  const { winnable: _, ...others } = british;
  return {
    ...others,
    rules: (chosen) => {
      const rules = british.rules(chosen);
      const { tableau } = rules.piles;
      if (!tableau) throw new Error('no tableau');
      const { build: _, ...column } = tableau;
      return { ...rules, piles: { ...rules.piles, tableau: column } };
    },
  };
};

/** Bucket as a page may bring it, with no list of deals. */
const own = (): Variant => {
  const { winnable: _, ...others } = bucket;
  return others;
};

const ask = (board: SolitaireGame) => board.solve({ ms: 15_000 });

/**
 * The deals of so many new games, each proved to be winnable: by a search here or, where that takes
 * too long, by the line that the variant's list stands for.
 */
async function winnableDeals(board: SolitaireGame, count: number): Promise<(number | undefined)[]> {
  const deals = [];
  let proved = 0;
  for (let i = 0; i < count; i++) {
    await board.newGame();
    const { dealNumber = 0, rules } = board;
    deals.push(dealNumber);
    const { status } = await board.solve({ ms: 3000 });
    if (status === 'unknown') expect(rules?.variant.winnable).to.contain(dealNumber);
    else expect(status, `deal ${dealNumber}`).to.equal('winnable');
    if (status === 'winnable') proved++;
  }
  expect(proved).to.be.greaterThan(count / 2);
  return deals;
}

describe('new deals', () => {
  it('of Bucket can all be won', async () => {
    const deals = await winnableDeals(await deal(), 30);
    expect(new Set(deals).size).to.be.greaterThan(5);
    for (const [index, number] of deals.entries()) expect(number).to.not.equal(deals[index - 1]);
  }).timeout(60_000);

  it('of Klondike can all be won', async () => {
    await winnableDeals(await deal({ variant: 'klondike' }), 5);
  }).timeout(60_000);

  it('of rules that have no list can be won too', async () => {
    const board = await deal({ variant: 'klondike', options: 'draw=1' });
    await winnableDeals(board, 3);
  }).timeout(60_000);

  it('are not looked for where a long search has found none', async () => {
    const board = await deal({ variant: 'british-canister' });
    await board.newGame();
    expect(notice(board)).to.equal(undefined);
    const dialog = await openOptions(board);
    expect(dialog.querySelector('[name=winnable]')).to.equal(null);
    expect(dialog.querySelector('[name=coach]')).to.not.equal(null);
  });

  it('are any deals where that is wanted', async () => {
    const board = await deal({ winnable: 'false' });
    const deals: (number | undefined)[] = [];
    for (let i = 0; i < 12; i++) {
      await board.newGame();
      deals.push(board.dealNumber);
    }
    expect(deals.filter((number) => bucket.winnable?.includes(number ?? 0)).length).to.equal(0);
    expect(board.status).to.be.oneOf(['playing', 'stuck']);
  });

  it('follow the options dialog at once', async () => {
    const board = await deal();
    const dialog = await openOptions(board);
    dialog.querySelector<HTMLInputElement>('[name=winnable]')?.click();
    await press(board, 'Play');
    await board.newGame();
    expect(bucket.winnable).to.not.contain(board.dealNumber);
  });

  it('that may not be winnable are called so, and are looked for only once', async () => {
    const variant = hopeless();
    const board = await deal({}, { variant, deal: 1 });
    const dealt = oneEvent(board, 'solitaire-deal');
    const dealing = board.newGame();
    await until(() => said(board).startsWith('Looking for a deal'), said(board));
    const start = performance.now();
    await dealing;
    await dealt;
    expect(performance.now() - start).to.be.lessThan(10_000);
    await until(() => notice(board)?.endsWith('This one may not be.'), notice(board));
    const first = board.dealNumber;
    const again = performance.now();
    await board.newGame();
    expect(performance.now() - again).to.be.lessThan(1000);
    expect(board.dealNumber).to.not.equal(first);
    await until(() => notice(board)?.endsWith('This one may not be.'), notice(board));
  });

  it('asked for twice are one deal, and the game that they end can be undone to', async () => {
    const board = await deal({ variant: 'klondike', options: 'draw=1', deal: '4' });
    board.play('draw');
    const before = board.notation;
    const deals = record(board, 'solitaire-deal');
    await Promise.all([board.newGame(), board.newGame()]);
    await board.updateComplete;
    expect(deals.length).to.equal(1);
    expect((await ask(board)).status).to.equal('winnable');
    expect(board.undo()).to.equal(true);
    expect(board.notation).to.equal(before);
  });

  it('do not come over a game that was dealt while they were looked for', async () => {
    const board = await deal({}, { variant: hopeless(), deal: 1 });
    const dealing = board.newGame();
    await until(() => said(board).startsWith('Looking for a deal'), said(board));
    await board.newGame(7);
    await dealing;
    expect(board.dealNumber).to.equal(7);
  });
});

describe('a page’s own variant', () => {
  it('is solved as well, though no worker knows it', async () => {
    const variant = own();
    const board = await deal({}, { variant, deal: 3250 });
    const { status, line = [] } = await ask(board);
    expect(status).to.equal('winnable');
    for (const move of line) expect(board.play(move).ok).to.equal(true);
    expect(board.status).to.equal('won');
  });
});

describe('the options', () => {
  const toggle = (dialog: HTMLDialogElement, name: string) =>
    dialog.querySelector<HTMLInputElement>(`[name=${name}]`);

  it('turn the coach on and off', async () => {
    const board = await deal({ deal: '3250' });
    toggle(await openOptions(board), 'coach')?.click();
    const told = oneEvent(board, 'solitaire-verdict');
    await press(board, 'Play');
    await told;
    expect(board.coach).to.equal(true);
    const dialog = await openOptions(board);
    expect(toggle(dialog, 'coach')?.checked).to.equal(true);
    toggle(dialog, 'coach')?.click();
    await press(board, 'Play');
    expect(board.coach).to.equal(false);
  });

  it('let hints look at face-down cards only where there are some', async () => {
    const bucketBoard = await deal({ deal: '3250' });
    expect(toggle(await openOptions(bucketBoard), 'peek') === null).to.equal(true);
    const board = await deal({ variant: 'klondike', deal: '4' });
    toggle(await openOptions(board), 'peek')?.click();
    await press(board, 'Play');
    expect(board.peek).to.equal(true);
    expect((await board.hint()).because).to.equal('wins');
  });

  it('are remembered, also where one of them is not on offer', async () => {
    const SETTINGS = 'solitaire:settings';
    const kept = localStorage.getItem(SETTINGS);
    try {
      localStorage.removeItem(SETTINGS);
      const first = await deal({ variant: 'klondike', deal: '4', storage: 'test-coach' });
      const dialog = await openOptions(first);
      toggle(dialog, 'coach')?.click();
      toggle(dialog, 'peek')?.click();
      await press(first, 'Play');
      const second = await deal({ deal: '3250', storage: 'test-coach-2' });
      await until(() => second.coach === true);
      expect(second.peek).to.equal(true);
      await openOptions(second);
      await press(second, 'Play');
      const third = await deal({ variant: 'klondike', deal: '4', storage: 'test-coach-3' });
      await until(() => third.coach === true);
      expect(third.peek).to.equal(true);
    } finally {
      for (const key of ['test-coach', 'test-coach-2', 'test-coach-3'])
        localStorage.removeItem(key);
      if (kept === null) localStorage.removeItem(SETTINGS);
      else localStorage.setItem(SETTINGS, kept);
    }
  });
});

describe('the solver’s worker', () => {
  it('works off the main thread', async () => {
    const board = await deal({ deal: '164' });
    const { rules, table } = board;
    expect(rules).to.not.equal(undefined);
    if (!rules) return;
    let slices = 0;
    const { status } = await solve(rules, table, { ms: 15_000, onProgress: () => slices++ });
    expect(status).to.equal('winnable');
    expect(slices).to.be.greaterThan(1);
  });
});

describe('the deal that a board opens with', () => {
  for (const [variant, options] of [
    ['bucket', 'cells=2'],
    ['klondike', 'draw=1'],
    ['tripeaks', ''],
  ] as const) {
    it(`can be won in ${variant} under ${options || 'rules that have no list'}`, async () => {
      const board = await deal({ variant, options });
      while ((await board.solve({ ms: 3000 })).status !== 'winnable') await aTimeout(50);
    }).timeout(30_000);
  }

  it('stays once the player has touched the board', async () => {
    // Deal 26 of these rules is one that the solver does not decide at a glance.
    Object.defineProperty(crypto, 'getRandomValues', {
      configurable: true,
      value: (words: Uint32Array) => words.fill(25),
    });
    const board = await deal({ variant: 'bucket', options: 'cells=1' });
    Reflect.deleteProperty(crypto, 'getRandomValues');
    expect(board.dealNumber).to.equal(26);
    const deals = record(board, 'solitaire-deal');
    const [move] = board.legalMoves();
    if (move) board.play(move);
    board.undo();
    await aTimeout(6500);
    expect([board.dealNumber, deals.length]).to.deep.equal([26, 0]);
  }).timeout(20_000);

  it('stays when the page has named it', async () => {
    const board = await deal({ deal: '1', options: 'move=run' });
    expect((await ask(board)).status).to.equal('unwinnable');
    await board.newGame(2);
    await board.newGame(1);
    expect(board.dealNumber).to.equal(1);
  });
});
