import { expect, fixture, html } from '@open-wc/testing';
import { at, deal, LAST_CARD, LAST_TWO } from '../element/board.ts';
import { freshKey, lines, press, record, settled, unplaced, until } from './sheet.ts';

describe('beside a board', () => {
  it('hears of a game that is won on it', async () => {
    const board = await at(LAST_CARD, { id: 'real' });
    const sheet = unplaced({ for: 'real' });
    board.after(sheet);
    await sheet.ready;
    board.play('1h');
    await until(() => lines(sheet).length === 1);
    expect(lines(sheet)[0]?.slice(2)).to.deep.equal(['52', '+210', '+210']);
    board.newGame(3250);
    await settled(sheet);
    expect(lines(sheet).length).to.equal(1);
  });

  /** Says what a board would say. */
  const tell = (
    board: HTMLElement,
    type: string,
    detail: Record<string, unknown>,
    notation: string,
  ) => {
    Object.assign(board, { notation });
    const event = new Event(`solitaire-${type}`, { bubbles: true, composed: true });
    const whole = { variant: 'klondike', options: 'draw=1', deal: 7, elapsed: 65, ...detail };
    board.dispatchEvent(Object.assign(event, { detail: whole }));
  };
  const EIGHT = 'Stock:\n(4S)\nFoundations:\nAC 2C 3C\nAD 2D 3D 4D\nAH\n-\nTableau:\nKS\n9H 8C\n';

  it('writes its games down: won ones when they are, others when cards are dealt anew', async () => {
    const box = await fixture<HTMLElement>(
      html`<div>
        <div id="board"></div>
        <div id="other"></div>
      </div>`,
    );
    const [board, other] = box.children as unknown as [HTMLElement, HTMLElement];
    const sheet = unplaced({ for: 'board' });
    box.append(sheet);
    await sheet.ready;
    tell(board, 'deal', { moves: 0 }, '');
    tell(board, 'move', { moves: 40 }, EIGHT);
    tell(board, 'deal', { moves: 0, deal: 8 }, '');
    tell(board, 'deal', { moves: 0, deal: 9 }, '');
    tell(other, 'win', { moves: 90 }, 'Foundations: C-K D-K H-K S-K\nTableau:\n-\n');
    tell(board, 'move', { moves: 90, deal: 9 }, 'Foundations: C-K D-K H-K S-Q\nTableau: KS');
    tell(board, 'win', { moves: 91, deal: 9 }, 'Foundations: C-K D-K H-K S-K\nTableau:\n-\n');
    tell(board, 'deal', { moves: 0, deal: 10 }, '');
    await settled(sheet);
    expect(lines(sheet).map((cells) => cells.slice(2))).to.deep.equal([
      ['8', '−10', '−10'],
      ['52', '+210', '+200'],
    ]);
    expect(lines(sheet)[0]?.[1]).to.contain('klondike draw=1 7');
  });

  it('does not count a game twice that is taken up again, nor one without a move', async () => {
    const box = await fixture<HTMLElement>(html`<div><div id="board"></div></div>`);
    const board = box.firstElementChild as HTMLElement;
    const sheet = unplaced({ for: 'board', scoring: 'plain' });
    box.append(sheet);
    await sheet.ready;
    tell(board, 'move', { moves: 40 }, EIGHT);
    tell(board, 'deal', { moves: 40 }, EIGHT);
    tell(board, 'undo', { moves: 0 }, '');
    tell(board, 'deal', { moves: 0, deal: 8 }, '');
    await settled(sheet);
    expect(lines(sheet)).to.deep.equal([]);
  });

  it('has no line for one player on a sheet for several', async () => {
    const box = await fixture<HTMLElement>(html`<div><div id="board"></div></div>`);
    const sheet = unplaced({ for: 'board', scoring: 'double' });
    const errors = record(sheet, 'scorekeeper-error');
    box.append(sheet);
    await sheet.ready;
    tell(box.firstElementChild as HTMLElement, 'win', { moves: 91 }, '');
    await settled(sheet);
    expect(errors.length).to.equal(1);
    expect(lines(sheet)).to.deep.equal([]);
  });

  it('has one row for a game that is won, goes on after a reload, and is won again', async () => {
    const storage = freshKey();
    const board = await at(LAST_TWO, { id: 'kept', storage });
    const sheet = unplaced({ for: 'kept' });
    board.after(sheet);
    await sheet.ready;
    for (const move of ['1h', '1h']) board.play(move);
    await until(() => lines(sheet).length === 1);
    board.undo();
    const text = board.save();
    const again = await deal({ id: 'kept' });
    board.remove();
    await again.load(text);
    expect([again.status, again.moves]).to.deep.equal(['playing', 1]);
    again.play('1h');
    await again.newGame(3250);
    await settled(sheet);
    expect(lines(sheet).map((cells) => cells.at(-1))).to.deep.equal(['+210']);
    await press(sheet, 'Edit game 1');
    await press(sheet, 'Delete game');
    again.play(again.legalMoves()[0] ?? '');
    await again.newGame(1);
    await settled(sheet);
    expect(lines(sheet).length).to.equal(1);
  });

  it('hears of a game that was on the board before it came', async () => {
    const board = await deal({ id: 'early', deal: '617' });
    board.play(board.legalMoves()[0] ?? '');
    const sheet = unplaced({ for: 'early', scoring: 'plain' });
    board.after(sheet);
    await sheet.ready;
    await board.newGame(3250);
    await until(() => lines(sheet).length === 1);
    expect(lines(sheet)[0]?.[1]).to.contain('bucket 617');
    expect(lines(sheet)[0]?.[2]).to.equal('Lost');
  });
});
