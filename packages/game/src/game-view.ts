import { html, nothing, type TemplateResult } from 'lit';
import {
  describePile,
  say,
  type Game,
  type Message,
  type Rules,
  type Table,
} from 'solitaire-engine';
import { clockText } from './controllers/clock.ts';
import type { Hands } from './controllers/hands.ts';
import { pressKey } from './controllers/keyboard.ts';
import type { Menu } from './controllers/menu.ts';
import type { Motion } from './controllers/motion.ts';
import type { Pointer } from './controllers/pointer.ts';
import type { Voice } from './controllers/voice.ts';
import { layoutsOf } from './layouts.ts';
import { picture, pictureOf } from './pictures.ts';
import { places } from './places.ts';
import { controlsOf } from './settings.ts';
import { barView } from './toolbar.ts';
import type { Standing } from './play.ts';
import { boardPlaces, boardView } from './view.ts';

/** The element as its own view sees it. */
export interface ViewHost {
  readonly rules: Rules | undefined;
  readonly table: Table;
  readonly standing: Standing | undefined;
  readonly back: string;
  readonly readonly: boolean | undefined;
  readonly controls: string | undefined;
  readonly timer: boolean | undefined;
  readonly canUndo: boolean;
  readonly game: Game | undefined;
  readonly dealNumber: number | undefined;
  readonly moves: number;
  readonly elapsed: number;
  readonly score: number | undefined;
  text(message: Message): string;
}

/** The parts that have something to show. */
export interface Parts {
  readonly hands: Hands;
  readonly pointer: Pointer;
  readonly voice: Voice;
  readonly motion: Motion;
  readonly menu: Menu;
}

const facts = (host: ViewHost, menu: Menu) => {
  const { dealNumber, moves, score, elapsed, timer = true } = host;
  const found = [];
  if (dealNumber !== undefined) found.push({ key: 'deal', value: String(dealNumber) });
  found.push({ key: 'moves', value: String(moves) });
  if (score !== undefined) found.push({ key: 'score', value: String(score) });
  if (timer) found.push({ key: 'time', value: clockText(elapsed) });
  const named = found.map((fact) => ({ ...fact, name: host.text(say(`ui.${fact.key}`)) }));
  return [...named, ...menu.badges()];
};

const bar = (host: ViewHost, menu: Menu) =>
  barView({
    controls: host.readonly ? [] : controlsOf(host.controls),
    canUndo: host.canUndo,
    canRedo: (host.game?.session.future.length ?? 0) > 0,
    canFinish: host.standing?.finish !== undefined,
    facts: facts(host, menu),
    text: (key) => host.text(say(host.rules?.automatic ? key.replace('finish', 'through') : key)),
    act: (control) => menu.act(control),
  });

/** The name of a pile with what picking means for it. */
function pileLabel(host: ViewHost, rules: Rules, index: number, hands: Hands): string {
  const { pick, targets } = hands;
  const name = describePile(rules, host.table, index);
  if (pick?.pile === index) return host.text(say('pick.state', { name }));
  return host.text(targets.includes(index) ? say('pick.target', { name }) : name);
}

function board(host: ViewHost, parts: Parts, rules: Rules): TemplateResult {
  const { table } = host;
  const { hands, pointer, motion, menu } = parts;
  const layouts = layoutsOf(rules, table);
  const label = host.text(say('ui.table', { name: rules.variant.name }));
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
        @pointercancel=${pointer.lost}
        @lostpointercapture=${pointer.lost}
        @keydown=${onKey}
        @keyup=${onKey}
      >
        ${boardView(
          {
            rules,
            table,
            layouts,
            back: host.back,
            pick: hands.pick,
            targets: hands.targets,
            cursor: hands.cursor,
            showCursor: hands.byKey,
            pointed: menu.pointed,
            disabled: host.readonly ?? false,
            delays: motion.delays,
            nameOf: (pile) => pileLabel(host, rules, pile, hands),
            onFocus: (pile) => hands.focused(pile),
            onClick: (event, pile) => hands.clicked(event, pile),
          },
          label,
        )}
      </div>
    </div>
  </div>`;
}

const problemView = (host: ViewHost, problem: Message): TemplateResult =>
  html`<p class="problem" role="alert">
    <strong>${host.text(say('error.title'))}</strong> ${host.text(problem)}
  </p>`;

/** The element's whole shadow tree; `problem` is why there is no board. */
export function gameView(host: ViewHost, parts: Parts, problem: Message | undefined) {
  const { rules } = host;
  const { menu, voice } = parts;
  const loading = html`<p class="problem">${host.text(say('ui.loading'))}</p>`;
  const empty = problem ? problemView(host, problem) : loading;
  return html`<div class="frame" part="frame">
      <svg class="sprite" aria-hidden="true">${picture(pictureOf('sprite'))}</svg>
      ${rules ? bar(host, menu) : nothing} ${rules ? board(host, parts, rules) : empty}
      ${
        voice.notice !== undefined && rules
          ? html`<div class="notice" part="notice" aria-hidden="true">${voice.notice}</div>`
          : nothing
      }
      ${host.readonly || !rules ? nothing : menu.overlay()}
    </div>
    <div class="hidden" role="status" aria-live="polite" .textContent=${voice.said}></div>`;
}
