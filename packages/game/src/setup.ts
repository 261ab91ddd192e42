import {
  dealTable,
  deckOf,
  isDeal,
  lastDeal,
  parseOptions,
  rulesOf,
  say,
  startGame,
  stuck,
  type Chosen,
  type Game,
  type Message,
  type Origin,
  type Read,
  type Rules,
  type Variant,
} from 'solitaire-engine';
import { dailyDeal } from './settings.ts';

/** What a page asks for, as it came in by attributes and properties. */
export interface Wish {
  readonly options: string | Chosen | undefined;
  readonly deal: number | string | undefined;
  readonly position: string | undefined;
  readonly winnable: boolean;
}

/** The rules under the options wished for, as far as these can be read, and what is wrong with them. */
export function wishedRules(
  variant: Variant,
  options: Wish['options'],
): { readonly rules: Rules; readonly problem: Message | undefined } {
  const text =
    typeof options === 'object'
      ? Object.entries(options ?? {})
          .map(([name, value]) => `${name}=${value}`)
          .join('&')
      : String(options ?? '');
  const { chosen, problems } = parseOptions(variant.options, text);
  const [problem] = problems;
  return { rules: rulesOf(variant, chosen), problem };
}

/**
 * Deals proved winnable under these rules: the variant's list, as long as no option differs from
 * the default that has a say in it. Its lines take no card back, so that they win either way.
 */
export function winnableDeals({ variant, chosen }: Rules): readonly number[] {
  const usual = Object.entries(variant.options).every(
    ([name, { aside, default: value }]) => aside || name === 'takeBack' || chosen[name] === value,
  );
  return usual ? (variant.winnable ?? []) : [];
}

/**
 * Whether it is of use to look for a deal that can be won: one player decides something, and a long
 * search has not been in vain.
 */
export const isHopeful = ({ automatic, players, variant }: Rules): boolean =>
  !automatic && !players && variant.winnable?.length !== 0;

/** The first deal that a page shows without a reader's wish: always the same one. */
export const openingDeal = (rules: Rules, winnable: boolean): number =>
  (winnable ? winnableDeals(rules)[0] : undefined) ?? 1;

/** A number below `limit`, from the browser's own source of randomness. */
function randomBelow(limit: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word % limit;
}

/** Any deal's number, in a range that people can still type. */
export const randomDeal = (): number => 1 + randomBelow(2 ** 31 - 1);

/**
 * A new deal, not the one just played. Where only such are wanted that can be won it is one of the
 * rules' list of proved ones, or, without a list, rather not one that is seen to be lost.
 */
export function newDeal(rules: Rules, winnable: boolean, last?: number): number {
  const list = winnable ? winnableDeals(rules).filter((deal) => deal !== last) : [];
  const any = () => list[randomBelow(list.length || 1)] ?? randomDeal();
  let deal = any();
  const isLost = () => winnable && stuck(rules, dealTable(rules, deckOf(rules, deal)));
  for (let tries = 9; tries-- && isLost();) deal = any();
  return deal;
}

function numbered(rules: Rules, wanted: number | string, winnable: boolean): Read<Origin> {
  const deal = typeof wanted === 'string' && /^\d+$/.test(wanted) ? Number(wanted) : wanted;
  if (deal === 'daily') {
    const today = dailyDeal(new Date());
    const list = winnable ? winnableDeals(rules) : [];
    return { value: { deal: list[today % (list.length || 1)] ?? today } };
  }
  if (typeof deal === 'number' && isDeal(rules.variant, deal)) return { value: { deal } };
  const values = { deal: String(deal), last: lastDeal(rules.variant) };
  return { problem: say('error.dealRange', values) };
}

/** Sets a game up as wished; `fallback` chooses a deal where the page names none. */
export function setUp(
  rules: Rules,
  { deal, position, winnable }: Wish,
  fallback: () => number,
  carriedScore = 0,
): Read<Game> {
  let origin: Read<Origin>;
  if (position !== undefined && position !== null)
    origin = { value: { position: String(position) } };
  else if (deal === undefined || deal === null) origin = { value: { deal: fallback() } };
  else origin = numbered(rules, deal, winnable);
  if ('problem' in origin) return origin;
  const session = startGame(rules, origin.value, carriedScore);
  if ('problem' in session) return session;
  return { value: { session: session.value, origin: origin.value, elapsed: 0 } };
}
