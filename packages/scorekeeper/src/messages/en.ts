import type { Scoring, Trouble } from 'solitaire-records';

/** So many of something. */
export const count = (number: number, one: string): string =>
  `${number} ${one}${number === 1 ? '' : 's'}`;

/** What the element says from the start, in English. Numbers come in as the reader writes them. */
export const en = {
  scoring: {
    vegas: 'Vegas',
    standard: 'Standard points',
    plain: 'Won and lost',
    time: 'Time',
    double: 'Double Solitaire',
  } satisfies Record<Scoring, string>,
  player: (number: number) => `Player ${number}`,
  terms: (ante: string, perCard: string, cards: number | undefined) =>
    `Ante ${ante}, ${perCard} a card. ` +
    (cards === undefined
      ? 'No number of cards breaks even.'
      : `${count(cards, 'card')} break even.`),

  sheet: 'Sheet',
  newSheet: 'New sheet',
  settings: 'Settings',
  name: 'Name of the sheet',
  kind: 'Scoring',
  ante: 'Ante',
  perCard: 'Per card',
  players: 'Players, with commas between',
  removeSheet: 'Delete sheet',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete game',

  add: 'Add game',
  addTitle: 'Add a game',
  editTitle: (number: number) => `Game ${number}`,
  cards: 'Cards home',
  points: 'Points',
  sign: 'Change the sign',
  minutes: 'Minutes',
  seconds: 'Seconds',
  wonIt: 'Won',
  date: 'Date',
  note: 'Note',

  empty: 'No games yet.',

  undo: 'Undo',
  print: 'Print',
  csv: 'Save CSV',
  json: 'Save JSON',
  import: 'Import',

  saved: 'Saved.',
  removedSheet: 'Sheet deleted. Undo brings it back.',
  undone: 'Undone.',
  removed: (number: number) => `Game ${number} deleted. Undo brings it back.`,
  badTerms: 'Ante and pay per card are numbers from 0 up.',
  badPlayers: 'Name 2 to 6 different players, with commas.',
  badScoring: (scoring: string) =>
    `There is no scoring “${scoring}”. Choose vegas, standard, plain, time or double.`,
  badLocale: (locale: string) => `“${locale}” is no language tag.`,
  part: 'A part of this page could not be fetched. Reload it.',
  trouble: {
    blocked: 'This browser keeps nothing for this page. Save the sheet as a file before you leave.',
    full: 'This browser has no room left. Save the sheet as a file before you leave.',
    unread: 'Some kept lines could not be read. They are put aside.',
    newer: 'Some kept lines are from a newer version of this page. Reload to get it.',
  } satisfies Record<Trouble, string>,
};
