import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { at, deal, names, notice, pile, said, soon } from './board.ts';

/** Four kings in the center, and two cards face down that nothing leads to. */
const FOUR_KINGS = `Tableau:\nAC\n(3C)\n(2C)\n${'-\n'.repeat(9)}(KC) (KH) (KS) (KD)`;
const CENTER = 13;

describe('a game with nothing to decide', () => {
  it('is played at the pile that the card in hand goes under', async () => {
    const board = await deal({ variant: 'clock', deal: '1' });
    expect(names(board)[0]).to.equal('Card in hand: empty, press to turn a card');
    pile(board, CENTER).click();
    await board.updateComplete;
    expect(board.moves).to.equal(1);
    expect(names(board)[0]).to.match(/^Card in hand: .* of /);
  });

  it('says of a pile pressed twice why nothing comes from there', async () => {
    const board = await deal({ variant: 'clock', deal: '1' });
    pile(board, 1).focus();
    await sendKeys({ press: 'f' });
    await board.updateComplete;
    expect(notice(board)).to.equal('Cards can’t be taken from a column.');
    expect(board.moves).to.equal(0);
  });

  it('tells at its end what there is to count, and offers a new deal instead of an undo', async () => {
    const board = await at(FOUR_KINGS, { variant: 'clock' });
    for (let turn = 0; turn < 5; turn++) pile(board, CENTER).click();
    await board.updateComplete;
    const told = 'No move is left, and 2 cards are still face down.';
    const panel = await soon(board, '.stuck');
    expect(panel.querySelector('p')?.textContent).to.equal(told);
    expect(said(board)).to.contain(told);
    const buttons = [...panel.querySelectorAll('button')];
    expect(buttons.map(({ textContent }) => textContent.trim())).to.deep.equal([
      'New deal',
      'Close',
    ]);
    expect(buttons[0]?.matches('.main')).to.equal(true);
  });
});
