import { all, capital, cardsOf, inWords, one } from './en-words.ts';
import type { Words } from './translate.ts';

/** What only a page of rules says: how cards are dealt, what each pile does, what earns points. */
export const enPage = {
  'won.foundations': 'You win when every card is on the foundations.',
  'settle.turnUp': 'A face-down card that comes on top is turned up.',
  'facing.up': 'face up',
  'facing.down': 'face down',
  'deal.rows': ({ count, facing, to }: Words) =>
    `Deal ${inWords(count)} ${Number(count) === 1 ? 'row' : 'rows'} ${facing}, one card to each of the ${all(to)}.`,
  'deal.rowsOnly': ({ count, piles, facing, to }: Words) =>
    `Deal ${inWords(count)} more ${Number(count) === 1 ? 'card' : 'cards'} ${facing} to each of the first ${inWords(piles)} ${all(to)}.`,
  'deal.triangle':
    'Deal a row, its first card face up and the others face down. Start each next row one column further right, again with its first card face up, until the last column has its own.',
  'deal.rest': ({ to }: Words) => `Put the cards that are left face down as ${one(to)}.`,
  'deal.sinkKings': 'Move every king to the bottom of its column.',
  'deal.swapKings': 'Let every king change places with the card at the bottom of its column.',
  'deal.sinkBlockingKings':
    'Move a king to the bottom of its column when it lies on top, or over a card of its own suit.',
  'deal.closeColumns': 'Turn all cards face down but the top one of each column.',

  'action.draw': ({ count }: Words) =>
    `Turn ${cardsOf(count)} at a time from the stock onto the waste.`,
  'action.redeal': 'When the stock is used up, the waste is turned over to be the stock again.',
  'action.flip': 'Press a face-down card on top of a column to turn it up.',

  'glance.capacity': ({ capacity }: Words) => `Each holds ${cardsOf(capacity)}.`,
  'glance.build': ({ rule }: Words) => `Build ${rule}.`,
  'glance.base': ({ rule, role }: Words) =>
    role === 'tableau' ? `An empty column takes ${rule}.` : `An empty one takes ${rule}.`,
  'glance.noBase': 'An empty column stays empty.',
  'glance.take': ({ rule, role }: Words) =>
    role === 'foundation' ? 'The top card may come back into play.' : `${capital(rule)}.`,
  'glance.stays.foundation': 'Cards stay there.',
  'glance.stays.stock': 'Its cards are face down.',
  'glance.stays.tableau': 'Cards stay there.',
  'glance.stays.waste': 'Cards stay there.',
  'glance.stays.cell': 'Cards stay there.',
  'glance.stays.reserve': 'Cards stay there.',
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
  'score.redealAfter': ({ free }: Words) =>
    `Turning the waste over, once ${inWords(free)} passes are done`,
  'score.toFoundation': 'A card put on a foundation',
  'score.offFoundation': 'A card taken off a foundation',
  'score.time':
    'Each 10 seconds cost 2 points; a win in more than 30 seconds adds 700,000 divided by the seconds.',
};
