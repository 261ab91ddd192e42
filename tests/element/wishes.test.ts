/** Wishes that change while a game is on, and what must not be lost by them. */
import { expect, oneEvent } from '@open-wc/testing';
import { own } from '../../packages/engine/src/shuffle.ts';
import { deal, until } from './board.ts';

/** Klondike kept under a name of the test's own, with some moves made. */
async function begun(storage: string) {
  const board = await deal({ variant: 'klondike', storage });
  await board.updateComplete;
  for (let i = 0; i < 4; i++) board.play('draw');
  return board;
}

const kept = (key: string): unknown => {
  const { variant, moves } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<
    string,
    unknown
  >;
  return [variant, moves];
};

describe('wishes that change', () => {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('another variant leaves the kept game as it was', async () => {
    const board = await begun('wish-variant');
    board.removeAttribute('storage');
    board.variant = 'freecell';
    await oneEvent(board, 'solitaire-deal');
    await board.updateComplete;
    expect(kept('wish-variant')).to.deep.equal(['klondike', 'draw draw draw draw']);
    expect(kept('solitaire:freecell')).to.not.deep.equal(['klondike', 'draw draw draw draw']);
  });

  it('a game of another variant is not taken up, and not lost', async () => {
    const text = JSON.stringify({
      version: 1,
      variant: 'freecell',
      options: '',
      deal: 1,
      moves: '',
    });
    localStorage.setItem('wish-foreign', text);
    const board = await deal({ variant: 'klondike', storage: 'wish-foreign' });
    await until(() => localStorage.getItem('wish-foreign:unread') === text);
    expect(board.rules?.variant.id).to.equal('klondike');
  });

  it('an equal wish goes on with the game', async () => {
    const board = await deal({ variant: 'klondike' }, { options: { draw: '1' } });
    board.play('draw');
    const before = board.notation;
    board.options = { draw: '1' };
    await board.updateComplete;
    expect(board.notation).to.equal(before);
  });

  it('a named deal has a game of its own', async () => {
    const board = await begun('wish-deal');
    const before = board.save();
    board.deal = 5;
    await oneEvent(board, 'solitaire-deal');
    await board.updateComplete;
    board.play('draw');
    expect(localStorage.getItem('wish-deal')).to.equal(before);
    expect(kept('wish-deal@5')).to.deep.equal(['klondike', 'draw']);
  });

  it('a picture can be neither restarted nor dealt anew', async () => {
    const board = await deal({ variant: 'klondike', deal: '5' });
    board.play('draw');
    const before = board.notation;
    board.readonly = true;
    board.restart();
    await board.newGame(9);
    expect([board.dealNumber, board.notation]).to.deep.equal([5, before]);
  });

  it('a listener that deals anew keeps the move from being played', async () => {
    const board = await deal({ variant: 'klondike', deal: '5' });
    board.addEventListener('solitaire-beforemove', () => void board.newGame(7), { once: true });
    expect(board.play('draw').ok).to.equal(false);
    expect([board.dealNumber, board.moves]).to.deep.equal([7, 0]);
  });

  it('a move with a pile that is none is refused, so that a save can be read', async () => {
    const board = await deal({ variant: 'klondike', deal: '5' });
    const hostile = { action: 'draw', pile: null } as unknown as { action: string };
    expect(board.play(hostile).ok).to.equal(false);
    expect(await board.load(board.save())).to.equal(true);
  });

  it('a variant that throws is told, and loses nothing', async () => {
    const board = await deal({ variant: 'klondike', deal: '5' });
    const before = board.notation;
    const broken = {
      id: 'broken',
      name: 'Broken',
      family: 'none',
      numbering: own,
      options: {},
      rules: () => {
        throw new Error('no rules');
      },
    };
    board.variant = broken;
    const [told] = await Promise.all([
      new Promise<string>((resolve) =>
        board.addEventListener('solitaire-error', ({ detail }) => resolve(detail.message)),
      ),
      board.updateComplete,
    ]);
    expect(told).to.contain('no rules');
    expect(board.notation).to.equal(before);
  });
});
