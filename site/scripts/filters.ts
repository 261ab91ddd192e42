import { gamesFound, isFound } from '../rules/finding.ts';

/** The one element that a selector stands for. */
function the<E extends Element>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`There is no ${selector} on this page.`);
  return element;
}

const form = the<HTMLFormElement>('.filters');
const query = the<HTMLInputElement>('.filters [name=q]');
const status = the<HTMLElement>('.finder [role=status]');
const clear = the<HTMLButtonElement>('.finder .clear');
const nothing = the<HTMLElement>('.nothing');
const families = [...document.querySelectorAll<HTMLElement>('.families section')];

/** The filters that are set, by name. */
const chosen = (): [name: string, value: string][] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  );

/** Shows the games that fit, and says how many there are. */
function show(): void {
  const wanted = chosen();
  let total = 0;
  for (const family of families) {
    let count = 0;
    for (const game of family.querySelectorAll<HTMLElement>('.game')) {
      const fits = wanted.every(([name, value]) =>
        name === 'q' ? isFound(game.dataset['find'] ?? '', value) : game.dataset[name] === value,
      );
      game.hidden = !fits;
      if (fits) count++;
    }
    family.hidden = count === 0;
    family.style.setProperty('--span', String(count));
    total += count;
  }
  const says = gamesFound(total);
  if (status.textContent !== says) status.textContent = says;
  clear.hidden = wanted.length === 0;
  nothing.hidden = total > 0;
}

/** Keeps the filters in the address, so that it can be passed on, and is there after a reload. */
function keep(): void {
  const search = new URLSearchParams(chosen()).toString();
  history.replaceState(history.state, '', search ? `?${search}` : location.pathname);
}

/** Sets the filters that the address names; what is no value of a filter leaves it open. */
function read(): void {
  const asked = new URLSearchParams(location.search);
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    field.value = asked.get(field.name) ?? '';
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
  }
  show();
}

function change(): void {
  show();
  keep();
}

function clearAll(): void {
  form.reset();
  change();
  query.focus();
}

form.addEventListener('input', change);
form.addEventListener('submit', (event) => event.preventDefault());
clear.addEventListener('click', clearAll);
the('.nothing button').addEventListener('click', clearAll);
window.addEventListener('popstate', read);
// A page that comes back from the browser's memory has its filters; one that is loaded reads them.
read();
form.classList.add('ready');
