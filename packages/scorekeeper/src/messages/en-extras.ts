const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** What is said of games on the sheet, of its settings, of files and of boards. */
export const enExtras = {
  name: 'Name of the sheet',
  kind: 'Scoring',
  ante: 'Ante',
  perCard: 'Per card',
  players: 'Players, with commas between',
  removeSheet: 'Delete sheet',
  removedSheet: 'Sheet deleted. Undo brings it back.',
  badName: 'Give the sheet a name.',
  imported: (rows: number, aside: number) =>
    `${rows === 0 ? 'Nothing new in this file.' : `${count(rows, 'line')} imported.`}` +
    (aside > 0 ? ` ${count(aside, 'line')} can’t be read and left out; they are kept aside.` : ''),
  badFile: 'This file is neither a saved sheet nor a CSV table with a column “date”.',
  badBoard: 'A sheet for several players takes no games from a board.',
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
  gamesWon: 'Games won',
  games: 'Games',
  rate: 'Win rate',
  interval: (from: string, to: string) => `95% interval ${from} to ${to}`,
  streak: 'Streak',
  streakOf: (streak: number) =>
    streak === 0 ? '–' : `${Math.abs(streak)} ${streak > 0 ? 'won' : 'lost'}`,
  longest: 'Longest won',
  best: 'Best',
  average: 'Average',
  edit: (number: number) => `Edit game ${number}`,
  added: (number: number, result: string, total: string) =>
    `Game ${number} added: ${result}. Total ${total}.`,
  removed: (number: number) => `Game ${number} deleted. Undo brings it back.`,
  badCards: 'Cards home is a whole number from 0 to 52.',
  badNumber: 'That is not a number. Examples: 120, 0, −52.',
  badTime: 'Write the time in whole minutes and seconds, 4 and 5 for 4:05.',
  badDate: 'Choose the day of the game.',
};
