import { capital, cardsOf, counted, rankName, uncapital } from './en-names.ts';
import type { Words } from './translate.ts';

/** What is said while playing: moves, picks, the end of a game. */
export const enPlay = {
  'moved.card': ({ card, to }: Words) => `${capital(card)} to ${uncapital(to)}`,
  'moved.run': ({ card, count, to }: Words) =>
    `${cardsOf(count)} from the ${card} to ${uncapital(to)}`,
  'moved.andTurned': ({ moved, turned }: Words) => `${moved}. Turned up the ${turned}`,
  'did.draw': ({ count, card }: Words) =>
    Number(count) === 1 ? `Turned the ${card}` : `Turned ${cardsOf(count)}, the ${card} on top`,
  'moved.away': ({ cards, sum }: Words) => `${capital(cards)} removed, ${sum} together`,
  'pick.pair': ({ card, rest, targets }: Words) =>
    `Picked the ${card}: it needs ${rankName(rest)}, ${counted(targets, 'card fits', 'cards fit')}`,
  'did.row': 'Dealt a row of cards',
  'ui.choose': 'Now it is your choice.',
  'did.again': ({ card }: Words) => `Turned the ${card} for the second chance`,
  'ui.unreached': 'That could not be fetched. Please try again.',
  'did.turn': ({ card }: Words) => (card ? `Turned the ${card}` : 'Put the card under its pile'),
  'did.gather': ({ pass }: Words) => `Gathered the cards and laid them out again: round ${pass}`,
  'did.shift': ({ pass }: Words) => `Every bottom card came to the top: round ${pass}`,
  'did.relay': ({ pass }: Words) => `Laid the loose cards out again: round ${pass}`,
  'did.reshuffle': ({ pass }: Words) => `Shuffled the loose cards and laid them out: round ${pass}`,
  'did.redeal': ({ pass }: Words) => `Waste turned over: pass ${pass}`,
  'did.flip': ({ card }: Words) => `Turned up the ${card}`,
  'did.deal': ({ name, deal }: Words) => `${name}, deal ${deal}`,
  'did.position': ({ name }: Words) => `${name}, from a position`,
  'did.resume': ({ name, deal, moves }: Words) =>
    `${name}, deal ${deal}, goes on after ${counted(moves, 'move', 'moves')}`,
  'did.undo': ({ what }: Words) => `Took back: ${what}`,
  'did.redo': ({ what }: Words) => `Again: ${what}`,
  'did.restart': 'Back to the start of this deal',
  'did.auto': ({ what, count }: Words) => `${what}. Then ${cardsOf(count)} to the foundations`,
  'did.finish': ({ count }: Words) => `${cardsOf(count)} to the foundations`,
  'ui.notSaved': 'This browser does not let the game be saved here.',
  'did.end': ({ what, end }: Words) => `${what}. ${end}`,
  'pick.card': ({ card, targets }: Words) =>
    Number(targets) === 0
      ? `Picked the ${card}: no pile takes it`
      : `Picked the ${card}: ${counted(targets, 'pile takes', 'piles take')} it`,
  'pick.run': ({ card, count, targets }: Words) =>
    Number(targets) === 0
      ? `Picked ${cardsOf(count)} from the ${card}: no pile takes them`
      : `Picked ${cardsOf(count)} from the ${card}: ${counted(targets, 'pile takes', 'piles take')} them`,
  list: ({ cards }: Words) => String(cards),
  'cursor.card': ({ card }: Words) => capital(card),
  'cursor.run': ({ card, count }: Words) => `${cardsOf(count)} from the ${card}`,
  'pick.instead': ({ refused, picked }: Words) => `${refused} ${picked}`,
  'pick.dropped': 'Put back',
  'pick.nothing': 'Nothing to pick here',
  'won.in': ({ moves, time }: Words) => `${counted(moves, 'move', 'moves')} in ${time}`,
  won: ({ moves, time }: Words) => `You won in ${counted(moves, 'move', 'moves')} and ${time}`,
  'won.title': 'You won!',
  'stuck.no-moves': 'No move is left.',
  'stuck.down': ({ down }: Words) =>
    `No move is left, and ${counted(down, 'card is', 'cards are')} still face down.`,
  'stuck.dead-end': 'There are moves left, but none of them can lead to a win.',
  'stuck.undo': 'Undo a move',
  'stuck.close': 'Keep looking',
  'refuse.over': 'This game is won.',
  'refuse.readonly': 'This board is a picture: it can’t be played.',
  'refuse.prevented': 'The page did not allow that move.',
  'ui.close': 'Close',
  'ui.again': 'Same deal again',
  'ui.copied': 'Link copied',
  'ui.copyFailed': 'Copy this link:',
  'ui.restoreFailed': ({ why }: Words) => `The game kept here could not be continued: ${why}`,
};
