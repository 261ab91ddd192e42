import { expect, fixture, html } from '@open-wc/testing';
import {
  add,
  begin,
  facts,
  fill,
  find,
  freshKey,
  lastCells,
  lines,
  need,
  press,
  record,
  saved,
  settled,
  take,
  text,
  unplaced,
  until,
} from './sheet.ts';

describe('events', () => {
  it('tell a game and the change in plain JSON, through all shadow roots', async () => {
    const sheet = await begin();
    const added = record(document.body, 'scorekeeper-add');
    const changes = record(document.body, 'scorekeeper-change');
    await add(sheet, { cards: '8', date: '2026-11-30' });
    const told = {
      id: 'vegas',
      sheet: {
        name: 'Vegas',
        scoring: 'vegas',
        ante: 50,
        perCard: 5,
        players: ['Player 1', 'Player 2'],
      },
      games: 1,
      won: 0,
      total: -10,
    };
    expect(changes).to.deep.equal([told]);
    expect(added).to.deep.equal([{ ...told, row: { date: '2026-11-30', won: false, cards: 8 } }]);
  });
});

describe('what can’t be used', () => {
  it('is told and replaced by the usual', async () => {
    for (const [name, value] of [
      ['scoring', 'poker'],
      ['ante', 'much'],
      ['per-card', '-5'],
      ['players', 'Ada'],
      ['locale', 'no_such_tag!'],
    ] as const) {
      const sheet = unplaced({ [name]: value });
      const errors = record(sheet, 'scorekeeper-error');
      document.body.append(sheet);
      await sheet.ready;
      expect(errors.length, name).to.equal(1);
      expect(text(sheet, '.notice')).to.equal(errors[0]?.message);
      await add(sheet, { cards: '8' });
      expect(lastCells(sheet)).to.deep.equal(['−10']);
      sheet.remove();
    }
  });

  it('leaves the language to the page where the tag is none', async () => {
    const box = await fixture<HTMLElement>(html`<div lang="de"></div>`);
    const sheet = unplaced({ locale: 'no_such_tag!' });
    box.append(sheet);
    await sheet.ready;
    await add(sheet, { cards: '5', date: '2024-11-30' });
    expect(lines(sheet)[0]?.[1]).to.equal('30.11.24');
    sheet.locale = 'en-US';
    await settled(sheet);
    expect(lines(sheet)[0]?.[1]).to.equal('11/30/24');
  });

  it('does not make the element throw, whatever its properties are', async () => {
    const sheet = await begin();
    for (const value of [null, undefined, NaN, {}, [], () => 1]) {
      Object.assign(sheet, { scoring: value, ante: value, perCard: value, players: value });
      await settled(sheet);
    }
    await add(sheet, { cards: '8' });
    expect(lastCells(sheet)).to.deep.equal(['−10']);
  });
});

describe('keeping', () => {
  it('has the sheet there again, under its key only', async () => {
    const storage = freshKey();
    const sheet = await begin({ storage });
    for (const cards of ['8', '52', '15']) await add(sheet, { cards });
    sheet.remove();
    expect(lastCells(await begin({ storage }))).to.deep.equal(['−10', '+200', '+225']);
    expect(lines(await begin({ storage: freshKey() }))).to.deep.equal([]);
  });

  it('has no doubles when it is moved, or woken', async () => {
    const storage = freshKey();
    const sheet = await begin({ storage });
    await add(sheet, { cards: '8', note: 'moved' });
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.append(sheet);
    await settled(sheet);
    await add(sheet, { cards: '52' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(lastCells(sheet)).to.deep.equal(['−10', '+200']);
    expect(sheet.ledger.log.length).to.equal(3);
  });

  it('shows what another one with the key writes, and shares its first sheet', async () => {
    const storage = freshKey();
    const [one, two] = [await begin({ storage }), await begin({ storage })];
    await add(one, { cards: '8' });
    await until(() => lines(two).length === 1);
    await add(two, { cards: '52' });
    await until(() => lines(one).length === 2);
    expect(lastCells(one)).to.deep.equal(['−10', '+200']);
  });

  it('opens the sheet that was written on last, of the kind that is asked for', async () => {
    const storage = freshKey();
    await add(await begin({ storage }), { cards: '8' });
    await add(await begin({ storage, scoring: 'plain' }), { won: true });
    expect(text(await begin({ storage }), 'h2')).to.equal('Won and lost');
    expect(text(await begin({ storage, scoring: 'vegas' }), 'h2')).to.equal('Vegas');
    expect(text(await begin({ storage, scoring: 'time' }), 'h2')).to.equal('Time');
  });

  it('goes on without storage, says so, and keeps rows when it is moved', async () => {
    const sheet = await begin();
    await add(sheet, { cards: '8' });
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.append(sheet);
    await settled(sheet);
    expect(lastCells(sheet)).to.deep.equal(['−10']);

    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
    try {
      const blocked = unplaced({ storage: freshKey() });
      const errors = record(blocked, 'scorekeeper-error');
      box.append(blocked);
      await blocked.ready;
      await add(blocked, { cards: '8' });
      await add(blocked, { cards: '9' });
      expect(lastCells(blocked)).to.deep.equal(['−10', '−15']);
      expect(errors.length).to.equal(1);
      expect(text(blocked, '.notice')).to.contain('Save the sheet as a file');
    } finally {
      indexedDB.open = open;
    }
  });
});

describe('files', () => {
  it('go from one sheet to another, as JSON and as CSV, and twice is once', async () => {
    const one = await begin();
    for (const cards of ['8', '52', '15']) await add(one, { cards, note: '=1+1' });
    for (const label of ['Save JSON', 'Save CSV']) {
      const content = await saved(one, label);
      const two = await begin();
      await take(two, content);
      await take(two, content);
      expect(lastCells(two), label).to.deep.equal(['−10', '+200', '+225']);
      expect(lines(two)[0]?.[1]).to.contain('=1+1');
      expect(text(two, '.said')).to.contain('Nothing new');
      await press(two, 'Undo');
      expect(lines(two), label).to.deep.equal([]);
    }
    expect(await saved(one, 'Save CSV')).to.contain(",'=1+1,");
  });

  it('that are something else are refused with a message', async () => {
    const sheet = await begin();
    await add(sheet, { cards: '8' });
    const errors = record(sheet, 'scorekeeper-error');
    await take(sheet, 'name,age\nAda,36');
    await take(sheet, '{"broken":');
    expect(errors.map(({ message }) => message)).to.deep.equal(
      Array(2).fill('This file is neither a saved sheet nor a CSV table with a column “date”.'),
    );
    expect(lastCells(sheet)).to.deep.equal(['−10']);
    await take(sheet, 'date,cards\n2026-11-30,52\nsometime,9');
    expect(text(sheet, '.said')).to.contain('1 line imported. 1 line can’t be read');
    expect(lines(sheet).length).to.equal(2);
  });
});

describe('in a form', () => {
  it('has the sheet as its value, and is reset and restored', async () => {
    const form = await fixture<HTMLFormElement>(html`<form></form>`);
    const sheet = unplaced({ name: 'score' });
    form.append(sheet);
    await sheet.ready;
    await add(sheet, { cards: '8', date: '2026-11-30' });
    const value = JSON.parse(new FormData(form).get('score') as string) as Record<string, unknown>;
    expect(value).to.deep.include({ name: 'Vegas', scoring: 'vegas', ante: 50, perCard: 5 });
    expect(value['rows']).to.deep.equal([
      { date: '2026-11-30', won: false, cards: 8, result: -10 },
    ]);
    form.reset();
    await settled(sheet);
    expect(lines(sheet)).to.deep.equal([]);
    await press(sheet, 'Undo');
    expect(lastCells(sheet)).to.deep.equal(['−10']);
  });

  it('answers as a control of the form does', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><label for="sheet">Score</label></form>`,
    );
    const sheet = unplaced({ id: 'sheet', name: 'score' });
    form.append(sheet);
    await sheet.ready;
    expect(form.elements.namedItem('score')).to.equal(sheet);
    expect(sheet.form).to.equal(form);
    expect([...sheet.labels]).to.deep.equal([form.querySelector('label')]);
    expect([sheet.name, sheet.type]).to.deep.equal(['score', 'solitaire-scorekeeper']);
    expect([sheet.willValidate, sheet.validity.valid]).to.deep.equal([true, true]);
    expect([sheet.checkValidity(), sheet.reportValidity()]).to.deep.equal([true, true]);
    expect([sheet.validationMessage, form.checkValidity()]).to.deep.equal(['', true]);
    sheet.name = 'other';
    await settled(sheet);
    expect(sheet.getAttribute('name')).to.equal('other');
    expect([...new FormData(form).keys()]).to.deep.equal(['other']);
    sheet.remove();
    expect(sheet.form).to.equal(null);
  });

  it('takes in what the browser has kept of it, and nothing else', async () => {
    const one = await begin();
    await add(one, { cards: '8' });
    const two = await begin();
    two.formStateRestoreCallback(one.ledger.json);
    for (const other of ['', 'x', null, new FormData()]) two.formStateRestoreCallback(other);
    await settled(two);
    expect(lastCells(two)).to.deep.equal(['−10']);
  });

  it('can’t be used where the form is disabled', async () => {
    const form = await fixture<HTMLFormElement>(html`<form><fieldset disabled></fieldset></form>`);
    const sheet = unplaced();
    form.firstElementChild?.append(sheet);
    await sheet.ready;
    expect(need(sheet, '.frame').inert).to.equal(true);
  });
});

describe('for everybody', () => {
  for (const scoring of ['vegas', 'standard', 'plain', 'time', 'double']) {
    it(`the sheet ${scoring} is accessible, empty and full, and while it is edited`, async () => {
      const sheet = await begin({ scoring });
      await expect(sheet).to.be.accessible();
      const fields: Record<string, Record<string, string>> = {
        vegas: { cards: '8' },
        standard: { points: '8' },
        plain: { cards: '8' },
        time: { minutes: '8' },
        double: { player0: '8', player1: '52' },
      };
      await add(sheet, fields[scoring] ?? {});
      await press(sheet, 'Settings');
      await expect(sheet).to.be.accessible();
      fill(sheet, { name: '' });
      await press(sheet, 'Edit game 1');
      await expect(sheet).to.be.accessible();
    });
  }

  it('what can be pressed is at least 44 px high, boxes to check 24', async () => {
    const sheet = await begin({ scoring: 'standard' });
    await add(sheet, { points: '8' });
    for (const each of sheet.renderRoot.querySelectorAll('button, .button, input:not(.hidden)')) {
      const { height, width } = each.getBoundingClientRect();
      const least = each.matches('[type=checkbox]') ? 24 : 44;
      expect(height, each.outerHTML).to.be.at.least(least);
      expect(width, each.outerHTML).to.be.at.least(least);
    }
  });

  it('says what was written', async () => {
    const sheet = await begin();
    await add(sheet, { cards: '8' });
    expect(find(sheet, '.said')?.getAttribute('role')).to.equal('status');
    expect(text(sheet, '.said')).to.equal('Game 1 added: −10. Total −10.');
  });

  it('writes numbers and days as the locale does', async () => {
    const sheet = await begin({ locale: 'de', ante: '0.5', 'per-card': '0.25' });
    await add(sheet, { cards: '5', date: '2024-11-30' });
    expect(lines(sheet)).to.deep.equal([['1', '30.11.24', '5', '+0,75', '+0,75']]);
    expect(facts(sheet)).to.include({ 'Win rate95% interval': '0 %0 %–79 %' });
  });

  it('leaves the year out of days of this year', async () => {
    const sheet = await begin();
    await add(sheet, { cards: '5', date: `${new Date().getFullYear()}-03-09` });
    expect(lines(sheet)[0]?.[1]).to.equal('Mar 9');
  });

  it('writes times and the numbers of games in the digits of the locale', async () => {
    const sheet = await begin({ locale: 'ar-EG', scoring: 'time' });
    await add(sheet, { minutes: '4', seconds: '5', won: true });
    expect([lines(sheet)[0]?.[0], lastCells(sheet)]).to.deep.equal(['١', ['٤:٠٥']]);
    expect(facts(sheet)).to.include({ Best: '٤:٠٥', Streak: '١ won' });
  });

  it('reads from left to right, as its words do, on a page of the other direction', async () => {
    const box = await fixture<HTMLElement>(html`<div dir="rtl"></div>`);
    const sheet = unplaced();
    box.append(sheet);
    await sheet.ready;
    expect(getComputedStyle(need(sheet, '.frame')).direction).to.equal('ltr');
    expect(need(sheet, '.frame').lang).to.equal('en');
  });
});
