import { expect } from '@open-wc/testing';
import { add, begin, find, freshKey, lastCells, saved, take, text } from './sheet.ts';

const BROKEN = { version: 1, id: 'x', at: 1, sheet: 'vegas', kind: 'row', row: 'r', value: 7 };
const NEWER = { version: 99, id: 'y', secret: 'kept' };
const FILE = JSON.stringify({ format: 'solitaire-records', version: 99, entries: [BROKEN, NEWER] });

describe('what can’t be read', () => {
  it('is told in a quiet line, kept over reloads, and handed out whole', async () => {
    const storage = freshKey();
    const sheet = await begin({ storage });
    expect(find(sheet, 'p.terms button')).to.equal(null);
    await add(sheet, { cards: '8' });
    await take(sheet, FILE);
    expect(text(sheet, 'p.bar')).to.equal('2 lines could not be read. Save as a file');
    await take(sheet, FILE);
    sheet.remove();
    const again = await begin({ storage });
    expect(text(again, 'p.bar')).to.equal('2 lines could not be read. Save as a file');
    expect(lastCells(again)).to.deep.equal(['−10']);
    const content = JSON.parse(await saved(again, 'Save as a file')) as { entries: unknown[] };
    expect(content.entries).to.deep.equal([BROKEN, NEWER]);
    await take(await begin(), JSON.stringify(content));
  });

  it('is there to be saved without storage, and on an empty sheet', async () => {
    const sheet = await begin();
    await take(sheet, FILE);
    expect(await saved(sheet, 'Save as a file')).to.contain('"secret": "kept"');
    await expect(sheet).to.be.accessible();
  });

  it('of a table is the whole table; a file of another kind stays with its owner', async () => {
    const sheet = await begin();
    await take(sheet, 'name,age\nAda,36');
    expect(find(sheet, 'p.bar')).to.equal(null);
    await take(sheet, 'date,cards\n2026-11-30,52\nsometime,9');
    expect(await saved(sheet, 'Save as a file')).to.contain('sometime,9');
  });
});
