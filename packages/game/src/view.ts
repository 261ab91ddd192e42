import { html, nothing, type TemplateResult } from 'lit';
import {
  actionNamed,
  ownerOf,
  pileOn,
  pressed,
  SHAPES,
  type Layout,
  type Move,
  type Rules,
  type Shape,
  type Table,
} from 'solitaire-engine';
import type { Hands } from './controllers/hands.ts';
import { picture, pictureOf } from './pictures.ts';
import { places, type Places } from './places.ts';
import { spanned } from './pick.ts';

/** All that the board shows at one moment. */
export interface BoardView {
  readonly rules: Rules;
  readonly table: Table;
  readonly layouts: Readonly<Record<Shape, Layout>>;
  readonly back: string;
  readonly hands: Hands;
  /** A move that is pointed at. */
  readonly pointed: Move | undefined;
  readonly disabled: boolean;
  /** Order in which cards set out, by card, where a change is shown card by card. */
  readonly delays: ReadonlyMap<number, number>;
  /** The accessible name of a pile. */
  nameOf(pile: number): string;
}

const LETTER: Readonly<Record<Shape, string>> = { wide: 'w', narrow: 'n', landscape: 'l' };

/** The same measure in each shape, as custom properties: `--wx`, `--nx`, `--lx`. */
function inShapes(
  layouts: BoardView['layouts'],
  measure: (layout: Layout) => Readonly<Record<string, number>>,
): Places {
  const found: Record<`--${string}`, number> = {};
  for (const shape of SHAPES) {
    for (const [name, value] of Object.entries(measure(layouts[shape]))) {
      found[`--${LETTER[shape]}${name}`] = value;
    }
  }
  return found;
}

/** The measures of the whole board. */
export const boardPlaces = (layouts: BoardView['layouts']): Places =>
  inShapes(layouts, ({ width, height }) => ({ width, height }));

const pileMark = (view: BoardView, index: number): TemplateResult | typeof nothing => {
  const { group } = view.rules.piles[index] ?? {};
  const { passes = Infinity, actions } = view.rules;
  if (group && group.role === actions[0]?.at) {
    const renews = group.role !== 'stock' || actionNamed(view.rules, 'redeal');
    const again = renews && view.table.pass < passes;
    return again
      ? html`<svg viewBox="0 0 24 24"><path d="M18.5 8A8 8 0 1 0 20 12M20 3v6h-6" /></svg>`
      : html`<svg viewBox="0 0 24 24"><path d="M6 6l12 12M18 6 6 18" /></svg>`;
  }
  if (group?.role === 'foundation' && group.base?.(0)) {
    return html`<svg viewBox="0 0 24 24"><path d="M5 20 12 4l7 16M7.5 15h9" /></svg>`;
  }
  return nothing;
};

const isGone = ({ layouts }: BoardView, index: number) => layouts.wide.piles[index]?.gone;

/** The empty places under the cards: outlines that show where piles are. */
const spots = (view: BoardView): unknown[] =>
  view.rules.piles.map(({ group }, index) => {
    if (isGone(view, index)) return nothing;
    const where = inShapes(view.layouts, ({ piles }) => ({
      x: piles[index]?.x ?? 0,
      y: piles[index]?.y ?? 0,
    }));
    return html`<div class="spot ${group.role}" part="pile ${group.role}" style=${places(where)}>
      ${pileMark(view, index)}
    </div>`;
  });

/** The cards that a pointed move would carry, and the pile that it goes to or presses. */
function pointedAt({ rules, table, pointed }: BoardView) {
  if (!pointed) return { cards: new Set<number>(), pile: -1 };
  if ('from' in pointed) {
    const { from: pile, count, to } = pointed;
    return { cards: spanned(table, { pile, count }), pile: to };
  }
  if ('remove' in pointed) {
    const [pile = -1, other = pile] = pointed.remove;
    return { cards: spanned(table, { pile, count: 1 }), pile: other };
  }
  return { cards: new Set<number>(), pile: pressed(rules, pointed) };
}

/** Every card, in card order for ever: what moves is its place. */
function cards(view: BoardView): TemplateResult[] {
  const picked = spanned(view.table, view.hands.pick);
  const under = spanned(view.table, view.hands.byKey ? view.hands.cursor : undefined);
  const pointed = pointedAt(view).cards;
  const all = [...view.layouts.wide.cards].sort(([a], [b]) => a - b);
  // Backs that nobody can see are not drawn: in open games that is half of the drawing.
  const closed = all.some(([, { up }]) => !up);
  const backs = ['', '2'].map((of) => (closed ? pictureOf('back', view.back + of) : undefined));
  return all.map(([card, { up, z, hidden, covered, turned }]) => {
    const where = inShapes(view.layouts, ({ cards }) => {
      const { x = 0, y = 0 } = cards.get(card) ?? {};
      return { x, y };
    });
    const owner = view.rules.players ? ownerOf(card) : 0;
    const state = [
      up ? 'up' : 'down',
      hidden && 'buried',
      covered && 'covered',
      turned && 'turned',
      owner && 'second',
      picked.has(card) && 'picked',
      under.has(card) && 'cursor',
      pointed.has(card) && 'pointed',
    ];
    return html`<div
      class=${['card', ...state].filter(Boolean).join(' ')}
      part="card"
      data-card=${card}
      style=${places({ ...where, '--z': z, '--delay': view.delays.get(card) ?? 0 })}
    >
      <svg class="front face" viewBox="0 0 250 350">${picture(pictureOf('face', card))}</svg>
      <svg class="back face" viewBox="0 0 250 350">${picture(backs[owner])}</svg>
    </div>`;
  });
}

const pileClasses = (view: BoardView, index: number, pointed: number): string => {
  const classes = ['pile', view.rules.piles[index]?.group.role ?? ''];
  if (view.hands.targets.includes(index)) classes.push('target');
  if (view.hands.pick?.pile === index) classes.push('held');
  if (pointed === index) classes.push('pointed');
  if (pileOn(view.table, index).size > 0) classes.push('filled');
  return classes.join(' ');
};

/** One button a pile, in reading order and above the cards: focus, name and keyboard. */
function buttons(view: BoardView): unknown[] {
  const pointed = pointedAt(view).pile;
  return view.rules.piles.map((_, index) => {
    if (isGone(view, index)) return nothing;
    const where = inShapes(view.layouts, ({ piles }) => {
      const { x = 0, y = 0, width = 1, height = 1.4 } = piles[index] ?? {};
      return { x, y, width, height };
    });
    return html`<li>
      <button
        type="button"
        class=${pileClasses(view, index, pointed)}
        part="pile-button"
        data-pile=${index}
        tabindex=${view.hands.cursor.pile === index ? 0 : -1}
        aria-label=${view.nameOf(index)}
        aria-pressed=${view.hands.pick?.pile === index ? 'true' : nothing}
        ?disabled=${view.disabled}
        style=${places(where)}
        @focus=${() => view.hands.focused(index)}
        @click=${(event: MouseEvent) => view.hands.clicked(event, index)}
      ></button>
    </li>`;
  });
}

/** The cards as a picture, and beside it the piles as a list of buttons. */
export const boardView = (view: BoardView, label: string): TemplateResult => html`
  <slot name="table"></slot>
  <div class="cards" aria-hidden="true">${spots(view)}${cards(view)}</div>
  <ul class="piles" aria-label=${label}>
    ${buttons(view)}
  </ul>
`;
