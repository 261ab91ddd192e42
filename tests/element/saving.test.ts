import { expect, oneEvent } from '@open-wc/testing';
import type { SolitaireGame } from 'solitaire-game';
import { at, deal, find, notice, record, said, saved, unplaced, until } from './board.ts';

const stored = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('solitaire'))
    .sort();

const empty = () => {
  localStorage.clear();
  sessionStorage.clear();
};
beforeEach(empty);
afterEach(empty);

/** A board that keeps its game under the usual key, once it has looked for a kept one. */
async function keeping(attributes: Record<string, string> = {}): Promise<SolitaireGame> {
  const board = unplaced(attributes);
  if (!('storage' in attributes)) board.removeAttribute('storage');
  document.body.append(board);
  await board.updateComplete;
  await until(() => board.rules);
  await board.updateComplete;
  return board;
}

const boards: SolitaireGame[] = [];
const kept = async (attributes?: Record<string, string>) => {
  const board = await keeping(attributes);
  boards.push(board);
  return board;
};
const gone = () => boards.splice(0).forEach((board) => board.remove());
afterEach(gone);

describe('save and load', () => {
  it('bring a game back exactly, with what was taken back', async () => {
    const board = await deal({ variant: 'klondike', options: 'draw=1&undo=adds', deal: '12' });
    for (let i = 0; i < 20; i++) board.play(board.legalMoves().at(-1) ?? '');
    board.undo();
    board.undo();
    const game = saved(board);
    const text = board.save();
    const other = await deal({ deal: '1' });
    const deals = record(other, 'solitaire-deal');
    expect(await other.load(text)).to.equal(true);
    expect(saved(other)).to.deep.equal(game);
    expect(other.notation).to.equal(board.notation);
    expect(other.moves).to.equal(board.moves);
    await other.updateComplete;
    expect(deals.map(({ variant, moves }) => [variant, moves])).to.deep.equal([
      ['klondike', board.moves],
    ]);
    expect([other.redo(), other.redo(), other.redo()]).to.deep.equal([true, true, false]);
  });

  it('work for every table there is: positions, autoplayed steps, wins', async () => {
    const board = await at('Foundations: C-2\nTableau: 4C | 3C 9D | TS | KD', { autoplay: 'all' });
    board.play('23');
    const other = await deal();
    expect(await other.load(board.save())).to.equal(true);
    expect(other.notation).to.equal(board.notation);
    other.undo();
    expect(other.moves).to.equal(0);
  });

  it('are JSON text with a version', async () => {
    const board = await deal({ deal: '3250' });
    board.play('34');
    expect(JSON.parse(board.save())).to.deep.include({
      version: 1,
      variant: 'bucket',
      options: '',
      deal: 3250,
      moves: '34',
    });
  });
});

describe('a game goes on after a reload', () => {
  it('with its moves and what was taken back', async () => {
    const board = await kept();
    for (let i = 0; i < 2; i++) board.play(board.legalMoves()[0] ?? '');
    board.undo();
    const { dealNumber, notation } = board;
    gone();
    const again = await kept();
    expect([again.dealNumber, again.notation, again.moves]).to.deep.equal([
      dealNumber,
      notation,
      1,
    ]);
    expect(again.redo()).to.equal(true);
  });

  it('unless the page asks for another deal', async () => {
    const board = await kept({ deal: '3250' });
    board.play('34');
    gone();
    expect((await kept({ deal: '164' })).moves).to.equal(0);
    gone();
    const again = await kept({ deal: '3250' });
    expect([again.dealNumber, again.moves]).to.deep.equal([3250, 1]);
  });

  it('the deal that the page asks for, whatever was dealt after it', async () => {
    const board = await kept({ deal: '3250' });
    board.play('34');
    await board.newGame(164);
    board.play(board.legalMoves()[0] ?? '');
    gone();
    const again = await kept({ deal: '3250' });
    expect([again.dealNumber, again.moves]).to.deep.equal([3250, 0]);
    gone();
    const other = await kept({ deal: '164' });
    expect([other.dealNumber, other.moves]).to.deep.equal([164, 1]);
  });

  it('however its options are written', async () => {
    const board = await kept({ variant: 'klondike', options: 'draw=1&passes=3' });
    board.play('draw');
    const { dealNumber } = board;
    gone();
    const again = await kept({ variant: 'klondike', options: 'passes=3&draw=1&runs=part' });
    expect([again.dealNumber, again.moves]).to.deep.equal([dealNumber, 1]);
  });

  it('separately for each variant, each set of options and each key', async () => {
    const cases: Record<string, string>[] = [
      { variant: 'klondike' },
      { variant: 'klondike', options: 'draw=1' },
      { variant: 'klondike', storage: 'mine' },
      { variant: 'bucket' },
    ];
    const games: Record<string, unknown>[] = [];
    for (const attributes of cases) {
      const board = await kept(attributes);
      board.play(board.legalMoves()[0] ?? '');
      games.push(saved(board));
      gone();
    }
    for (const [i, attributes] of cases.entries()) {
      expect(saved(await kept(attributes))).to.deep.equal(games[i]);
      gone();
    }
    expect(stored()).to.include('solitaire:klondike').and.to.include('solitaire:klondike?draw=1');
    expect(JSON.parse(localStorage.getItem('mine') ?? '')).to.deep.include(games[2]);
  });

  it('not with storage="none", nor for pictures and positions', async () => {
    for (const attributes of [
      { storage: 'none' },
      { readonly: '', deal: '3250' },
      { position: 'Foundations: C-3\nTableau: 4C | KD' },
    ]) {
      const board = await kept(attributes);
      board.play('1h');
      board.newGame();
      gone();
    }
    expect(stored()).to.deep.equal([]);
  });

  it('and two on one page keep two games', async () => {
    const [one, two] = [await kept(), await kept()];
    one.newGame(3250);
    two.newGame(164);
    one.play('34');
    expect(two.moves).to.equal(0);
    gone();
    const [again, other] = [await kept(), await kept()];
    expect([again.dealNumber, again.moves, other.dealNumber, other.moves]).to.deep.equal([
      3250, 1, 164, 0,
    ]);
  });

  it('and no move is lost that comes before it', async () => {
    const board = await kept();
    board.newGame(3250);
    board.play('34');
    gone();
    for (let turns = 0; turns < 6; turns++) {
      const again = unplaced();
      again.removeAttribute('storage');
      document.body.append(again);
      await oneEvent(again, 'solitaire-deal');
      for (let i = 0; i < turns; i++) await Promise.resolve();
      const { ok } = again.play(again.legalMoves()[0] ?? '');
      await again.updateComplete;
      expect([again.dealNumber, again.moves], `${turns}`).to.deep.equal([3250, ok ? 2 : 1]);
      again.undo();
      again.remove();
      if (again.moves === 0) break;
    }
  });

  it('a board that moves in the page keeps its key to itself', async () => {
    const one = await kept();
    one.newGame(3250);
    document.body.prepend(one);
    const two = await kept();
    two.newGame(164);
    one.play('34');
    gone();
    const again = await kept();
    expect([again.dealNumber, again.moves]).to.deep.equal([3250, 1]);
  });

  it('with the comforts chosen', async () => {
    localStorage.setItem('solitaire:settings', '{"autoplay":"safe","deck":"large"}');
    const board = await kept();
    await until(() => board.deck === 'large', 'settings');
    expect(board.autoplay).to.equal('safe');
    gone();
    localStorage.setItem('solitaire:settings', '{"autoplay":7,"deck":null,"winnable":"x"}');
    const other = await kept();
    expect([other.autoplay, other.deck]).to.deep.equal(['off', 'classic']);
    gone();
    localStorage.setItem('solitaire:settings', 'null');
    expect((await kept()).rules?.variant.id).to.equal('bucket');
  });
});

describe('a kept text that can’t be continued', () => {
  for (const [what, text] of [
    ['of another version', '{"version":2,"variant":"bucket","deal":3250,"moves":"34"}'],
    ['with an illegal move', '{"version":1,"variant":"bucket","deal":3250,"moves":"43"}'],
    ['that is none', 'half a ga'],
  ] as const) {
    it(`${what} is put aside, and told`, async () => {
      localStorage.setItem('solitaire:bucket', text);
      const board = await kept();
      expect(board.rules?.variant.id).to.equal('bucket');
      expect(localStorage.getItem('solitaire:bucket:unread')).to.equal(text);
      expect(said(board)).to.contain('could not be continued');
      board.play(board.legalMoves()[0] ?? '');
      expect(localStorage.getItem('solitaire:bucket:unread')).to.equal(text);
    });
  }
});

describe('a browser that keeps nothing', () => {
  const real = {
    local: Object.getOwnPropertyDescriptor(window, 'localStorage'),
    session: Object.getOwnPropertyDescriptor(window, 'sessionStorage'),
    setItem: Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem'),
  };
  afterEach(() => {
    if (real.local) Object.defineProperty(window, 'localStorage', real.local);
    if (real.session) Object.defineProperty(window, 'sessionStorage', real.session);
    if (real.setItem) Object.defineProperty(Storage.prototype, 'setItem', real.setItem);
  });
  const playable = (board: SolitaireGame) => {
    board.newGame(3250);
    expect(board.play('34').ok).to.equal(true);
    expect(board.undo()).to.equal(true);
  };

  it('because it is blocked: play goes on, with one quiet note', async () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
    const board = await kept();
    expect(String(notice(board))).to.contain('does not let the game be saved');
    playable(board);
    await board.updateComplete;
    expect(find(board, '.notice')).to.equal(null);
  });

  it('because it is full: play goes on, and what was kept stays', async () => {
    const before = await kept();
    before.newGame(164);
    const text = before.save();
    gone();
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const board = await kept();
    expect(board.dealNumber).to.equal(164);
    playable(board);
    expect(localStorage.getItem('solitaire:bucket')).to.equal(text);
  });
});
