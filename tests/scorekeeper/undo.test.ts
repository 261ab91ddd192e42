import { expect } from '@open-wc/testing';
import type { SolitaireScorekeeper } from 'solitaire-scorekeeper';
import {
  add,
  begin,
  fill,
  freshKey,
  lastCells,
  lines,
  need,
  press,
  saved,
  take,
  until,
} from './sheet.ts';

const canUndo = (sheet: SolitaireScorekeeper): boolean =>
  !need<HTMLButtonElement>(sheet, '.undo').disabled;

/** The sheet as it is when the page is loaded again. */
async function reloaded(sheet: SolitaireScorekeeper): Promise<SolitaireScorekeeper> {
  const { storage } = sheet;
  // What is being written goes on after the page is left.
  await new Promise((resolve) => setTimeout(resolve, 50));
  sheet.remove();
  return begin({ storage: storage ?? '' });
}

describe('what was done before a reload', () => {
  it('is taken back step by step, the last one first, and no further than the start', async () => {
    let sheet = await begin({ storage: freshKey() });
    for (const cards of ['8', '52', '15']) await add(sheet, { cards });
    await press(sheet, 'Edit game 2');
    fill(sheet, { cards: '12' });
    await press(sheet, 'Save');
    await press(sheet, 'Edit game 1');
    await press(sheet, 'Delete game');
    const states = [['−10', '0', '+25'], ['−10', '+200', '+225'], ['−10', '+200'], ['−10'], []];
    for (const state of states) {
      sheet = await reloaded(sheet);
      await press(sheet, 'Undo');
      expect(lastCells(sheet)).to.deep.equal(state);
    }
    expect(canUndo(sheet)).to.equal(false);
    expect(canUndo(await reloaded(sheet))).to.equal(false);
  });

  it('and what is done after it, one after the other', async () => {
    let sheet = await begin({ storage: freshKey() });
    for (const cards of ['8', '52']) await add(sheet, { cards });
    await press(sheet, 'Undo');
    sheet = await reloaded(sheet);
    await add(sheet, { cards: '15' });
    await press(sheet, 'Undo');
    await press(sheet, 'Undo');
    expect([lines(sheet), canUndo(sheet)]).to.deep.equal([[], false]);
  });

  it('brings a deleted sheet back with all its games', async () => {
    let sheet = await begin({ storage: freshKey() });
    for (const cards of ['8', '52']) await add(sheet, { cards });
    await press(sheet, 'Settings');
    await press(sheet, 'Delete sheet');
    sheet = await reloaded(sheet);
    await press(sheet, 'Undo');
    expect(lastCells(sheet)).to.deep.equal(['−10', '+200']);
  });

  it('is still known of a sheet that came in a file, which is one step until then', async () => {
    const one = await begin();
    for (const cards of ['8', '52', '15']) await add(one, { cards });
    await press(one, 'Undo');
    let two = await begin({ storage: freshKey() });
    await take(two, await saved(one, 'Save JSON'));
    expect(lastCells(two)).to.deep.equal(['−10', '+200']);
    await press(two, 'Undo');
    expect([lines(two), canUndo(two)]).to.deep.equal([[], false]);
    two = await reloaded(two);
    expect([lines(two), canUndo(two)]).to.deep.equal([[], false]);
  });
});

describe('with two tabs', () => {
  it('each takes back what was done in it', async () => {
    const storage = freshKey();
    const [one, two] = [await begin({ storage }), await begin({ storage })];
    await add(one, { cards: '8' });
    await until(() => lines(two).length === 1);
    await add(two, { cards: '52' });
    await until(() => lines(one).length === 2);
    await press(one, 'Undo');
    await until(() => lines(two).length === 1);
    expect([lastCells(two), canUndo(one)]).to.deep.equal([['+210'], false]);
    await press(two, 'Undo');
    await until(() => lines(one).length === 0);
    expect(canUndo(two)).to.equal(false);
  });

  it('what both found is taken back once, in whichever of them', async () => {
    const storage = freshKey();
    const first = await begin({ storage });
    for (const cards of ['8', '52', '15']) await add(first, { cards });
    const [one, two] = [await reloaded(first), await begin({ storage })];
    await press(one, 'Undo');
    await until(() => lines(two).length === 2);
    await press(two, 'Undo');
    expect(lastCells(two)).to.deep.equal(['−10']);
    await until(() => lines(one).length === 1);
    await press(one, 'Undo');
    expect([lines(one), canUndo(one)]).to.deep.equal([[], false]);
  });
});
