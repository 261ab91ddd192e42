import { caps, coronets, crowns } from './court-crowns.ts';
import {
  backHair,
  beard,
  bob,
  curls,
  front,
  lady,
  plaits,
  profile,
  profileBeard,
  veil,
  waves,
  youth,
} from './court-heads.ts';
import {
  arm,
  body,
  collars,
  hiddenSword,
  leftArm,
  neck,
  objects,
  orb,
  type Robe,
} from './court-robes.ts';
import {
  beads,
  black,
  blue,
  brown,
  copy,
  flat,
  gold,
  lines,
  paper,
  path,
  red,
  steel,
} from './draw.ts';
import { suits } from './pips.ts';

interface Court {
  readonly robe: Robe;
  readonly ornament: number;
  readonly collar: keyof typeof collars;
  readonly object: keyof typeof objects;
  /** Head without crown or cap. */
  readonly head: string;
  /** Second hand of the figure, if it is seen. */
  readonly left?: 'hand' | 'orb';
}

/** Jack, queen and king of clubs, diamonds, hearts and spades. */
const table: readonly Court[] = [
  {
    robe: [blue, gold, red, gold, paper],
    ornament: 0,
    collar: 'lapels',
    object: 'pennant',
    head: youth(1) + bob(gold),
  },
  {
    robe: [red, gold, blue, gold, paper],
    ornament: 1,
    collar: 'ruff',
    object: 'daisy',
    head: lady(-1) + waves(brown),
    left: 'hand',
  },
  {
    robe: [red, blue, gold, red, blue],
    ornament: 2,
    collar: 'ermine',
    object: 'sceptre',
    head: curls(brown) + front(1) + beard(brown, 0),
    left: 'orb',
  },
  {
    robe: [red, blue, gold, blue, red],
    ornament: 2,
    collar: 'hood',
    object: 'sword',
    head: youth(-1) + bob(brown),
  },
  {
    robe: [blue, red, gold, blue, red],
    ornament: 3,
    collar: 'pearls',
    object: 'tulip',
    head: lady(1) + plaits(gold),
    left: 'hand',
  },
  {
    robe: [blue, gold, red, blue, gold],
    ornament: 1,
    collar: 'ermine',
    object: 'axe',
    head: backHair(steel) + profile + profileBeard(steel),
  },
  {
    robe: [gold, red, blue, red, gold],
    ornament: 3,
    collar: 'lapels',
    object: 'axe',
    head: backHair(gold) + profile,
  },
  {
    robe: [blue, red, gold, red, blue],
    ornament: 1,
    collar: 'pearls',
    object: 'rose',
    head: lady(-1) + waves(gold),
    left: 'hand',
  },
  {
    robe: [red, gold, blue, gold, paper],
    ornament: 3,
    collar: 'ermine',
    object: 'none',
    head: curls(gold) + front(-1) + beard(gold, 2, false),
  },
  {
    robe: [black, red, gold, red, black],
    ornament: 1,
    collar: 'hood',
    object: 'halberd',
    head: backHair(brown) + profile,
  },
  {
    robe: [black, red, gold, black, blue],
    ornament: 2,
    collar: 'ruff',
    object: 'sceptre',
    head: lady(1) + veil(blue),
    left: 'hand',
  },
  {
    robe: [blue, red, gold, blue, red],
    ornament: 0,
    collar: 'chain',
    object: 'sword',
    head: curls(paper) + front(1) + beard(paper, 1),
  },
];

const half = (court: Court, suit: number, rank: number): string =>
  body(court.robe, court.ornament) +
  (court.object === 'none' ? hiddenSword : '') +
  (rank < 13 ? neck : '') +
  collars[court.collar] +
  (court.left === 'hand' ? leftArm(court.robe) : '') +
  (court.left === 'orb' ? orb(court.robe) : '') +
  court.head +
  ([caps, coronets, crowns][rank - 11]?.[suit] ?? '') +
  arm(court.robe, objects[court.object]);

const sash = ([, , trim, , pearl]: Robe): string =>
  path(trim, 'M-81 14L81-31V-14L-81 31z') +
  lines('M-81 18.5L81-26.5M-81 26.5L81-18.5', '', 1.2) +
  beads(pearl, 'M-81 22.5L81-22.5', 5, 8);

const symbol = (court: Court, index: number): string => {
  const suit = Math.floor(index / 3);
  const rank = 11 + (index % 3);
  const id = `${suits.charAt(suit)}${rank}`;
  return (
    `<g id="half-${id}">${half(court, suit, rank)}` +
    flat(copy(`suit-${suits.charAt(suit)}`, -58, -124, 34)) +
    `</g><symbol id="court-${id}" viewBox="-79 -147 158 294" preserveAspectRatio="xMidYMin slice">` +
    `<g stroke="${black}" stroke-width="2.2" stroke-linejoin="round">` +
    `<use href="#half-${id}"/><use href="#half-${id}" transform="rotate(180)"/>` +
    `${sash(court.robe)}</g></symbol>`
  );
};

/** Figures as symbols `court-c11` … `court-s13`. */
export const courtSymbols = table.map(symbol).join('');

const panel = (id: string, x: number, y: number, width: number, height: number): string => {
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return (
    `<use href="#court-${id}" ${box}/>` +
    `<rect ${box} fill="none" stroke="${black}" stroke-width="2.4"/>`
  );
};

/** The figure of a court card in its frame. */
export const court = (suit: string, rank: number): string =>
  panel(`${suit}${rank}`, 47, 29.8, 156, 290.4);

/** The upper part of the figure, large, for the plain face. */
export const portrait = (suit: string, rank: number): string =>
  panel(`${suit}${rank}`, 14, 112, 222, 224);
