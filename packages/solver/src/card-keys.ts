/** Scatters a number over 32 bits, in a way of its own for each odd factor. */
export function mix(value: number, by: number): number {
  let mixed = Math.imul(value ^ (value >>> 15), by);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function numbers(seed: number): Int32Array {
  let state = seed;
  return Int32Array.from({ length: 256 }, () => {
    state = (state + 0x9e3779b9) | 0;
    return mix(state, 0x85ebca6b);
  });
}

const LO = numbers(1);
const HI = numbers(0x51ed270b);

/**
 * Halves of 64-bit keys: 0 to 51 for a card in a cell, 52 to 103 in the stock or waste, from 112 on
 * for how many cards the waste holds, from 144 on for the pass.
 */
export const keyOf = {
  lo: (what: number): number => LO[what & 255] as number,
  hi: (what: number): number => HI[what & 255] as number,
};
