import type { Words } from './translate.ts';

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

const inWords = (count: unknown): string => NUMBERS[Number(count)] ?? String(count);
const cardsOf = (count: unknown): string =>
  `${inWords(count)} ${Number(count) === 1 ? 'card' : 'cards'}`;
const capital = (text: unknown): string =>
  String(text).charAt(0).toUpperCase() + String(text).slice(1);

/** Kinds of pile: one of them, and all of them. */
const ONE: Readonly<Record<string, string>> = {
  tableau: 'a column',
  foundation: 'a foundation',
  cell: 'a cell',
  stock: 'the stock',
  waste: 'the waste',
  reserve: 'the reserve',
};
const ALL: Readonly<Record<string, string>> = {
  tableau: 'columns',
  foundation: 'foundations',
  cell: 'cells',
  stock: 'the stock',
  waste: 'the waste',
  reserve: 'the reserve',
};
const one = (role: unknown): string => ONE[String(role)] ?? String(role);
const all = (role: unknown): string => ALL[String(role)] ?? String(role);

/** The rules themselves, and what is said when a move is against them. */
export const enRules = {
  'step.down': 'down',
  'step.up': 'up',
  'step.upOrDown': 'up or down',
  'suit.any': 'regardless of suit',
  'suit.same': 'in suit',
  'suit.alternating': 'in alternating colors',
  build: ({ step, suit }: Words) => `${step} ${suit}`,
  'base.any': 'any card',
  'base.rank': ({ rank }: Words) =>
    `${Number(rank) === 1 || Number(rank) === 8 ? 'an' : 'a'} ${RANKS[Number(rank) - 1] ?? rank}`,
  'take.top': 'one card at a time',
  'take.run': ({ rule }: Words) => `cards that run ${rule} may move together`,
  'take.wholeRun': ({ rule }: Words) =>
    `all cards that run ${rule} move together, never a part of them`,
  'limit.superMove':
    'The cards still move one by one: there must be room for each on the way. That is one more than the empty cells, doubled for each empty column that is not the target.',
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
    `There are ${cardsOf(size)} there, not ${String(count)}.`,
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
  'refuse.limit': ({ count, most, rule }: Words) =>
    `There is room to move ${cardsOf(most)} here, not ${inWords(count)}. ${rule}`,
  'refuse.stockEmpty': 'The stock is empty.',
  'refuse.stockLeft': 'The waste is turned over when the stock is used up.',
  'refuse.noWaste': 'There is no card left in stock or waste.',
  'refuse.passes': ({ passes }: Words) =>
    Number(passes) === 1
      ? 'No more passes: the stock is gone through once.'
      : `No more passes: the stock is gone through ${inWords(passes)} times.`,
  'refuse.flip': 'Only a face-down card on top of a column can be turned up.',
  'refuse.over': 'This game is won.',
  'refuse.readonly': 'This board is a picture: it can’t be played.',
  'refuse.prevented': 'The page did not allow that move.',
  'refuse.loading': 'The cards are not dealt yet.',
};
