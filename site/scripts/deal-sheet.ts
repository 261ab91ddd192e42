import { render } from 'lit';
import { parseOptions } from 'solitaire-engine/options';
import { isDeal, lastDeal } from 'solitaire-engine/shuffle';
import { rulesOf, type Variant } from 'solitaire-engine/variant';
import { say, type Message } from 'solitaire-engine/message';
import { fetchVariant } from 'solitaire-game/known';
import { laidOut, type Laid } from '../rules/laid.ts';
import { words } from '../rules/words.ts';
import { askedFor, printedAddress, type Asked } from './address.ts';
import { addressOf, dealTemplate } from './deal-template.ts';
import { fitSheet } from './sheet.ts';

/** The deal that is asked for, or what is wrong with the question. */
function answer(variant: Variant, { options, deal = '' }: Asked, usual: number): Laid | Message {
  const { chosen, problems } = parseOptions(variant.options, options);
  const [problem] = problems;
  if (problem) return problem;
  const number = deal === '' ? usual : /^\d+$/.test(deal) ? Number(deal) : NaN;
  if (!isDeal(variant, number)) {
    return say('error.dealRange', { deal, last: lastDeal(variant) });
  }
  return laidOut(rulesOf(variant, chosen), number);
}

const problemSaid = (problem: Message): HTMLElement => {
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.textContent = words(problem);
  return line;
};

const sheet = document.querySelector<HTMLElement>('[data-deal-sheet]');
const { variant: id = '', deal: usual = '1' } = sheet?.dataset ?? {};
const read = sheet && (await fetchVariant(id));
const asked = read && 'value' in read ? askedFor(read.value, location) : undefined;

// The server's sheet shows the usual deal; the one that is asked for takes its place.
if (sheet && read && 'value' in read && asked) {
  const laid = answer(read.value, asked, Number(usual));
  sheet.replaceChildren();
  if ('key' in laid) sheet.append(problemSaid(laid));
  else render(dealTemplate(laid, printedAddress(location, addressOf(laid))), sheet);
  await fitSheet();
}
if (sheet) sheet.dataset['ready'] = '';
