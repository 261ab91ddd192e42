import { counted, uncapital } from './en-names.ts';
import type { Words } from './translate.ts';

/** The dialog of statistics. */
export const enStats = {
  'stats.empty': 'No game finished yet.',
  'stats.counts':
    'A game counts from its first move. Deal another before you win, and it is lost. Undo, restart or reload: it is still the same game. A game that the solver or coach finishes is not a win.',
  'stats.played': 'Played',
  'stats.won': 'Won',
  'stats.share': 'Win rate',
  'stats.streak': 'Current streak',
  'stats.longest': 'Longest streak',
  'stats.fastest': 'Best time',
  'stats.average': 'Average time',
  'stats.fewest': 'Fewest moves',
  'stats.highest': 'Best score',
  'stats.wonShare': ({ won, share }: Words) => `${won} (${share}%)`,
  'stats.interval': ({ low, high }: Words) =>
    `Your true win rate is most likely between ${low}% and ${high}%.`,
  'stats.option': ({ name, value }: Words) => `${name} (${uncapital(value)})`,
  'stats.all': 'All games',
  'stats.game': 'Game',
  'stats.chart': ({ games }: Words) => `Your last ${games} games`,
  'stats.legend': 'Line: win rate so far. Bars: wins, taller for longer games. Losses hang below.',
  'stats.chartText': ({ won, games, share }: Words) =>
    `${won} of ${counted(games, 'game', 'games')} won. The win rate over all games is now ${share}%.`,
  'stats.chartTimes': ({ fastest, slowest }: Words) => `Wins took ${fastest} to ${slowest}.`,
  'stats.barWon': ({ date, time, moves }: Words) =>
    `${date}: won in ${time} and ${counted(moves, 'move', 'moves')}`,
  'stats.barLost': ({ date }: Words) => `${date}: lost`,
  'stats.yours': 'Your results',
  'stats.where': 'They are kept in this browser and nowhere else.',
  'stats.page': 'They last as long as this page.',
  'stats.json': 'Save JSON',
  'stats.csv': 'Save CSV',
  'stats.import': 'Import…',
  'stats.reset': 'Delete these games…',
  'stats.ask': ({ games, name }: Words) =>
    `Delete ${Number(games) === 1 ? 'the one game' : `all ${games} games`} of ${name}?`,
  'stats.takeOut': 'Delete',
  'stats.keep': 'Cancel',
  'stats.taken': ({ games }: Words) => `${counted(games, 'game', 'games')} deleted.`,
  'stats.takeBack': 'Undo',
  'stats.back': 'Games restored.',
  'stats.imported': ({ games, unread }: Words) =>
    (Number(games) === 0 ? 'No game is new.' : `${counted(games, 'game', 'games')} added.`) +
    (Number(unread) === 0 ? '' : ` ${counted(unread, 'line', 'lines')} could not be read.`),
  'stats.badFile': 'That file has no results in it. Choose one that was saved here.',
  'stats.saved': ({ file }: Words) => `Saved as ${file}.`,
};
