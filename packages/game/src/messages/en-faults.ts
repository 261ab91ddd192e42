import { counted } from './en-names.ts';
import type { Words } from './translate.ts';

/** What is wrong with something that a page or a player has given. */
export const enFaults = {
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
  'error.foreign': 'This is a saved game of another kind.',
  'error.saveVersion': 'This game was saved by another version.',
  'error.value': ({ name, value, known }: Words) =>
    `“${name}” can’t be “${value}”. It can be ${known}.`,
};
