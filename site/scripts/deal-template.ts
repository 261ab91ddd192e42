import { html, nothing, type TemplateResult } from 'lit';
import { cardText, isRed, rankOf, suitOf, type Card } from 'solitaire-engine/card';
import { sayCard } from 'solitaire-engine/message';
import { optionsSay } from '../rules/house-rules.ts';
import type { Laid, LaidGroup, LaidPile } from '../rules/laid.ts';
import { words } from '../rules/words.ts';

const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** Cards on a line of the deck. */
const LINE = 13;

const chip = (card: Card, up = true): TemplateResult =>
  html`<span
    class="chip ${isRed(card) ? 'red' : 'black'} ${up ? 'up' : 'down'}"
    data-card=${cardText(card)}
    ><span aria-hidden="true"
      >${RANKS[rankOf(card)]}<svg viewBox="0 0 100 100">
        <use href="#suit-${'cdhs'.charAt(suitOf(card))}"></use></svg></span
    ><span class="unseen">${words(sayCard(card))}${up ? '' : ', face down'}</span></span
  >`;

const pile = ({ index, name, cards }: LaidPile, label: string): TemplateResult =>
  html`<li data-pile=${index}>
    <b aria-hidden="true">${label}</b><span class="unseen">${name}</span>
    <span class="cards">${cards.map(({ card, up }) => chip(card, up))}</span>
  </li>`;

const HINTS = {
  columns: 'each from the deepest card, at the top, to the one that lies on all others',
  lists: 'each from the deepest card to the one on top',
  grid: 'as they lie on the table',
} as const;

function grid(piles: readonly LaidPile[]): TemplateResult {
  const rows = [...Map.groupBy(piles, ({ row }) => row).values()];
  const columns = Math.max(...piles.map(({ column }) => column)) + 2;
  return html`<ol class="grid" style="--columns: ${columns}">
    ${rows.map(
      (row, i) =>
        html`<li>
          <b>${rows.length > 1 ? i + 1 : ''}</b>${row.map(
            ({ index, name, cards: [first], column }) =>
              html`<span data-pile=${index} style="grid-column: ${column + 2} / span 2"
                >${
                  first
                    ? chip(first.card, first.up)
                    : html`<span class="chip gap"><span class="unseen">${name}: empty</span></span>`
                }</span
              >`,
          )}
        </li>`,
    )}
  </ol>`;
}

const group = ({ title, shown, piles }: LaidGroup): TemplateResult => {
  const several = piles.length > 1;
  return html`<section class="laid">
    <h2>${title} <small>${several ? HINTS[shown] : HINTS.lists.replace('each ', '')}</small></h2>
    ${
      shown === 'grid'
        ? grid(piles)
        : html`<ol class="${shown} ${several ? '' : 'alone'}" style="--count: ${piles.length}">
            ${piles.map((each) =>
              pile(each, several ? (shown === 'columns' ? `${each.number}` : each.name) : ''),
            )}
          </ol>`
    }
  </section>`;
};

const deck = (cards: readonly Card[], title: string): TemplateResult =>
  html`<section class="laid deck">
    <h2>${title} <small>to deal it by hand: the first card on top, all face down</small></h2>
    <ol>
      ${Array.from(
        { length: Math.ceil(cards.length / LINE) },
        (_, line) =>
          html`<li>
            <b>${line * LINE + 1}</b>
            <span class="cards"
              >${cards.slice(line * LINE, (line + 1) * LINE).map((card) => chip(card))}</span
            >
          </li>`,
      )}
    </ol>
  </section>`;

/** A deal on a sheet of paper: what it is, every pile to be laid, and the deck that deals it. */
export const dealTemplate = (laid: Laid, address: string | undefined): TemplateResult => {
  const { rules, deal, options, groups, empty, decks } = laid;
  const houseRules = optionsSay(options);
  return html`<p class="which">
      <b>Deal ${deal}</b>
      <span
        >${houseRules.length > 0 ? `House rules: ${houseRules.join(' ')}` : 'By the usual rules.'}
        Shaded cards lie face down.</span
      >
    </p>
    ${groups.map(group)}
    ${empty.length > 0 ? html`<p>Empty at the start: ${empty.join(', ').toLowerCase()}.</p>` : nothing}
    <div class="decks">
      ${decks.map((cards, i) =>
        deck(cards, decks.length > 1 ? `Deck of player ${i + 1}` : 'The deck in order'),
      )}
    </div>
    <section>
      <h2>How it is dealt</h2>
      <ol class="steps">
        ${rules.deal.map(({ says }) => html`<li>${words(says)}</li>`)}
      </ol>
    </section>
    ${address ? html`<p class="back">To play this deal on the screen: <b>${address}</b></p>` : nothing}`;
};

/** The address, after the site's own, of a deal's board. */
export const addressOf = ({ rules: { variant }, options, deal }: Laid): string =>
  `/${variant.id}/?${[options, `deal=${deal}`].filter(Boolean).join('&')}`;
