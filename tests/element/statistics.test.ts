import { expect } from '@open-wc/testing';
import { rulesOf, startGame } from 'solitaire-engine';
import { Recorder, type RecordHost } from 'solitaire-game/controllers/record';
import { helped } from 'solitaire-game/helped';
import { standingAt } from 'solitaire-game/play';
import { Results, resultsOf } from 'solitaire-game/results';
import type { Row } from 'solitaire-records';
import { deal, openOptions, place, unplaced, until } from './board.ts';
import { outcomes, playing, recording, tiny, win, type Tiny } from './tiny.ts';

describe('what counts as a game', () => {
  it('is not a deal left before its first move', async () => {
    const variant = tiny();
    const board = await playing(variant);
    await board.newGame();
    await board.newGame();
    expect(await outcomes(variant)).to.equal('');
  });

  it('is one left for another deal, which is lost, with what it came to', async () => {
    const variant = tiny();
    const board = await playing(variant, { deal: '5' });
    board.play('1h');
    board.play('2h');
    await board.newGame();
    expect(await outcomes(variant)).to.equal('lost');
    const [found] = (await resultsOf(false).sheets()).get(variant.id)?.rows ?? [];
    const { date, ...row } = found?.row as Row;
    expect(row).to.deep.equal({ won: false, seconds: 0, moves: 2, game: `${variant.id} 5` });
    expect(date).to.match(/^\d{4}-\d\d-\d\d$/);
  });

  it('is one whose moves were all taken back, too', async () => {
    const variant = tiny();
    const board = await playing(variant);
    board.play('1h');
    board.undo();
    await board.newGame();
    board.play('1h');
    board.restart();
    board.restart();
    await board.newGame();
    expect(await outcomes(variant)).to.equal('lost lost');
  });

  it('is lost, too, where the page has repeated its wish in between', async () => {
    const variant = tiny();
    const board = await playing(variant);
    board.options = { house: 'no' };
    await board.updateComplete;
    board.play('1h');
    board.options = { house: 'no' };
    await board.newGame();
    expect(await outcomes(variant)).to.equal('lost');
  });

  it('is one of several played and left at once', async () => {
    const variant = tiny();
    const board = await playing(variant);
    for (let i = 0; i < 3; i++) {
      board.play('1h');
      void board.newGame();
    }
    expect(await outcomes(variant)).to.equal('lost lost lost');
  });

  it('is a win, once, however often it is undone, played again or restarted', async () => {
    const variant = tiny();
    const board = await playing(variant);
    await win(board);
    board.undo();
    await win(board);
    board.restart();
    await win(board);
    board.undo();
    await board.newGame();
    expect(await outcomes(variant)).to.equal('won');
  });

  it('goes on when a new deal is taken back, and its loss is none', async () => {
    const variant = tiny();
    const board = await playing(variant);
    board.play('1h');
    await board.newGame();
    expect(await outcomes(variant)).to.equal('lost');
    board.undo();
    await board.updateComplete;
    expect(await outcomes(variant)).to.equal('');
    await win(board);
    await board.newGame();
    expect(await outcomes(variant)).to.equal('won');
  });

  it('is lost after a new deal was taken back and dealt again', async () => {
    const variant = tiny();
    const board = await playing(variant);
    board.play('1h');
    await board.newGame();
    board.undo();
    await board.newGame();
    expect(await outcomes(variant)).to.equal('lost');
  });

  it('stays the same under options that its moves agree with', async () => {
    const variant = tiny();
    const board = await playing(variant);
    board.play('1h');
    const dialog = await openOptions(board);
    dialog.querySelector<HTMLInputElement>('[name="option:house"][value=yes]')?.click();
    dialog.querySelector<HTMLButtonElement>('.main')?.click();
    await until(() => board.rules?.chosen['house'] === 'yes');
    await board.updateComplete;
    await win(board);
    expect(await outcomes(variant)).to.equal('');
    expect(await outcomes(variant, 'house=yes')).to.equal('won');
  });

  it('is none from a position, on a picture, or what a page replaces by its own wish', async () => {
    const variant = tiny();
    const board = await deal(
      { position: 'Foundations: C-A D-A H-A\nTableau: AS | - | - | - | -' },
      { variant },
    );
    board.play('1h');
    expect(board.status).to.equal('won');
    const picture = await deal({ readonly: '', deal: '3' }, { variant });
    await picture.newGame();
    const page = await playing(variant, { deal: '3' });
    page.play('1h');
    page.deal = 4;
    await page.updateComplete;
    expect(await outcomes(variant)).to.equal('');
  });

  it('is lost when the coach or the solver plays it to its end', async () => {
    const variant = tiny();
    const board = await playing(variant);
    const { session } = board.game ?? {};
    if (session) helped.add(session);
    await win(board);
    expect(await outcomes(variant)).to.equal('lost');
    const bucket = await deal({ deal: '3250' });
    await recording(bucket);
    const before = (await resultsOf(false).sheets()).get('bucket')?.rows.length ?? 0;
    expect(await bucket.finish()).to.equal(true);
    await until(() => bucket.status === 'won');
    await until(
      async () =>
        (await resultsOf(false).sheets()).get('bucket')?.rows.slice(before)[0]?.row.won === false,
    );
  });

  it('is a win that came before anybody looked, unless it was brought from elsewhere', async () => {
    for (const [id, found] of [
      [undefined, 'won'],
      ['', ''],
    ] as const) {
      const variant = tiny();
      const rules = rulesOf(variant);
      const started = startGame(rules, { deal: 3 });
      if ('problem' in started) throw new Error('no game');
      const { value: session } = started;
      session.playAll(standingAt(rules, session.table).finish ?? []);
      if (id !== undefined) session.id = id;
      const host = { rules, game: { session, origin: { deal: 3 }, elapsed: 3 }, storage: 'none' };
      const ways = {
        addController() {},
        addEventListener() {},
        requestUpdate() {},
        text: () => '',
      };
      new Recorder({ ...host, ...ways, moves: 1, elapsed: 3 } as unknown as RecordHost);
      expect(await outcomes(variant)).to.equal(found);
    }
  });

  it('is one against the computer, not one between two people', async () => {
    const sheets = async () => [...(await resultsOf(false).sheets()).keys()];
    for (const opponent of ['person', 'easy', 'device']) {
      const options = `form=race&opponent=${opponent}`;
      const board = await deal({ variant: 'double-solitaire', options, deal: '3' });
      await recording(board);
      board.play(board.legalMoves()[0] ?? '');
      await board.newGame(4);
      await new Promise((resolve) => setTimeout(resolve, 50));
      board.remove();
    }
    const found = (await sheets()).filter((id) => id.startsWith('double-solitaire'));
    expect(found).to.have.length(1);
    expect(found[0]).to.contain('easy');
  });

  it('is each board’s own where two play side by side', async () => {
    const variant = tiny();
    const [one, two] = [
      await playing(variant, { deal: '7' }),
      await playing(variant, { deal: '7' }),
    ];
    await win(one);
    two.play('1h');
    await two.newGame();
    expect(await outcomes(variant)).to.equal('won lost');
  });
});

describe('results last', () => {
  const empty = () => {
    localStorage.clear();
    sessionStorage.clear();
  };
  beforeEach(empty);
  afterEach(empty);

  /** A board whose game is kept. */
  async function kept(variant: Tiny) {
    const board = unplaced({}, { variant });
    board.removeAttribute('storage');
    await place(board);
    await until(() => board.rules !== undefined);
    await recording(board);
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    await board.updateComplete;
    return board;
  }

  it('a reload in the middle goes on with the same game', async () => {
    const variant = tiny();
    const first = await kept(variant);
    first.play('1h');
    first.play('2h');
    const { id } = first.game?.session ?? {};
    first.remove();
    const second = await kept(variant);
    expect([second.moves, second.game?.session.id]).to.deep.equal([2, id]);
    await win(second);
    second.remove();
    const third = await kept(variant);
    expect(third.status).to.equal('won');
    third.undo();
    await third.newGame();
    expect(await outcomes(variant, '', true)).to.equal('won');
  });

  it('a win that was not written down is made good after a reload, a reset one stays away', async () => {
    const variant = tiny();
    const first = await kept(variant);
    await win(first);
    const text = first.save();
    await outcomes(variant, '', true);
    const other = await deal({}, { variant });
    await recording(other);
    await other.load(text);
    await other.updateComplete;
    expect(await outcomes(variant), 'elsewhere').to.equal('won');
    const results = resultsOf(true);
    const id = (JSON.parse(text) as { id: string }).id;
    await results.write([{ kind: 'row', sheet: variant.id, row: id, value: null }]);
    first.remove();
    expect((await kept(variant)).status).to.equal('won');
    expect(await outcomes(variant, '', true)).to.equal('');
  });

  it('in another tab’s log too: a win there is not overwritten by a loss here', async () => {
    const variant = tiny();
    const board = await kept(variant);
    board.play('1h');
    const { id = '' } = board.game?.session ?? {};
    const other = new Results('solitaire-games');
    const row: Row = { date: '2026-11-30', won: true, seconds: 9, moves: 4 };
    await other.write([{ kind: 'row', sheet: variant.id, row: id, value: row }]);
    await until(async () => (await resultsOf(true).sheets()).get(variant.id)?.rows.length === 1);
    await board.newGame();
    expect(await outcomes(variant, '', true)).to.equal('won');
  });

  it('where nothing can be kept, as long as the page', async () => {
    const { prototype } = IDBFactory;
    const open = Object.getOwnPropertyDescriptor(prototype, 'open') ?? {};
    prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
    try {
      const results = new Results('blocked');
      const result = {
        ...{ id: 'g', name: 'Tiny', variant: 'tiny', options: '', deal: 1, won: true },
        ...{ moves: 4, seconds: 3, lasting: true },
      };
      await results.keep(result, result, false);
      expect((await results.sheets()).get('tiny')?.rows).to.have.length(1);
      expect(results.trouble).to.equal('blocked');
      expect((await results.noteOn(result)).map(({ key }) => key)).to.deep.equal(['stats.notKept']);
      expect(await results.noteOn(result)).to.deep.equal([]);
    } finally {
      Object.defineProperty(prototype, 'open', open);
    }
  });
});
