import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SolitaireGame } from 'solitaire-game';
import {
  at,
  column,
  COLUMN,
  deal,
  find,
  focusedPile,
  LAST_CARD,
  openOptions,
  pile,
  place,
  press,
  record,
  said,
  saved,
  shadow,
  soon,
} from './board.ts';

/** Presses keys one after another, `Control+z` among them, and waits for the board. */
async function keys(board: SolitaireGame, ...pressed: string[]): Promise<void> {
  for (const each of pressed) {
    await sendKeys({ press: each });
    await board.updateComplete;
  }
}

/** A board with the focus on a column. */
async function focused(number: number, attributes: Record<string, string> = { deal: '3250' }) {
  const board = await deal(attributes);
  column(board, number).focus();
  await board.updateComplete;
  return board;
}

const picked = (board: SolitaireGame) => shadow(board).querySelectorAll('.card.picked').length;

describe('the focus', () => {
  it('has one stop for the whole table, after the bar', async () => {
    const board = await deal({ deal: '3250', controls: 'options' });
    const stops = () => [...shadow(board).querySelectorAll<HTMLElement>('.pile[tabindex="0"]')];
    expect(stops().length).to.equal(1);
    const after = await place(document.createElement('button'));
    board.before(Object.assign(document.createElement('button'), { id: 'before' }));
    document.querySelector<HTMLElement>('#before')?.focus();
    await keys(board, 'Tab', 'Tab');
    expect(focusedPile(board)).to.equal(0);
    await keys(board, '3');
    expect(stops().map((button) => button.dataset['pile'])).to.deep.equal(['6']);
    await keys(board, 'Tab');
    expect(document.activeElement).to.equal(after);
    await keys(board, 'Shift+Tab');
    expect(focusedPile(board)).to.equal(COLUMN + 2);
  });

  it('goes from pile to pile by arrows, Home, End and digits', async () => {
    const board = await focused(1);
    const walk: [string, number][] = [
      ['ArrowRight', 5],
      ['ArrowLeft', 4],
      ['ArrowLeft', 3],
      ['Home', 0],
      ['ArrowLeft', 11],
      ['ArrowRight', 0],
      ['End', 11],
      ['1', 4],
      ['8', 11],
      ['9', 11],
    ];
    for (const [key, wanted] of walk) {
      await keys(board, key);
      expect(focusedPile(board), key).to.equal(wanted);
    }
  });

  it('goes to the targets only while cards are picked, and Escape puts them back', async () => {
    const board = await focused(3);
    await keys(board, 'Enter');
    expect(picked(board)).to.equal(1);
    const targets = [...shadow(board).querySelectorAll<HTMLElement>('.pile.target')];
    expect(targets.length).to.be.greaterThan(0);
    const stops = [COLUMN + 2, ...targets.map((target) => Number(target.dataset['pile']))];
    for (let i = 0; i < 4; i++) {
      await keys(board, 'ArrowRight');
      expect(stops).to.include(focusedPile(board));
    }
    await keys(board, 'Escape');
    expect(picked(board)).to.equal(0);
    expect(focusedPile(board)).to.equal(COLUMN + 2);
    expect(board.moves).to.equal(0);
  });

  it('follows the card that is moved', async () => {
    const board = await focused(3);
    await keys(board, 'Enter', '4', 'Enter');
    expect(board.moves).to.equal(1);
    expect(focusedPile(board)).to.equal(COLUMN + 3);
    await keys(board, 'u');
    expect(board.moves).to.equal(0);
    expect(focusedPile(board)).to.not.equal(undefined);
  });

  it('stays in the element whatever happens', async () => {
    const board = await focused(3);
    const inside = (what: string) => {
      expect(document.activeElement === board, what).to.equal(true);
      expect(shadow(board).activeElement !== null, what).to.equal(true);
    };
    for (const key of ['Enter', '4', 'Enter', 'u', 'r', 'n', 'u', 't', 'p', 'Control+z', 'n']) {
      await keys(board, key);
      inside(key);
    }
    board.play(board.legalMoves()[0] ?? '');
    await board.updateComplete;
    for (const button of ['Undo', 'Redo', 'Restart', 'New deal']) {
      await press(board, button);
      inside(button);
    }
    await openOptions(board);
    inside('options');
    await press(board, 'Cancel');
    inside('cancel');
  });

  it('stays in the element when a panel goes away or Finish is done', async () => {
    const board = await at('Foundations: C-K D-K H-Q S-J\nTableau: KS QS | KH');
    const inside = () =>
      document.activeElement === board && shadow(board).activeElement?.isConnected === true;
    await press(board, 'Finish');
    await board.updateComplete;
    expect(inside()).to.equal(true);
    await soon(board, '.win');
    await press(board, 'Close');
    await board.updateComplete;
    expect(inside()).to.equal(true);
  });
});

describe('keys', () => {
  it('pick, put and send home', async () => {
    const board = await deal({ position: 'Foundations: C-3\nTableau: 4C | 9D | TS' });
    column(board, 2).focus();
    await keys(board, 'Enter', 'ArrowRight', 'Enter');
    expect(board.notation).to.contain('TS 9D');
    await keys(board, '1', 'Shift+Enter');
    expect(board.notation).to.contain('AC 2C 3C 4C');
    expect(board.moves).to.equal(2);
  });

  it('choose how many cards of a run', async () => {
    const board = await deal({ variant: 'freecell', position: 'Tableau: 7C 6H 5S | 7S | KD' });
    pile(board, 8).focus();
    await board.updateComplete;
    await keys(board, 'ArrowDown', 'ArrowDown', 'ArrowUp');
    expect(said(board)).to.equal('2 cards from the 6 of hearts');
    await keys(board, 'Enter');
    expect(picked(board)).to.equal(2);
    await keys(board, '2', 'Enter');
    expect(board.notation).to.contain('7S 6H 5S');
  });

  it('draw, turn over, undo, redo, deal, read', async () => {
    const board = await deal({ variant: 'klondike', deal: '1', winnable: 'false' });
    pile(board, 6).focus();
    await keys(board, 'd');
    expect(said(board)).to.match(/^Turned 3 cards, the .* on top$/);
    await keys(board, 'd', 'u', 'u', 'r', 'Control+Shift+Z');
    expect(board.notation).to.not.contain('Waste:\n-');
    await keys(board, 'Control+z', 'Control+z', 'Control+y');
    expect(board.table.piles[1]?.size).to.equal(3);
    await keys(board, 't');
    expect(said(board)).to.contain('Stock: 21 cards face down').and.to.contain('Column 7');
    await keys(board, '2', 'p');
    expect(said(board)).to.contain('a face-down card, ');
    const dealt = oneEvent(board, 'solitaire-deal');
    await keys(board, 'n');
    await dealt;
    expect(board.dealNumber).to.not.equal(1);
  });

  it('held down, redo to the end and no further', async () => {
    const board = await focused(1);
    for (const move of ['34', '68', '61', '6h', '76', '7h']) board.play(move);
    const end = board.notation;
    while (board.undo());
    const hold = { key: 'y', ctrlKey: true, bubbles: true, composed: true, repeat: true };
    for (let i = 0; i < 30; i++) column(board, 1).dispatchEvent(new KeyboardEvent('keydown', hold));
    expect(board.notation).to.equal(end);
  });

  it('go on after a win: undo, new deal, read', async () => {
    const board = await at(LAST_CARD);
    column(board, 1).focus();
    await keys(board, 'Shift+Enter');
    expect(board.status).to.equal('won');
    await keys(board, 'Enter', 'ArrowRight', 'u');
    expect(board.status).to.equal('playing');
    await keys(board, 'r', 'n');
    expect(board.status).to.equal('playing');
    expect(board.dealNumber).to.be.a('number');
  });

  it('that are letters do nothing with no-hotkeys, but the others do', async () => {
    const board = await focused(3, { deal: '3250', 'no-hotkeys': '' });
    const { dealNumber } = board;
    await keys(board, 'n', '8', 'u', 't');
    expect([board.dealNumber, focusedPile(board)]).to.deep.equal([dealNumber, COLUMN + 2]);
    await keys(board, 'Enter', 'ArrowRight', 'Enter', 'Control+z');
    expect(board.moves).to.equal(0);
  });

  it('typed in fields of the page, or in a slot, do nothing', async () => {
    const board = await focused(3);
    board.play('34');
    const outside = await place(document.createElement('input'));
    const inside = Object.assign(document.createElement('input'), { slot: 'toolbar' });
    board.append(inside);
    const before = saved(board);
    for (const field of [outside, inside]) {
      field.focus();
      await sendKeys({ type: 'undo n 1 t' });
      expect(field.value).to.equal('undo n 1 t');
      await sendKeys({ press: 'Enter' });
      await sendKeys({ press: 'Control+z' });
      await board.updateComplete;
      expect(saved(board)).to.deep.equal(before);
    }
    await openOptions(board);
    find<HTMLInputElement>(board, 'dialog input')?.focus();
    await sendKeys({ type: 'n' });
    expect(saved(board)).to.deep.equal(before);
  });

  it('of the game don’t scroll the page', async () => {
    await place(Object.assign(document.createElement('p'), { innerHTML: '<br>'.repeat(200) }));
    const board = await deal({ position: LAST_CARD });
    column(board, 1).focus();
    await new Promise(requestAnimationFrame);
    const before = window.scrollY;
    await keys(board, ' ', ' ', 'ArrowDown', 'ArrowUp', 'Home', 'End', '1', ' ', 'Escape');
    expect(window.scrollY).to.equal(before);
    await keys(board, 'Shift+Enter', ' ', ' ');
    expect(board.status).to.equal('won');
    expect(window.scrollY).to.equal(before);
  });

  it('that mean nothing are left to the page', async () => {
    const board = await focused(1);
    const seen: string[] = [];
    const onKey = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) seen.push(event.key);
    };
    document.addEventListener('keydown', onKey);
    for (const key of ['Escape', 'PageDown', 'q', 'F2']) {
      const init = { key, bubbles: true, composed: true, cancelable: true };
      column(board, 1).dispatchEvent(new KeyboardEvent('keydown', init));
    }
    document.removeEventListener('keydown', onKey);
    expect(seen).to.deep.equal(['Escape', 'PageDown', 'q', 'F2']);
  });
});

describe('a click that no pointer made', () => {
  it('picks and puts, as a screen reader does', async () => {
    const board = await deal({ deal: '3250' });
    const moves = record(board, 'solitaire-move');
    column(board, 3).click();
    await board.updateComplete;
    expect(picked(board)).to.equal(1);
    column(board, 4).click();
    expect(moves.map(({ text }) => text)).to.deep.equal(['34']);
  });
});
