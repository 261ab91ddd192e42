import type { Place } from './variant.ts';

/** Piles in rows that lie on each other: where each one stands, and which ones cover it. */
export interface Layers {
  /** The number of piles in each row, the row that is covered most first. */
  readonly rows: readonly number[];
  readonly places: readonly Place[];
  readonly covers: readonly (readonly number[])[];
}

/** How far each row lies below the one that it covers, in rows of cards. */
const STEP = 0.42;

/** A pyramid of so many rows, each one card longer than the one it covers. */
export function pyramidLayers(height: number): Layers {
  const rows = Array.from({ length: height }, (_, row) => row + 1);
  const places: Place[] = [];
  const covers: number[][] = [];
  for (const [row, length] of rows.entries()) {
    for (let i = 0; i < length; i++) {
      const below = places.length + length;
      covers.push(row + 1 < height ? [below, below + 1] : []);
      places.push([(height - 1 - row) / 2 + i, row * STEP]);
    }
  }
  return { rows, places, covers };
}

/** Three peaks of four rows: 3, 6, 9 and 10 cards; the last row is one. */
export function peakLayers(): Layers {
  const rows = [3, 6, 9, 10];
  const places: Place[] = [];
  const covers: number[][] = [];
  for (let peak = 0; peak < 3; peak++) {
    covers.push([3 + 2 * peak, 4 + 2 * peak]);
    places.push([3 * peak + 1.5, 0]);
  }
  for (let i = 0; i < 6; i++) {
    const left = 3 * Math.floor(i / 2) + (i % 2);
    covers.push([9 + left, 10 + left]);
    places.push([left + 1, STEP]);
  }
  for (let i = 0; i < 9; i++) {
    covers.push([18 + i, 19 + i]);
    places.push([i + 0.5, 2 * STEP]);
  }
  for (let i = 0; i < 10; i++) {
    covers.push([]);
    places.push([i, 3 * STEP]);
  }
  return { rows, places, covers };
}
