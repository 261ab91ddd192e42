import type { Words } from './translate.ts';

/** What the coach says: hints, verdicts, the move that lost, the search for a deal. */
export const enCoach = {
  'hint.wins': ({ what }: Words) => `${what}. That keeps the game winnable.`,
  'hint.sampled': ({ what }: Words) =>
    `${what}. That is the best guess from the cards you can see; the others were not looked at.`,
  'hint.likely': ({ what }: Words) =>
    `${what}. That looks best, but nobody has proved that it wins.`,
  'hint.lost':
    'This game can no longer be won. Undo some moves, or let the coach find where it was lost.',
  'hint.none': 'No move here gets any further.',
  'hint.thinking': 'Thinking…',

  'verdict.winnable': 'Still winnable',
  'verdict.unwinnable': 'Lost',
  'verdict.unknown': 'Not known',
  'verdict.thinking': 'Thinking…',

  'coach.lost': ({ number, what }: Words) =>
    `This game can no longer be won. Move ${number} lost it: ${what}.`,
  'coach.lostFromStart': 'This deal can’t be won: no line of play gets all cards home.',
  'coach.lostSomewhere': 'This game can no longer be won. Where it was lost is not known.',
  'coach.back': 'Go back there',
  'coach.show': 'Show a winning line',
  'coach.close': 'Play on',
  'coach.wentBack': ({ number }: Words) => `Back to before move ${number}`,
  'coach.hidden': 'This looks at face-down cards too.',

  'deal.looking': 'Looking for a deal that can be won…',
  'deal.notFound': 'No deal that is sure to be winnable was found. This one may not be.',
};
