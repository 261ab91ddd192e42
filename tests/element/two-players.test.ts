import { expect } from '@open-wc/testing';
import type { SolitaireGame } from 'solitaire-game';
import { at, LAST_CARD, shadow, soon, until } from './board.ts';

/** Cards of a shower: what gets to its place or comes up does so by the style sheet. */
const flying = (board: SolitaireGame) =>
  shadow(board)
    .getAnimations()
    .filter((animation) => animation.constructor === Animation);

describe('a game of two', () => {
  it('has no card of the last game in the air once the next one is dealt', async () => {
    const board = await at(LAST_CARD, { variant: 'double-solitaire' });
    const [home] = board.legalMoves().filter((move) => 'from' in move);
    expect(home && board.play(home).ok).to.equal(true);
    await soon(board, '.panel');
    await until(() => flying(board).length > 0, 'the shower starts');
    await board.newGame();
    await board.updateComplete;
    expect(flying(board)).to.have.lengthOf(0);
  }).timeout(60_000);
});
