import {
  cards,
  defineVariant,
  drop,
  EMPTY,
  fanned,
  option,
  outward,
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

const middle = [3, 2.04] as const;
const hours = Array.from({ length: 12 }, (_, i) => {
  const angle = ((i + 1) * Math.PI) / 6;
  return [3 + 3 * Math.sin(angle), 2.04 - 2.04 * Math.cos(angle)] as const;
});

const names = [...hours.map((_, i) => say('pile.hour', { hour: i + 1 })), say('pile.center')];

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

/** Whether the last pile that a card went under has none left to turn: the center, at first. */
const isOver = (table: Table): boolean =>
  pileOn(table, HAND).size === 0 && pileOn(table, CENTER).up;

/** The card in hand goes face up under its pile, whose top card is then turned into the hand. */
const turn = (chances: number): Action => ({
  name: 'turn',
  at: 'cell',
  also: goal,
  says: say('action.clock'),
  refuse(table) {
    if (!isOver(table)) return undefined;
    return say(table.pass > chances ? 'refuse.clock' : 'refuse.clockChoose');
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
});

/** A second chance when the fourth king is out: any pile's top card that is still face down. */
const again: Action = {
  name: 'again',
  at: 'tableau',
  says: say('action.clockAgain'),
  refuse(table, _rules, index) {
    if (!isOver(table)) return say('refuse.clockChoose');
    if (table.pass > 1) return say('refuse.clock');
    return pileOn(table, index).up ? say('refuse.flip') : undefined;
  },
  apply(table, _rules, index) {
    const pile = pileOn(table, index);
    const changes = [
      [HAND, put(EMPTY, pile.card)],
      [index, drop(pile)],
    ] as const;
    return withPiles(table, changes, 2);
  },
};

export default defineVariant({
  id: 'clock',
  name: 'Clock',
  family: 'luck',
  aka: ['Travellers', 'Hidden Cards', 'Four of a Kind'],
  numbering: own,
  options: {
    chance: option('none', 'once'),
    pace: sideOption('medium', 'slow', 'fast'),
  },
  rules: ({ chance, pace }) => ({
    automatic: { slow: 1500, medium: 600, fast: 150 }[pace],
    piles: {
      hand: { role: 'cell', at: [0, 0], capacity: 1 },
      tableau: {
        count: 13,
        at: [0, 0],
        places: [...hours, middle],
        names,
      },
    },
    deal: [saying(say('deal.clock', { count: 4, piles: 13 }), rows(4, 'tableau', { up: false }))],
    arrange: fanned('tableau', 4, outward([...hours, middle], middle, 0.36)),
    actions: chance === 'once' ? [turn(1), again] : [turn(0)],
    won: saying(say('won.faceUp'), ({ piles }: Table) =>
      piles.every((pile, i) => (i === HAND ? pile.size === 0 : pile.up)),
    ),
  }),
});
