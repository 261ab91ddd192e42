import { expect } from '@open-wc/testing';
import { at, cardsOnTable, COLUMN, deal, LAST_TWO, press, record } from './board.ts';

describe('play', () => {
  it('takes a move as text or as an object', async () => {
    const [text, object] = [await deal({ deal: '3250' }), await deal({ deal: '3250' })];
    expect(text.play('34')).to.deep.equal({ ok: true });
    expect(object.play({ from: COLUMN + 2, to: COLUMN + 3, count: 1 })).to.deep.equal({ ok: true });
    expect(text.notation).to.equal(object.notation);
    const klondike = await deal({ variant: 'klondike', deal: '1' });
    expect(klondike.play(' draw ').ok).to.equal(true);
    expect(klondike.play({ action: 'draw' }).ok).to.equal(true);
  });

  it('plays every legal move, and nothing else', async () => {
    const board = await deal({ variant: 'freecell', deal: '1' });
    const legal = board.legalMoves();
    const key = (move: object) => JSON.stringify(move);
    const allowed = new Set(legal.map(key));
    let refused = 0;
    for (let from = 0; from < 16; from++) {
      for (let to = 0; to < 16; to++) {
        const move = { from, to, count: 1 };
        const { ok } = board.play(move);
        expect(ok, key(move)).to.equal(allowed.has(key(move)));
        if (ok) board.undo();
        else refused++;
      }
    }
    expect(refused).to.equal(16 * 16 - legal.length);
  });

  it('keeps all cards, whatever is played, undone and redone', async () => {
    const board = await deal({ variant: 'klondike', options: 'draw=1', deal: '3' });
    let seed = 1;
    const below = (limit: number) => (seed = (seed * 48271) % 2147483647) % limit;
    for (let i = 0; i < 400; i++) {
      const legal = board.legalMoves();
      const act = below(6);
      if (act === 0) board.undo();
      else if (act === 1) board.redo();
      else board.play(legal[below(legal.length)] ?? '');
      expect(cardsOnTable(board)).to.equal(52);
    }
    while (board.undo());
    board.restart();
    expect(board.notation).to.equal((await deal({ variant: 'klondike', deal: '3' })).notation);
  });
});

describe('refusals name the rule', () => {
  const two = 'Tableau: 5S 4H | 6D | KS QH |';
  const cases: [string, string, Record<string, string>, string, string][] = [
    ['two cards at once', two, {}, '12x2', 'Not together: one card at a time.'],
    ['wrong color', 'Tableau: 5S 4C | 5C', {}, '12', 'columns build down in alternating colors'],
    ['no ace on a foundation', 'Tableau: 3S | 9D', {}, '1h', 'an empty one takes an ace'],
    ['an inner card', 'Foundations: S-6\nTableau: 7S 6H | KD', {}, '1-f4x2', 'one at a time'],
    ['a space for kings', two, { options: 'spaces=king', variant: 'canister' }, '14', 'a king'],
    [
      'too many for the room',
      'Cells: AC AD AH 2S\nTableau: 5S 4H 3C | 6D | KC | KD | KH | KS | QC | QD',
      { variant: 'freecell' },
      '12x3',
      'room to move',
    ],
  ];
  for (const [what, position, attributes, move, words] of cases) {
    it(what, async () => {
      const board = await at(position, attributes).catch(() => undefined);
      expect(board).to.not.equal(undefined);
      const before = board?.notation;
      const { ok, reason } = board?.play(move) ?? {};
      expect(ok).to.equal(false);
      expect(reason).to.contain(words);
      expect(board?.notation).to.equal(before);
    });
  }

  it('no card but an ace starts a foundation', async () => {
    const suits = ['C', 'D', 'H', 'S'];
    const board = await deal({ deal: '1' });
    let refused = 0;
    for (const suit of suits) {
      for (const rank of '23456789TJQK') {
        board.position = `Tableau: ${rank}${suit} | AC`.replace(`| AC`, '');
        await board.updateComplete;
        for (let to = 0; to < 4; to++) {
          if (!board.play({ from: COLUMN, to, count: 1 }).ok) refused++;
        }
      }
    }
    expect(refused).to.equal(48 * 4);
  });

  it('FreeCell moves together what Bucket does not', async () => {
    const board = await at('Tableau: 5S 4H | 6D | KS QH', { variant: 'freecell' });
    expect(board.play('12x2').ok).to.equal(true);
  });
});

describe('taking back', () => {
  it('undo, redo and restart go back and forth exactly', async () => {
    const board = await deal({ deal: '3250' });
    const tables = [board.notation];
    for (const move of ['34', '68', '61', '6h']) {
      board.play(move);
      tables.push(board.notation);
    }
    for (const table of tables.slice(0, -1).reverse()) {
      board.undo();
      expect(board.notation).to.equal(table);
    }
    expect(board.undo()).to.equal(false);
    for (const table of tables.slice(1)) {
      board.redo();
      expect(board.notation).to.equal(table);
    }
    expect(board.redo()).to.equal(false);
    const undone = record(board, 'solitaire-undo');
    board.restart();
    expect(board.notation).to.equal(tables[0]);
    expect([board.moves, undone.length]).to.deep.equal([0, 1]);
    board.restart();
    expect(undone.length).to.equal(1);
    while (board.redo());
    expect(board.notation).to.equal(tables.at(-1));
  });

  it('undo after a new deal brings the old game back', async () => {
    const board = await deal({ deal: '3250' });
    board.play('34');
    board.play('68');
    const before = board.notation;
    await press(board, 'New deal');
    expect(board.dealNumber).to.not.equal(3250);
    await press(board, 'Undo');
    expect([board.dealNumber, board.notation]).to.deep.equal([3250, before]);
    board.undo();
    board.redo();
    expect(board.notation).to.equal(before);
  });

  it('an untouched or a won game is not brought back', async () => {
    const board = await deal({ deal: '3250' });
    board.newGame();
    expect(board.undo()).to.equal(false);
    const won = await at(LAST_TWO);
    await won.finish();
    won.newGame();
    expect(won.undo()).to.equal(false);
  });

  it('a card taken off a foundation may go back, where the rules let it', async () => {
    const position = 'Foundations: H-2\nTableau: 3S | 3C';
    const board = await at(position);
    const before = board.notation;
    expect(board.play({ from: 0, to: COLUMN, count: 1 }).ok).to.equal(true);
    board.undo();
    expect(board.notation).to.equal(before);
    const strict = await at(position, { options: 'takeBack=no' });
    expect(strict.play({ from: 0, to: COLUMN, count: 1 }).reason).to.equal(
      'Cards stay on the foundations in this game.',
    );
  });

  it('a restarted deal is the same deal', async () => {
    const board = await deal({ variant: 'klondike', deal: '9' });
    const start = board.notation;
    for (let i = 0; i < 12; i++) board.play('draw');
    board.restart();
    expect(board.notation).to.equal(start);
  });
});

describe('autoplay', () => {
  it('leaves a card just taken back where the player put it', async () => {
    const board = await at('Foundations: H-2\nTableau: 3S | KC 5D', { autoplay: 'all' });
    board.play({ from: 0, to: COLUMN, count: 1 });
    expect(board.notation).to.contain('3S 2H');
    board.play('23');
    expect(board.notation).to.not.contain('3S 2H');
  });

  it('is one step with the move that it follows', async () => {
    const board = await at('Foundations: C-2\nTableau: 4C | 3C 9D | TS | KD', { autoplay: 'safe' });
    const before = board.notation;
    const moves = record(board, 'solitaire-move');
    board.play('23');
    expect(moves[0]?.auto.length).to.equal(2);
    expect(board.moves).to.equal(1);
    board.undo();
    expect(board.notation).to.equal(before);
  });
});
