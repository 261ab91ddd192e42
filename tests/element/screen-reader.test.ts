import { expect } from '@open-wc/testing';
import type { SolitaireGame } from 'solitaire-game';
import {
  at,
  column,
  deal,
  find,
  LAST_CARD,
  names,
  need,
  openOptions,
  pile,
  press,
  said,
  shadow,
  soon,
  still,
  unplaced,
} from './board.ts';

describe('the names of the piles', () => {
  const cases: [string, Record<string, string>, string[]][] = [
    [
      'Bucket, dealt',
      { deal: '3250' },
      [
        'Foundation 1: empty, takes an ace',
        'Foundation 2: empty, takes an ace',
        'Foundation 3: empty, takes an ace',
        'Foundation 4: empty, takes an ace',
        'Column 1: king of clubs on top of 7 cards',
      ],
    ],
    [
      'Bucket, near its end',
      { position: LAST_CARD },
      [
        'Foundation 1: up to the king of clubs, 13 cards',
        'Foundation 2: up to the king of diamonds, 13 cards',
        'Foundation 3: up to the king of hearts, 13 cards',
        'Foundation 4: up to the queen of spades, 12 cards',
        'Column 1: king of spades',
        'Column 2: empty, takes any card',
      ],
    ],
    [
      'Klondike, dealt',
      { variant: 'klondike', options: 'passes=3', deal: '1' },
      ['Stock: 24 cards face down, pass 1 of 3', 'Waste: empty, takes no card'],
    ],
    [
      'Klondike, the stock used up',
      {
        variant: 'klondike',
        options: 'passes=1',
        position: 'Stock:\nWaste: 3C 4D 5H\nTableau: (2S) KH | QC',
      },
      [
        'Stock: empty, no more passes',
        'Waste: 5 of hearts on top of 3 cards',
        'Foundation 1: empty, takes an ace',
      ],
    ],
    [
      'FreeCell with cells',
      { variant: 'freecell', position: 'Cells: 4D\nTableau: KS QH' },
      ['Cell 1: 4 of diamonds', 'Cell 2: empty, takes any card'],
    ],
  ];
  for (const [what, attributes, wanted] of cases) {
    it(what, async () => {
      const board = await deal(attributes);
      expect(names(board).slice(0, wanted.length)).to.deep.equal(wanted);
      expect(need(board, '.cards').getAttribute('aria-hidden')).to.equal('true');
    });
  }

  it('tell face-down cards, what is picked and what takes it', async () => {
    const klondike = await deal({ variant: 'klondike', deal: '1' });
    expect(pile(klondike, 12).getAttribute('aria-label')).to.match(
      /^Column 7: .* on top of 7 cards, 6 face down$/,
    );
    const board = await at('Tableau: 9D | TS | 3C');
    column(board, 1).click();
    await board.updateComplete;
    expect(names(board).slice(4, 7)).to.deep.equal([
      'Column 1: 9 of diamonds, picked',
      'Column 2: 10 of spades, takes it',
      'Column 3: 3 of clubs',
    ]);
    expect(column(board, 1).getAttribute('aria-pressed')).to.equal('true');
    expect(column(board, 2).hasAttribute('aria-pressed')).to.equal(false);
  });

  it('say when the stock may be turned over', async () => {
    const board = await deal({
      variant: 'klondike',
      options: 'passes=3',
      position: 'Stock:\nWaste: 3C 4D 5H\nTableau: KH',
    });
    expect(names(board)[0]).to.equal('Stock: empty, press to turn the waste over, 2 passes left');
    board.play('redeal');
    await board.updateComplete;
    expect(names(board)[0]).to.equal('Stock: 3 cards face down, pass 2 of 3');
  });
});

describe('the live line', () => {
  const sentences = (board: SolitaireGame, acts: (() => unknown)[]) =>
    acts.reduce(
      async (before, act) => {
        const list = await before;
        act();
        await board.updateComplete;
        return [...list, said(board)];
      },
      Promise.resolve([] as string[]),
    );

  it('is there from the first drawing, and stays the same node', async () => {
    const board = await deal({ deal: '3250' });
    const line = need(board, '[aria-live=polite]');
    expect(line.getAttribute('role')).to.equal('status');
    board.play('34');
    board.newGame();
    await board.updateComplete;
    expect(need(board, '[aria-live]')).to.equal(line);
  });

  it('says one sentence for each act', async () => {
    const board = await at('Foundations: C-J D-Q H-Q S-J\nTableau: QC | KH QS | KD | KC KS');
    expect(said(board)).to.equal('Bucket, from a position');
    const told = await sentences(board, [
      () => column(board, 1).click(),
      () => column(board, 1).click(),
      () => board.play('1h'),
      () => board.undo(),
      () => board.redo(),
      () => board.play('23'),
      () => board.play('25'),
      () => board.restart(),
      () => column(board, 5).click(),
      () => board.newGame(3250),
    ]);
    expect(told).to.deep.equal([
      'Picked the queen of clubs: 6 piles take it',
      'Put back',
      'Queen of clubs to foundation 1',
      'Took back: Queen of clubs to foundation 1',
      'Again: Queen of clubs to foundation 1',
      'Queen of spades to column 3',
      'King of hearts to column 5',
      'Back to the start of this deal',
      'Nothing to pick here',
      'Bucket, deal 3250',
    ]);
  });

  it('says a sentence again that is the same as before', async () => {
    const board = await deal({ variant: 'klondike', deal: '1', options: 'draw=1' });
    const line = need(board, '[aria-live]');
    const texts: string[] = [];
    const watch = new MutationObserver(() => texts.push(line.textContent ?? ''));
    watch.observe(line, { characterData: true, childList: true, subtree: true });
    for (let i = 0; i < 3; i++) {
      board.speak();
      await board.updateComplete;
      await new Promise(requestAnimationFrame);
    }
    watch.disconnect();
    expect(texts.length).to.equal(3);
  });

  it('says what a move turned up, and what followed by itself', async () => {
    const klondike = await deal({
      variant: 'klondike',
      position: 'Foundations: C-Q D-K H-J S-Q\nTableau: (KC) QH | KS | KH',
    });
    klondike.play('12');
    await klondike.updateComplete;
    expect(said(klondike)).to.equal('Queen of hearts to column 2. Turned up the king of clubs');
    const position = 'Foundations: C-J D-Q H-Q S-Q\nTableau: QC KD | KC | KH KS';
    const bucket = await at(position, { autoplay: 'all' });
    bucket.play('14');
    await bucket.updateComplete;
    expect(said(bucket)).to.equal(
      'King of diamonds to column 4. Then 5 cards to the foundations. You won in 1 move and 0:00',
    );
  });

  it('says that the game is won, or that there is no way on', async () => {
    const board = await at(LAST_CARD);
    board.play('1h');
    await board.updateComplete;
    expect(said(board)).to.equal('King of spades to foundation 4. You won in 1 move and 0:00');
    board.newGame(1);
    await board.updateComplete;
    expect(said(board)).to.equal('Bucket, deal 1. No move is left.');
  });

  it('says why something can’t be done', async () => {
    const board = await at('Tableau: 9D | 3C');
    column(board, 1).click();
    column(board, 2).click();
    await board.updateComplete;
    expect(said(board)).to.equal(
      'The 9 of diamonds can’t go on the 3 of clubs: columns build down in alternating colors. ' +
        'Picked the 3 of clubs: 6 piles take it',
    );
  });

  it('reads the whole table', async () => {
    const board = await deal({ deal: '3250' });
    const text = board.speak();
    await board.updateComplete;
    expect(said(board)).to.equal(text);
    for (const name of names(board)) expect(text).to.contain(name);
  });
});

describe('axe finds nothing', () => {
  it('on the board, on one with a picked card, and in the options', async () => {
    const board = await deal({ deal: '3250' });
    await soon(board, '.card .face > *');
    await expect(await still(board)).to.be.accessible();
    column(board, 3).click();
    await board.updateComplete;
    await expect(await still(board)).to.be.accessible();
    await openOptions(board);
    await expect(await still(board)).to.be.accessible();
  });

  it('in the panels of a win and of a lost game, and with a notice', async () => {
    const board = await at(LAST_CARD);
    board.play('1h');
    await soon(board, '.win');
    await expect(await still(board)).to.be.accessible();
    board.newGame(1);
    await soon(board, '.stuck');
    column(board, 1).click();
    column(board, 2).click();
    await soon(board, '.notice');
    await expect(await still(board)).to.be.accessible();
  });

  it('in a picture, in Klondike, and while it loads', async () => {
    await expect(await deal({ readonly: '', deal: '1' })).to.be.accessible();
    await expect(await deal({ variant: 'klondike', deal: '1' })).to.be.accessible();
    const loading = unplaced();
    document.body.append(loading);
    await expect(loading).to.be.accessible();
    loading.remove();
  });

  it('with the link to copy', async () => {
    const board = await deal({ deal: '3250' });
    const writeText = () => Promise.reject(new Error('no'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await press(board, 'Share');
    Reflect.deleteProperty(navigator, 'clipboard');
    await soon(board, '.panel input');
    await expect(await still(board)).to.be.accessible();
    expect(find(board, '[role=alert]')).to.equal(null);
    expect(shadow(board).querySelectorAll('[id]').length).to.be.greaterThan(0);
  });
});
