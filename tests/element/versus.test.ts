import { aTimeout, expect } from '@open-wc/testing';
import { deal, find, need, record, soon, until } from './board.ts';

/** A race in which the first player has one card to bring home, and nobody more to play. */
const RACE = [
  'Foundations: C-A',
  'Waste: AD',
  'Stock: 5C 6C',
  'Stock2: 5D',
  'Tableau: KS',
  'Tableau2: KC',
].join('\n');

const race = (opponent: string, position = RACE) =>
  deal({ variant: 'double-solitaire', options: `form=race&opponent=${opponent}`, position });

/** The piles of two players: stock, waste and seven columns each, after eight foundations. */
const [STOCK, EACH] = [8, 9];

describe('two who play at once', () => {
  it('end the game when both pass, and the board tells who has more cards home', async () => {
    const board = await race('person');
    const ends = record(board, 'solitaire-stuck');
    const wins = record(board, 'solitaire-win');
    board.play('w1-h');
    (await soon<HTMLButtonElement>(board, 'button.pass')).click();
    await until(() => ends.length === 1);
    expect(ends[0]).to.deep.include({ why: 'blocked', home: [2, 0], winner: 0 });
    expect(wins.length).to.equal(0);
    expect((await soon(board, '.panel')).textContent).to.contain('The first player wins');
  });

  it('look again after a pass once a card is moved', async () => {
    const board = await race('person');
    board.play({ action: 'pass', pile: STOCK });
    expect(board.play({ action: 'pass', pile: STOCK }).reason).to.contain('Passed already');
    board.play('w1-h');
    expect(board.play({ action: 'pass', pile: STOCK }).ok).to.equal(true);
    expect(find(board, '.panel')).to.equal(null);
    board.play({ action: 'pass', pile: STOCK + EACH });
    await soon(board, '.panel');
  });

  it('wait for the first card of a new race, whatever came before it', async () => {
    const board = await deal({
      variant: 'double-solitaire',
      options: 'form=race&opponent=easy&pace=fast',
      deal: '1',
    });
    await until(() => find(board, 'button.pass'));
    board.play('draw');
    await board.newGame(9);
    await aTimeout(1500);
    expect(board.moves).to.equal(0);
    expect(board.legalMoves().some((move) => board.play(move).ok)).to.equal(true);
    const { moves } = board;
    await until(() => board.moves > moves);
  });

  it('see the end from both sides where they sit opposite', async () => {
    const board = await race('person');
    (await soon<HTMLButtonElement>(board, 'button.pass')).click();
    const panel = await soon(board, '.panel');
    const [across, near] = panel.querySelectorAll('p');
    expect(across?.textContent).to.equal(near?.textContent);
    expect(getComputedStyle(across as Element).rotate).to.equal('180deg');
    const beside = await race('easy');
    expect(need(beside, '.card.second').className).not.to.contain('turned');
  });

  it('tell the winner of a game that is won, whoever it is', async () => {
    const board = await race(
      'person',
      'Foundations: C-K D-K H-K S-Q\nTableau: KS\nTableau2: KS | (KC) | (KD) | (KH)',
    );
    const wins = record(board, 'solitaire-win');
    board.play('1h');
    expect(wins[0]?.winner).to.equal(0);
    expect(wins[0]?.home?.[0]).to.equal(52);
  });
});

describe('the options of a game of two', () => {
  it('show what has a say under what is chosen, and no autoplay', async () => {
    const board = await deal({ variant: 'double-solitaire', deal: '1' });
    need<HTMLButtonElement>(board, '[part~="button-options"]').click();
    const dialog = await soon<HTMLDialogElement>(board, 'dialog');
    const shown = (name: string): boolean =>
      (dialog.querySelector(`[data-choice="option:${name}"]`) as HTMLElement).offsetHeight > 0;
    const choose = (name: string, value: string) =>
      dialog.querySelector<HTMLInputElement>(`[name="option:${name}"][value="${value}"]`)?.click();
    expect(['starts', 'turnEnds', 'pace'].map(shown)).to.deep.equal([true, true, false]);
    choose('form', 'race');
    expect(['starts', 'turnEnds', 'pace'].map(shown)).to.deep.equal([false, false, true]);
    choose('opponent', 'person');
    expect(shown('pace')).to.equal(false);
    expect(dialog.querySelector('[name="autoplay"]')).to.equal(null);
  });
});
