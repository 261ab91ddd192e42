import { expect, waitUntil } from '@open-wc/testing';
import { deal, find, record, shadow } from './board.ts';

/** A slice of the search is to last some 10 ms; the rest is for a busy machine. */
const LONGEST_MS = 50;

/** How long each turn lasts that this thread gives to what goes on meanwhile, in milliseconds. */
async function turns(during: Promise<unknown>): Promise<number[]> {
  const found: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.push(duration);
  });
  observer.observe({ type: 'longtask' });
  await during;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (const { duration } of observer.takeRecords()) found.push(duration);
  observer.disconnect();
  return found;
}

describe('where no worker can be had', () => {
  const { Worker } = window;
  let tries = 0;

  before(() => {
    window.Worker = class {
      constructor() {
        tries++;
        throw new DOMException('not here', 'SecurityError');
      }
    } as unknown as typeof Worker;
  });

  after(() => {
    window.Worker = Worker;
  });

  it('questions are answered all the same', async () => {
    const board = await deal({ deal: '3250' });
    const { status, line = [] } = await board.solve();
    expect(status).to.equal('winnable');
    expect(tries).to.be.greaterThan(0);
    const { because } = await board.hint();
    expect(because).to.equal('wins');
    for (const move of line) expect(board.play(move).ok).to.equal(true);
    expect(board.status).to.equal('won');
    expect((await (await deal({ deal: '1' })).solve()).status).to.equal('unwinnable');
  });

  it('a question can be broken off, and has its budget', async () => {
    const board = await deal({ deal: '164' });
    const stop = new AbortController();
    const reason = new Error('no longer wanted');
    const asked = board
      .solve({ signal: stop.signal, onProgress: () => stop.abort(reason) })
      .catch((thrown: unknown) => thrown);
    expect(await asked).to.equal(reason);
    expect((await board.solve({ nodes: 10 })).status).to.equal('unknown');
  });

  it('two boards get their own answers', async () => {
    const boards = [await deal({ deal: '892' }), await deal({ deal: '1' })];
    const verdicts = await Promise.all(boards.map((board) => board.solve({ ms: 15_000 })));
    expect(verdicts.map(({ status }) => status)).to.deep.equal(['winnable', 'unwinnable']);
  });

  it('the board stays responsive', async () => {
    const board = await deal({ deal: '164' });
    await board.solve({ nodes: 5000 });
    const hidden = await deal({ variant: 'klondike', deal: '5' });
    await hidden.updateComplete;
    // The lowest of several tries: other work on the machine is not the search's.
    let longest = Infinity;
    for (let i = 0; i < 4 && longest > LONGEST_MS; i++) {
      const found = await turns(Promise.all([board.solve({ nodes: 40_000 }), hidden.hint()]));
      longest = Math.max(0, ...found);
    }
    expect(longest).to.be.at.most(LONGEST_MS);
  });

  it('the coach finds the move that lost', async () => {
    const board = await deal({ deal: '3250' });
    board.play('48');
    const verdicts = record(board, 'solitaire-verdict');
    board.coach = true;
    await waitUntil(() => find(board, '.coach') !== null, undefined, { timeout: 10_000 });
    expect(verdicts.map(({ status }) => status)).to.deep.equal(['unwinnable']);
    expect(shadow(board).querySelector('.coach')?.textContent).to.contain('Move 1 lost it');
  });
});
