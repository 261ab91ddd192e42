import { expect, oneEvent } from '@open-wc/testing';
import type { Variant } from 'solitaire-engine';
import { defineVariant } from 'solitaire-engine/vocabulary';
import bucket from 'solitaire-engine/variants/bucket';
import type { SolitaireGame } from 'solitaire-game';
import { at, COLUMN, deal, find, need, pile, place, record, shadow, unplaced } from './board.ts';

const labels = (board: SolitaireGame) =>
  [...shadow(board).querySelectorAll('.bar button')].map((button) => button.textContent?.trim());

describe('variant', () => {
  it('is Bucket when nothing is said', async () => {
    const board = await deal({ deal: '3250' });
    expect(board.rules?.variant.id).to.equal('bucket');
    expect(board.dealNumber).to.equal(3250);
    expect(shadow(board).querySelectorAll('.card').length).to.equal(52);
    expect(shadow(board).querySelectorAll('.felt').length).to.equal(1);
  });

  it('is any of the catalogue, and may be changed', async () => {
    const board = await deal({ variant: 'freecell', deal: '1' });
    expect(board.rules?.variant.name).to.equal('FreeCell');
    board.variant = 'klondike';
    await oneEvent(board, 'solitaire-deal');
    expect(board.rules?.variant.name).to.equal('Klondike');
    expect(pile(board, 0).getAttribute('aria-label')).to.equal('Stock: 24 cards face down');
  });

  it('may be an object of the page’s own', async () => {
    const own: Variant = defineVariant({
      ...bucket,
      id: 'two-columns',
      name: 'Two Columns',
      options: {},
      rules: () => ({
        ...bucket.rules({ move: 'single', build: 'any', cells: '0', takeBack: 'yes' }),
      }),
    });
    const board = await deal({}, { variant: own, deal: 1 });
    expect(board.rules?.variant.name).to.equal('Two Columns');
    expect(need(board, '.piles').getAttribute('aria-label')).to.equal('Two Columns table');
  });

  it('takes properties set before it was defined', async () => {
    const name = 'solitaire-late';
    const early = document.createElement(name) as SolitaireGame;
    Object.assign(early, { variant: 'klondike', deal: 5, options: { draw: '1' }, storage: 'none' });
    await place(early);
    const defined = customElements.get('solitaire-game') as typeof SolitaireGame;
    customElements.define(name, class extends defined {});
    await oneEvent(early, 'solitaire-deal');
    expect(early.rules?.variant.id).to.equal('klondike');
    expect(early.dealNumber).to.equal(5);
    expect(early.rules?.chosen['draw']).to.equal('1');
  });
});

describe('options', () => {
  it('are query text or an object', async () => {
    const text = await deal({ variant: 'klondike', options: 'draw=1&passes=3', deal: '1' });
    const object = await deal(
      { variant: 'klondike' },
      { options: { draw: '1', passes: '3' }, deal: 1 },
    );
    expect(text.rules).to.equal(object.rules);
    expect(text.notation).to.equal(object.notation);
  });

  it('that change deal anew', async () => {
    const board = await deal({ deal: '3250' });
    board.play('34');
    board.options = 'cells=2';
    await oneEvent(board, 'solitaire-deal');
    expect(board.moves).to.equal(0);
    expect(pile(board, 0).getAttribute('aria-label')).to.equal('Cell 1: empty, takes any card');
  });
});

describe('deal', () => {
  it('is the same cards each time', async () => {
    const [one, two] = [await deal({ deal: '617' }), await deal({ deal: '617' })];
    expect(one.notation).to.equal(two.notation);
    expect(one.notation).to.contain('7D TD TH KD 4C 4S JD');
  });

  it('daily is one of the winnable deals, the same all day', async () => {
    const [one, two] = [await deal({ deal: 'daily' }), await deal({ deal: 'daily' })];
    expect(one.dealNumber).to.equal(two.dealNumber);
    expect(bucket.winnable).to.include(one.dealNumber);
  });

  it('new ones come from the winnable list, unless that is switched off', async () => {
    const board = await deal();
    for (let i = 0; i < 30; i++) {
      const before = board.dealNumber;
      await board.newGame();
      expect(bucket.winnable).to.include(board.dealNumber);
      expect(board.dealNumber).to.not.equal(before);
    }
    board.winnable = false;
    const deals: number[] = [];
    for (let i = 0; i < 10; i++) {
      await board.newGame();
      deals.push(board.dealNumber ?? 0);
    }
    expect(deals.some((number) => !bucket.winnable?.includes(number))).to.equal(true);
    expect(new Set(deals).size).to.equal(10);
  });
});

describe('position', () => {
  it('is played instead of a deal', async () => {
    const board = await at('Foundations: C-3\nTableau: 4C | KD QC', { deal: '5' });
    expect(board.dealNumber).to.equal(undefined);
    expect(need(board, '.facts').textContent).to.not.contain('Deal');
    expect(board.play('1h').ok).to.equal(true);
  });

  it('may be board text without labels', async () => {
    const board = await at(': 4C 5D\n: KD QC');
    expect(pile(board, COLUMN).getAttribute('aria-label')).to.contain('5 of diamonds');
  });
});

describe('switches', () => {
  const readings = [
    ['', true],
    ['true', true],
    ['readonly', true],
    ['false', false],
    [undefined, undefined],
  ] as const;
  for (const [written, meant] of readings) {
    it(`written ${written === undefined ? 'not at all' : `"${written}"`} are ${meant}`, async () => {
      const names = ['readonly', 'timer', 'no-hotkeys', 'winnable'];
      const attributes = names.flatMap((name) => (written === undefined ? [] : [[name, written]]));
      const board = await deal(Object.fromEntries(attributes) as Record<string, string>);
      const { readonly, timer, noHotkeys, winnable } = board;
      expect([readonly, timer, noHotkeys, winnable]).to.deep.equal([meant, meant, meant, meant]);
      expect(find(board, '.bar .time') !== null).to.equal(meant === undefined);
      expect(pile(board, COLUMN).disabled).to.equal(meant === true);
    });
  }

  it('timer="false" takes the time away', async () => {
    const board = await deal({ timer: 'false' });
    expect(find(board, '.bar .moves')).to.not.equal(null);
    expect(find(board, '.bar .time')).to.equal(null);
    board.timer = undefined;
    await board.updateComplete;
    expect(find(board, '.bar .time')).to.not.equal(null);
  });
});

describe('readonly', () => {
  it('shows cards, but neither bar nor moves', async () => {
    const board = await deal({ readonly: '', deal: '3250' });
    const moves = record(board, 'solitaire-move');
    expect(find(board, '.bar')).to.equal(null);
    const { ok, reason } = board.play('34');
    expect(ok).to.equal(false);
    expect(reason).to.contain('picture');
    pile(board, COLUMN).click();
    await board.updateComplete;
    expect(find(board, '.picked')).to.equal(null);
    expect(moves).to.deep.equal([]);
    expect(board.undo()).to.equal(false);
  });
});

describe('controls', () => {
  const cases: [string | undefined, string[]][] = [
    [undefined, ['New deal', 'Restart', 'Undo', 'Redo', 'Hint', 'Options', 'Statistics', 'Share']],
    ['undo redo', ['Undo', 'Redo']],
    ['share  new', ['New deal', 'Share']],
    ['stats', ['Statistics']],
    ['undo dance', ['Undo']],
    ['', []],
  ];
  for (const [tokens, wanted] of cases) {
    it(`${tokens === undefined ? 'without a list' : `"${tokens}"`}: ${wanted.join(', ')}`, async () => {
      const board = await deal(tokens === undefined ? {} : { controls: tokens });
      expect(labels(board)).to.deep.equal(wanted);
      expect(find(board, '.bar') === null).to.equal(wanted.length === 0);
    });
  }

  it('finish is there when everything can go up', async () => {
    const board = await at(LAST_THREE);
    expect(labels(board)).to.include('Finish');
    expect(await board.finish()).to.equal(true);
    expect(board.status).to.equal('won');
    expect(board.moves).to.equal(1);
  });
});

const LAST_THREE = 'Foundations: C-K D-K H-Q S-J\nTableau: KS QS | KH';

describe('deck', () => {
  it('chooses the faces', async () => {
    const board = await deal({ deck: 'large' });
    const shown = () => [...shadow(board).querySelectorAll('.card .art')].map(display);
    const display = (element: Element) => getComputedStyle(element).display;
    expect(new Set(shown())).to.deep.equal(new Set(['none']));
    board.deck = 'classic';
    await board.updateComplete;
    expect(shown()).to.not.include('none');
  });
});

describe('an attribute that is taken away', () => {
  it('leaves what is usual', async () => {
    const usual = { autoplay: 'all', deck: 'large', back: 'weave', storage: 'none', controls: '' };
    const board = await deal({ ...usual, readonly: '', 'no-hotkeys': '', timer: 'false' });
    const errors = record(board, 'solitaire-error');
    for (const { name } of [...board.attributes]) {
      if (name !== 'storage' && name !== 'class') board.removeAttribute(name);
    }
    await board.updateComplete;
    expect(errors).to.deep.equal([]);
    expect(labels(board)).to.include('Undo');
    expect(find(board, '.bar .time')).to.not.equal(null);
    expect(pile(board, COLUMN).disabled).to.equal(false);
  });
});

describe('a board that is not in a page', () => {
  it('answers, and does not throw', async () => {
    const board = unplaced();
    expect(board.status).to.equal('playing');
    expect(board.moves).to.equal(0);
    expect(board.notation).to.equal('');
    expect(board.save()).to.equal('');
    expect(board.speak()).to.equal('');
    expect(board.legalMoves()).to.deep.equal([]);
    expect(board.play('34')).to.deep.equal({ ok: false, reason: 'The cards are being dealt.' });
    expect([board.undo(), board.redo(), await board.finish()]).to.deep.equal([false, false, false]);
    await board.newGame();
    board.restart();
  });
});
