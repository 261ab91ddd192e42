/** What a hint says of moves that carry no card. */
export const enIntents = {
  'do.pass': 'Pass: nothing to play',
  'do.draw': 'Turn cards from the stock',
  'do.redeal': 'Turn the waste over',
  'do.row': 'Deal a row',
  'do.again': 'Turn up a face-down card',
  'do.turn': 'Put the card under its pile and turn the next one',
  'do.gather': 'Gather the cards and lay them out again',
  'do.shift': 'Bring every bottom card to the top',
  'do.relay': 'Lay the loose cards out again',
  'do.reshuffle': 'Shuffle the loose cards and lay them out again',
  'do.flip': 'Turn the face-down card up',
};
