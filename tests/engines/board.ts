/**
 * The same short game in any browser: a driver says how its mouse and keys are moved, and the page
 * is the one that the other tests of play use.
 */
import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { servePages } from '../play/serve.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a browser has to be able to do. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page and hands back what it returns, or resolves to. */
  ask<T>(body: string): Promise<T>;
  drag(from: Spot, to: Spot): Promise<void>;
  /** Presses a key: `Enter`, or a character. */
  press(key: string): Promise<void>;
  close(): Promise<void>;
}

const SPOT = (pile: number): string => `
  const box = board.shadowRoot.querySelector('[data-pile="${pile}"]').getBoundingClientRect();
  const high = Math.min(box.height, 1.4 * box.width);
  return { x: box.left + box.width / 2, y: box.bottom - high * 0.4 };`;

/** Foundations come first in Bucket, then its columns. */
const COLUMN = 4;

/** The piles that a move in notation is about: the foundation, where it goes home. */
const PILES = (text: string): string => `
  const [from, to] = "${text}";
  const home = board.legalMoves().find((move) => move.from === from - 1 + ${COLUMN} && move.to < ${COLUMN});
  return [from - 1 + ${COLUMN}, to === 'h' ? home.to : to - 1 + ${COLUMN}];`;

/** Asks until the answer is the one that is wanted, or too much time has passed. */
export async function until<T>(question: () => Promise<T>, wanted: T): Promise<void> {
  const end = Date.now() + 15_000;
  let answer = await question();
  while (answer !== wanted && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer = await question();
  }
  assert.equal(answer, wanted);
}

/** Plays by mouse, keys and script, takes back, and wins. */
export async function playThrough(driver: Driver): Promise<void> {
  const server = await servePages();
  const { port } = server.address() as AddressInfo;
  const open = async (query: string) => {
    await driver.open(`http://127.0.0.1:${port}/?${query}`);
    await until(() => driver.ask<boolean>('return Boolean(window.board?.rules)'), true);
    await driver.ask('return board.updateComplete.then(() => true)');
  };
  const moves = () => driver.ask<number>('return board.moves');
  try {
    await open('deal=3250');
    assert.equal(await driver.ask('return board.shadowRoot.querySelectorAll(".card").length'), 52);

    for (const [played, text] of ['34', '68', '61', '6h', '76'].entries()) {
      const [from, to] = await driver.ask<[number, number]>(PILES(text));
      await driver.drag(await driver.ask<Spot>(SPOT(from)), await driver.ask<Spot>(SPOT(to)));
      await until(moves, played + 1);
    }

    await driver.ask(`board.newGame(3250); return board.updateComplete.then(() => {
      board.shadowRoot.querySelector('[data-pile="${COLUMN}"]').focus(); return true; })`);
    for (const [from = '', to = ''] of ['34', '68', '61']) {
      const before = await moves();
      for (const key of [from, 'Enter', to, 'Enter']) await driver.press(key);
      await until(moves, before + 1);
    }
    await driver.press('u');
    await until(moves, 2);
    const focus = 'return board.shadowRoot.activeElement?.dataset.pile !== undefined';
    assert.equal(await driver.ask(focus), true);

    await open(`position=${encodeURIComponent('Foundations: C-K D-K H-K S-Q\nTableau: KS')}`);
    assert.deepEqual(await driver.ask('return board.play("1h")'), { ok: true });
    await until(() => driver.ask('return told.filter(({type}) => type === "win").length'), 1);
    await until(
      () => driver.ask<boolean>('return board.shadowRoot.querySelector(".win") !== null'),
      true,
    );
    assert.deepEqual(await driver.ask('return violations'), []);
  } finally {
    await driver.close();
    server.close();
  }
}
