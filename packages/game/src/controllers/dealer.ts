import { isServer } from 'lit';
import { say, type Game, type Message, type Rules, type Variant } from 'solitaire-engine';
import type { Needs } from '../board.ts';
import { fetchVariant, knownVariant } from '../known.ts';
import { loadPictures } from '../pictures.ts';
import { newDeal, openingDeal, setUp, wishedRules } from '../setup.ts';
import { TableGame, type TableHost } from './table-game.ts';

/** What dealing needs of the element. */
export type DealerHost = TableHost &
  Needs<'variant' | 'wish' | 'hydrating' | 'dealt' | 'complain' | 'forget' | 'resume'>;

const isObject = (wanted: unknown): wanted is Partial<Variant> =>
  typeof wanted === 'object' && wanted !== null;

const isVariant = (wanted: unknown): wanted is Variant =>
  isObject(wanted) && typeof wanted.rules === 'function';

/** What reads saved games is fetched when there is one to read. */
const restoring = () => import('../saved.ts');

/** Brings games to the table: as the page wishes, as the player wishes, or from a text. */
export class Dealer {
  #host: DealerHost;
  #abandoned: Game | undefined;
  /** The rules, deal and position that were wished for last. */
  #granted: readonly unknown[] = [];
  game: TableGame | undefined;
  /** Why there is no game. */
  problem: Message | undefined;

  constructor(host: DealerHost) {
    this.#host = host;
  }

  get canUndo(): boolean {
    const { rules, session } = this.game ?? {};
    const past = rules?.undo === 'never' ? 0 : (session?.past.length ?? 0);
    return this.#abandoned !== undefined || past > 0;
  }

  /** Sets up what the page wishes for; what can't be set up is told, and changes nothing. */
  async setUp(): Promise<void> {
    try {
      await this.#setUp();
    } catch (reason) {
      this.#fail(say('error.broken', { why: reason instanceof Error ? reason.message : '' }));
    }
  }

  async #setUp(): Promise<void> {
    const { variant: wanted } = this.#host;
    const id = String((isObject(wanted) ? wanted.id : wanted) ?? 'bucket');
    const variant = isVariant(wanted) ? wanted : knownVariant(id);
    if (variant) return this.#begin(variant);
    if (isServer) return;
    const [read] = await Promise.all([fetchVariant(id), loadPictures()]);
    if (this.#host.variant !== wanted) return;
    if ('problem' in read) this.#fail(read.problem);
    else this.#begin(read.value);
  }

  #begin(variant: Variant): void {
    const { wish, hydrating } = this.#host;
    const { rules, problem } = wishedRules(variant, wish.options);
    // A game on the table is worth more than a wish that is half understood.
    if (problem && this.game) return this.#host.complain(problem);
    const { deal: number, position } = wish;
    const granted = [rules, number ?? undefined, position ?? undefined];
    // Wished for again, by an equal object say: the game goes on.
    if (this.game && granted.every((each, i) => each === this.#granted[i])) return;
    const deal = hydrating ? openingDeal : newDeal;
    const game = setUp(rules, wish, () => deal(rules, wish.winnable));
    if ('problem' in game) return this.#fail(game.problem);
    this.#granted = granted;
    this.#abandoned = undefined;
    this.#host.forget();
    this.#adopt(game.value, false);
    // Said last, so that it is what stays said.
    if (problem) this.#host.complain(problem);
    if (!isServer) this.#host.resume(variant);
  }

  #fail(problem: Message): void {
    if (!this.game) this.problem = problem;
    this.#host.complain(problem);
  }

  #adopt(game: Game, goesOn: boolean): void {
    this.problem = undefined;
    this.game = new TableGame(this.#host, game);
    this.#host.dealt(goesOn);
  }

  /** A new deal under the rules in force, or others; the game it interrupts can be undone to. */
  newGame(deal?: number, rules = this.game?.rules): void {
    if (!rules) return;
    const { winnable } = this.#host.wish;
    const wish = { options: undefined, deal, position: undefined, winnable };
    const { game: last } = this;
    const { origin } = last ?? {};
    const before = origin && 'deal' in origin ? origin.deal : undefined;
    const any = () => newDeal(rules, winnable, before);
    const carried = last?.rules.score?.cumulative ? last.session.score : undefined;
    const next = setUp(rules, wish, any, carried);
    if ('problem' in next) return this.#host.complain(next.problem);
    const unfinished = last && last.session.past.length > 0 && !last.standing.won;
    this.#abandoned = unfinished ? last.game : undefined;
    this.#adopt(next.value, false);
  }

  /** Brings the game back that the last new deal interrupted. False when there is none. */
  undoDeal(): boolean {
    const game = this.#abandoned;
    this.#abandoned = undefined;
    if (game) this.#adopt(game, true);
    return game !== undefined;
  }

  /** Takes a saved game up, of one variant only; what is wrong with it when it can't. */
  async takeUp(text: string, only?: string): Promise<Message | undefined> {
    const { savedGame } = await restoring();
    const game = await savedGame(text, this.#host.variant, only);
    if ('problem' in game) return game.problem;
    this.#adopt(game.value, true);
    return undefined;
  }

  /** Goes on under other rules: with the moves made where all are legal, else from the start. */
  async playUnder(rules: Rules): Promise<void> {
    const { gameUnder } = await restoring();
    if (!this.game) return;
    const { deal } = this.game.detail;
    const { game, anew } = gameUnder(rules, this.game.game);
    if (anew && deal !== undefined) return this.newGame(deal, rules);
    if ('value' in game) this.#adopt(game.value, !anew);
  }
}
