import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { cells, describeIntent, rankOf, suitOf, type Move } from 'solitaire-engine';
import type { SolitaireGame } from 'solitaire-game';
import { spoken } from 'solitaire-game/messages/spoken';
import {
  at,
  cardsOnTable,
  column,
  deal,
  find,
  LAST_TWO,
  need,
  notice,
  openOptions,
  pile,
  press,
  record,
  said,
  shadow,
  soon,
  still,
  until,
} from './board.ts';

/** Won by taking a king down once more; lost where a card stays on its foundation. */
const TAKE_BACK =
  'Foundations: C-3 D-K H-K S-K\n' + 'Tableau: QC | TC | 9C | KC | 5C JC 8C | 7C | 4C | 6C';

/** A card under the eight that turns up, and nobody may tell which. */
const HIDDEN = 'Stock: (KS) (QS)\nWaste: -\nTableau: (2D) 8S | 9H';

const shows = (board: SolitaireGame, selector: string): boolean => find(board, selector) !== null;

const badge = (board: SolitaireGame): string | undefined =>
  find(board, '.facts .verdict dd')?.textContent?.trim();

const statusOf = async (board: SolitaireGame) => (await board.solve()).status;

/** Names of the cards that lie face up. */
function faceUp(board: SolitaireGame): Set<string> {
  const suits = ['clubs', 'diamonds', 'hearts', 'spades'];
  const ranks = ['', 'ace', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'jack', 'queen', 'king'];
  const open = board.table.piles.flatMap((pile) => cells(pile)).filter(({ up }) => up);
  return new Set(open.map(({ card }) => `${ranks[rankOf(card)]} of ${suits[suitOf(card)]}`));
}

const lowerFirst = (text: string) => text[0]?.toLowerCase() + text.slice(1);

const cardsNamed = (text: string): string[] =>
  text.match(/\w+ of (clubs|diamonds|hearts|spades)/g) ?? [];

const isLegal = (board: SolitaireGame, move: Move | undefined): boolean =>
  board.legalMoves().some((legal) => JSON.stringify(legal) === JSON.stringify(move));

/** Waits for the panel that says where the game was lost. */
const coachPanel = (board: SolitaireGame) => soon(board, '.panel.coach');

/**
 * Plays on in a game that can be won, then the first move that loses it, which is given in words
 * with its number and the table before it.
 */
async function lose(board: SolitaireGame, first = 1) {
  for (let number = first; ; number++) {
    const { line: [best] = [] } = await board.solve();
    const { notation: before, table, rules } = board;
    for (const move of board.legalMoves()) {
      board.play(move);
      if (rules && (await statusOf(board)) === 'unwinnable') {
        return { number, before, what: spoken(describeIntent(rules, table, move)) };
      }
      board.undo();
    }
    expect(board.play(best ?? '').ok).to.equal(true);
  }
}

/** A test during which nothing may be complained of. */
function quiet(name: string, test: () => Promise<void>): void {
  it(name, async () => {
    const noise: string[] = [];
    const { error } = console;
    console.error = (...what: unknown[]) => noise.push(what.map(String).join(' '));
    const onRejection = ({ reason }: PromiseRejectionEvent) => noise.push(String(reason));
    addEventListener('unhandledrejection', onRejection);
    try {
      await test();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    } finally {
      console.error = error;
      removeEventListener('unhandledrejection', onRejection);
    }
    expect(noise).to.deep.equal([]);
  });
}

describe('a hint', () => {
  for (const number of ['3250', '892']) {
    it(`keeps Bucket’s deal ${number} winnable`, async () => {
      const board = await deal({ deal: number });
      for (let i = 0; i < 6; i++) {
        const { move, text, because, verdict } = await board.hint();
        expect([because, verdict]).to.deep.equal(['wins', 'winnable']);
        expect(isLegal(board, move)).to.equal(true);
        expect(board.play(text ?? '').ok).to.equal(true);
        const other = await at(board.notation);
        expect(await statusOf(other)).to.equal('winnable');
      }
    });
  }

  it('leads to the win, one after the other, also where a card has to be taken back', async () => {
    const board = await at(TAKE_BACK);
    while (board.status === 'playing' && board.moves < 60) {
      const { move, because } = await board.hint();
      expect(because).to.equal('wins');
      expect(board.play(move ?? '').ok).to.equal(true);
    }
    expect(board.status).to.equal('won');
  });

  it('leads to the win after moves of the player’s own', async () => {
    const board = await at(TAKE_BACK);
    const follow = async () => {
      const { move } = await board.hint();
      board.play(move ?? '');
    };
    await follow();
    await follow();
    board.undo();
    for (const move of board.legalMoves()) {
      board.play(move);
      await board.hint();
      board.undo();
    }
    while (board.status === 'playing' && board.moves < 80) await follow();
    expect(board.status).to.equal('won');
  });

  it('says so where the game is lost, or no move is of use', async () => {
    const lost = await (await at(TAKE_BACK, { options: 'takeBack=no' })).hint();
    expect([lost.because, lost.verdict]).to.deep.equal(['lost', 'unwinnable']);
    expect(lost.says).to.contain('can no longer be won');
    const stuck = await at('Tableau: (AS) 9H | 5D', { variant: 'klondike' });
    const none = await stuck.hint();
    expect([none.because, none.move]).to.deep.equal(['none', undefined]);
    expect(none.says).to.equal('No move here gets any further.');
  });

  it('is not given where nothing can be played', async () => {
    const picture = await deal({ deal: '3250', readonly: '' });
    expect(await picture.hint()).to.deep.include({ because: 'none', verdict: 'unknown' });
    const board = await at(LAST_TWO);
    board.play('1h');
    board.play('1h');
    expect((await board.hint()).move).to.equal(undefined);
  });

  it('is pointed at, said and shown, until a move is made', async () => {
    const board = await at(LAST_TWO);
    const { says, move } = await board.hint();
    await board.updateComplete;
    expect(move).to.deep.equal({ from: 4, to: 3, count: 1 });
    expect(says).to.equal('Queen of spades to foundation 4. That keeps the game winnable.');
    expect([said(board), notice(board)]).to.deep.equal([says, says]);
    const pointed = () =>
      [...shadow(board).querySelectorAll<HTMLElement>('.pointed')].map(
        ({ dataset: { card, pile } }) => card ?? `pile ${pile}`,
      );
    expect(pointed()).to.deep.equal([String(board.table.piles[4]?.card), 'pile 3']);
    board.play('12');
    await board.updateComplete;
    expect(pointed()).to.deep.equal([]);
    await board.hint();
    await board.updateComplete;
    expect(pointed().length).to.be.greaterThan(0);
    board.undo();
    await board.updateComplete;
    expect(pointed()).to.deep.equal([]);
  });

  it('comes by the button and by the H key', async () => {
    const board = await at(LAST_TWO);
    await press(board, 'Hint');
    await soon(board, '.card.pointed');
    board.play('12');
    await board.updateComplete;
    column(board, 1).focus();
    await sendKeys({ press: 'h' });
    await soon(board, '.card.pointed');
    expect(said(board)).to.contain('keeps the game winnable');
  });

  it('that comes after the table has changed points at nothing', async () => {
    const board = await deal({ deal: '164' });
    const coming = board.hint();
    await until(() => notice(board) === 'Thinking…');
    board.play('17');
    await coming;
    await board.updateComplete;
    expect(shows(board, '.pointed')).to.equal(false);
  });
});

describe('a hint where cards lie face down', () => {
  it('names only cards that can be seen', async () => {
    const board = await deal({ variant: 'klondike', deal: '4' });
    for (let i = 0; i < 4; i++) {
      const seen = faceUp(board);
      const { move, says, because, verdict } = await board.hint();
      await board.updateComplete;
      expect(['sampled', 'likely']).to.contain(because);
      expect(verdict).to.equal('unknown');
      for (const text of [says, said(board)]) {
        for (const card of cardsNamed(text)) expect(seen).to.contain(lowerFirst(card));
      }
      expect(board.play(move ?? '').ok).to.equal(true);
    }
  });

  it('does not tell what a move turns up, whatever it is', async () => {
    const hints = [];
    for (const position of [HIDDEN, HIDDEN.replace('2D', 'TS').replace('QS', '2D')]) {
      const board = await at(position, { variant: 'klondike' });
      const { text, because, verdict, says } = await board.hint();
      hints.push({ text, because, verdict, says });
      await board.updateComplete;
      expect(need(board, '.frame').textContent).to.not.contain('of diamonds');
    }
    expect(hints[0]?.text).to.equal('12');
    expect(hints[0]?.because).to.equal('likely');
    expect(hints[1]).to.deep.equal(hints[0]);
  });

  it('looks at them when asked to', async () => {
    const board = await deal({ variant: 'klondike', deal: '4', peek: '' });
    const seen = faceUp(board);
    const { because, verdict, says, move } = await board.hint();
    expect([because, verdict]).to.deep.equal(['wins', 'winnable']);
    for (const card of cardsNamed(says)) expect(seen).to.contain(lowerFirst(card));
    expect(isLegal(board, move)).to.equal(true);
  });
});

describe('solve()', () => {
  it('gives a line that wins, or a proof that there is none', async () => {
    const board = await at(TAKE_BACK);
    const { status, line = [], states, ms } = await board.solve();
    expect(status).to.equal('winnable');
    expect([typeof states, typeof ms]).to.deep.equal(['number', 'number']);
    for (const move of line) expect(board.play(move).ok).to.equal(true);
    expect(board.status).to.equal('won');
    const strict = await (await at(TAKE_BACK, { options: 'takeBack=no' })).solve();
    expect([strict.status, strict.line]).to.deep.equal(['unwinnable', undefined]);
    expect((await (await deal({ deal: '1' })).solve()).status).to.equal('unwinnable');
  });

  it('does not know with a small budget, and asks anew with a larger one', async () => {
    const board = await deal({ deal: '892' });
    const { status, line } = await board.solve({ nodes: 100 });
    expect([status, line]).to.deep.equal(['unknown', undefined]);
    expect((await board.solve({ ms: 0 })).status).to.equal('unknown');
    expect((await board.solve({ ms: 15_000 })).status).to.equal('winnable');
  });

  it('rejects with the signal’s reason, before and during the search', async () => {
    const board = await deal({ deal: '164' });
    const failure = (signal: AbortSignal) =>
      board.solve({ signal }).then(
        () => undefined,
        (reason: unknown) => reason,
      );
    const reason = new Error('no longer wanted');
    expect(await failure(AbortSignal.abort(reason))).to.equal(reason);
    const stop = new AbortController();
    const wait = new Promise<void>((resolve) => {
      void board.solve({ signal: stop.signal, onProgress: () => resolve() }).catch(() => resolve());
    });
    const failing = failure(stop.signal);
    await wait;
    stop.abort(reason);
    expect(await failing).to.equal(reason);
    await board.solve({ ms: 15_000 });
    expect(await failure(AbortSignal.abort(reason))).to.equal(reason);
  });

  it('answers two boards that ask at once', async () => {
    const boards = [
      await deal({ deal: '892' }),
      await deal({ deal: '1' }),
      await at(TAKE_BACK),
      await at(TAKE_BACK, { options: 'takeBack=no' }),
      await deal({ variant: 'klondike', deal: '4' }),
    ];
    const verdicts = await Promise.all(boards.map((board) => board.solve({ ms: 15_000 })));
    expect(verdicts.map(({ status }) => status)).to.deep.equal([
      'winnable',
      'unwinnable',
      'winnable',
      'unwinnable',
      'winnable',
    ]);
    for (const [index, { line = [] }] of verdicts.entries()) {
      const board = boards[index];
      for (const move of line) expect(board?.play(move).ok).to.equal(true);
      if (line.length > 0) expect(board?.status).to.equal('won');
    }
  });

  it('does not know without a game', async () => {
    const board = document.createElement('solitaire-game');
    expect((await board.solve()).status).to.equal('unknown');
  });
});

describe('the coach', () => {
  it('tells how the game stands after every move, undo and redo', async () => {
    const board = await deal({ deal: '3250', coach: '' });
    const verdicts = record(board, 'solitaire-verdict');
    const next = async (act: () => unknown) => {
      const told = oneEvent(board, 'solitaire-verdict');
      act();
      await told;
      await board.updateComplete;
      return badge(board);
    };
    await until(() => verdicts.length > 0 || badge(board) === 'Still winnable');
    expect(badge(board)).to.equal('Still winnable');
    expect(await next(() => board.play('48'))).to.equal('Lost');
    expect(await next(() => board.undo())).to.equal('Still winnable');
    expect(await next(() => board.redo())).to.equal('Lost');
    expect(await next(() => board.restart())).to.equal('Still winnable');
    for (const detail of verdicts) {
      expect(JSON.parse(JSON.stringify(detail))).to.deep.equal(detail);
      expect(detail).to.have.keys('status', 'states', 'ms');
    }
    expect(verdicts.slice(-4).map(({ status }) => status)).to.deep.equal([
      'unwinnable',
      'winnable',
      'unwinnable',
      'winnable',
    ]);
    board.coach = false;
    await board.updateComplete;
    expect(badge(board)).to.equal(undefined);
  });

  quiet('lets go of a question when the table changes, and answers the last one', async () => {
    const board = await deal({ deal: '164', coach: '' });
    const verdicts = record(board, 'solitaire-verdict');
    await until(() => badge(board) === 'Thinking…');
    for (let i = 0; i < 3; i++) {
      board.play('17');
      await board.updateComplete;
      board.undo();
      await board.updateComplete;
    }
    await board.newGame(1);
    await until(() => badge(board) === 'Lost');
    expect(verdicts.map(({ status }) => status)).to.deep.equal(['unwinnable']);
  });

  quiet('rests with the element out of the page, and goes on when it is back', async () => {
    const board = await deal({ deal: '164', coach: '' });
    const verdicts = record(board, 'solitaire-verdict');
    await until(() => badge(board) === 'Thinking…');
    const { parentElement } = board;
    board.remove();
    await board.newGame(892);
    await (await deal({ deal: '892' })).solve({ ms: 15_000 });
    parentElement?.append(board);
    await until(() => badge(board) === 'Still winnable');
    expect(verdicts.length).to.equal(1);
  });

  quiet('goes on with a table that was taken out and put back while it was looked at', async () => {
    const board = await deal({ deal: '892', coach: '' });
    await until(() => badge(board) === 'Thinking…');
    const { parentElement } = board;
    board.remove();
    parentElement?.append(board);
    await until(() => badge(board) === 'Still winnable');
  });

  quiet('says nothing when a board is removed while it is asked', async () => {
    const board = await deal({ deal: '164' });
    const [solving, hinting] = [board.solve(), board.hint()];
    board.remove();
    expect((await solving).status).to.not.equal('unwinnable');
    await hinting;
  });

  it('does not know where the search is too long', async () => {
    const board = await deal({
      variant: 'klondike',
      coach: '',
      deal: '892',
      options: 'passes=3&takeBack=no',
    });
    const { status } = (await oneEvent(board, 'solitaire-verdict')).detail as { status: string };
    await board.updateComplete;
    const words = { winnable: 'Still winnable', unwinnable: 'Lost', unknown: 'Not known' };
    expect(badge(board)).to.equal(words[status as keyof typeof words]);
  });
});

describe('the move that lost the game', () => {
  it('is named, and taken back to the table before it', async () => {
    const board = await deal({ deal: '3250' });
    board.play('68');
    const { number, before, what } = await lose(board, 2);
    const [next] = board.legalMoves();
    if (next) board.play(next);
    board.coach = true;
    const panel = await coachPanel(board);
    expect(panel.textContent).to.contain(`Move ${number} lost it: ${what}.`);
    expect(panel.textContent).to.not.contain('face-down');
    await expect(await still(board)).to.be.accessible();
    await press(board, 'Go back there');
    expect(board.notation).to.equal(before);
    expect([board.moves, cardsOnTable(board)]).to.deep.equal([number - 1, 52]);
    await board.updateComplete;
    expect(said(board)).to.equal(`Back to before move ${number}`);
    expect(shows(board, '.panel')).to.equal(false);
    expect(shadow(board).activeElement?.matches('.pile')).to.equal(true);
    await until(() => badge(board) === 'Still winnable');
    board.redo();
    await until(() => badge(board) === 'Lost');
  });

  it('is shown with a line that stays winnable', async () => {
    const lost = await deal({ deal: '3250' });
    await lose(lost);
    lost.coach = true;
    await coachPanel(lost);
    const moves = record(lost, 'solitaire-move');
    await press(lost, 'Show a winning line');
    await until(() => moves.length >= 4);
    expect(await statusOf(lost)).to.equal('winnable');
    lost.remove();
    await stays(lost);
  });

  for (const [what, stop] of [
    ['a key', () => sendKeys({ press: 'Shift' })],
    [
      'a press',
      (board: SolitaireGame) =>
        pile(board, 0).dispatchEvent(
          new PointerEvent('pointerdown', { bubbles: true, composed: true }),
        ),
    ],
    ['its removal', (board: SolitaireGame) => board.remove()],
    ['a move of the player', (board: SolitaireGame) => board.undo()],
    ['another deal', (board: SolitaireGame) => board.newGame(892)],
  ] as const) {
    quiet(`is shown until ${what} stops it`, async () => {
      const board = await deal({ deal: '3250' });
      await lose(board);
      board.coach = true;
      await coachPanel(board);
      const played = oneEvent(board, 'solitaire-move');
      await press(board, 'Show a winning line');
      await played;
      (document.activeElement as HTMLElement | null)?.blur();
      await stop(board);
      await stays(board);
    });
  }

  it('is not there in a deal that can’t be won from the start', async () => {
    const board = await deal({ deal: '1', coach: '' });
    const panel = await coachPanel(board);
    expect(panel.textContent).to.contain('This deal can’t be won: no line of play gets all cards');
    expect(panel.textContent).to.not.contain('Go back there');
    await expect(await still(board)).to.be.accessible();
    await press(board, 'Play on');
    expect(shows(board, '.coach')).to.equal(false);
    expect(badge(board)).to.equal('Lost');
  });

  it('leaves room for the options and for the link to share', async () => {
    const board = await deal({ deal: '1', coach: '' });
    await coachPanel(board);
    const dialog = await openOptions(board);
    expect(dialog.matches(':modal')).to.equal(true);
    await press(board, 'Cancel');
    const writeText = () => Promise.reject(new Error('no'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await press(board, 'Share');
    Reflect.deleteProperty(navigator, 'clipboard');
    await soon(board, '.panel input');
    await press(board, 'Close');
    await coachPanel(board);
  });

  it('does not shut the options that are open when it is found', async () => {
    const board = await deal({ deal: '3250', coach: '' });
    const dialog = await openOptions(board);
    board.play('48');
    await coachPanel(board);
    expect([dialog.isConnected, dialog.open]).to.deep.equal([true, true]);
  });
});

/** Nothing is played any more, for longer than a demonstration takes for a move. */
async function stays(board: SolitaireGame): Promise<void> {
  const before = board.notation;
  const moves = record(board, 'solitaire-move');
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect([board.notation, moves.length]).to.deep.equal([before, 0]);
  expect(cardsOnTable(board)).to.equal(52);
  for (const move of board.legalMoves().slice(0, 1)) expect(board.play(move).ok).to.equal(true);
}

describe('finish()', () => {
  it('proves a win that does not come by cards going up alone', async () => {
    const board = await at(TAKE_BACK);
    expect(await board.finish()).to.equal(true);
    expect(board.status).to.equal('won');
    board.undo();
    expect(board.moves).to.equal(0);
  });

  it('does nothing where there is none', async () => {
    for (const board of [
      await at(TAKE_BACK, { options: 'takeBack=no' }),
      await deal({ deal: '1' }),
    ]) {
      const before = board.notation;
      expect(await board.finish()).to.equal(false);
      expect(board.notation).to.equal(before);
    }
  });

  it('leaves another game alone that was dealt meanwhile', async () => {
    const board = await deal({ deal: '892' });
    const wins = record(board, 'solitaire-win');
    const finishing = board.finish();
    board.newGame(164);
    expect(await finishing).to.equal(false);
    expect([board.dealNumber, board.moves, wins.length]).to.deep.equal([164, 0, 0]);
  });
});

describe('a game without undo', () => {
  const PYSOL = { variant: 'tripeaks', options: 'scoring=pysol', deal: '3' };

  it('has no way back, and none is offered', async () => {
    const board = await deal({ ...PYSOL, coach: '' });
    for (let move; (move = board.legalMoves().at(-1));) board.play(move);
    const panel = await coachPanel(board);
    expect(panel.textContent).to.not.contain('Go back');
    const { moves } = board;
    board.backTo(0);
    expect(board.moves).to.equal(moves);
  });
});

describe('the badge', () => {
  for (const width of [360, 700, 1000]) {
    it(`moves nothing when it changes, ${width} px wide`, async () => {
      const board = await deal({ deal: '3250', coach: '' });
      if (board.parentElement) board.parentElement.style.width = `${width}px`;
      const heights = new Set<number>();
      const shown = new Set<string | undefined>();
      const look = () => {
        shown.add(badge(board));
        heights.add(need(board, '.bar').getBoundingClientRect().height);
      };
      await until(() => badge(board) === 'Still winnable');
      look();
      board.play('48');
      await board.updateComplete;
      look();
      await until(() => badge(board) === 'Lost');
      look();
      board.undo();
      await board.updateComplete;
      look();
      expect(shown.size).to.be.greaterThan(2);
      expect([...heights].length).to.equal(1);
    });
  }
});

describe('what the solver still works on', () => {
  it('ends when the board leaves the page', async () => {
    const board = await deal({ variant: 'spider', deal: '1' });
    const verdict = board.solve({ ms: 600_000 });
    const hint = board.hint();
    board.remove();
    expect((await verdict).status).to.equal('unknown');
    expect((await hint).because).to.equal('none');
  });

  it('rejects when its caller breaks it off', async () => {
    const board = await deal({ variant: 'spider', deal: '1' });
    const asking = new AbortController();
    const verdict = board.solve({ ms: 600_000, signal: asking.signal });
    const broken = verdict.then(
      () => 'answered',
      (reason: unknown) => (reason as Error).name,
    );
    asking.abort();
    expect(await broken).to.equal('AbortError');
  });

  it('is the last hint that was asked for', async () => {
    const board = await deal({ variant: 'klondike', deal: '1' });
    const [first, last] = await Promise.all([board.hint(), board.hint()]);
    expect(first.because).to.equal('none');
    expect(last.because).to.not.equal('none');
  });
});
