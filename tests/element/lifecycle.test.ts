import { expect, oneEvent } from '@open-wc/testing';
import type { SolitaireGame } from 'solitaire-game';
import { clockText } from 'solitaire-game/controllers/clock';
import { deal, find, need, record, shadow, unplaced, until } from './board.ts';

describe('a board that is moved', () => {
  it('about the page, or taken out and put back, goes on as it was', async () => {
    const board = await deal({ deal: '3250' });
    const [deals, errors] = [record(board, 'solitaire-deal'), record(board, 'solitaire-error')];
    board.play('34');
    const before = board.notation;
    const box = document.createElement('section');
    document.body.append(box);
    box.append(board);
    document.body.prepend(board);
    board.remove();
    expect(board.play('68').ok).to.equal(true);
    board.undo();
    box.append(board);
    await board.updateComplete;
    expect([board.notation, board.moves]).to.deep.equal([before, 1]);
    expect(board.redo()).to.equal(true);
    expect(shadow(board).querySelectorAll('.felt').length).to.equal(1);
    expect([deals, errors]).to.deep.equal([[], []]);
    box.remove();
  });

  it('before it was ever drawn is drawn once', async () => {
    const board = unplaced({ deal: '3250' });
    const deals = record(board, 'solitaire-deal');
    document.body.append(board);
    board.remove();
    document.body.append(board);
    await until(() => deals.length > 0);
    await board.updateComplete;
    expect(deals.length).to.equal(1);
    board.remove();
  });
});

describe('two boards on a page', () => {
  it('don’t know of each other', async () => {
    const [one, two] = [await deal({ deal: '3250' }), await deal({ deal: '164', deck: 'large' })];
    const moves = record(two, 'solitaire-move');
    one.play('34');
    one.newGame(892);
    await Promise.all([one.updateComplete, two.updateComplete]);
    expect([two.dealNumber, two.moves, moves.length]).to.deep.equal([164, 0, 0]);
    expect([one.deck, two.deck]).to.deep.equal(['classic', 'large']);
    one.hidden = true;
    const face = need<HTMLElement>(two, '.card .face');
    expect(face.getBoundingClientRect().width).to.be.greaterThan(0);
    for (const use of shadow(two).querySelectorAll('use')) {
      const id = use.getAttribute('href')?.slice(1) ?? '';
      expect(shadow(two).getElementById(id), id).to.not.equal(null);
    }
  });
});

describe('the element’s name', () => {
  it('taken already is left to the first', async () => {
    const first = customElements.get('solitaire-game');
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (...what: unknown[]) => warnings.push(what);
    const again = '../../packages/game/src/define.ts?again';
    const other = (await import(again)) as { SolitaireGame: typeof SolitaireGame };
    console.warn = warn;
    expect(customElements.get('solitaire-game')).to.equal(first);
    expect(other.SolitaireGame).to.equal(first);
    expect(warnings.length).to.equal(0);
  });
});

describe('the clock', () => {
  const real = {
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
  };
  let ticks = new Map<number, () => void>();
  let hidden = false;

  beforeEach(() => {
    ticks = new Map();
    let id = 1000;
    const set = (tick: () => void) => (ticks.set(++id, tick), id);
    Object.assign(window, {
      setInterval: set,
      clearInterval: (timer: number) => ticks.delete(timer),
    });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  });
  afterEach(() => {
    Object.assign(window, real);
    Reflect.deleteProperty(document, 'hidden');
    hidden = false;
  });
  const pass = (seconds: number) => {
    for (let i = 0; i < seconds; i++) for (const tick of ticks.values()) tick();
  };
  const hide = (now: boolean) => {
    hidden = now;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const shown = (board: SolitaireGame) => find(board, '.bar .time dd')?.textContent;

  it('runs from the first move to the win, while the page is in view', async () => {
    const board = await deal({ deal: '3250' });
    pass(5);
    expect(board.elapsed).to.equal(0);
    board.play('34');
    pass(65);
    expect(board.elapsed).to.equal(65);
    await board.updateComplete;
    expect(shown(board)).to.equal('1:05');
    hide(true);
    pass(600);
    expect(board.elapsed).to.equal(65);
    hide(false);
    pass(1);
    expect(board.elapsed).to.equal(66);
    board.newGame();
    expect(board.elapsed).to.equal(0);
    board.undo();
    expect(board.elapsed).to.equal(66);
  });

  it('does not look at the machine’s clock', async () => {
    const board = await deal({ deal: '3250' });
    board.play('34');
    const { now } = Date;
    for (const jump of [8 * 3_600_000, -8 * 3_600_000]) {
      Date.now = () => now() + jump;
      pass(1);
    }
    Date.now = now;
    expect(board.elapsed).to.equal(2);
  });

  it('stops with the win, and when the board is taken out', async () => {
    const board = await deal({ position: 'Foundations: C-K D-K H-K S-J\nTableau: KS QS' });
    board.play('1h');
    pass(3);
    const won = oneEvent(board, 'solitaire-win');
    board.play('1h');
    expect(((await won) as CustomEvent<{ elapsed: number }>).detail.elapsed).to.equal(3);
    pass(10);
    expect(board.elapsed).to.equal(3);
    board.undo();
    board.remove();
    expect(ticks.size).to.equal(0);
  });

  it('is kept with the game', async () => {
    const board = await deal({ deal: '3250' });
    board.play('34');
    pass(100);
    const other = await deal();
    await other.load(board.save());
    expect(other.elapsed).to.equal(100);
    pass(1);
    expect(other.elapsed).to.equal(101);
  });

  it('is written as minutes and hours', () => {
    expect([0, 59.9, 60, 3599, 3600, 36_061].map(clockText)).to.deep.equal([
      '0:00',
      '0:59',
      '1:00',
      '59:59',
      '1:00:00',
      '10:01:01',
    ]);
  });
});
