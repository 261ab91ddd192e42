import {
  cards,
  defineVariant,
  drop,
  EMPTY,
  own,
  pileOf,
  pileOn,
  put,
  rankOf,
  rows,
  say,
  saying,
  sideOption,
  withPiles,
  type Action,
  type Pile,
  type Table,
} from '../vocabulary.ts';

/** The hand is the first pile; then come the hours from one o'clock, and the center. */
const [HAND, CENTER] = [0, 13];

const hours = Array.from({ length: 12 }, (_, i) => {
  const angle = ((i + 1) * Math.PI) / 6;
  return [3 + 3 * Math.sin(angle), 2.04 - 2.04 * Math.cos(angle)] as const;
});

/** The pile that the card in hand belongs to; the center before there is one. */
const goal = (table: Table): number => {
  const { card } = pileOn(table, HAND);
  return card < 0 ? CENTER : rankOf(card);
};

const under = (pile: Pile, card: number): Pile =>
  [...cards(pile).entries()].reduce(
    (built, [i, each]) => put(built, each, drop(pile, pile.size - 1 - i).up),
    pileOf([card]),
  );

/** The card in hand goes face up under its pile, whose top card is then turned into the hand. */
const turn: Action = {
  name: 'turn',
  at: 'cell',
  says: say('action.clock'),
  refuse(table) {
    const over = pileOn(table, HAND).size === 0 && pileOn(table, CENTER).up;
    return over ? say('refuse.clock') : undefined;
  },
  apply(table) {
    const { card } = pileOn(table, HAND);
    const index = goal(table);
    const pile = card < 0 ? pileOn(table, index) : under(pileOn(table, index), card);
    const next = pile.up ? EMPTY : put(EMPTY, pile.card);
    return withPiles(table, [
      [HAND, next],
      [index, next.size > 0 ? drop(pile) : pile],
    ]);
  },
};

export default defineVariant({
  id: 'clock',
  name: 'Clock',
  family: 'luck',
  aka: ['Travellers', 'Hidden Cards', 'Four of a Kind'],
  numbering: own,
  options: {
    pace: sideOption('medium', 'slow', 'fast'),
  },
  rules: ({ pace }) => ({
    automatic: { slow: 1500, medium: 600, fast: 150 }[pace],
    piles: {
      hand: { role: 'cell', at: [0, 0], capacity: 1 },
      tableau: { count: 13, at: [0, 0], places: [...hours, [3, 2.04]] },
    },
    deal: [rows(4, 'tableau', { up: false })],
    actions: [turn],
    won: saying(say('won.faceUp'), ({ piles }: Table) =>
      piles.every((pile, i) => (i === HAND ? pile.size === 0 : pile.up)),
    ),
  }),
});
