import { expect } from '@open-wc/testing';
import { deal, find, record, shadow, until } from './board.ts';

/** How often others had their turn in this thread meanwhile. */
async function turns(during: Promise<unknown>): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  let count = 0;
  port1.onmessage = () => {
    count++;
    port2.postMessage('');
  };
  port2.postMessage('');
  await during;
  port1.close();
  return count;
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

  it('others have their turn while it thinks', async () => {
    const board = await deal({ deal: '164' });
    await board.solve({ nodes: 5000 });
    expect(await turns(board.solve({ nodes: 200_000 }))).to.be.greaterThan(5);
    const hidden = await deal({ variant: 'klondike', deal: '5' });
    expect(await turns(hidden.hint())).to.be.greaterThan(1);
  });

  it('the coach finds the move that lost', async () => {
    const board = await deal({ deal: '3250' });
    board.play('48');
    const verdicts = record(board, 'solitaire-verdict');
    board.coach = true;
    await until(() => find(board, '.coach') !== null);
    expect(verdicts.map(({ status }) => status)).to.deep.equal(['unwinnable']);
    expect(shadow(board).querySelector('.coach')?.textContent).to.contain('Move 1 lost it');
  });
});
