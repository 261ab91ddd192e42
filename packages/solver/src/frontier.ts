import type { Trail } from './trail.ts';

/** A trail with what its end is worth. */
export interface Node extends Trail {
  readonly worth: number;
}

/** The tables that wait to be looked at. */
export interface Frontier {
  /** Takes the tables in that one table has led to. */
  readonly add: (nodes: Node[]) => void;
  /** The table to look at after so many; undefined when there is none. */
  readonly next: (states: number) => Node | undefined;
  /** How many there are. */
  readonly size: () => number;
  /** Whether any have been left out. */
  readonly isCut: () => boolean;
}

/** Worth is counted from here, so that it makes an index. */
const LEAST = 2000;

const byWorth = (a: Node, b: Node): number => a.worth - b.worth;

/**
 * Without a level the last table to come is the next. With one it is the one of most worth, and those
 * that an action led to wait until so many others have been looked at, or all: then it goes on from
 * the best of them, `keep` at the most, and all else is left out. `start` is the count of tables
 * looked at before.
 */
export function frontierOf(start: number, level = 0, keep = 0): Frontier {
  /** By worth. */
  let open: Node[][] = [];
  let acted: Node[] = [];
  let until = start + (level || Infinity);
  let size = 0;
  let cut = false;

  function add(nodes: Node[], anew?: boolean): void {
    for (const node of nodes.sort(byWorth)) {
      const { worth, move } = node;
      const waits = level && !anew && move && 'action' in move;
      (waits ? acted : (open[level && Math.max(0, worth + LEAST)] ??= [])).push(node);
      size++;
    }
  }

  function pop(): Node | undefined {
    for (; open.length > 0; open.pop()) {
      const node = open.at(-1)?.pop();
      if (!node) continue;
      size--;
      return node;
    }
    return undefined;
  }

  function goOn(states: number): void {
    const best = acted.sort(byWorth).slice(-keep);
    cut ||= size > best.length;
    open = [];
    acted = [];
    size = 0;
    add(best, true);
    until = states + level;
  }

  return {
    add,
    next(states) {
      if (states >= until) goOn(states);
      const node = pop();
      if (node) return node;
      goOn(states);
      return pop();
    },
    size: () => size,
    isCut: () => cut,
  };
}
