import { beads, black, disc, flat, gold, lines, mirrored, path, red, skin } from './draw.ts';

/*
 * Heads of the court figures. The origin is the centre of the card, the chin is at y = -66, the
 * brow under the crown at y = -112.
 */

const frontFace =
  path(skin, 'M-20-116C-22-92-18-77-10-70-4-65 4-65 10-70 18-77 22-92 20-116z') +
  lines('M-16-100q6-5 11-1M16-100q-6-5-11-1-3 3-3 7l-3 11q3 3 7 1', '', 1.8) +
  lines('M-16-93q6-5 11 1M5-92q5-6 11-1', '', 1.8) +
  lines('M-14-90.5q4 2 7 0M7-90.5q4 2 7 0', '', 0.9);

const pupils = (look: number): string =>
  flat(disc(black, look - 10.5, -92.8, 2.2) + disc(black, look + 10.5, -92.8, 2.2));

/** A face seen from the front, the eyes looking `look` units aside. */
export const front = (look: number): string => frontFace + pupils(look);

/** The front face of a young man. */
export const youth = (look: number): string =>
  front(look) + flat(path(red, 'M-4-74.5q4 3.5 8 0z')) + lines('M-6-76q6 2 12 0', '', 1.6);

/** The front face of a lady. */
export const lady = (look: number): string =>
  front(look) +
  flat(
    path(red, 'M-6-76q3-3 6-1 3-2 6 1-6 6-12 0z') +
      mirrored(`<circle fill="${red}" fill-opacity=".2" cx="13" cy="-83" r="4.5"/>`),
  );

/** A face in profile, looking to the left. */
export const profile =
  path(
    skin,
    'M16-116H-13C-13-108-14-103-16-99L-23-87Q-24-83-18-83L-19-79-16.5-77-18-74-15-72C-16-65-11-63-5-65L16-74z',
  ) +
  lines('M-15-102q5-4 10 0', '', 1.8) +
  lines('M-15.5-96q5-3 9 2M-14.5-91.5q4 1 6-.5', '', 1.6) +
  flat(disc(black, -12, -93.6, 2.1)) +
  lines('M-18-77l7 1M3-92q7-4 7 3t-6 8', '', 1.8);

/** Side curls of a king. */
export const curls = (hair: string): string =>
  mirrored(
    path(hair, 'M-19-118C-36-116-34-98-31-88-38-84-36-70-27-71-19-73-20-84-20-94z') +
      lines('M-24-110q-5 12-2 22M-30-78q4-3 5 2', '', 1.6),
  );

/** Hair behind a profile. */
export const backHair = (hair: string): string =>
  path(hair, 'M2-118C36-122 34-100 32-86 40-82 40-66 28-67 14-69 4-80 7-94L0-108-13-106V-116z') +
  lines('M14-110q8 14 6 32M25-110q3 14 1 28M33-76q-4-4-6 1', '', 1.6);

const beards = [
  'M-21-98C-20-86-14-80-6-81H6C14-80 20-86 21-98 27-74 18-54 0-40-18-54-27-74-21-98z',
  'M-21-98C-20-86-14-80-6-81H6C14-80 20-86 21-98 28-78 24-52 10-40Q3-46 0-55-3-46-10-40C-24-52-28-78-21-98z',
  'M-21-98C-20-86-14-80-6-81H6C14-80 20-86 21-98 30-76 26-60 18-52Q14-48 9-50 6-45 0-45T-9-50Q-14-48-18-52C-26-60-30-76-21-98z',
];

/** The beard of a king in one of three cuts, with or without a moustache. */
export const beard = (hair: string, cut: number, moustache = true): string =>
  path(hair, beards[cut] ?? '') +
  mirrored(lines('M-18-80q2 14 8 20M-11-72q1 12 6 20', '', 1.4)) +
  lines('M0-66v10', '', 1.4) +
  flat(path(red, 'M-6-73.5q6-3 12 0-6 6-12 0z')) +
  (moustache
    ? path(hair, 'M0-80C-4-84-13-83-18-71-11-73-3-72 0-76 3-72 11-73 18-71 13-83 4-84 0-80z')
    : '');

/** The beard of a king in profile. */
export const profileBeard = (hair: string): string =>
  path(hair, 'M9-100C8-86 0-81-8-82L-14-76-17-72C-22-58-17-50-11-38 8-46 18-66 18-98z') +
  path(hair, 'M-10-84C-20-84-24-78-27-70-20-71-12-72-6-80z') +
  lines('M-10-66q0 10 4 16M0-72q2 12 0 20M9-78q1 10-3 18', '', 1.4);

/** Long waves of a queen, parted in the middle. */
export const waves = (hair: string): string =>
  mirrored(
    path(
      hair,
      'M0-120C-26-122-36-108-35-94-34-82-42-74-41-62-40-50-30-44-21-52-26-66-17-76-20-90-18-100-10-106 0-110z',
    ) + lines('M-14-112C-30-104-26-88-28-78-30-70-35-66-32-56', '', 1.6),
  );

/** Two plaits of a queen. */
export const plaits = (hair: string): string =>
  mirrored(
    [-46, -55, -64, -73].map((y) => path(hair, `M-27${y}q-8 8-12-2 1-9 9-9 9 2 3 11z`)).join('') +
      path(hair, 'M0-120C-28-122-36-106-34-92-38-78-30-74-24-80-19-84-22-96-16-102Q-8-108 0-110z') +
      lines('M-12-112C-28-106-24-92-29-84', '', 1.6) +
      path(red, 'M-39-44h13v-5h-13z'),
  );

/** Hair covered by a veil. */
export const veil = (color: string): string =>
  mirrored(
    path(color, 'M0-122C-44-124-36-84-48-58Q-34-46-21-54C-26-68-19-80-20-98Q-10-104 0-110z') +
      lines('M-31-106C-36-86-32-72-40-54', '', 1.6) +
      beads(gold, 'M-22-103C-22-84-24-70-24-56', 3.6, 6.4),
  );

/** The page cut of a jack. */
export const bob = (hair: string): string =>
  mirrored(
    path(
      hair,
      'M0-120C-30-122-34-104-32-84-40-80-38-66-28-67-18-69-19-82-20-94L-18-108Q-8-103 0-108z',
    ) + lines('M-25-112q-3 16-1 30M-33-75q4-4 6 1', '', 1.6),
  );
