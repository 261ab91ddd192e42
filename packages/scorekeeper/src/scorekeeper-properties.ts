import { SCORINGS, type Scoring, type Sheet } from 'solitaire-records';
import { FormControl } from './form-control.ts';
import { en } from './messages/en.ts';
import { namesIn } from './names.ts';

/** The attributes and properties of `<solitaire-scorekeeper>`, all of them optional. */
export class ScorekeeperProperties extends FormControl {
  static override properties = {
    scoring: {},
    ante: { type: Number },
    perCard: { type: Number, attribute: 'per-card' },
    players: {},
    storage: {},
    locale: {},
    for: {},
    name: { reflect: true },
  };

  /** Kind of sheet: `vegas`, `standard`, `plain`, `time` or `double`. Vegas where nothing is said. */
  declare scoring: Scoring | undefined;
  /** What a game of Vegas costs, on sheets that are begun; 50. */
  declare ante: number | undefined;
  /** What a card home pays in Vegas, on sheets that are begun; 5. */
  declare perCard: number | undefined;
  /** Names of the players of Double, with commas between, or as a list. */
  declare players: string | readonly string[] | undefined;
  /** Key under which the sheets are kept in this browser, or `none`; `scorekeeper`. */
  declare storage: string | undefined;
  /**
   * Language tag after which numbers, times, percentages and days are written; the nearest `lang`
   * where nothing is said, or no tag. The words are English.
   */
  declare locale: string | undefined;
  /** Id of a `<solitaire-game>` in the same page, whose games are written down as they end. */
  declare for: string | undefined;
  /** Under which a form sends the open sheet. */
  declare name: string | undefined;

  /** The sheet that the attributes ask for, with the usual in place of what can't be used. */
  protected asked(): { readonly sheet: Sheet; readonly problem: string | undefined } {
    let problem: string | undefined;
    const amount = (value: unknown, usual: number): number => {
      if (value === undefined || value === null) return usual;
      if (typeof value === 'number' && value >= 0 && value < Infinity) return value;
      problem = en.badTerms;
      return usual;
    };
    const ante = amount(this.ante, 50);
    const perCard = amount(this.perCard, 5);
    const scoring = SCORINGS.find((each) => each === this.scoring) ?? 'vegas';
    if (this.scoring && scoring !== this.scoring) problem = en.badScoring(String(this.scoring));
    let players = namesIn(String(this.players ?? ''));
    if (players.length < 2 || players.length > 6) {
      if (players.length > 0) problem = en.badPlayers;
      players = [en.player(1), en.player(2)];
    }
    const sheet = { name: en.scoring[scoring], scoring, ante, perCard, players };
    return { sheet, problem };
  }
}
