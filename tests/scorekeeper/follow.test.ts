import { expect, fixture, html } from '@open-wc/testing';
import { at, deal, LAST_CARD, LAST_TWO } from '../element/board.ts';
import {
  freshKey,
  lines,
  press,
  record,
  saved,
  settled,
  take,
  text,
  unplaced,
  until,
} from './sheet.ts';

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

  const HALF = `Foundations:\n${'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS\n'.repeat(4)}-\nTableau:\n`;
  const SPIDER = HALF + 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS\n'.repeat(4);
  const PAIRS = 'Discard: KS QS AS\nTableau:\n5H 8C';

  for (const [what, notation] of [
    ['a game of two decks', SPIDER],
    ['a game without foundations', PAIRS],
  ] as const) {
    it(`has no line for ${what} on sheets that pay for the cards of one deck`, async () => {
      for (const scoring of ['vegas', 'standard']) {
        const box = await fixture<HTMLElement>(html`<div><div id="board"></div></div>`);
        const sheet = unplaced({ for: 'board', scoring });
        const errors = record(sheet, 'scorekeeper-error');
        box.append(sheet);
        await sheet.ready;
        tell(box.firstElementChild as HTMLElement, 'win', { moves: 91 }, notation);
        await settled(sheet);
        expect(errors).to.have.length(1);
        expect(text(sheet, '.notice')).to.equal(errors[0]?.message);
        expect(lines(sheet)).to.deep.equal([]);
      }
    });
  }

  it('keeps a game of two decks where it is only won or lost, and takes its file in again', async () => {
    const box = await fixture<HTMLElement>(html`<div><div id="board"></div></div>`);
    const board = box.firstElementChild as HTMLElement;
    const sheet = unplaced({ for: 'board', scoring: 'plain' });
    box.append(sheet);
    await sheet.ready;
    tell(board, 'move', { variant: 'spider', moves: 90 }, SPIDER);
    tell(board, 'deal', { variant: 'spider', moves: 0, deal: 8 }, '');
    const won = SPIDER.replace('-\nTableau:\n', '') + 'Tableau:\n-\n';
    tell(board, 'win', { variant: 'spider', moves: 91, deal: 8 }, won);
    await settled(sheet);
    const told = [
      ['Lost', '52', '0'],
      ['Won', '104', '1'],
    ];
    const rows = () => lines(sheet).map((cells) => cells.slice(2));
    expect(rows()).to.deep.equal(told);
    await press(sheet, 'Edit game 1');
    await press(sheet, 'Save');
    expect(rows(), 'half of the cards home is no win').to.deep.equal(told);
    for (const label of ['Save JSON', 'Save CSV']) {
      const other = unplaced({ scoring: 'plain' });
      box.append(other);
      await other.ready;
      await take(other, await saved(sheet, label));
      expect(
        lines(other).map((cells) => cells.slice(2)),
        label,
      ).to.deep.equal(told);
      expect(text(other, '.said'), label).to.not.contain('can’t be read');
    }
  });

  describe('and a game of two', () => {
    const two = (home: readonly number[], winner?: number | null) => ({
      variant: 'double-solitaire',
      options: '',
      moves: 80,
      home,
      ...(winner !== undefined && { winner }),
    });
    const beside = async (scoring: string, players = '') => {
      const box = await fixture<HTMLElement>(html`<div><div id="board"></div></div>`);
      const sheet = unplaced({ for: 'board', scoring, ...(players && { players }) });
      box.append(sheet);
      await sheet.ready;
      return { board: box.firstElementChild as HTMLElement, sheet };
    };

    it('takes both players’ cards on a sheet for two', async () => {
      const { board, sheet } = await beside('double', 'Ann, Bob');
      tell(board, 'move', two([20, 31]), '');
      tell(board, 'stuck', { ...two([20, 31], 1), why: 'blocked' }, '');
      tell(board, 'deal', { ...two([0, 0]), moves: 0, deal: 8 }, '');
      tell(board, 'win', { ...two([52, 44], 0), deal: 8 }, '');
      await settled(sheet);
      const rows = sheet.ledger.rows.map(({ row }) => row);
      expect(rows.map(({ players }) => players)).to.deep.equal([
        [20, 31],
        [52, 44],
      ]);
      expect(rows.map(({ won }) => won)).to.deep.equal([false, true]);
    });

    it('is won elsewhere when the first player has won it, with that player’s cards', async () => {
      const { board, sheet } = await beside('plain');
      tell(board, 'win', two([40, 52], 1), '');
      tell(board, 'deal', { ...two([0, 0]), moves: 0, deal: 8 }, '');
      tell(board, 'stuck', { ...two([20, 10], 0), deal: 8, why: 'blocked' }, '');
      tell(board, 'deal', { ...two([0, 0]), moves: 0, deal: 9 }, '');
      tell(board, 'stuck', { ...two([20, 20], null), deal: 9, why: 'blocked' }, '');
      await settled(sheet);
      const rows = sheet.ledger.rows.map(({ row }) => row);
      expect(rows.map(({ won, cards }) => [won, cards])).to.deep.equal([
        [false, 40],
        [true, 20],
        [false, 20],
      ]);
    });

    it('is refused on a sheet for three', async () => {
      const { board, sheet } = await beside('double', 'Ann, Bob, Cem');
      const errors = record(sheet, 'scorekeeper-error');
      tell(board, 'win', two([52, 44], 0), '');
      await settled(sheet);
      expect([errors.length, sheet.ledger.rows.length]).to.deep.equal([1, 0]);
    });
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
