import type { Words } from './translate.ts';

const PLAYERS: Readonly<Record<string, string>> = {
  you: 'You',
  computer: 'The computer',
  other: 'The other player',
  first: 'The first player',
  second: 'The second player',
};

const ORDINALS = ['first', 'second'];

/** What is said when two play. */
export const enVersus = {
  'when.turn': ({ player }: Words) => `It is the ${ORDINALS[Number(player)] ?? ''} player’s turn`,
  'refuse.when': 'These cards are the other player’s, or it is not your turn.',
  'refuse.turn': ({ player }: Words) =>
    `That stock belongs to the ${ORDINALS[Number(player)] ?? ''} player, whose turn it is not.`,
  'refuse.passed': 'Passed already. That holds until a card is moved.',
  'did.pass': 'Passed: nothing to turn or to play',
  'versus.turn': 'Turn',
  'versus.turnOf.you': 'yours',
  'versus.turnOf.computer': 'computer',
  'versus.turnOf.other': 'other player',
  'versus.turnOf.first': 'first player',
  'versus.turnOf.second': 'second player',
  'versus.now.you': 'Your turn',
  'versus.now.computer': 'The computer’s turn',
  'versus.now.other': 'The other player’s turn',
  'versus.now.first': 'First player’s turn',
  'versus.now.second': 'Second player’s turn',
  'versus.overlooked': ({ now }: Words) => `An ace was left lying. ${String(now)}`,
  'versus.pass': 'I pass',
  'versus.passBoth': 'Both pass',
  'versus.passHelp': 'Nothing more to play. It holds until a card is moved.',
  'versus.passed': ({ who }: Words) =>
    `${PLAYERS[String(who)] ?? ''} ${who === 'you' ? 'pass' : 'passes'}. The game ends when neither can go on.`,
  'versus.noHints': 'No hints against a person.',
  'versus.notYours': 'Those are the other player’s cards.',
  'versus.wins': ({ who, cards, others }: Words) =>
    `${PLAYERS[String(who)] ?? ''} ${who === 'you' ? 'win' : 'wins'}, ${String(cards)} cards home to ${String(others)}.`,
  'versus.draw': ({ cards }: Words) => `A draw: both have ${String(cards)} cards home.`,
  'versus.blocked': ({ result }: Words) => `Neither can go on. ${String(result)}`,
};
