import { rulesFor, type Game } from './catalogue.ts';
import { filled, supplyOf } from './facts.ts';

/** What search engines are told of a rules page: the steps, the questions, and where it stands. */
export function structured({ variant, page }: Game, site: URL | undefined): object[] {
  const { quick, questions, description } = page.data;
  const fill = (text: string) => filled(variant.id, text);
  const address = new URL(`/${variant.id}/`, site).href;
  return [
    {
      '@type': 'HowTo',
      name: `How to play ${variant.name} solitaire`,
      description,
      supply: [{ '@type': 'HowToSupply', name: supplyOf(rulesFor(variant.id)) }],
      step: quick.map((text) => ({ '@type': 'HowToStep', text: fill(text) })),
    },
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ ask, say }) => ({
        '@type': 'Question',
        name: fill(ask),
        acceptedAnswer: { '@type': 'Answer', text: fill(say) },
      })),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Games', item: new URL('/', site).href },
        { '@type': 'ListItem', position: 2, name: variant.name, item: address },
      ],
    },
  ];
}
