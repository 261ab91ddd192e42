import { layout } from 'solitaire-engine/layout';
import { cells } from 'solitaire-engine/pile';
import { pileOn, type Table } from 'solitaire-engine/table';
import type { Rules } from 'solitaire-engine/variant';
import { cardsOf } from 'solitaire-game/messages/en-names';

/** How much a player knows of a deal. */
export interface Sight {
  /** Cards that lie face down. */
  readonly down: number;
  /** Cards that lie face up in play, but wholly under others. */
  readonly buried: number;
  /** Whether chance comes in again during the game: cards are shuffled, or placed at random. */
  readonly chance: boolean;
}

/** What a player sees of a table at the start of a game. */
export function sightOf(rules: Rules, start: Table): Sight {
  const spots = layout(rules, start, 'wide').cards;
  let [down, buried] = [0, 0];
  for (const [index, { group }] of rules.piles.entries()) {
    const over = group.role === 'foundation' || group.role === 'discard';
    for (const { card, up } of cells(pileOn(start, index))) {
      if (!up) down++;
      else if (!over && spots.get(card)?.hidden) buried++;
    }
  }
  const chance = rules.actions.some(
    ({ name, says }) => name === 'reshuffle' || says.values?.['gaps'] === 'random',
  );
  return { down, buried, chance };
}

/** What lies open, as a fact that a game is chosen by. */
export function sightSays({ down, buried, chance }: Sight): string {
  if (down > 0) return `${cardsOf(down)} face down`;
  if (buried > 0) return `All face up, ${buried} under others`;
  return chance ? 'All in view until a shuffle' : 'All cards in view';
}

/** What odds mean for a player, who may know less than the solver: to be read after them. */
export function oddsSay(rules: Rules, { down, buried, chance }: Sight): string {
  if (rules.automatic !== undefined && rules.actions.length === 1) {
    return 'Here “can be won” means “is won”: there is nothing to decide, and the deal settles it, by pure chance.';
  }
  const people = 'So people win a smaller share of their games.';
  const more = [
    ...(down > 0
      ? [`${cardsOf(down)} ${down === 1 ? 'lies' : 'lie'} face down after the deal`]
      : []),
    ...(buried > 0 ? [`${cardsOf(buried)} lie face up but under others after the deal`] : []),
    ...(chance ? ['what a later shuffle will bring is not known before'] : []),
  ];
  return more.length > 0
    ? `A player sees less: ${more.join(', and ')}. ${people}`
    : 'Here all cards are in view, so a player knows as much as the solver does.';
}
