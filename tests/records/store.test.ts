import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { deleteDB, openDB } from 'idb';
import { Store, VERSION, type Entry, type Trouble } from 'solitaire-records';
import { game, rowEntry } from './entries.ts';

const real = globalThis.indexedDB;
const open: Store[] = [];

afterEach(() => {
  for (const store of open.splice(0)) store.close();
  globalThis.indexedDB = real;
});

function store(key: string | undefined) {
  const troubles: Trouble[] = [];
  const news: (readonly Entry[])[] = [];
  const made = new Store(key, {
    onTrouble: (trouble) => troubles.push(trouble),
    onNews: (log) => news.push(log),
  });
  open.push(made);
  return { store: made, troubles, news };
}

const ids = (log: readonly { id: string }[]) => log.map(({ id }) => id);

/** Waits until something is true: other tabs hear a little later. */
async function until(isSo: () => boolean) {
  for (let round = 0; round < 200 && !isSo(); round++) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  assert.ok(isSo());
}

/** The database behind a key, as only tests may touch it. */
const behind = (key: string) => openDB(`solitaire-records:${key}`);

test('what is appended is there the next time, under its own key only', async () => {
  const first = store('lasting');
  await first.store.append([rowEntry('a', 1, game(8)), rowEntry('b', 2, game(52))]);
  assert.deepEqual(await store('lasting').store.load(), first.store.log);
  assert.deepEqual(await store('other').store.load(), []);
  assert.deepEqual(first.troubles, []);
});

test('without a key it is remembered as long as the page, and nowhere else', async () => {
  const { store: passing, troubles } = store(undefined);
  await passing.append([rowEntry('a', 1, game(8))]);
  assert.deepEqual(ids(await passing.load()), ['a']);
  assert.deepEqual(await store(undefined).store.load(), []);
  assert.deepEqual(troubles, []);
});

test('many things appended in a row are each written once', async (t) => {
  const { store: busy } = store('busy');
  const puts = t.mock.method(IDBObjectStore.prototype, 'put');
  const numbers = Array.from({ length: 50 }, (_, number) => number);
  await Promise.all(numbers.map((at) => busy.append([rowEntry(`row-${at}`, at, game(8))])));
  assert.equal(puts.mock.callCount(), numbers.length);
  assert.deepEqual(await store('busy').store.load(), busy.log);
});

test('two tabs hear of each other, and neither writes over the other', async () => {
  const [one, two] = [store('tabs'), store('tabs')];
  await Promise.all([
    one.store.append([rowEntry('a', 1, game(8))]),
    two.store.append([rowEntry('b', 2, game(52))]),
  ]);
  await until(() => one.news.length > 0 && two.news.length > 0);
  assert.deepEqual(ids(one.store.log), ['a', 'b']);
  assert.deepEqual(two.store.log, one.store.log);
  assert.deepEqual(ids(await store('tabs').store.load()), ['a', 'b']);
});

test('the same entry written by two tabs is there once', async () => {
  const [one, two] = [store('same'), store('same')];
  for (const { store: each } of [one, two, one]) await each.append([rowEntry('a', 1, game(8))]);
  assert.equal((await store('same').store.load()).length, 1);
});

test('of two entries with one id neither is written over', async () => {
  await store('clash').store.append([rowEntry('a', 1, game(8))]);
  await store('clash').store.append([rowEntry('a', 1, game(9))]);
  const rows = await store('clash').store.load();
  assert.deepEqual(rows.map(({ value }) => (value as { cards: number }).cards).sort(), [8, 9]);
});

test('storage that is missing or throws is told once, and nothing is lost while the page lives', async () => {
  for (const broken of [
    undefined,
    {
      open() {
        throw new DOMException('no', 'SecurityError');
      },
    },
  ]) {
    globalThis.indexedDB = broken as unknown as IDBFactory;
    const { store: passing, troubles } = store('blocked');
    assert.deepEqual(await passing.load(), []);
    await passing.append([rowEntry('a', 1, game(8))]);
    await passing.append([rowEntry('b', 2, game(9))]);
    await passing.setAside(['rubbish']);
    assert.deepEqual(ids(await passing.load()), ['a', 'b']);
    assert.deepEqual(await passing.aside(), ['rubbish']);
    assert.deepEqual(troubles, ['blocked']);
  }
});

test('what could not be written is written with what comes next', async () => {
  globalThis.indexedDB = undefined as unknown as IDBFactory;
  const { store: passing, troubles } = store('later');
  await passing.append([rowEntry('a', 1, game(8))]);
  assert.deepEqual(troubles, ['blocked']);
  globalThis.indexedDB = real;
  await passing.append([rowEntry('b', 2, game(9))]);
  assert.deepEqual(ids(await store('later').store.load()), ['a', 'b']);
});

test('a full disk is told as one, and keeps what is there', async (t) => {
  const { store: full, troubles } = store('full');
  await full.append([rowEntry('a', 1, game(8))]);
  const put = t.mock.method(IDBObjectStore.prototype, 'put', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await full.append([rowEntry('b', 2, game(9))]);
  assert.deepEqual(troubles, ['full']);
  assert.deepEqual(ids(full.log), ['a', 'b']);
  put.mock.restore();
  assert.deepEqual(ids(await store('full').store.load()), ['a']);
});

test('a database that somebody deletes makes way, and is begun anew', async () => {
  const { store: open, troubles } = store('deleted');
  await open.append([rowEntry('a', 1, game(8))]);
  await deleteDB('solitaire-records:deleted');
  await open.append([rowEntry('b', 2, game(9))]);
  assert.deepEqual(ids(await store('deleted').store.load()), ['b']);
  assert.deepEqual(troubles, []);
});

test('corrupted entries are put aside and told, and the others are read', async () => {
  await store('corrupted').store.append([rowEntry('a', 1, game(8))]);
  const db = await behind('corrupted');
  const broken = { id: 'x', version: 1, at: 'yesterday' };
  await db.put('entries', broken);
  db.close();
  const { store: mended, troubles } = store('corrupted');
  assert.deepEqual(ids(await mended.load()), ['a']);
  assert.deepEqual(troubles, ['unread']);
  assert.deepEqual(await mended.aside(), [broken]);
  const again = store('corrupted');
  assert.deepEqual(ids(await again.store.load()), ['a']);
  assert.deepEqual(again.troubles, []);
  assert.deepEqual(await again.store.aside(), [broken]);
});

test('entries of a later version stay where they are', async () => {
  await store('newer').store.append([rowEntry('a', 1, game(8))]);
  const db = await behind('newer');
  const newer = { ...rowEntry('z', 9, game(52)), version: VERSION + 1 };
  await db.put('entries', newer);
  const { store: older, troubles } = store('newer');
  assert.deepEqual(ids(await older.load()), ['a']);
  assert.deepEqual(troubles, ['newer']);
  assert.deepEqual(await db.get('entries', 'z'), newer);
  db.close();
});
