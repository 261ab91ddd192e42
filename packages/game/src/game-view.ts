import { html, nothing, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { describePile, say, type Message, type Rules, type Table } from 'solitaire-engine';
import { clockText } from './controllers/clock.ts';
import type { Hands } from './controllers/hands.ts';
import { pressKey } from './controllers/keyboard.ts';
import type { Pointer } from './controllers/pointer.ts';
import { sprite } from './faces/faces.ts';
import { layoutsOf } from './layouts.ts';
import { optionsDialog, type OptionsView } from './options-dialog.ts';
import { places } from './places.ts';
import { controlsOf, type Control } from './settings.ts';
import { barView } from './toolbar.ts';
import type { Standing } from './play.ts';
import { boardPlaces, boardView } from './view.ts';

/** All that the element shows at one moment. */
export interface GameView {
  readonly rules: Rules | undefined;
  readonly table: Table;
  readonly standing: Standing | undefined;
  readonly problem: Message | undefined;
  readonly notice: Message | undefined;
  readonly said: string;
  readonly hands: Hands;
  readonly pointer: Pointer;
  readonly delays: ReadonlyMap<number, number>;
  readonly back: string;
  readonly readonly: boolean;
  readonly controls: string | undefined;
  readonly timer: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly deal: number | undefined;
  readonly moves: number;
  readonly seconds: number;
  readonly score: number | undefined;
  /** Whether the notice of a lost game has been put away at this table. */
  readonly dismissed: boolean;
  readonly share: string | undefined;
  readonly options: OptionsView | undefined;
  text(message: Message): string;
  act(control: Control | 'dismiss' | 'close'): void;
}

const facts = (view: GameView) => {
  const name = (key: string): string => view.text(say(`ui.${key}`));
  const found = [];
  if (view.deal !== undefined) found.push({ key: 'deal', value: String(view.deal) });
  found.push({ key: 'moves', value: String(view.moves) });
  if (view.score !== undefined) found.push({ key: 'score', value: String(view.score) });
  if (view.timer) found.push({ key: 'time', value: clockText(view.seconds) });
  return found.map((fact) => ({ ...fact, name: name(fact.key) }));
};

const bar = (view: GameView) =>
  barView({
    controls: view.readonly ? [] : controlsOf(view.controls),
    canUndo: view.canUndo,
    canRedo: view.canRedo,
    canFinish: view.standing?.finish !== undefined,
    facts: facts(view),
    text: (key) => view.text(say(key)),
    act: (control) => view.act(control),
  });

/** The name of a pile with what picking means for it. */
function pileLabel(view: GameView, rules: Rules, index: number): string {
  const { pick, targets } = view.hands;
  const name = describePile(rules, view.table, index);
  if (pick?.pile === index) return view.text(say('pick.state', { name }));
  return view.text(targets.includes(index) ? say('pick.target', { name }) : name);
}

function board(view: GameView, rules: Rules): TemplateResult {
  const { hands, pointer, table } = view;
  const layouts = layoutsOf(rules, table);
  const label = view.text(say('ui.table', { name: rules.variant.name }));
  const onKey = (event: KeyboardEvent): void => {
    if (event.type === 'keyup' ? event.key === ' ' : pressKey(hands, event)) event.preventDefault();
  };
  return html`<div class="board">
    <div class="fit">
      <div
        class="felt"
        part="felt"
        style=${places(boardPlaces(layouts))}
        @pointerdown=${pointer.down}
        @pointermove=${pointer.move}
        @pointerup=${pointer.up}
        @pointercancel=${pointer.cancel}
        @lostpointercapture=${pointer.lost}
        @keydown=${onKey}
        @keyup=${onKey}
      >
        ${boardView(
          {
            rules,
            table,
            layouts,
            back: view.back,
            pick: hands.pick,
            targets: hands.targets,
            cursor: hands.cursor,
            showCursor: hands.byKey,
            disabled: view.readonly,
            delays: view.delays,
            nameOf: (pile) => pileLabel(view, rules, pile),
            onFocus: (pile) => hands.focused(pile),
            onClick: (event, pile) => hands.clicked(event, pile),
          },
          label,
        )}
      </div>
    </div>
  </div>`;
}

const panelButton = (
  view: GameView,
  label: string,
  act: Parameters<GameView['act']>[0],
  main = false,
) =>
  html`<button type="button" class=${main ? 'main' : ''} @click=${() => view.act(act)}>
    ${view.text(say(label))}
  </button>`;

function panel(view: GameView): TemplateResult | typeof nothing {
  const { standing, moves, seconds } = view;
  if (view.share !== undefined) {
    return html`<div class="panel" part="panel">
      <p>
        <label>${view.text(say('ui.copyFailed'))} <input readonly .value=${view.share} /></label>
      </p>
      <div class="buttons">${panelButton(view, 'ui.close', 'close', true)}</div>
    </div>`;
  }
  if (!standing || view.dismissed) return nothing;
  if (standing.won) {
    return html`<div class="panel win" part="panel">
      <slot name="win">
        <h2>${view.text(say('won.title'))}</h2>
        <p>${view.text(say('won', { moves, time: clockText(seconds) }))}.</p>
      </slot>
      <div class="buttons">
        ${panelButton(view, 'ui.new', 'new', true)} ${panelButton(view, 'ui.again', 'restart')}
        ${panelButton(view, 'ui.close', 'dismiss')}
      </div>
    </div>`;
  }
  if (!standing.stuck) return nothing;
  return html`<div class="panel stuck" part="panel">
    <p>${view.text(say(`stuck.${standing.stuck}`))}</p>
    <div class="buttons">
      ${view.canUndo ? panelButton(view, 'stuck.undo', 'undo', true) : nothing}
      ${panelButton(view, 'ui.new', 'new')} ${panelButton(view, 'stuck.close', 'dismiss')}
    </div>
  </div>`;
}

const problemView = (view: GameView, problem: Message): TemplateResult =>
  html`<p class="problem" role="alert">
    <strong>${view.text(say('error.title'))}</strong> ${view.text(problem)}
  </p>`;

/** The element's whole shadow tree. */
export function gameView(view: GameView): TemplateResult {
  const { rules, problem, notice } = view;
  return html`<div class="frame" part="frame">
      <svg class="sprite" aria-hidden="true">${unsafeSVG(sprite)}</svg>
      ${rules ? bar(view) : nothing}
      ${
        rules
          ? board(view, rules)
          : problem
            ? problemView(view, problem)
            : html`<p class="problem">${view.text(say('ui.loading'))}</p>`
      }
      ${
        notice && rules
          ? html`<div class="notice" part="notice" aria-hidden="true">${view.text(notice)}</div>`
          : nothing
      }
      ${view.readonly || !rules ? nothing : panel(view)}
    </div>
    <div class="hidden" role="status" aria-live="polite">${view.said}</div>
    ${view.options ? optionsDialog(view.options) : nothing}`;
}
