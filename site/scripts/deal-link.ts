import type { SolitaireDealEvent } from 'solitaire-game/events';

const link = document.querySelector<HTMLAnchorElement>('a[data-deal-link]');

/** The link to the sheet of a deal goes where the page's board is, from deal to deal. */
function follow({ target, detail: { options, deal } }: SolitaireDealEvent): void {
  if (!link || !(target instanceof Element && target.matches('[data-main] > solitaire-game')))
    return;
  // A game from a position has no deal that a sheet could lay out.
  const asked = deal === undefined ? '' : [options, `deal=${deal}`].filter(Boolean).join('&');
  link.setAttribute('href', link.pathname + (asked && `?${asked}`));
}

document.addEventListener('solitaire-deal', follow);
