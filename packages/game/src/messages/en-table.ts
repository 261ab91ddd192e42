import type { Words } from './translate.ts';

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

const rankName = (rank: unknown): string => RANKS[Number(rank) - 1] ?? String(rank);
const counted = (count: unknown, one: string, many: string): string =>
  `${String(count)} ${Number(count) === 1 ? one : many}`;
const cardsOf = (count: unknown): string => counted(count, 'card', 'cards');
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Cards, piles, moves and the buttons around them. */
export const enTable = {
  card: ({ rank, suit }: Words) => `${rankName(rank)} of ${SUITS[Number(suit)] ?? ''}`,
  'card.faceDown': 'a face-down card',

  'pile.unknown': 'no pile',
  'pile.stock': 'Stock',
  'pile.waste': 'Waste',
  'pile.reserve': 'Reserve',
  'pile.cell': 'Cell',
  'pile.foundation': 'Foundation',
  'pile.tableau': 'Column',
  'pile.redeal': 'Redeal',
  'pile.discard': 'Discard pile',
  'pile.turned': 'Turned card',
  'pile.hand': 'Card in hand',
  'pile.aces.number': ({ number }: Words) => `Foundation ${number}, from the ace up`,
  'pile.kings.number': ({ number }: Words) => `Foundation ${number}, from the king down`,
  'pile.inRow': ({ row, number }: Words) => `Row ${row}, card ${number}`,
  'pile.covered': ({ name, card }: Words) => `${name}: ${card}, covered`,
  'pile.stock.number': ({ number }: Words) => `Stock ${number}`,
  'pile.waste.number': ({ number }: Words) => `Waste ${number}`,
  'pile.reserve.number': ({ number }: Words) => `Reserve ${number}`,
  'pile.cell.number': ({ number }: Words) => `Cell ${number}`,
  'pile.foundation.number': ({ number }: Words) => `Foundation ${number}`,
  'pile.tableau.number': ({ number }: Words) => `Column ${number}`,
  'pile.empty': ({ name, takes }: Words) => `${name}: empty, ${takes}`,
  'pile.oneCard': ({ name, card }: Words) => `${name}: ${card}`,
  'pile.cards': ({ name, card, size }: Words) => `${name}: ${card} on top of ${cardsOf(size)}`,
  'pile.withHidden': ({ name, card, size, down }: Words) =>
    `${name}: ${card} on top of ${cardsOf(size)}, ${down} face down`,
  'pile.foundationUpTo': ({ name, card, size }: Words) =>
    `${name}: up to the ${card}, ${cardsOf(size)}`,
  takes: ({ rule }: Words) => `takes ${rule}`,
  'takes.nothing': 'takes no card',
  'stock.cards': ({ name, size }: Words) => `${name}: ${cardsOf(size)} face down`,
  'stock.cardsOfPass': ({ name, size, pass, passes }: Words) =>
    `${name}: ${cardsOf(size)} face down, pass ${pass} of ${passes}`,
  'stock.again': ({ name }: Words) => `${name}: empty, press to turn the waste over`,
  'stock.againLimited': ({ name, left }: Words) =>
    `${name}: empty, press to turn the waste over, ${counted(left, 'pass', 'passes')} left`,
  'stock.empty': ({ name }: Words) => `${name}: empty`,
  'rounds.any': ({ name, does }: Words) => `${name}: ${does}`,
  'rounds.left': ({ name, does, left }: Words) => `${name}: ${does} ${left} left`,
  'rounds.none': ({ name }: Words) => `${name}: none left`,
  'stock.finished': ({ name }: Words) => `${name}: empty, no more passes`,

  'moved.card': ({ card, to }: Words) => `${sentence(String(card))} to ${lowerFirst(to)}`,
  'moved.run': ({ card, count, to }: Words) =>
    `${cardsOf(count)} from the ${card} to ${lowerFirst(to)}`,
  'moved.andTurned': ({ moved, turned }: Words) => `${moved}. Turned up the ${turned}`,
  'did.draw': ({ count, card }: Words) =>
    Number(count) === 1 ? `Turned the ${card}` : `Turned ${cardsOf(count)}, the ${card} on top`,
  'moved.away': ({ cards }: Words) => `${sentence(String(cards))} removed`,
  'did.row': 'Dealt a row of cards',
  'did.turn': 'Put the card under its pile and turned the next one',
  'did.gather': ({ pass }: Words) => `Gathered the cards and laid them out again: round ${pass}`,
  'did.shift': ({ pass }: Words) => `Every bottom card came to the top: round ${pass}`,
  'did.relay': ({ pass }: Words) => `Laid the loose cards out again: round ${pass}`,
  'did.reshuffle': ({ pass }: Words) => `Shuffled the loose cards and laid them out: round ${pass}`,
  'action.gather': ({ packet }: Words) =>
    `Gathers the columns in order and lays them out again by ${packet}, without shuffling.`,
  'action.shift': 'Brings the bottom card of every pile to its top.',
  'action.relay': 'Gathers the cards that are not in order yet and lays them out again.',
  'action.reshuffle':
    'Gathers the cards that are not in order yet, shuffles them and lays them out again.',
  'did.redeal': ({ pass }: Words) => `Waste turned over: pass ${pass}`,
  'did.flip': ({ card }: Words) => `Turned up the ${card}`,
  'did.undo': ({ what }: Words) => `Took back: ${what}`,
  'did.redo': ({ what }: Words) => `Again: ${what}`,
  'did.restart': 'Back to the start of this deal',
  'did.auto': ({ what, count }: Words) => `${what}. Then ${cardsOf(count)} to the foundations`,
  'did.finish': ({ count }: Words) => `${cardsOf(count)} to the foundations`,
  'ui.notSaved': 'This browser does not let the game be saved here.',
  'did.end': ({ what, end }: Words) => `${what}. ${end}`,
  'did.deal': ({ name, deal }: Words) => `${name}, deal ${deal}`,
  'did.position': ({ name }: Words) => `${name}, from a position`,
  'did.resume': ({ name, deal, moves }: Words) =>
    `${name}, deal ${deal}, goes on after ${counted(moves, 'move', 'moves')}`,
  'pick.card': ({ card, targets }: Words) =>
    Number(targets) === 0
      ? `Picked the ${card}: no pile takes it`
      : `Picked the ${card}: ${counted(targets, 'pile takes', 'piles take')} it`,
  'pick.run': ({ card, count, targets }: Words) =>
    Number(targets) === 0
      ? `Picked ${cardsOf(count)} from the ${card}: no pile takes them`
      : `Picked ${cardsOf(count)} from the ${card}: ${counted(targets, 'pile takes', 'piles take')} them`,
  list: ({ cards }: Words) => String(cards),
  'cursor.card': ({ card }: Words) => sentence(String(card)),
  'cursor.run': ({ card, count }: Words) => `${cardsOf(count)} from the ${card}`,
  'pick.instead': ({ refused, picked }: Words) => `${refused} ${picked}`,
  'pick.dropped': 'Put back',
  'pick.nothing': 'Nothing to pick here',
  'pick.state': ({ name }: Words) => `${name}, picked`,
  'pick.target': ({ name }: Words) => `${name}, takes it`,

  won: ({ moves, time }: Words) => `You won in ${counted(moves, 'move', 'moves')} and ${time}`,
  'won.title': 'You won!',
  'stuck.no-moves': 'No move is left.',
  'stuck.dead-end': 'There are moves left, but none of them can lead to a win.',
  'stuck.undo': 'Undo a move',
  'stuck.close': 'Keep looking',

  'ui.new': 'New deal',
  'ui.restart': 'Restart',
  'ui.undo': 'Undo',
  'ui.redo': 'Redo',
  'ui.hint': 'Hint',
  'ui.finish': 'Finish',
  'ui.options': 'Options',
  'ui.share': 'Share',
  'ui.moves': 'Moves',
  'ui.time': 'Time',
  'ui.score': 'Score',
  'ui.deal': 'Deal',
  'ui.toolbar': 'Game',
  'ui.table': ({ name }: Words) => `${name} table`,
  'ui.close': 'Close',
  'ui.again': 'Same deal again',
  'ui.copied': 'Link copied',
  'ui.copyFailed': 'Copy this link:',
  'ui.loading': 'Dealing…',
  'ui.restoreFailed': ({ why }: Words) => `The game kept here could not be continued: ${why}`,

  'error.title': 'This board can’t be set up.',
  'error.variant': ({ id }: Words) => `There is no game called “${id}” here.`,
  'error.option': ({ name, known }: Words) =>
    `There is no option “${name}”. Options: ${known || 'none'}.`,
  'error.optionValue': ({ name, value, known }: Words) =>
    `Option “${name}” can’t be “${value}”. It can be ${known}.`,
  'error.deal': ({ deal }: Words) => `“${deal}” is not a deal number.`,
  'error.dealRange': ({ deal, last }: Words) =>
    `“${deal}” is not a deal number: it must be a whole number from 1 to ${last}.`,
  'error.card': ({ word }: Words) => `“${word}” is not a card. Cards look like AC, TD, KS.`,
  'error.cardTwice': ({ word }: Words) => `The card ${word} stands there twice.`,
  'error.label': ({ label }: Words) => `This game has no piles called “${label}”.`,
  'error.piles': ({ role, count }: Words) =>
    `That is more than ${counted(count, 'pile', 'piles')} of the kind “${role}”.`,
  'error.capacity': ({ word }: Words) => `“${word}” is more than a pile of its kind holds.`,
  'error.pass': ({ word }: Words) => `“${word}” is not the number of a pass.`,
  'error.noCards': 'There is no card in this position.',
  'error.move': ({ word }: Words) => `“${word}” is not a move.`,
  'error.replay': ({ number, word, why }: Words) =>
    `Move ${number}, “${word}”, can’t be played. ${why}`,
  'error.broken': ({ why }: Words) => `This game can’t be set up. ${why}`,
  'error.save': 'This is not a saved game.',
  'error.saveVersion': 'This game was saved by another version.',
  'error.value': ({ name, value, known }: Words) =>
    `“${name}” can’t be “${value}”. It can be ${known}.`,
};

function lowerFirst(text: unknown): string {
  const words = String(text);
  return words.charAt(0).toLowerCase() + words.slice(1);
}
