import { html, nothing, type TemplateResult } from 'lit';
import { describePile, say, type Message, type Rules, type Table } from 'solitaire-engine';
import { clockText } from './controllers/clock.ts';
import type { Hands } from './controllers/hands.ts';
import { pressKey } from './controllers/keyboard.ts';
import type { Pointer } from './controllers/pointer.ts';
import { layoutsOf } from './layouts.ts';
import { picture, pictureOf } from './pictures.ts';
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
  readonly notice: string | undefined;
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
  /** A panel or dialog over the board. */
  readonly overlay: TemplateResult | typeof nothing;
  text(message: Message): string;
  act(control: Control): void;
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

const problemView = (view: GameView, problem: Message): TemplateResult =>
  html`<p class="problem" role="alert">
    <strong>${view.text(say('error.title'))}</strong> ${view.text(problem)}
  </p>`;

/** The element's whole shadow tree. */
export function gameView(view: GameView): TemplateResult {
  const { rules, problem, notice } = view;
  return html`<div class="frame" part="frame">
      <svg class="sprite" aria-hidden="true">${picture(pictureOf('sprite'))}</svg>
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
          ? html`<div class="notice" part="notice" aria-hidden="true">${notice}</div>`
          : nothing
      }
      ${view.readonly || !rules ? nothing : view.overlay}
    </div>
    <div class="hidden" role="status" aria-live="polite">${view.said}</div>`;
}
