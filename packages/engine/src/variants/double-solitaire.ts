import {
  ace,
  alternating,
  build,
  contest,
  defineVariant,
  down,
  draw,
  drop,
  eachDeals,
  EMPTY,
  inSuit,
  king,
  looksAgain,
  option,
  own,
  pass,
  pileOn,
  rankOf,
  rest,
  run,
  say,
  saying,
  sideOption,
  top,
  triangle,
  turn,
  turnUp,
  under,
  up,
  whoStarts,
  withPiles,
  type Action,
  type Group,
  type Pile,
  type Place,
  type Rules,
  type Settle,
  type Table,
} from '../vocabulary.ts';

const follow = build(down, alternating);
const home = build(up, inSuit);
/** The piles on the table: eight foundations, then each player's stock, waste and columns. */
const [FOUNDATIONS, STOCK, EACH] = [8, 8, 9];

const playerAt = ({ pass }: Table): number => (pass + 1) % 2;

/** Whether a card that has just been turned goes anywhere. */
function goesOn({ piles }: Table, card: number, stock: number): boolean {
  const takes = (rule: typeof follow, first: number) => (pile: Pile) =>
    pile.size === 0 ? rankOf(card) === first : rule(pile.card, card);
  return (
    piles.slice(0, FOUNDATIONS).some(takes(home, 1)) ||
    piles.slice(stock + 2, stock + EACH).some(takes(follow, 13))
  );
}

/**
 * Turns cards from a player's own stock, which is the waste turned over when it is used up. Taking
 * turns, that ends the turn; with `playOn` only when the card turned can't be played.
 */
const turnOver = (count: number, turns: boolean, playOn: boolean): Action => ({
  ...draw(count),
  says: say(turns ? 'action.drawEndsTurn' : 'action.drawAgain', { count }),
  refuse(table, _rules, stock) {
    const player = stock === STOCK ? 0 : 1;
    if (turns) return playerAt(table) === player ? undefined : say('refuse.turn', { player });
    const left = pileOn(table, stock).size + pileOn(table, stock + 1).size;
    return left > 0 ? undefined : say('refuse.noWaste');
  },
  apply(table, _rules, stock) {
    let from = pileOn(table, stock);
    let waste = pileOn(table, stock + 1);
    if (from.size === 0) [from, waste] = [turn(waste, waste.size, EMPTY, false), EMPTY];
    const turned = Math.min(count, from.size);
    const now = turn(from, turned, waste, true);
    const after = withPiles(table, [
      [stock, drop(from, turned)],
      [stock + 1, now],
    ]);
    const stays = !turns || (playOn && turned > 0 && goesOn(after, now.card, stock));
    return { ...after, pass: table.pass + (stays ? 0 : 1) };
  },
});

/** Any other move than bringing up an ace ends the turn of a player who has one to bring up. */
const acesFirst: Settle = saying(
  say('settle.acesFirst'),
  (table: Table, _rules: Rules, before: Table) => {
    const first = STOCK + playerAt(before) * EACH;
    const ready = before.piles
      .slice(first + 1, first + EACH)
      .some(({ up, card }) => up && rankOf(card) === 1);
    const begun = ({ piles }: Table): number =>
      piles.slice(0, FOUNDATIONS).filter(({ size }) => size > 0).length;
    const overlooked = ready && begun(table) === begun(before) && table.pass === before.pass;
    return overlooked ? { ...table, pass: table.pass + 1 } : table;
  },
);

type Kind = 'stock' | 'waste' | 'tableau';
type Seats = readonly [Seat, Seat];
type Seat = Readonly<Record<Kind, Place>>;
/** Two seats side by side, or one above the other; and opposite each other on both boards. */
const BESIDE: Seats = [
  { stock: [0, 0], waste: [1, 0], tableau: [0, 1] },
  { stock: [14, 0], waste: [12.4, 0], tableau: [8, 1] },
];
const near: Seat = { stock: [0, 7.05], waste: [1, 7.05], tableau: [0.5, 4.65] };
const STACKED: Seats = [near, { stock: [0, 0], waste: [1, 0], tableau: [0.5, 1.1] }];
const FACING: Seats = [near, { stock: [7, 0], waste: [6, 0], tableau: [0.5, 2.4] }];
const ACROSS: Seats = [
  { stock: [0, 2.92], waste: [0, 3.92], tableau: [1.7, 2.92] },
  { stock: [8.7, 1], waste: [8.7, 0], tableau: [1, 1] },
];

const TURNS = { form: ['turns'] };

export default defineVariant({
  id: 'double-solitaire',
  name: 'Double Solitaire',
  family: 'klondike',
  aka: ['Klondike for two', 'Simultaneous Solitaire'],
  decks: 2,
  numbering: own,
  options: {
    form: option('turns', 'race'),
    turnEnds: under(TURNS, option('turning', 'unplayable')),
    aces: under(TURNS, option('free', 'first')),
    starts: under(TURNS, option('lower', 'higher')),
    opponent: sideOption('medium', 'easy', 'strong', 'person', 'device'),
    pace: under(
      { form: ['race'], opponent: ['medium', 'easy', 'strong'] },
      sideOption('medium', 'slow', 'fast'),
    ),
    seats: sideOption('auto', 'beside', 'swapped', 'opposite'),
  },
  rules(chosen) {
    const turns = chosen.form === 'turns';
    // Two hands at one screen at once have room when each has a half of it.
    const opposite =
      chosen.seats === 'opposite' ||
      (chosen.seats === 'auto' && !turns && chosen.opponent === 'person');
    const [seats, narrowSeats] = opposite ? [ACROSS, FACING] : [BESIDE, STACKED];
    const pilesOf = (player: 0 | 1): Record<Kind, Group> => {
      const name = player === 0 ? '' : '2';
      const turned = opposite && player === 1;
      const seat = (chosen.seats === 'swapped') === (player === 0) ? 1 : 0;
      const piles = (kind: Kind): Group => ({
        role: kind,
        at: seats[seat][kind],
        narrow: { at: narrowSeats[seat][kind] },
        room: 1,
        turned,
        ...(turns && {
          when: saying(say('when.turn', { player }), (table: Table) => playerAt(table) === player),
        }),
      });
      const tableau = piles('tableau');
      return {
        stock: piles('stock'),
        waste: { ...piles('waste'), spread: 'right', shown: turns ? 1 : 3, take: top },
        tableau: {
          ...tableau,
          room: opposite ? 2 : 3,
          narrow: { ...tableau.narrow, room: 2.3 },
          count: 7,
          spread: 'down',
          base: king,
          build: follow,
          take: run(follow),
          from: [`waste${name}`, `tableau${name}`],
        },
      };
    };
    const [first, second] = [pilesOf(0), pilesOf(1)];
    return {
      ...contest(2),
      ...(turns ? { turn: playerAt } : { undo: 'never' }),
      piles: {
        foundation: {
          count: 8,
          at: opposite ? [0.85, 1.96] : [3.5, 0],
          room: 1,
          narrow: { at: [0, 3.55] },
          base: ace,
          build: home,
        },
        stock: first.stock,
        waste: first.waste,
        tableau: first.tableau,
        stock2: second.stock,
        waste2: second.waste,
        tableau2: second.tableau,
      },
      deal: [
        eachDeals([triangle('tableau'), rest('stock')], [triangle('tableau2'), rest('stock2')]),
        ...(turns ? [whoStarts(chosen.starts === 'lower')] : []),
      ],
      actions: [
        turnOver(turns ? 1 : 3, turns, chosen.turnEnds === 'unplayable'),
        ...(turns ? [] : [pass()]),
      ],
      settle: [
        turnUp('tableau'),
        ...(turns ? [] : [looksAgain()]),
        ...(turns && chosen.aces === 'first' ? [acesFirst] : []),
      ],
    };
  },
});
