/** The site's own name and the sentence under it. */
export const siteName = 'Solitaire';
export const siteLine =
  'Patience games with their exact rules, house rules included, and a board to play each one on.';
