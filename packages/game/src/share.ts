import { stepsText, type Game } from 'solitaire-engine';

/**
 * Address of this page that brings the game as it stands: `?options&deal=N#moves`, what else the
 * page has in its query kept. A game from a position is the page's own, and so is its address.
 */
export function shareAddress({ session, origin }: Game, page: string): string {
  const { rules, start, past } = session;
  const steps = stepsText(
    rules,
    start,
    past.map(({ moves }) => moves),
  );
  const url = new URL(page);
  const { options } = rules.variant;
  for (const name of [...Object.keys(options), 'deal']) url.searchParams.delete(name);
  for (const [name, { default: usual }] of Object.entries(options)) {
    const { [name]: value = usual } = rules.chosen;
    if (value !== usual) url.searchParams.set(name, value);
  }
  if ('deal' in origin) url.searchParams.set('deal', String(origin.deal));
  url.hash = 'deal' in origin ? steps.replaceAll(' ', ',') : '';
  return url.href;
}
