import {
  beads,
  black,
  blue,
  brown,
  disc,
  flat,
  gold,
  lines,
  mirrored,
  moved,
  paper,
  path,
  red,
  skin,
  steel,
  turned,
} from './draw.ts';

/*
 * Robes, hands and held objects of the court figures. The lower edge of the upper half is the
 * line through the centre from (-79, 22) to (79, -22), hidden by the sash.
 */

/** Colors of a robe: mantle, tunic, trimming, sleeves and the beads on the trimming. */
export type Robe = readonly [
  mantle: string,
  tunic: string,
  trim: string,
  sleeve: string,
  beads: string,
];

/** Ornaments of the tunic, drawn over it in the color given. */
const tunics: readonly ((ink: string) => string)[] = [
  (ink) => lines('M0-60V10M-10-60V10M10-60V10', ink, 4),
  (ink) =>
    lines('M-24-50L26-18M-24-36L26-4M-24-22L26 10M24-50L-26-18M24-36L-26-4M24-22L-26 10', ink, 2) +
    flat([-43, -29, -15].map((y) => disc(ink, 0, y + 8.5, 2.6)).join('')),
  (ink) => lines('M-20-52L0-40 20-52M-22-40L0-28 22-40M-22-28L0-16 22-28M-22-16L0-4 22-16', ink, 4),
  (ink) =>
    beads(ink, 'M0-54V4', 6, 13) + beads(ink, 'M-12-47V10', 6, 13) + beads(ink, 'M12-47V0', 6, 13),
];

/** The body down to the sash: mantle, tunic with ornament number `ornament`, and left sleeve. */
export const body = ([mantle, tunic, trim, sleeve, pearl]: Robe, ornament: number): string =>
  path(mantle, 'M-79-30C-62-50-40-57-18-62H18C40-57 62-50 79-30V-22L-79 22z') +
  path(tunic, 'M-22-62H22L26-6-26 9z') +
  (tunics[ornament]?.(trim) ?? '') +
  path(trim, 'M-20-62H-30L-38 12-27 9zM20-62H30L38-10 27-7z') +
  beads(pearl, 'M-25-58L-32 8M25-58L32-8', 4, 7.5) +
  path(sleeve, 'M-79-32C-70-48-58-52-50-50-42-32-44-4-52 15L-79 22z') +
  lines('M-58-49C-50-30-52-4-58 16M-72-41C-62-30-62-4-70 19', trim, 4) +
  lines('M-65-46C-56-30-57-4-64 17', black, 1.4);

/** The raised right arm; `object` is held in the hand. */
export const arm = ([, , trim, sleeve, pearl]: Robe, object: string): string =>
  path(sleeve, 'M34-8C30-26 36-42 46-50L68-44C76-36 80-30 80-22z') +
  lines('M44-12C40-28 44-36 50-42M64-16C66-28 64-34 60-40', trim, 4) +
  object +
  path(trim, 'M41-54L71-47 73-37 39-45z') +
  beads(pearl, 'M45-49L70-42.5', 4, 7.5) +
  path(skin, 'M46-62C46-68 50-70 55-70L64-68C69-68 69-53 65-49L48-52C46-54 46-57 46-62z') +
  lines('M56-64h10M57-59h9M56-54h9', '', 1.5);

/** The left arm of a queen, the hand on her breast. */
export const leftArm = ([, , trim, sleeve, pearl]: Robe): string =>
  path(sleeve, 'M-79-32C-72-46-60-50-52-46-48-36-44-30-32-28L-34-4C-46-4-52 4-56 16L-79 22z') +
  lines('M-66-44C-60-26-52-20-40-18', trim, 4) +
  path(trim, 'M-37-30L-29-29-30-3-39-3z') +
  beads(pearl, 'M-33.5-26L-35-4', 4, 7.5) +
  path(skin, 'M-30-25C-22-27-14-26-6-21-2-18-4-14-8-14L-6-10-12-8C-18-5-26-6-30-8z') +
  lines('M-8-14L-18-17M-12-9L-19-11', '', 1.5);

/** The left hand of a king with the orb. */
export const orb = ([, , trim, , pearl]: Robe): string =>
  disc(blue, -42, -34, 12.5) +
  path(gold, 'M-54.5-36.5q12.5 5 25 0v5q-12.5 5-25 0zM-44-46h4v-5h5v-4h-5v-5h-4v5h-5v4h5z') +
  path(skin, 'M-56-28Q-58-14-50-8H-34Q-26-14-28-28C-34-20-50-20-56-28z') +
  lines('M-50-16l-3-7M-44-13l-1-7M-37-14l2-7', '', 1.5) +
  path(trim, 'M-52-11H-32L-31 4-54 10z') +
  beads(pearl, 'M-49-2.5L-33-4', 4, 7.5);

/** Collars: ermine, ruff, lapels, dagged hood, necklace. */
export const collars = {
  ermine:
    path(paper, 'M-22-66C-40-62-54-58-61-48-44-38-24-36 0-36S44-38 61-48C54-58 40-62 22-66z') +
    mirrored(lines('M-45-52v5M-30-57v5M-36-47v4M-19-48v5M-8-43v3', '', 2.8)),
  ruff:
    path(
      paper,
      'M-20-68C-34-66-38-60-34-54-28-46-24-54-20-50-14-42-8-50 0-46 8-50 14-42 20-50 24-54 28-46 34-54 38-60 34-66 20-68z',
    ) + mirrored(lines('M-16-64l-12 8M-8-60l-6 10', '', 1.4)),
  lapels: mirrored(path(gold, 'M0-52L-10-68-28-62-18-42z')) + disc(red, 0, -49, 4),
  hood: path(
    gold,
    'M-22-66C-36-64-46-58-52-52L-44-40-34-50-26-38-16-49-8-37 0-48 8-37 16-49 26-38 34-50 44-40 52-52C46-58 36-64 22-66z',
  ),
  chain:
    path(red, 'M-22-66C-38-62-50-58-56-50-36-42-20-40 0-40S36-42 56-50C50-58 38-62 22-66z') +
    beads(gold, 'M-46-51C-28-44-14-44 0-44S28-44 48-51', 6, 9),
  pearls:
    path(skin, 'M-22-64C-20-44-10-40 0-40S20-44 22-64z') +
    beads(black, 'M-17-60C-14-50-6-48 0-48S14-50 18-60', 6.5, 5.8) +
    beads(paper, 'M-17-60C-14-50-6-48 0-48S14-50 18-60', 4, 5.8) +
    path(red, 'M0-46l4 5-4 6-4-6z'),
};

/** Neck of those without a beard. */
export const neck = path(skin, 'M-9-74V-58Q0-50 9-58V-74z');

const shaft = (color: string, top: number): string => path(color, `M54${top}h5V-24h-5z`);

const flower = (petal: string, heart: string, count: number): string =>
  lines('M57-24Q58-60 56-98', black, 3) +
  path(blue, 'M57-76q14-2 16-14-14 0-16 14zM56-80q-10-4-11-14 11 2 11 14z') +
  turned(
    count,
    57,
    -110,
    path(
      petal,
      count > 5 ? 'M57-110c-8-9-5-18 0-18s8 9 0 18z' : 'M57-110c-13-8-9-19 0-19s13 11 0 19z',
    ),
  ) +
  disc(heart, 57, -110, 5.5);

const sword =
  path(steel, 'M52-74V-136L56.5-145 61-136V-74z') +
  lines('M56.5-132V-76', '', 1.4) +
  path(gold, 'M40-79Q56-75 73-79V-72Q56-68 40-72z') +
  path(brown, 'M54-72H59V-42H54z') +
  disc(gold, 56.5, -40, 5);

/** Objects held upright at x = 56. */
export const objects = {
  none: '',
  sword,
  sceptre:
    shaft(gold, -112) +
    path(gold, 'M56.5-112C44-118 46-130 56.5-142 67-130 69-118 56.5-112z') +
    disc(red, 56.5, -123, 4) +
    path(blue, 'M50-112h13v5H50z'),
  axe:
    shaft(brown, -144) +
    path(steel, 'M59-132C65-132 69-138 73-144 80-130 80-112 73-98 69-106 65-112 59-112z') +
    path(gold, 'M51-134h9v24h-9z'),
  halberd:
    shaft(brown, -112) +
    path(steel, 'M56.5-146L62-130V-106H51V-130z') +
    path(gold, 'M51-128C38-132 38-114 51-112zM62-128L77-120 62-110z'),
  pennant:
    shaft(brown, -136) +
    path(red, 'M59-134L79-130 71-121 79-112 59-108z') +
    path(gold, 'M56.5-146L61-136H52z'),
  rose: flower(red, gold, 5),
  daisy: flower(paper, gold, 8),
  tulip:
    lines('M57-24Q58-60 56-98', black, 3) +
    path(blue, 'M57-70q14-6 16-24-15 4-16 24zM56-76q-10-6-11-20 11 4 11 20z') +
    path(gold, 'M57-98C44-100 44-114 45-126L52-118 57-130 62-118 69-126C70-114 70-100 57-98z') +
    lines('M52-118q0 10 5 18M62-118q0 10-5 18', '', 1.4),
};

/** The sword of the king of hearts, behind his head. */
export const hiddenSword = moved('rotate(-31 57 -58)', sword);
