import { expect, oneEvent } from '@open-wc/testing';
import { at, COLUMN, deal, find, LAST_CARD, LAST_TWO, press, record, soon } from './board.ts';

const plain = (detail: unknown) => JSON.parse(JSON.stringify(detail)) as unknown;

describe('events', () => {
  it('tell a move in full, as plain JSON, through all shadow roots', async () => {
    const board = await deal({ deal: '3250' });
    const [before, moved] = [
      record(document.body, 'solitaire-beforemove'),
      record(document.body, 'solitaire-move'),
    ];
    board.play('34');
    const told = {
      variant: 'bucket',
      options: '',
      deal: 3250,
      elapsed: 0,
      move: { from: COLUMN + 2, to: COLUMN + 3, count: 1 },
      text: '34',
      auto: [],
    };
    expect(plain(moved[0])).to.deep.include({ ...told, moves: 1 });
    expect(plain(before[0])).to.deep.include({ ...told, moves: 0 });
    expect(moved[0]?.cards.length).to.equal(1);
    expect([before.length, moved.length]).to.deep.equal([1, 1]);
  });

  it('tell the deal', async () => {
    const board = await deal({ variant: 'klondike', options: 'draw=1', deal: '7' });
    const deals = record(board, 'solitaire-deal');
    board.newGame(8);
    await board.updateComplete;
    expect(plain(deals)).to.deep.equal([
      { variant: 'klondike', options: 'draw=1', deal: 8, moves: 0, elapsed: 0 },
    ]);
  });

  it('beforemove, prevented, keeps the move from happening', async () => {
    const board = await deal({ deal: '3250' });
    board.addEventListener('solitaire-beforemove', (event) => event.preventDefault());
    const moves = record(board, 'solitaire-move');
    const before = board.notation;
    const { ok, reason } = board.play('34');
    expect([ok, reason]).to.deep.equal([false, 'The page did not allow that move.']);
    expect(board.notation).to.equal(before);
    expect(moves).to.deep.equal([]);
  });

  it('beforemove is not fired for moves against the rules', async () => {
    const board = await deal({ deal: '3250' });
    const before = record(board, 'solitaire-beforemove');
    board.play('43');
    expect(before).to.deep.equal([]);
  });

  it('a listener may play on', async () => {
    const board = await at(LAST_TWO);
    const moves = record(board, 'solitaire-move');
    board.addEventListener('solitaire-move', () => board.play('1h'), { once: true });
    board.play('1h');
    expect(moves.map(({ text }) => text).sort()).to.deep.equal(['1h', '1h']);
    expect(board.status).to.equal('won');
  });

  it('beforemove that plays another move itself is not played on top', async () => {
    const board = await at(LAST_TWO);
    board.addEventListener('solitaire-beforemove', () => board.play('12'), { once: true });
    const moves = record(board, 'solitaire-move');
    board.play('1h');
    expect(board.moves).to.equal(moves.length);
    expect(board.notation).to.contain('KS');
  });
});

describe('the win', () => {
  it('is told once, however often its end is undone and reached again', async () => {
    const board = await at(LAST_CARD);
    const wins = record(board, 'solitaire-win');
    board.play('1h');
    expect(board.status).to.equal('won');
    board.undo();
    expect(board.status).to.equal('playing');
    board.redo();
    board.undo();
    board.play('1h');
    board.restart();
    board.play('1h');
    expect(plain(wins)).to.deep.equal([{ variant: 'bucket', options: '', moves: 1, elapsed: 0 }]);
  });

  it('is told again for another deal, however it is reached', async () => {
    const board = await at(LAST_TWO);
    const wins = record(board, 'solitaire-win');
    await board.finish();
    expect(wins.length).to.equal(1);
    board.position = LAST_CARD;
    await oneEvent(board, 'solitaire-deal');
    board.play({ from: COLUMN, to: 3, count: 1 });
    expect(wins.length).to.equal(2);
    board.autoplay = 'all';
    board.position = LAST_TWO;
    await oneEvent(board, 'solitaire-deal');
    board.play('12');
    expect(board.status).to.equal('won');
    expect(wins.length).to.equal(3);
  });

  it('is not told for a won game that is loaded, nor once more after an undo there', async () => {
    const board = await at(LAST_CARD);
    board.play('1h');
    const text = board.save();
    const other = await deal({ deal: '1' });
    const wins = record(other, 'solitaire-win');
    expect(await other.load(text)).to.equal(true);
    expect(other.status).to.equal('won');
    other.undo();
    other.redo();
    expect(wins).to.deep.equal([]);
  });

  it('is not told again when a new deal between is taken back', async () => {
    const board = await at(LAST_TWO);
    const wins = record(board, 'solitaire-win');
    board.play('1h');
    board.play('1h');
    board.undo();
    board.newGame();
    expect(board.undo()).to.equal(true);
    board.play('1h');
    expect(board.status).to.equal('won');
    expect(wins.length).to.equal(1);
  });

  it('shows its panel, which can be put away', async () => {
    const board = await at(LAST_CARD);
    board.play('1h');
    expect((await soon(board, '.win')).textContent).to.contain('1 move in 0:0');
    await press(board, 'Close');
    expect(find(board, '.win')).to.equal(null);
    expect(board.play('1h').reason).to.equal('This game is won.');
  });

  it('may have words of the page', async () => {
    const board = await at(LAST_CARD);
    board.innerHTML = '<p slot="win">Well done, Ada.</p>';
    board.play('1h');
    const slot = await soon<HTMLSlotElement & HTMLElement>(board, 'slot[name=win]');
    expect(slot.assignedElements()[0]?.textContent).to.equal('Well done, Ada.');
  });
});

describe('no way on', () => {
  it('is told when a move was the last one', async () => {
    const board = await at('Tableau: 5C 8S | 9H | 2D | 2H | 2C | 2S | KC | KS');
    const stuck = record(board, 'solitaire-stuck');
    expect(board.play('12').ok).to.equal(true);
    expect(stuck.map(({ why }) => why)).to.deep.equal(['no-moves']);
    expect(board.legalMoves()).to.deep.equal([]);
  });

  it('is told at once for a deal without a move', async () => {
    const board = await deal({ deal: '3250' });
    const stuck = record(board, 'solitaire-stuck');
    board.newGame(1);
    await board.updateComplete;
    expect(board.status).to.equal('stuck');
    expect(stuck.map(({ why, deal }) => [why, deal])).to.deep.equal([['no-moves', 1]]);
    expect((await soon(board, '.stuck')).textContent).to.contain('No move is left.');
  });

  it('is told once for a table, and moves are still to be had where there are some', async () => {
    const board = await at(DEAD_END);
    expect(board.status).to.equal('stuck');
    const stuck = record(board, 'solitaire-stuck');
    expect(board.legalMoves().length).to.be.greaterThan(0);
    board.play(board.legalMoves()[0] ?? '');
    expect(stuck.length).to.equal(1);
    expect(stuck[0]?.why).to.equal('dead-end');
    board.undo();
    board.redo();
    expect(stuck.length).to.equal(1);
    await soon(board, '.stuck');
    await press(board, 'Keep looking');
    expect(find(board, '.stuck')).to.equal(null);
  });
});

/** No ace can be reached; the eight of spades can go to and fro between two nines. */
const DEAD_END = 'Tableau: 5C 9D 8S | 9H | 2D | 2H | 2C | 2S | KC | KS';
