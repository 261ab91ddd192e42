import { capital, rankName } from './en-names.ts';
import { all, cardsInWords, inWords, one } from './en-words.ts';
import type { Words } from './translate.ts';

/** The rules themselves, and what is said when a move is against them. */
export const enRules = {
  'step.down': 'down',
  'step.up': 'up',
  'step.upOrDown': 'up or down',
  'step.around': 'up or down, with ace and king next to each other,',
  'suit.any': 'regardless of suit',
  'suit.same': 'in suit',
  'suit.alternating': 'in alternating colors',
  build: ({ step, suit }: Words) => `${step} ${suit}`,
  'take.top': 'one card at a time',
  'take.run': ({ rule }: Words) => `cards that run ${rule} may move together`,
  'take.wholeRun': ({ rule }: Words) =>
    `all cards that run ${rule} move together, never a part of them`,
  'take.notBase': 'one card at a time, but not the first one',
  'place.afterLeft': ({ rank }: Words) =>
    `the card that follows its left neighbor in suit, or in the first place of a row any ${rankName(rank)}`,
  'place.inRing':
    'the card that in suit follows its left neighbor or goes before its right one, and any ace after a queen',
  'place.inLine': ({ rule }: Words) =>
    `${rule}; any queen before an ace too, in the first place any ace, in the last any queen`,
  'removal.pairs': ({ sum }: Words) =>
    `Two free cards that add up to ${sum} may be removed together, a card of ${sum} alone.`,
  'removal.pairsOverlap': ({ sum }: Words) =>
    `Two cards that add up to ${sum} may be removed together, even when one of them is all that covers the other; a card of ${sum} goes alone.`,
  'limit.superMove':
    'The cards still move one by one: there must be room for each on the way. That is one more than the empty cells, doubled for each empty column that takes any card and is not the target.',

  'refuse.action': ({ action }: Words) => `This game has no “${action}”.`,
  'refuse.pile': 'There is no such pile.',
  'refuse.same': 'The card is there already.',
  'refuse.sideways': 'Cards don’t go from foundation to foundation.',
  'refuse.single': 'Cards go to a foundation one at a time.',
  'refuse.empty': ({ role }: Words) => `There is no card in ${one(role)} that is empty.`,
  'refuse.stays': ({ role }: Words) =>
    role === 'foundation'
      ? 'Cards stay on the foundations in this game.'
      : `Cards can’t be taken from ${one(role)}.`,
  'refuse.count': ({ count, size }: Words) =>
    `There ${Number(size) === 1 ? 'is' : 'are'} ${cardsInWords(size)} there, not ${String(count)}.`,
  'refuse.faceDown': 'A face-down card can’t be moved.',
  'refuse.onFaceDown': 'No card goes on a face-down card.',
  'refuse.take': ({ rule }: Words) => `Not together: ${rule}.`,
  'refuse.closed': ({ role }: Words) => `No card can be put on ${one(role)}.`,
  'refuse.full': ({ role }: Words) =>
    role === 'cell' ? 'A cell holds one card.' : `No more cards fit on ${one(role)}.`,
  'refuse.stayEmpty': 'An empty column stays empty in this game.',
  'refuse.base': ({ card, role, rule }: Words) =>
    `The ${card} can’t start ${one(role)}: an empty one takes ${rule}.`,
  'refuse.build': ({ card, on, role, rule }: Words) =>
    `The ${card} can’t go on the ${on}: ${all(role)} build ${rule}.`,
  'refuse.place': ({ card, rule }: Words) =>
    `The ${card} doesn’t belong here: the gap takes ${rule}.`,
  'refuse.from': ({ from, role }: Words) =>
    `${capital(all(role))} take no cards from the ${all(from)} in this game.`,
  'refuse.batch': ({ batch, role }: Words) =>
    `${capital(one(role))} takes ${cardsInWords(batch)} at once, a whole run.`,
  'refuse.covered': 'Other cards lie on that card: they must go first.',
  'refuse.noRemoval': 'No cards are removed in this game.',
  'refuse.set': 'Remove one card or two.',
  'refuse.sum': ({ card, other, sum, total }: Words) =>
    `The ${card} and the ${other} make ${total}, not ${sum}.`,
  'refuse.alone': ({ card, sum, total }: Words) =>
    `The ${card} counts ${total}: it needs another card to make ${sum}.`,
  'refuse.apart': 'The turned card doesn’t go with the waste in this game.',
  'refuse.spaces': 'A row is dealt only when no column is empty.',
  'refuse.rounds': ({ rounds }: Words) =>
    Number(rounds) === 0
      ? 'There is no redeal in this game.'
      : `Only ${inWords(rounds)} in a game: used up.`,
  'refuse.sameLayout': 'That would change nothing.',
  'refuse.movesLeft': 'A card can still be moved.',
  'refuse.clock': 'The fourth king is out: the game is over.',
  'refuse.clockChoose': 'After the fourth king, choose a face-down card.',
  'refuse.limit': ({ count, most, rule }: Words) =>
    `There is room to move ${cardsInWords(most)} here, not ${inWords(count)}. ${rule}`,
  'refuse.stockEmpty': 'The stock is empty.',
  'refuse.stockLeft': 'The waste is turned over when the stock is used up.',
  'refuse.noWaste': 'There is no card left in stock or waste.',
  'refuse.passes': ({ passes }: Words) =>
    Number(passes) === 1
      ? 'No more passes: the stock is gone through once.'
      : `No more passes: the stock is gone through ${inWords(passes)} times.`,
  'refuse.flip': 'Only a face-down card on top of a column can be turned up.',
};
