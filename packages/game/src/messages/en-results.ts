import { counted } from './en-names.ts';
import type { Words } from './translate.ts';

const ordinal = (place: unknown): string => {
  const number = Number(place);
  const teen = Math.floor(number / 10) % 10 === 1;
  return `${number}${(teen ? undefined : ['', 'st', 'nd', 'rd'][number % 10]) || 'th'}`;
};

/** How a win stands among earlier ones. */
export const enResults = {
  'note.fastest': ({ before, of }: Words) =>
    `Your fastest of ${of} wins. Your best before was ${before}.`,
  'note.fastest.again': ({ own }: Words) => `As fast as your fastest win: ${own}.`,
  'note.fewest': ({ before, of }: Words) =>
    `Your fewest moves in ${of} wins. Your best before was ${before}.`,
  'note.fewest.again': ({ own }: Words) => `As few moves as ever: ${own}.`,
  'note.highest': ({ points }: Words) => `Your best score in a win: ${points}.`,
  'note.place': ({ place, of }: Words) => `Your ${ordinal(place)} fastest of ${of} wins.`,
  'note.streak': ({ streak }: Words) => `${counted(streak, 'win', 'wins')} in a row.`,
  'stats.told': ({ won, note }: Words) => `${won}. ${note}`,
  'stats.notKept': 'This browser does not keep your results: they last as long as this page.',
};
