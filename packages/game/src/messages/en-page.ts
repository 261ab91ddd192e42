import { capital, rankName } from './en-names.ts';
import { all, cardsInWords, countedInWords, inWords, one } from './en-words.ts';
import { enRules } from './en-rules.ts';
import type { Words } from './translate.ts';

/** What only a page of rules says: how cards are dealt, what each pile does, what earns points. */
export const enPage = {
  'won.foundations': 'You win when every card is on the foundations.',
  'won.double':
    'The player who is first to have all 52 cards on the foundations wins. If nobody can go on, whoever has more cards there wins; equal counts are a draw.',
  'won.removedAll': 'You win when all cards are removed.',
  'won.removedLayers': 'You win when every card of the layout is gone.',
  'won.faceUp': 'You win when every card lies face up at its place.',
  'won.rows': ({ first }: Words) =>
    `You win when each row runs in one suit from ${String(first)} up, with the gap at its end.`,
  'won.ring.anywhere':
    'You win when each suit runs from ace to queen without a gap inside, read row after row and from the last row back to the first.',
  'won.ring.corner':
    'You win when each suit runs from ace to queen without a gap inside, and the first of them starts in the top left corner.',
  'won.ring.loose':
    'You win when each suit runs from ace to queen, read row after row and from the last row back to the first; gaps don’t count.',
  'settle.clearRuns': ({ length, rule }: Words) =>
    `A run of ${String(length)} cards ${String(rule)} on top of a column goes to a foundation by itself.`,
  'settle.acesFirst':
    'A player who can bring up an ace, and makes any other move, has ended the turn with it.',
  'settle.looksAgain': 'A pass holds until a card is moved.',
  'settle.turnUp': 'A face-down card that comes on top is turned up.',
  'facing.up': 'face up',
  'facing.down': 'face down',
  'deal.rows': ({ count, facing, to }: Words) =>
    to === 'waste'
      ? `Deal ${cardsInWords(count)} ${facing} to start the waste.`
      : `Deal ${countedInWords(count, 'row', 'rows')} ${facing}, one card to each of the ${all(to)}.`,
  'deal.rowsOnly': ({ count, piles, facing, to }: Words) =>
    `Deal ${inWords(count)}${to === 'tableau' ? ' more' : ''} ${Number(count) === 1 ? 'card' : 'cards'} ${facing} to each of the first ${inWords(piles)} ${all(to)}.`,
  'deal.rowsFrom': ({ count, piles, facing, from, to }: Words) => {
    const which = `${Number.isFinite(piles) ? `${inWords(piles)} ` : ''}${all(to)}`;
    const first = Number(from) === 1 ? 'first' : `first ${inWords(from)}`;
    return `Deal ${cardsInWords(count)} ${facing} to each of the ${which} after the ${first}.`;
  },
  'deal.grid': ({ rows, columns }: Words) =>
    `Deal ${inWords(rows)} rows of ${inWords(columns)}, face up.`,
  'deal.gridShort': ({ rows, columns, short }: Words) =>
    `Deal ${inWords(rows)} rows of ${inWords(columns)}, face up, leaving the last place of the first ${inWords(short)} rows empty.`,
  'deal.pyramid': ({ cards, rows }: Words) =>
    `Deal ${cards} cards face up as a pyramid: ${inWords(rows)} rows, from one card to ${inWords(rows)}, each over the row before.`,
  'deal.peaks': ({ facing }: Words) =>
    `Deal three peaks ${facing}: a row of three cards, one of six over it, and one of nine over that.`,
  'deal.foot': 'Deal a last row of ten cards face up over the peaks’ feet.',
  'deal.rounds': ({ count, piles }: Words) =>
    `Deal ${cardsInWords(count)} face up to each of the ${piles} piles, one at a time.`,
  'deal.clock': ({ count, piles }: Words) =>
    `Deal ${cardsInWords(count)} face down to each of the ${piles} piles, one at a time: from 1 o’clock around to 12, then to the center.`,
  'deal.packets': ({ size, to }: Words) =>
    `Deal ${cardsInWords(size)} face up to each of the ${all(to)} in turn.`,
  'deal.pull': ({ rank }: Words) =>
    `Take one ${rankName(rank)} of each suit out of the deck, each to start a foundation.`,
  'deal.takeOut': ({ rank }: Words) =>
    `Take the four ${rankName(rank)}s out and put them aside: they leave gaps.`,
  'deal.each': ({ steps }: Words) =>
    `Each player shuffles their own deck and deals it as in Klondike. ${String(steps).replaceAll('., ', '. ')}`,
  'deal.lowerStarts':
    'Compare the single cards of both first columns: the lower one starts, the ace being low. Where they are equal, compare the next columns.',
  'deal.higherStarts':
    'Compare the single cards of both first columns: the higher one starts, the ace being low. Where they are equal, compare the next columns.',
  'deal.triangle':
    'Deal a row, its first card face up and the others face down. Start each next row one column further right, again with its first card face up, until the last column has its own.',
  'deal.rest': ({ to }: Words) => `Put the cards that are left face down as ${one(to)}.`,
  'deal.sinkKings': 'Move every king to the bottom of its column.',
  'deal.swapKings': 'Let every king change places with the card at the bottom of its column.',
  'deal.sinkBlockingKings':
    'Move a king to the bottom of its column when it lies on top, or over a card of its own suit.',
  'deal.closeColumns': 'Turn all cards face down but the top one of each column.',

  'action.draw': ({ count }: Words) =>
    `Turn ${cardsInWords(count)} at a time from the stock onto the waste.`,
  'action.row':
    'Deal a row from the stock, one card face up on each column, when no column is empty.',
  'action.rowAnyway': 'Deal a row from the stock, one card face up on each column.',
  'action.turn': 'Turn one card at a time from the stock. The next one covers it on the waste.',
  'action.clock':
    'Put the card in hand face up under the pile of its hour, and turn the top card of that pile.',
  'action.clockAgain':
    'After the fourth king, choose once any pile with a face-down card on top. That card comes into the hand.',
  'action.gather': ({ packet }: Words) =>
    `Gathers the columns in order and lays them out again in packets of ${inWords(packet)}, without shuffling.`,
  'action.shift': 'Brings the bottom card of every pile to its top.',
  'action.relay': 'Gathers the cards that are not in order yet and lays them out again.',
  'action.reshuffle':
    'Gathers the cards that are not in order yet, shuffles them and lays them out again.',
  'action.drawEndsTurn':
    'Turn one card from your own stock onto your waste: that ends your turn. A used-up stock is the waste turned over.',
  'action.drawAgain': ({ count }: Words) =>
    `Turn ${cardsInWords(count)} at a time from your own stock onto your waste. A used-up stock is the waste turned over.`,
  'action.pass':
    'Whoever sees nothing more to play may pass. When both have passed, the game ends.',
  'action.redeal': 'When the stock is used up, the waste is turned over to be the stock again.',
  'action.flip': 'Press a face-down card on top of a column to turn it up.',

  'glance.capacity': ({ capacity, count }: Words) =>
    `${Number(count) === 1 ? 'It' : 'Each'} holds ${cardsInWords(capacity)}.`,
  'glance.build': ({ rule }: Words) => `Build ${rule}.`,
  'glance.base': ({ rule, pile }: Words) => `An empty ${pile} takes ${rule}.`,
  'glance.noBase': ({ pile }: Words) => `An empty ${pile} stays empty.`,
  'glance.take': ({ rule, role }: Words) => {
    if (role !== 'foundation') return `${capital(rule)}.`;
    return rule === enRules['take.notBase']
      ? 'The top card may leave for a pile that takes it, the first card never.'
      : 'The top card may come back into play.';
  },
  'glance.stays.foundation': 'Cards stay there.',
  'glance.stays.stock': 'Its cards are face down.',
  'glance.stays.tableau': 'Its cards are not moved by choice.',
  'glance.stays.waste': 'Cards stay there.',
  'glance.stays.cell': 'Its card goes where the rules send it.',
  'glance.stays.reserve': 'Cards stay there.',
  'glance.stays.discard': 'Cards stay there.',
  'glance.stays.redeal': 'Press it when you want.',
  'glance.batch': ({ batch }: Words) => `It takes a whole run of ${String(batch)} cards at once.`,
  'glance.covers': 'A card is free when no other card lies on it.',
  'glance.place': ({ rule }: Words) => `A gap takes ${String(rule)}.`,
  'glance.rounds': 'As often as you like.',
  'glance.roundLimit': ({ rounds }: Words) =>
    Number(rounds) === 0
      ? 'Not in this form of the game.'
      : `${capital(countedInWords(rounds, 'time', 'times'))} in a game.`,
  'glance.passes': 'You may go through it as often as you like.',
  'glance.passLimit': ({ passes }: Words) =>
    Number(passes) === 1
      ? 'You go through it once.'
      : `You may go through it ${inWords(passes)} times.`,

  'score.wasteToTableau': 'A card from the waste to a column',
  'score.wasteToFoundation': 'A card from the waste to a foundation',
  'score.tableauToFoundation': 'A card from a column to a foundation',
  'score.turnedUp': 'A face-down card turned up',
  'score.takeBack': 'A card from a foundation back to a column',
  'score.redeal': 'Turning the waste over',
  'score.move': 'Each move, and each undo',
  'score.suit': 'A complete suit lifted off',
  'score.streak':
    'Each card of a streak, cards played without turning the stock: once for the first, twice for the second, and so on',
  'score.draw': 'Turning a card from the stock',
  'score.peak': 'A peak cleared; the last one counts twice',
  'score.streakByFour':
    'Each card of a streak: once for the first four, twice for the next four, then four times, and so on; all of it doubled by each peak that is gone',
  'score.streakDoubled':
    'Each card of a streak: once for the first, twice for the second, four times for the third, and so on',
  'score.peakDoubled': 'A peak cleared; the second counts twice, the third four times',
  'score.stockLeft': 'Each card left in the stock when the game is won',
  'score.played': 'A card played from the peaks',
  'score.toFoundation': 'A card put on a foundation',
  'score.offFoundation': 'A card taken off a foundation',
  'score.time':
    'Each 10 seconds cost 2 points; a win in more than 30 seconds adds 700,000 divided by the seconds.',
};
