import { expect } from '@open-wc/testing';
import type { SolitaireGame } from 'solitaire-game';
import { noteOn, resultsOf } from 'solitaire-game/results';
import { PLAIN, VERSION, written, type Row } from 'solitaire-records';
import { find, need, press, said, soon, until } from './board.ts';
import { outcomes, playing, tiny, win } from './tiny.ts';

const numbered = (rows: readonly Partial<Row>[]) =>
  rows.map((row, at) => ({ id: String(at), row: { date: '2026-11-30', won: true, ...row } }));

describe('against earlier games', () => {
  const keys = (...rows: Partial<Row>[]) =>
    noteOn(numbered(rows), String(rows.length - 1)).map(({ key }) => key);

  it('a first win has nothing to be compared with', () => {
    expect(keys({ seconds: 9 })).to.deep.equal([]);
    expect(keys({ won: false, seconds: 2 }, { seconds: 9 })).to.deep.equal([]);
  });

  it('records are told, with what they were before', () => {
    const lost = { won: false, seconds: 1, moves: 1 };
    expect(
      noteOn(numbered([{ seconds: 70, moves: 90 }, lost, { seconds: 60, moves: 80 }]), '2'),
    ).to.deep.equal([
      { key: 'note.fastest', values: { own: '1:00', before: '1:10', of: 2 } },
      { key: 'note.fewest', values: { own: 80, before: 90, of: 2 } },
    ]);
    expect(keys({ seconds: 5, moves: 8 }, { seconds: 5, moves: 9 })).to.deep.equal([
      'note.fastest.again',
      'note.streak',
    ]);
    expect(keys({ seconds: 5, points: 7 }, { seconds: 6, points: 8 })).to.deep.equal([
      'note.highest',
      'note.streak',
    ]);
  });

  it('else the place is', () => {
    const rows = numbered([{ seconds: 5 }, { seconds: 7 }, { won: false }, { seconds: 6 }]);
    expect(noteOn(rows, '3')).to.deep.equal([{ key: 'note.place', values: { place: 2, of: 3 } }]);
  });

  it('the panel of a win shows and says it', async () => {
    const variant = tiny();
    const board = await playing(variant);
    await win(board);
    expect(await outcomes(variant)).to.equal('won');
    expect(need(board, '.panel.win').textContent).not.to.contain('in a row');
    await board.newGame();
    await win(board);
    await until(() => find(board, '.panel.win')?.textContent?.includes('2 wins in a row.'));
    expect(said(board)).to.match(/^You won in 1 move and 0:0\d\. .*2 wins in a row\.$/);
  });
});

describe('the dialog of statistics', () => {
  const open = async (board: SolitaireGame) => {
    await press(board, 'Statistics');
    return soon<HTMLDialogElement>(board, 'dialog.statistics[open]');
  };
  const figure = (dialog: Element, name: string): string | undefined =>
    dialog.querySelector(`.figures .${name} dd`)?.textContent?.trim();
  const click = (dialog: Element, selector: string) =>
    dialog.querySelector<HTMLElement>(selector)?.click();

  it('says what counts while there is nothing to show', async () => {
    const board = await playing(tiny());
    const dialog = await open(board);
    expect(dialog.textContent).to.contain('No game finished yet').and.contain('first move');
    expect(dialog.querySelector('.figures, figure, .reset')).to.equal(null);
    expect((board.shadowRoot as ShadowRoot).activeElement?.id).to.equal('stats-title');
    click(dialog, '.actions .main');
    await until(() => !find(board, 'dialog'));
  });

  it('shows the figures, and the games of other options beside them', async () => {
    const variant = tiny();
    const board = await playing(variant);
    await win(board);
    await board.newGame();
    board.play('1h');
    await board.newGame();
    const other = await playing(variant, { options: 'house=yes' });
    await win(other);
    await outcomes(variant, 'house=yes');
    const dialog = await open(board);
    expect(figure(dialog, 'played')).to.equal('2');
    expect(figure(dialog, 'share')).to.equal('50%');
    expect(figure(dialog, 'streak')).to.equal('0');
    expect(figure(dialog, 'longest')).to.equal('1');
    expect(figure(dialog, 'fewest')).to.equal('1');
    expect(figure(dialog, 'highest')).to.equal(undefined);
    expect(dialog.querySelectorAll('.win, .loss')).to.have.length(2);
    const rows = [...dialog.querySelectorAll('tbody tr')].filter((row) =>
      row.textContent?.includes('Tiny'),
    );
    const mine = rows.find(
      (row) => row.textContent?.includes('yes') && row.textContent.includes('1 (100%)'),
    );
    mine?.querySelector('button')?.click();
    await until(() => figure(dialog, 'share') === '100%');
  });

  it('calls other games by name, also those whose names were kept with the options', async () => {
    const variant = tiny();
    const board = await playing(variant);
    const [now, before] = [`${variant.id}-now?house=yes`, `${variant.id}-before?house=yes`];
    const row = { date: '2026-11-30', won: true };
    await resultsOf(false).write([
      { kind: 'sheet', sheet: now, value: { ...PLAIN, name: 'Tiny (now)' } },
      { kind: 'row', sheet: now, row: now, value: row },
      { kind: 'sheet', sheet: before, value: { ...PLAIN, name: 'Tiny (before) (house=yes)' } },
      { kind: 'row', sheet: before, row: before, value: row },
    ]);
    const dialog = await open(board);
    const names = [...dialog.querySelectorAll('tbody button')].map((button) =>
      button.textContent?.trim(),
    );
    expect(names).to.include('Tiny (now)').and.include('Tiny (before)');
  });

  it('takes games in from a file, and counts those that are new', async () => {
    const variant = tiny();
    const board = await playing(variant);
    await win(board);
    await outcomes(variant);
    const dialog = await open(board);
    const row: Row = { date: '2026-11-30', won: true, seconds: 9, moves: 4 };
    const value = { ...PLAIN, name: 'Tiny' };
    const entries = written(
      [],
      [
        { kind: 'sheet', sheet: variant.id, value },
        { kind: 'row', sheet: variant.id, row: 'imported', value: { ...row, won: false } },
        { kind: 'row', sheet: variant.id, row: 'imported', value: row },
      ],
      Date.now(),
    );
    const takeIn = async (told: string, format = 'solitaire-statistics') => {
      const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
      const files = new DataTransfer();
      files.items.add(new File([JSON.stringify({ format, version: VERSION, entries })], 'a.json'));
      if (input) input.files = files.files;
      input?.dispatchEvent(new Event('change'));
      await until(() => dialog.querySelector('.said')?.textContent === told);
    };
    await takeIn('1 game added.');
    expect(figure(dialog, 'played')).to.equal('2');
    await takeIn('No game is new.');
    expect(figure(dialog, 'played')).to.equal('2');
    await takeIn(
      'That file has no results in it. Choose one that was saved here.',
      'solitaire-records',
    );
    click(dialog, '.reset');
    await until(() => dialog.querySelector('.takeOut'));
    click(dialog, '.takeOut');
    await until(() => dialog.querySelector('.takeBack'));
    await takeIn('1 game added.');
    expect(figure(dialog, 'played'), 'games that were deleted come back').to.equal('1');
  });

  it('takes games in from a table: those it names to their own sheets, others to the one shown', async () => {
    const variant = tiny();
    const board = await playing(variant);
    await win(board);
    await outcomes(variant);
    const dialog = await open(board);
    const { id } = variant;
    const takeIn = async (table: string, told: string) => {
      const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
      const files = new DataTransfer();
      files.items.add(new File([table], 'a.csv', { type: 'text/csv' }));
      if (input) input.files = files.files;
      input?.dispatchEvent(new Event('change'));
      await until(() => dialog.querySelector('.said')?.textContent === told, told);
    };
    const table = [
      'date,won,seconds,moves,game,id',
      `2026-11-30,yes,9,4,${id} 7,own-${id}`,
      `2026-11-30,no,8,3,${id} house=yes 7,other-${id}`,
      `2026-11-30,no,7,2,by the fire,loose-${id}`,
      '2026-13-45,no,7,2,,',
    ].join('\n');
    await takeIn(table, '3 games added. 1 line could not be read.');
    expect(figure(dialog, 'played')).to.equal('3');
    expect(await outcomes(variant, 'house=yes')).to.equal('lost');
    await takeIn(table, 'No game is new. 1 line could not be read.');
    expect(figure(dialog, 'played')).to.equal('3');
    await takeIn(
      'name,age\nAda,36',
      'That file has no results in it. Choose one that was saved here.',
    );
  });

  it('tells what the win rate is worth from ten games on', async () => {
    const shown = async (games: number) => {
      const variant = tiny();
      await resultsOf(false).write(
        Array.from({ length: games }, (_, at) => ({
          kind: 'row',
          sheet: variant.id,
          row: `${variant.id}-${at}`,
          value: { date: '2026-11-30', won: false },
        })),
      );
      return (await open(await playing(variant))).textContent;
    };
    expect(await shown(9)).not.to.contain('true win rate');
    expect(await shown(10)).to.contain('most likely between 0% and 28%');
  });

  it('starts over when asked twice, and takes that back', async () => {
    const variant = tiny();
    const board = await playing(variant);
    await win(board);
    await outcomes(variant);
    const dialog = await open(board);
    click(dialog, '.reset');
    await until(() => dialog.querySelector('.takeOut'));
    expect(await outcomes(variant)).to.equal('won');
    click(dialog, '.keep');
    await until(() => dialog.querySelector('.reset'));
    click(dialog, '.reset');
    await until(() => dialog.querySelector('.takeOut'));
    click(dialog, '.takeOut');
    await until(() => dialog.querySelector('.takeBack'));
    expect(await outcomes(variant)).to.equal('');
    click(dialog, '.takeBack');
    await until(() => figure(dialog, 'played') === '1');
    expect(await outcomes(variant)).to.equal('won');
  });
});

/** The sheets of results can be read as score sheets. */
it('a sheet of results has a name', async () => {
  const variant = tiny();
  const board = await playing(variant, { options: 'house=yes' });
  await win(board);
  await outcomes(variant, 'house=yes');
  const sheet = (await resultsOf(false).sheets()).get(`${variant.id}?house=yes`)?.sheet;
  expect(sheet?.name).to.equal('Tiny');
});
