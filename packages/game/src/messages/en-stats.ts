import { counted } from './en-names.ts';
import type { Words } from './translate.ts';

/** The dialog of statistics. */
export const enStats = {
  'stats.empty': 'No game finished yet.',
  'stats.counts':
    'A game counts from its first move, until you win it or deal another one: then it is lost. Undo, restart and reload as often as you like, it stays the same game. What the solver or the coach plays to the end is no win.',
  'stats.played': 'Played',
  'stats.won': 'Won',
  'stats.share': 'Share won',
  'stats.streak': 'Wins in a row',
  'stats.longest': 'Most in a row',
  'stats.fastest': 'Best time',
  'stats.average': 'Average time',
  'stats.fewest': 'Fewest moves',
  'stats.highest': 'Best score',
  'stats.wonShare': ({ won, share }: Words) => `${won} (${share}%)`,
  'stats.interval': ({ low, high }: Words) =>
    `Luck aside, you win between ${low}% and ${high}% of these games: that is what so many results can tell, 19 times out of 20.`,
  'stats.option': ({ name, value }: Words) => `${name}: ${value}`,
  'stats.all': 'All games',
  'stats.game': 'Game',
  'stats.chart': ({ games }: Words) => `Your last ${games} games`,
  'stats.legend':
    'Line: share of games won so far. Bars: each win as high as it took time; lost games hang below.',
  'stats.chartText': ({ won, games, share }: Words) =>
    `${won} of ${counted(games, 'game', 'games')} won. Over all games the share won is now ${share}%.`,
  'stats.chartTimes': ({ fastest, slowest }: Words) => `Wins took ${fastest} to ${slowest}.`,
  'stats.barWon': ({ date, time, moves }: Words) =>
    `${date}: won in ${time} and ${counted(moves, 'move', 'moves')}`,
  'stats.barLost': ({ date }: Words) => `${date}: lost`,
  'stats.yours': 'Your results',
  'stats.where': 'They are kept in this browser and nowhere else.',
  'stats.page': 'They last as long as this page.',
  'stats.json': 'Save JSON',
  'stats.csv': 'Save CSV',
  'stats.import': 'Import JSON…',
  'stats.reset': 'Start over…',
  'stats.ask': ({ games, name }: Words) =>
    `Take out ${Number(games) === 1 ? 'the one game' : `all ${games} games`} of ${name}?`,
  'stats.takeOut': 'Take out',
  'stats.keep': 'Keep them',
  'stats.taken': ({ games }: Words) => `${counted(games, 'game', 'games')} taken out.`,
  'stats.takeBack': 'Take back',
  'stats.back': 'All there again.',
  'stats.imported': ({ games }: Words) =>
    Number(games) === 0
      ? 'Nothing new in that file.'
      : `${counted(games, 'line', 'lines')} taken in.`,
  'stats.badFile': 'That file has no results in it: only JSON saved here can be taken in.',
  'stats.saved': ({ file }: Words) => `Saved as ${file}.`,
};
