import { optionsText, stepsText, type Game } from 'solitaire-engine';

/** Address of this page that brings the game as it stands: `?options&deal=N#moves`. */
export function shareAddress({ session, origin }: Game, page: string): string {
  const { rules, start, past } = session;
  const options = optionsText(rules.variant.options, rules.chosen);
  const query =
    'deal' in origin ? [options, `deal=${origin.deal}`].filter(Boolean).join('&') : options;
  const steps = stepsText(
    rules,
    start,
    past.map(({ moves }) => moves),
  );
  const url = new URL(page);
  url.search = query;
  url.hash = steps.replaceAll(' ', ',');
  return url.href;
}
