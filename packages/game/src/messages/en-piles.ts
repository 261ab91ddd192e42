import type { Role } from 'solitaire-engine/variant';

/** Kinds of pile, as headings. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  stock: 'Stock',
  waste: 'Waste',
  cell: 'Cells',
  reserve: 'Reserve',
  foundation: 'Foundations',
  tableau: 'Tableau',
  discard: 'Discard',
  redeal: 'Redeal',
};

interface Named {
  /** In a picture, where there is little room. */
  readonly label: string;
  /** In running text, after a number where there are several. */
  readonly text: string;
}

/** Groups of piles that are more than their role says, by the name that they have in the rules. */
export const OWN_NAMES: Readonly<Record<string, Named>> = {
  turned: { label: 'Turned', text: 'turned card' },
  hand: { label: 'In hand', text: 'card in hand' },
  shift: { label: 'Shift', text: 'shift' },
  aces: { label: 'Aces up', text: 'foundations from the ace up' },
  kings: { label: 'Kings down', text: 'foundations from the king down' },
  stock2: { label: 'Stock 2', text: 'second player’s stock' },
  waste2: { label: 'Waste 2', text: 'second player’s waste' },
  tableau2: { label: 'Tableau 2', text: 'columns of the second player' },
};
