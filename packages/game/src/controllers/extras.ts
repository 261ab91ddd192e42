import { html, nothing, type TemplateResult } from 'lit';
import { say, type Message, type Table } from 'solitaire-engine';
import { adopt } from '../adopt.ts';
import { setAside } from '../aside.ts';
import type { Needs } from '../board.ts';
import { dialogStyles } from '../dialog.styles.ts';
import { late } from '../late.ts';
import { enFaults } from '../messages/en-faults.ts';
import { enPlay } from '../messages/en-play.ts';
import { enRules } from '../messages/en-rules.ts';
import { learn } from '../messages/spoken.ts';
import { panelStyles } from '../panel.styles.ts';
import { panelView } from '../panels.ts';
import { playingStyles } from '../playing.styles.ts';
import { Automaton, type AutomatonHost } from './automaton.ts';
import { Options, type OptionsHost } from './options.ts';
import type { Recorder, RecordHost } from './record.ts';
import { Sharing, type SharingHost } from './sharing.ts';
import type { TableGame } from './table-game.ts';

/** What is fetched after the first drawing, and what that needs of the element. */
export type ExtrasHost = AutomatonHost &
  OptionsHost &
  RecordHost &
  SharingHost &
  Needs<'standing' | 'canUndo' | 'restart' | 'undo'>;

learn({ ...enPlay, ...enRules, ...enFaults });

/**
 * All that a board can do without at first sight: the panels at a game's end, the options, results,
 * the link to share, a game that plays itself, and the phrases for all that.
 */
export class Extras {
  #host: ExtrasHost;
  #automaton: Automaton;
  #options: Options;
  #sharing: Sharing;
  #recorder: Recorder | undefined;
  /** The table whose panel has been put away. */
  #dismissed: Table | undefined;

  constructor(host: ExtrasHost) {
    this.#host = host;
    adopt(host, playingStyles, panelStyles, dialogStyles);
    this.#automaton = new Automaton(host);
    this.#options = new Options(host);
    this.#sharing = new Sharing(host);
    // Without it, games are played and not counted.
    this.#record().catch(() => undefined);
  }

  readonly #record = late(async () => {
    const { Recorder } = await import('./record.ts');
    return (this.#recorder = new Recorder(this.#host));
  });

  /** Opens the options dialog. */
  async options(): Promise<void> {
    await this.#options.open();
  }

  /** Opens the statistics. */
  async stats(): Promise<void> {
    await (await this.#record()).open();
  }

  /** Copies a link to the game as it stands, or shows it where that is not allowed. */
  async share(): Promise<void> {
    await this.#sharing.share();
  }

  /** Plays a game to its end where that is proved; false where it is not. */
  finish(game: TableGame | undefined): Promise<boolean> {
    return this.#automaton.finish(game);
  }

  /** Puts a kept text that can't be continued aside, and says why, unless it is another game's. */
  putAside(key: string, text: string, problem: Message): void {
    setAside(key, text);
    if (problem.key !== 'error.foreign')
      this.#host.notify(say('ui.restoreFailed', { why: problem }));
  }

  /** The open dialog and a panel: the coach's, unless there is a link to be copied. */
  overlay(coached: TemplateResult | typeof nothing): TemplateResult {
    const end = coached === nothing ? this.#end() : coached;
    return html`${this.#sharing.panel() ?? end}${this.#options.dialog()}${this.#recorder?.overlay() ?? ''}`;
  }

  /** The panel of a win or of a lost game. */
  #end(): TemplateResult | typeof nothing {
    const host = this.#host;
    const act = (action: () => unknown) => () => {
      action();
      host.requestUpdate();
    };
    return panelView({
      standing: this.#dismissed === host.table || host.rules?.players ? undefined : host.standing,
      moves: host.moves,
      seconds: host.elapsed,
      note: this.#recorder?.note ?? '',
      onNew: act(() => host.newGame()),
      onAgain: act(() => host.restart()),
      // With nothing to decide, the same would only happen again.
      onUndo: host.canUndo && !host.rules?.automatic ? act(() => host.undo()) : undefined,
      onDismiss: act(() => (this.#dismissed = host.table)),
    });
  }
}
