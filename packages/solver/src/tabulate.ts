import {
  actionNamed,
  allOnFoundations,
  type PlacedGroup,
  type Role,
  type Rules,
} from 'solitaire-engine';
import { CARDS } from './cards.ts';
import { safety, type Safety } from './safe.ts';
import { anyCard, superMove, type BuildRule } from 'solitaire-engine/rules';

/**
 * Rules as tables of numbers, found by asking each rule function about every card. Card tables of
 * two dimensions are indexed `below * 52 + card`, with 1 for yes.
 */
export interface RuleTables {
  readonly columns: Piles;
  readonly cells: Piles;
  readonly foundations: Piles;
  readonly stock: number;
  readonly waste: number;
  readonly builds: Uint8Array;
  /** What makes cards a run that may be lifted; nothing where cards go one by one. */
  readonly follows: Uint8Array;
  /** The cards that take card `c` on them: `hosts[hostsFrom[c]]` up to `hosts[hostsFrom[c + 1]]`. */
  readonly hosts: Uint8Array;
  readonly hostsFrom: Uint16Array;
  /** Which pairs of cards take the same cards on them. */
  readonly alike: Uint8Array;
  /** The one other card that takes the same cards on it; -1 where there is none or more. */
  readonly twins: Int8Array;
  /** Whether cards slide between twins, see slides.ts. */
  readonly slides: boolean;
  /** Which cards may start an empty column. */
  readonly starts: Uint8Array;
  readonly take: 'top' | 'run' | 'wholeRun';
  /** Whether the empty cells and columns limit how many cards move at once. */
  readonly limited: boolean;
  /** Whether empty columns count for that limit. */
  readonly spacesHelp: boolean;
  readonly takeBack: boolean;
  /** Cards that one press turns; 0 without a stock. */
  readonly turns: number;
  /** Whether the waste may be turned over at all. */
  readonly redeals: boolean;
  readonly passes: number;
  readonly safety: Safety;
  readonly flip: 'auto' | 'manual' | 'none';
}

/** Where the piles of a group lie on an engine's table. */
export interface Piles {
  readonly first: number;
  readonly count: number;
}

const NONE: Piles = { first: -1, count: 0 };
const known = new WeakMap<Rules, RuleTables | false>();

/** The tables of these rules, or undefined when they have something that no table can hold. */
export function tabulate(rules: Rules): RuleTables | undefined {
  const before = known.get(rules);
  if (before !== undefined) return before || undefined;
  const made = make(rules);
  known.set(rules, made ?? false);
  return made;
}

function make(rules: Rules): RuleTables | undefined {
  if (rules.won !== allOnFoundations || (rules.variant.decks ?? 1) !== 1) return undefined;
  const byRole = new Map<Role, PlacedGroup>();
  for (const group of rules.groups) {
    const { role, place, from, when, batch } = group;
    if (byRole.has(role) || place || from || when || batch) return undefined;
    byRole.set(role, group);
  }
  const tableau = byRole.get('tableau');
  const foundation = byRole.get('foundation');
  const cell = byRole.get('cell');
  const stock = byRole.get('stock');
  const waste = byRole.get('waste');
  if (!tableau || !foundation || byRole.has('reserve')) return undefined;
  const plain =
    isPlainTableau(tableau) &&
    isPlainFoundation(foundation) &&
    (!cell || isPlainCell(cell)) &&
    isPlainStock(rules, stock, waste);
  const flip = flipping(rules);
  if (!plain || !flip) return undefined;
  const lifts = tableau.take?.lifts;
  if (!lifts) return undefined;
  const draw = rules.actions.find(({ turns }) => turns !== undefined);
  const builds = pairs(tableau.build);
  const hosting = hostsBy(builds);
  const alike = likePairs(builds);
  return {
    columns: tableau,
    cells: cell ?? NONE,
    foundations: foundation,
    stock: stock?.first ?? -1,
    waste: waste?.first ?? -1,
    builds,
    ...hosting,
    alike,
    twins: twinsBy(alike),
    slides: lifts.kind === 'top' && flip === 'none' && !cell && !stock && isLadder(builds, hosting),
    follows: pairs(lifts.follows),
    starts: Uint8Array.from({ length: CARDS }, (_, card) => Number(tableau.base?.(card) ?? false)),
    take: lifts.kind,
    limited: tableau.limit === superMove,
    spacesHelp: tableau.base === anyCard,
    takeBack: foundation.take !== undefined,
    turns: stock ? (draw?.turns ?? 0) : 0,
    redeals: actionNamed(rules, 'redeal') !== undefined,
    passes: rules.passes ?? Infinity,
    safety: safety(builds),
    flip,
  };
}

function pairs(rule: BuildRule | undefined): Uint8Array {
  const table = new Uint8Array(CARDS * CARDS);
  if (!rule) return table;
  for (let below = 0; below < CARDS; below++) {
    for (let card = 0; card < CARDS; card++) {
      if (rule(below, card)) table[below * CARDS + card] = 1;
    }
  }
  return table;
}

type Hosts = Pick<RuleTables, 'hosts' | 'hostsFrom'>;

function hostsBy(builds: Uint8Array): Hosts {
  const hosts: number[] = [];
  const hostsFrom = new Uint16Array(CARDS + 1);
  for (let card = 0; card < CARDS; card++) {
    for (let below = 0; below < CARDS; below++) {
      if (builds[below * CARDS + card] === 1) hosts.push(below);
    }
    hostsFrom[card + 1] = hosts.length;
  }
  return { hosts: Uint8Array.from(hosts), hostsFrom };
}

function likePairs(builds: Uint8Array): Uint8Array {
  const rows = Array.from({ length: CARDS }, (_, card) =>
    builds.subarray(card * CARDS, (card + 1) * CARDS).join(''),
  );
  return Uint8Array.from({ length: CARDS * CARDS }, (_, pair) =>
    Number(rows[Math.floor(pair / CARDS)] === rows[pair % CARDS]),
  );
}

function twinsBy(alike: Uint8Array): Int8Array {
  return Int8Array.from({ length: CARDS }, (_, card) => {
    const row = alike.subarray(card * CARDS, (card + 1) * CARDS);
    const others = [...row.keys()].filter((other) => row[other] === 1 && other !== card);
    return others.length === 1 ? (others[0] ?? -1) : -1;
  });
}

/** Whether cards take only such of the rank below, and none has more than two to lie on. */
const isLadder = (builds: Uint8Array, { hostsFrom }: Hosts): boolean =>
  builds.every((yes, pair) => yes === 0 || Math.floor(pair / CARDS) % 13 === (pair % 13) + 1) &&
  hostsFrom.every((from, card) => card === 0 || from - (hostsFrom[card - 1] ?? 0) <= 2);

const isPlainTableau = ({ count, limit, capacity }: PlacedGroup): boolean =>
  count <= 32 && capacity === undefined && (!limit || limit === superMove);

/** Four piles, up in suit from the ace, from which at most the top card comes down again. */
function isPlainFoundation({ count, base, build, take, limit, capacity }: PlacedGroup): boolean {
  if (count !== 4 || limit || capacity !== undefined) return false;
  if (take && take.lifts?.kind !== 'top') return false;
  const builds = pairs(build);
  for (let below = 0; below < CARDS; below++) {
    if ((base?.(below) ?? false) !== (below % 13 === 0)) return false;
    for (let card = 0; card < CARDS; card++) {
      const next = card === below + 1 && card % 13 !== 0;
      if ((builds[below * CARDS + card] === 1) !== next) return false;
    }
  }
  return true;
}

const isPlainCell = ({ count, base, build, take, capacity }: PlacedGroup): boolean =>
  count <= 31 && base === anyCard && !build && capacity === 1 && take?.lifts?.kind === 'top';

function isPlainStock(rules: Rules, stock?: PlacedGroup, waste?: PlacedGroup): boolean {
  const others = rules.actions.filter(({ turns, name }) => turns === undefined && name !== 'flip');
  if (!stock && !waste) return rules.actions.every(({ name }) => name === 'flip');
  return (
    stock?.count === 1 &&
    waste?.count === 1 &&
    !stock.base &&
    !stock.build &&
    !stock.take &&
    !waste.base &&
    !waste.build &&
    waste.take?.lifts?.kind === 'top' &&
    rules.actions.filter(({ turns, name }) => turns !== undefined && name === 'draw').length ===
      1 &&
    others.length <= 1 &&
    others.every(({ name }) => name === 'redeal')
  );
}

/** How face-down cards of the tableau get turned; undefined for ways not known here. */
function flipping(rules: Rules): RuleTables['flip'] | undefined {
  const flips = rules.actions.filter(({ name }) => name === 'flip');
  if (rules.settle.some(({ turnsUp }) => turnsUp !== 'tableau')) return undefined;
  if (flips.some(({ at }) => at !== 'tableau')) return undefined;
  if (rules.settle.length > 0) return 'auto';
  return flips.length > 0 ? 'manual' : 'none';
}
