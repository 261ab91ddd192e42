/** A family of games, as the catalogue heads it. */
interface Heading {
  readonly name: string;
  readonly line: string;
}

/**
 * The families by the id that their variants name, in the catalogue's order. One that is not here
 * is called after its own game and comes after these.
 */
export const FAMILIES: Readonly<Record<string, Heading>> = {
  canister: {
    name: 'Bucket and the Canisters',
    line: 'Eight open columns, and nowhere to park a card.',
  },
  klondike: {
    name: 'Klondike and its kin',
    line: 'Hidden cards to dig out, and a stock to turn.',
  },
  spider: { name: 'Spider games', line: 'Suits are sorted on the columns.' },
  'bakers-dozen': { name: 'Short columns', line: 'Once empty, a column is lost.' },
  freecell: {
    name: 'FreeCell and its kin',
    line: 'Everything in view, and cells to park cards in.',
  },
  fan: { name: 'Fans and crescents', line: 'Piles that are laid out anew when you are stuck.' },
  pairing: { name: 'Pairing games', line: 'Cards go away two by two.' },
  golf: { name: 'Golf and peaks', line: 'Up or down in rank, card by card.' },
  gaps: { name: 'Gaps and mazes', line: 'A grid is put in order through its gaps.' },
  luck: { name: 'Pure luck', line: 'Nothing to decide.' },
};
