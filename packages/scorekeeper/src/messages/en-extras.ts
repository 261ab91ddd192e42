import { count } from './en.ts';

/** What is said of games on the sheet, of its settings, of files and of boards. */
export const enExtras = {
  badName: 'Give the sheet a name.',
  imported: (rows: number, aside: number) =>
    `${rows === 0 ? 'Nothing new in this file.' : `${count(rows, 'line')} imported.`}` +
    (aside > 0 ? ` ${count(aside, 'line')} can’t be read.` : ''),
  aside: (things: number) => `${count(things, 'line')} could not be read.`,
  saveAside: 'Save as a file',
  badFile: 'This file is neither a saved sheet nor a CSV table with a column “date”.',
  badBoard: 'Games like the one on the board are not scored on this sheet.',
  chart: 'Running total',
  chartTime: 'Time of each game',
  chartWins: 'Games won so far',
  chartText: (name: string, games: number, low: string, high: string, last: string) =>
    `${name ? `${name}: ` : ''}${count(games, 'game')}, lowest ${low}, highest ${high}, now ${last}.`,
  even: 'even',
  number: 'No.',
  game: 'Game',
  cardsShort: 'Cards',
  result: 'Result',
  total: 'Total',
  wins: 'Wins',
  timeShort: 'Time',
  won: 'Won',
  lost: 'Lost',
  games: 'Games',
  rate: 'Win rate',
  interval: '95% interval',
  streak: 'Streak',
  streakOf: (streak: number, length: string) =>
    streak === 0 ? '–' : `${length} ${streak > 0 ? 'won' : 'lost'}`,
  longest: 'Longest',
  best: 'Best',
  average: 'Average',
  edit: (number: number) => `Edit game ${number}`,
  added: (number: number) => `Game ${number} added.`,
  addedUp: (number: number, result: string, total: string) =>
    `Game ${number} added: ${result}. Total ${total}.`,
  badCards: (most: number) => `Cards home is a whole number from 0 to ${most}.`,
  badNumber: 'That is not a number. Examples: 120, 0, −52.',
  badTime: 'Write whole minutes and seconds, 4 and 5 for 4:05.',
  badDate: 'Choose the day of the game.',
};
