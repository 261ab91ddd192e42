import { expect } from '@open-wc/testing';
import {
  add,
  begin,
  cells,
  facts,
  fill,
  find,
  lastCells,
  lines,
  need,
  press,
  record,
  settled,
  text,
} from './sheet.ts';

describe('a Vegas sheet', () => {
  it('keeps the example: 8, 52 and 15 cards are 10 down, 200 up and 225 up', async () => {
    const sheet = await begin();
    expect(text(sheet, '.terms')).to.equal('Ante 50, 5 a card. 10 cards break even.');
    for (const cards of ['8', '52', '15']) await add(sheet, { cards });
    expect(lines(sheet).map((cells) => cells.slice(2))).to.deep.equal([
      ['8', '−10', '−10'],
      ['52', '+210', '+200'],
      ['15', '+25', '+225'],
    ]);
    expect(text(sheet, 'output')).to.equal('+225');
    expect(facts(sheet)).to.deep.equal({
      Games: '3',
      Won: '1',
      'Win rate95% interval': '33%6%–79%',
      Streak: '1 lost',
      Longest: '1',
      Best: '+210',
      Average: '+75',
    });
    expect(text(sheet, 'figure desc')).to.equal('3 games, lowest −10, highest 225, now 225.');
  });

  it('takes other stakes, the Windows form among them', async () => {
    const sheet = await begin({ ante: '52', 'per-card': '5' });
    expect(text(sheet, '.terms')).to.equal('Ante 52, 5 a card. 11 cards break even.');
    await add(sheet, { cards: '0' });
    expect(lastCells(sheet)).to.deep.equal(['−52']);
  });

  it('says what is wrong, goes there, and loses nothing that was typed', async () => {
    const sheet = await begin();
    const errors = record(sheet, 'scorekeeper-error');
    for (const cards of ['', '53', '-1', '1.5', 'many']) {
      await add(sheet, { cards, note: 'by the fire' });
      expect(text(sheet, '#problem'), cards).to.equal('Cards home is a whole number from 0 to 52.');
      const field = need<HTMLInputElement>(sheet, '[name=cards]');
      expect(field.getAttribute('aria-invalid')).to.equal('true');
      expect([field.value, need<HTMLInputElement>(sheet, '[name=note]').value]).to.deep.equal([
        cards,
        'by the fire',
      ]);
      expect((sheet.renderRoot as ShadowRoot).activeElement).to.equal(field);
    }
    expect(errors.length).to.equal(5);
    expect(lines(sheet)).to.deep.equal([]);
    await add(sheet, { cards: '7' });
    expect(text(sheet, '.problem')).to.equal('');
    expect(lines(sheet)[0]?.[1]).to.contain('by the fire');
  });

  it('has every row edited, deleted and brought back', async () => {
    const sheet = await begin();
    for (const cards of ['8', '52', '15']) await add(sheet, { cards });
    await press(sheet, 'Edit game 2');
    expect(need<HTMLInputElement>(sheet, '[name=cards]').value).to.equal('52');
    fill(sheet, { cards: '12', note: 'mended', date: '2024-01-31' });
    await press(sheet, 'Save');
    expect(lines(sheet)[1]).to.deep.equal(['2', '1/31/24mended', '12', '+10', '0']);
    await press(sheet, 'Edit game 1');
    await press(sheet, 'Delete game');
    expect(lastCells(sheet)).to.deep.equal(['+10', '+35']);
    expect(text(sheet, '.said')).to.equal('Game 1 deleted. Undo brings it back.');
    await press(sheet, 'Undo');
    expect(lastCells(sheet)).to.deep.equal(['−10', '0', '+25']);
    await press(sheet, 'Undo');
    expect(lastCells(sheet)).to.deep.equal(['−10', '+200', '+225']);
    for (let step = 0; step < 3; step++) await press(sheet, 'Undo');
    expect(lines(sheet)).to.deep.equal([]);
    expect(need<HTMLButtonElement>(sheet, '.undo').disabled).to.equal(true);
    expect(text(sheet, '.none')).to.equal('No games yet.');
  });

  it('leaves a row as it was when editing is canceled', async () => {
    const sheet = await begin();
    await add(sheet, { cards: '8' });
    await press(sheet, 'Edit game 1');
    fill(sheet, { cards: '9' });
    await press(sheet, 'Cancel');
    expect(lastCells(sheet)).to.deep.equal(['−10']);
    expect(need<HTMLInputElement>(sheet, '[name=cards]').value).to.equal('');
    const { activeElement } = sheet.renderRoot as ShadowRoot;
    expect(activeElement?.getAttribute('aria-label')).to.equal('Edit game 1');
  });
});

describe('other sheets', () => {
  it('take points below zero, by key or by the button', async () => {
    const sheet = await begin({ scoring: 'standard' });
    await add(sheet, { points: '-52' });
    fill(sheet, { points: '20' });
    await press(sheet, 'Change the sign');
    expect(need<HTMLInputElement>(sheet, '[name=points]').value).to.equal('−20');
    await press(sheet, 'Add game');
    await add(sheet, { points: '0' });
    await add(sheet, { points: '745', won: true });
    expect(lines(sheet).map((cells) => cells.slice(2))).to.deep.equal([
      ['Lost', '−52', '−52'],
      ['Lost', '−20', '−72'],
      ['Lost', '0', '−72'],
      ['Won', '745', '673'],
    ]);
    await add(sheet, { points: '1,250' });
    expect(lastCells(sheet).at(-1)).to.equal('1,923');
    await add(sheet, { points: 'lots' });
    expect(text(sheet, '#problem')).to.contain('not a number');
  });

  it('count games won and lost, with cards or without', async () => {
    const sheet = await begin({ scoring: 'plain' });
    await add(sheet, { won: true });
    await add(sheet, { won: true, cards: '52' });
    await add(sheet, { cards: '31' });
    expect(lines(sheet).map((cells) => cells.slice(2))).to.deep.equal([
      ['Won', '–', '1'],
      ['Won', '52', '2'],
      ['Lost', '31', '2'],
    ]);
    expect(facts(sheet)).to.include({ Won: '2', Streak: '1 lost', Longest: '2', Best: '52' });
  });

  it('count the cards of two decks, where any game may be played', async () => {
    const sheet = await begin({ scoring: 'plain' });
    await add(sheet, { won: true, cards: '104' });
    expect(lines(sheet)[0]?.slice(2)).to.deep.equal(['Won', '104', '1']);
    await add(sheet, { cards: '105' });
    expect(text(sheet, '#problem')).to.equal('Cards home is a whole number from 0 to 104.');
  });

  it('keep times, the best of them of games won', async () => {
    const sheet = await begin({ scoring: 'time' });
    await add(sheet, { minutes: '4', seconds: '5', won: true });
    await add(sheet, { minutes: '62', won: true });
    await add(sheet, { seconds: '50' });
    expect(lastCells(sheet)).to.deep.equal(['4:05', '1:02:00', '0:50']);
    expect(facts(sheet)).to.include({ Best: '4:05', Average: '33:03' });
    await add(sheet, { minutes: '', seconds: '' });
    expect(text(sheet, '#problem')).to.contain('minutes and seconds');
  });

  it('keep Double Solitaire for up to six players', async () => {
    const sheet = await begin({ scoring: 'double', players: 'Ada, Ben, Cleo' });
    await add(sheet, { player0: '30', player1: '52', player2: '0' });
    await add(sheet, { player0: '52', player1: '20', player2: '7' });
    expect(lines(sheet).map((cells) => cells.slice(2))).to.deep.equal([
      ['30', '52 Won', '0'],
      ['52 Won', '20', '7'],
    ]);
    expect(cells(sheet, 'tfoot tr')).to.deep.equal([
      ['Total', '82', '72', '7'],
      ['Won', '1', '1', '0'],
      ['Win rate95% interval', '50%9%–91%', '50%9%–91%', '0%0%–66%'],
      ['Streak', '1 won', '1 lost', '2 lost'],
      ['Longest', '1', '1', '0'],
    ]);
    expect(sheet.renderRoot.querySelectorAll('polyline').length).to.equal(3);
    expect(facts(sheet)).to.deep.equal({ Games: '2' });
    await add(sheet, { player0: '0', player1: '0', player2: '0' });
    expect(lines(sheet).at(-1)?.slice(2), 'nobody has won').to.deep.equal(['0', '0', '0']);
    await add(sheet, { player0: '1', player1: '', player2: '2' });
    expect(text(sheet, '#problem')).to.contain('0 to 52');
  });
});

describe('players who', () => {
  const settle = async (players: string) => {
    const sheet = await begin({ scoring: 'double', players: 'Ada, Ben, Cleo' });
    await add(sheet, { player0: '30', player1: '52', player2: '7' });
    await press(sheet, 'Settings');
    fill(sheet, { players });
    await press(sheet, 'Save');
    return sheet;
  };
  const cards = (sheet: Awaited<ReturnType<typeof settle>>) =>
    lines(sheet).map((cells) => cells.slice(2).map((cell) => parseInt(cell, 10)));

  for (const [what, players, expected] of [
    ['are called otherwise keep theirs', 'Ada, Benjamin, Cleo', [30, 52, 7]],
    ['stay keep theirs when another goes', 'Ada, Cleo', [30, 7]],
    ['change places take theirs along', 'Cleo, Ada, Ben', [7, 30, 52]],
    ['come stand behind those who have played', 'Dan, Ada, Ben, Cleo', [30, 52, 7, 0]],
    ['come at the end begin with none too', 'Ada, Ben, Cleo, Dan', [30, 52, 7, 0]],
  ] as const) {
    it(what, async () => {
      const sheet = await settle(players);
      expect(cards(sheet)).to.deep.equal([expected]);
      await press(sheet, 'Undo');
      expect(cards(sheet)).to.deep.equal([[30, 52, 7]]);
    });
  }
});

describe('several sheets', () => {
  it('are begun, named, chosen, put away and brought back', async () => {
    const sheet = await begin();
    await add(sheet, { cards: '8' });
    await press(sheet, 'New sheet');
    fill(sheet, { name: 'Winter', scoring: 'plain' });
    await press(sheet, 'Save');
    expect(text(sheet, 'h2')).to.equal('Winter');
    await add(sheet, { won: true });
    const choice = need<HTMLSelectElement>(sheet, 'header select');
    expect([...choice.options].map((option) => option.text.trim())).to.deep.equal([
      'Vegas',
      'Winter',
    ]);
    choice.selectedIndex = 0;
    choice.dispatchEvent(new Event('change'));
    await settled(sheet);
    expect([text(sheet, 'h2'), lastCells(sheet)]).to.deep.equal(['Vegas', ['−10']]);
    await press(sheet, 'Settings');
    await press(sheet, 'Delete sheet');
    expect([text(sheet, 'h2'), find(sheet, 'header select')]).to.deep.equal(['Winter', null]);
    await press(sheet, 'Undo');
    expect([text(sheet, 'h2'), lastCells(sheet)]).to.deep.equal(['Vegas', ['−10']]);
  });

  it('are gone without a trace when beginning one is undone', async () => {
    const sheet = await begin();
    await add(sheet, { cards: '8' });
    await press(sheet, 'New sheet');
    await press(sheet, 'Cancel');
    await press(sheet, 'Undo');
    expect([text(sheet, 'h2'), find(sheet, 'header select')]).to.deep.equal(['Vegas', null]);
    expect(lastCells(sheet)).to.deep.equal(['−10']);
  });

  it('say what is wrong with a game while their settings are open', async () => {
    const sheet = await begin();
    await press(sheet, 'Settings');
    await add(sheet, { cards: '53' });
    expect(text(sheet, '.entry #problem')).to.equal('Cards home is a whole number from 0 to 52.');
    fill(sheet, { name: '' });
    await press(sheet, 'Save');
    expect(text(sheet, '#problem')).to.equal('Give the sheet a name.');
    expect(text(sheet, '.entry .problem')).to.equal('');
  });

  it('have settings that are checked', async () => {
    const sheet = await begin();
    await press(sheet, 'Settings');
    const tries: [Record<string, string>, string][] = [
      [{ name: ' ' }, 'Give the sheet a name.'],
      [{ name: 'A', ante: '-5' }, 'Ante and pay per card are numbers from 0 up.'],
      [{ ante: '5', perCard: 'x' }, 'Ante and pay per card are numbers from 0 up.'],
      [
        { perCard: '0,5', scoring: 'double', players: 'Ada' },
        'Name 2 to 6 different players, with commas.',
      ],
    ];
    for (const [fields, message] of tries) {
      fill(sheet, fields);
      await press(sheet, 'Save');
      expect(text(sheet, '#problem')).to.equal(message);
    }
    fill(sheet, { scoring: 'vegas' });
    await press(sheet, 'Save');
    expect(text(sheet, '.terms')).to.equal('Ante 5, 0.5 a card. 10 cards break even.');
  });
});
