import { expect, oneEvent } from '@open-wc/testing';
import { defineVariant } from 'solitaire-engine/vocabulary';
import bucket from 'solitaire-engine/variants/bucket';
import type { SolitaireGame } from 'solitaire-game';
import {
  at,
  choose,
  deal,
  find,
  need,
  notice,
  openOptions,
  press,
  record,
  shadow,
  soon,
  until,
} from './board.ts';

const facts = (board: SolitaireGame): Record<string, string> =>
  Object.fromEntries(
    [...shadow(board).querySelectorAll('.facts > div')].map((fact) => [
      fact.querySelector('dt')?.textContent ?? '',
      fact.querySelector('dd')?.textContent ?? '',
    ]),
  );

const dealField = (dialog: HTMLDialogElement) =>
  dialog.querySelector<HTMLInputElement>('[name=deal]') as HTMLInputElement;

describe('the bar', () => {
  it('plays, undoes, redoes and restarts', async () => {
    const board = await deal({ deal: '3250' });
    const disabled = () =>
      [...shadow(board).querySelectorAll<HTMLButtonElement>('.bar button')]
        .filter((button) => button.disabled)
        .map((button) => button.title);
    expect(disabled()).to.deep.equal(['Restart', 'Undo', 'Redo']);
    board.play('34');
    await board.updateComplete;
    expect(disabled()).to.deep.equal(['Redo']);
    await press(board, 'Undo');
    expect([board.moves, disabled()]).to.deep.equal([0, ['Restart', 'Undo']]);
    await press(board, 'Redo');
    await press(board, 'Restart');
    expect(board.moves).to.equal(0);
    expect(facts(board)).to.deep.equal({ Deal: '3250', Moves: '0', Time: '0:00' });
  });

  it('tells which pass or round it is where they are counted', async () => {
    const passes = await deal({ variant: 'klondike', options: 'draw=1&passes=3', deal: '4' });
    expect(facts(passes)['Pass']).to.equal('1/3');
    for (let turned = 0; turned < 25; turned++) passes.play(turned < 24 ? 'draw' : 'redeal');
    await passes.updateComplete;
    expect(facts(passes)['Pass']).to.equal('2/3');
    const rounds = await deal({ variant: 'crescent', deal: '1' });
    expect(facts(rounds)['Round']).to.equal('1/4');
    const endless = await deal({ variant: 'klondike', deal: '4' });
    expect(facts(endless)).to.not.have.any.keys('Pass', 'Round');
  });

  it('has room for buttons of the page', async () => {
    const board = await deal();
    board.innerHTML = '<button slot="toolbar">Mine</button>';
    const slot = need<HTMLSlotElement & HTMLElement>(board, 'slot[name=toolbar]');
    expect(slot.assignedElements().length).to.equal(1);
  });
});

describe('the score', () => {
  const score = (options: string) =>
    deal({ variant: 'klondike', deal: '1', winnable: 'false', options });

  it('is not there where nothing is scored', async () => {
    const board = await score('');
    expect(board.score).to.equal(undefined);
    expect(facts(board)).to.not.have.property('Score');
  });

  it('starts at 0 in the standard count, and takes points back with the move', async () => {
    const board = await score('scoring=standard&draw=1');
    expect(facts(board)['Score']).to.equal('0');
    let played = 0;
    while (board.score === 0 && played++ < 60) {
      const carry = board.legalMoves().find((move) => 'from' in move && move.from !== 0);
      board.play(carry ?? 'draw');
    }
    expect(board.score).to.be.greaterThan(0);
    await board.updateComplete;
    expect(facts(board)['Score']).to.equal(String(board.score));
    board.undo();
    expect(board.score).to.equal(0);
  });

  it('starts at the stake in Vegas, and goes on from game to game when that is wanted', async () => {
    const vegas = await score('scoring=vegas');
    expect(facts(vegas)['Score']).to.equal('-50');
    await vegas.newGame();
    expect(vegas.score).to.equal(-50);
    const total = await score('scoring=vegas&ante=52&cumulative=yes');
    expect(total.score).to.equal(-52);
    await total.newGame();
    await total.newGame();
    expect(total.score).to.equal(-156);
    total.restart();
    expect(total.score).to.equal(-156);
    const again = await deal({ variant: 'klondike' });
    await again.load(total.save());
    expect(again.score).to.equal(-156);
  });
});

describe('the options', () => {
  it('open as a dialog that Escape, Cancel and a choice close', async () => {
    const board = await deal({ deal: '3250' });
    const closings = [
      (dialog: HTMLDialogElement) => dialog.dispatchEvent(new Event('cancel')) && dialog.close(),
      () => press(board, 'Cancel'),
      () => press(board, 'Play'),
    ];
    for (const close of closings) {
      const dialog = await openOptions(board);
      expect(dialog.matches(':modal')).to.equal(true);
      expect(shadow(board).activeElement?.localName).to.equal('h2');
      await close(dialog);
      await until(() => !find(board, 'dialog'));
      expect((shadow(board).activeElement as HTMLElement).title).to.equal('Options');
    }
    expect([board.dealNumber, board.moves]).to.deep.equal([3250, 0]);
  });

  it('keep the game where all its moves stay legal', async () => {
    const board = await deal({ deal: '3250' });
    board.play('34');
    board.play('68');
    const before = board.notation;
    const dialog = await openOptions(board);
    choose(dialog, 'option:move', 'run');
    await press(board, 'Play');
    await until(() => board.rules?.chosen['move'] === 'run');
    expect([board.notation, board.moves]).to.deep.equal([before, 2]);
    board.undo();
    expect(board.moves).to.equal(1);
  });

  it('deal the same cards anew where a move would not have been legal', async () => {
    const board = await deal({ variant: 'klondike', deal: '4' });
    board.play('draw');
    board.play('draw');
    const dialog = await openOptions(board);
    choose(dialog, 'option:scoring', 'vegas');
    choose(dialog, 'option:flip', 'manual');
    await press(board, 'Play');
    await until(() => board.score === -50);
    expect(board.dealNumber).to.equal(4);

    const any = await deal({ options: 'build=any', deal: '3250' });
    const start = any.notation;
    const strict = await deal({ deal: '3250' });
    const odd = any.legalMoves().find((move) => {
      const { ok } = strict.play(move);
      if (ok) strict.undo();
      return !ok;
    });
    any.play(odd ?? '');
    choose(await openOptions(any), 'option:build', 'alternating');
    await press(any, 'Play');
    await until(() => any.moves === 0);
    expect([any.notation, any.moves, any.dealNumber]).to.deep.equal([start, 0, 3250]);
    any.undo();
    expect(any.rules?.chosen['build']).to.equal('any');
    expect(any.moves).to.equal(1);
  });

  it('take a deal number', async () => {
    const board = await deal({ deal: '3250' });
    const dialog = await openOptions(board);
    expect(dealField(dialog).value).to.equal('3250');
    dealField(dialog).value = ' 11,982 ';
    await press(board, 'Play');
    expect(board.dealNumber).to.equal(11982);
  });

  for (const bad of ['abc', '0', '-5', '1e400', '9'.repeat(20)]) {
    it(`say what is wrong with the deal number ${bad}, and the game goes on`, async () => {
      const board = await deal({ deal: '3250' });
      board.play('34');
      dealField(await openOptions(board)).value = bad;
      const told = oneEvent(board, 'solitaire-error');
      await press(board, 'Play');
      await told;
      await board.updateComplete;
      expect(notice(board)).to.contain('is not a deal number');
      expect([board.dealNumber, board.moves]).to.deep.equal([3250, 1]);
    });
  }

  it('with the number taken out make a new deal', async () => {
    const board = await deal({ deal: '3250' });
    dealField(await openOptions(board)).value = '';
    await press(board, 'Play');
    expect(board.dealNumber).to.not.equal(3250);
  });

  it('leave a game from a position as it is when nothing is changed', async () => {
    const board = await at('Foundations: C-3\nTableau: 4C | 9D 8S | KH');
    board.play('1h');
    const before = board.notation;
    await openOptions(board);
    await press(board, 'Play');
    expect(board.notation).to.equal(before);
  });

  it('choose comforts, which hold at once', async () => {
    const board = await deal();
    const dialog = await openOptions(board);
    choose(dialog, 'deck', 'four-colour');
    choose(dialog, 'autoplay', 'safe');
    dialog.querySelector<HTMLInputElement>('[name=winnable]')?.click();
    await press(board, 'Play');
    expect([board.deck, board.autoplay, board.winnable]).to.deep.equal([
      'four-colour',
      'safe',
      false,
    ]);
  });

  it('of a page’s own variant are called by their own names', async () => {
    const variant = defineVariant({
      ...bucket,
      id: 'mine',
      options: { wings: { values: ['two', 'four'], default: 'two' } },
      rules: () => bucket.rules({ move: 'single', build: 'any', cells: '0', takeBack: 'yes' }),
    });
    const board = await deal({}, { variant, deal: 1 });
    const dialog = await openOptions(board);
    expect(dialog.textContent).to.contain('wings').and.to.contain('four');
  });
});

describe('sharing', () => {
  const withClipboard = async (writeText: (text: string) => Promise<void>, test: () => unknown) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    try {
      await test();
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  };

  it('copies an address that names options, deal and moves', async () => {
    const board = await deal({ variant: 'klondike', options: 'draw=1', deal: '7' });
    board.play('draw');
    board.play('draw');
    let copied = '';
    const writeText = (text: string) => Promise.resolve(void (copied = text));
    await withClipboard(writeText, async () => {
      await press(board, 'Share');
      await until(() => notice(board) === 'Link copied');
    });
    const { searchParams, hash } = new URL(copied);
    const told = ['draw', 'deal'].map((name) => searchParams.get(name));
    expect([...told, hash]).to.deep.equal(['1', '7', '#draw,draw']);
    // What else the page has in its address stays.
    for (const [name, value] of new URLSearchParams(location.search)) {
      expect(searchParams.get(name)).to.equal(value);
    }
  });

  it('shows the link where the clipboard is refused', async () => {
    const board = await deal({ deal: '3250' });
    await withClipboard(
      () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      async () => {
        await press(board, 'Share');
        const input = await soon<HTMLInputElement>(board, '.panel input');
        expect(input.value).to.contain('deal=3250');
        expect(input.readOnly).to.equal(true);
        expect(input.labels?.[0]?.textContent).to.contain('Copy this link');
      },
    );
    await press(board, 'Close');
    expect(find(board, '.panel')).to.equal(null);
  });
});

describe('finish', () => {
  it('plays all cards up as one step, and wins once', async () => {
    const board = await at('Foundations: C-K D-K H-Q S-J\nTableau: KS QS | KH');
    const [moves, wins] = [record(board, 'solitaire-move'), record(board, 'solitaire-win')];
    await press(board, 'Finish');
    expect([moves.length, wins.length, board.status]).to.deep.equal([1, 1, 'won']);
    await soon(board, '.win');
    board.undo();
    await board.updateComplete;
    expect([board.status, find(board, '.win')]).to.deep.equal(['playing', null]);
  });
});
