import { html, nothing, type TemplateResult } from 'lit';
import { describePile, type Message, type Rules } from 'solitaire-engine';
import type { Needs } from './board.ts';
import { clockText } from './controllers/clock.ts';
import type { Hands } from './controllers/hands.ts';
import { pressKey } from './controllers/keyboard.ts';
import type { Menu } from './controllers/menu.ts';
import { STAGGER, type Motion } from './controllers/motion.ts';
import type { Pointer } from './controllers/pointer.ts';
import type { Voice } from './controllers/voice.ts';
import { layoutsOf } from './layouts.ts';
import { picture, pictureOf } from './pictures.ts';
import { places } from './places.ts';
import { phrase, spoken } from './messages/spoken.ts';
import { controlsOf } from './settings.ts';
import { barView } from './toolbar.ts';
import { boardPlaces, boardView } from './view.ts';

/** The element as its own view sees it. */
export type ViewHost = Needs<
  | 'rules'
  | 'table'
  | 'standing'
  | 'back'
  | 'readonly'
  | 'controls'
  | 'timer'
  | 'canUndo'
  | 'game'
  | 'dealNumber'
  | 'moves'
  | 'elapsed'
  | 'score'
>;

/** The parts that have something to show. */
export interface Parts {
  readonly hands: Hands;
  readonly pointer: Pointer;
  readonly voice: Voice;
  readonly motion: Motion;
  readonly menu: Menu;
}

/** What the bar tells of a game: what there is of these. */
const facts = (host: ViewHost, menu: Menu) => {
  const { dealNumber: deal, moves, score, elapsed, timer = true, rules, table } = host;
  const { passes = 1, byRole } = rules ?? {};
  const found = {
    deal,
    moves,
    [byRole?.redeal ? 'round' : 'pass']: passes > 1 ? `${table.pass}/${passes}` : undefined,
    score,
    time: timer ? clockText(elapsed) : undefined,
  };
  const named = Object.entries(found)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, name: phrase(`ui.${key}`), value: String(value) }));
  return [...named, ...menu.badges()];
};

const bar = (host: ViewHost, menu: Menu) =>
  barView({
    controls: host.readonly ? [] : controlsOf(host.controls),
    canUndo: host.canUndo,
    canRedo: (host.game?.session.future.length ?? 0) > 0,
    canFinish: host.standing?.finish !== undefined,
    facts: facts(host, menu),
    through: Boolean(host.rules?.automatic),
    act: (control) => menu.act(control),
  });

/** The name of a pile with what picking means for it. */
function pileLabel(host: ViewHost, rules: Rules, index: number, hands: Hands): string {
  const { pick, targets } = hands;
  const name = describePile(rules, host.table, index);
  if (pick?.pile === index) return phrase('pick.state', { name });
  return targets.includes(index) ? phrase('pick.target', { name }) : spoken(name);
}

function board(host: ViewHost, parts: Parts, rules: Rules): TemplateResult {
  const { table } = host;
  const { hands, pointer, motion, menu } = parts;
  const layouts = layoutsOf(rules, table);
  const label = phrase('ui.table', { name: rules.variant.name });
  const onKey = (event: KeyboardEvent): void => {
    if (event.type === 'keyup' ? event.key === ' ' : pressKey(hands, event)) event.preventDefault();
  };
  return html`<div class="board">
    <div class="fit">
      <div
        class="felt"
        part="felt"
        style=${places({ ...boardPlaces(layouts), '--stagger': STAGGER })}
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
            hands,
            pointed: menu.pointed,
            disabled: host.readonly ?? false,
            delays: motion.delays,
            nameOf: (pile) => pileLabel(host, rules, pile, hands),
          },
          label,
        )}
      </div>
    </div>
  </div>`;
}

const problemView = (problem: Message): TemplateResult =>
  html`<p class="problem" role="alert">
    <strong>${phrase('error.title')}</strong> ${spoken(problem)}
  </p>`;

/** The element's whole shadow tree; `problem` is why there is no board. */
export function gameView(host: ViewHost, parts: Parts, problem: Message | undefined) {
  const { rules } = host;
  const { menu, voice } = parts;
  const loading = html`<p class="problem">${phrase('ui.loading')}</p>`;
  const empty = problem ? problemView(problem) : loading;
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
