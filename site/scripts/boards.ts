import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { fetchVariant, knownVariant } from 'solitaire-game/known';
import { asSaved, askedFor } from './address.ts';
import './deal-link.ts';

// Every variant on the page is known before the element is: its first drawing must be the server's.
const boards = [...document.querySelectorAll('solitaire-game')];
const ids = new Set(boards.map((board) => board.getAttribute('variant') ?? ''));
await Promise.all([...ids].map(fetchVariant));

const main = document.querySelector('[data-main] > solitaire-game');
const variant = knownVariant(main?.getAttribute('variant') ?? '');
const asked = variant && askedFor(variant, location);

// The server's board shows its own deal. When another game is asked for, it stays as it is, a mere
// picture, until that game's board takes its place.
if (asked) main?.setAttribute('defer-hydration', '');
// What is played before a kept game lies on the table would be lost with its deal.
for (const board of boards) board.inert = true;
const { SolitaireGame } = await import('solitaire-game/define');

if (asked && main) {
  const board = new SolitaireGame();
  board.setAttribute('variant', variant.id);
  if (asked.options) board.setAttribute('options', asked.options);
  if (asked.deal) board.setAttribute('deal', asked.deal);
  // Out of sight until its game is on the table, which may be one that was kept.
  const { width } = main.getBoundingClientRect();
  Object.assign(board.style, { position: 'absolute', width: `${width}px`, visibility: 'hidden' });
  main.before(board);
  try {
    await board.updateComplete;
    if (asked.moves && (await board.load(asSaved(variant, asked)))) {
      // From here on the game is kept with its moves; a reload goes on where the reader was.
      history.replaceState(null, '', location.pathname + location.search);
    }
  } finally {
    // Under the word on an address that can't be used, there is a board all the same.
    if (board.rules) main.remove();
    else main.removeAttribute('defer-hydration');
    board.removeAttribute('style');
  }
  if (asked.deal) {
    // The address goes on naming the deal on the table, and so does a reload.
    board.addEventListener('solitaire-deal', ({ detail: { deal } }) => {
      const query = new URLSearchParams(location.search);
      if (deal === undefined || query.get('deal') === String(deal)) return;
      query.set('deal', String(deal));
      history.replaceState(null, '', `${location.pathname}?${query}`);
    });
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-rule]')) {
    if (link.search === location.search) link.setAttribute('aria-current', 'true');
  }
}
await Promise.all(
  [...document.querySelectorAll('solitaire-game')].map((board) =>
    board.updateComplete.finally(() => (board.inert = false)),
  ),
);
// For those who play by script, tests among them: every board on the page can be played, and what
// was kept for it is on the table.
document.documentElement.dataset['boards'] = 'ready';
