/**
 * Puts a `<solitaire-game>` into the page, with the attributes that the address names, inside as
 * many nested shadow roots as `nested` says. `told` lists the events that reach the page.
 */
const query = new URLSearchParams(location.search);
const nested = Number(query.get('nested') ?? 0);
query.delete('nested');

window.told = [];
for (const type of ['deal', 'beforemove', 'move', 'undo', 'win', 'stuck', 'error']) {
  addEventListener(`solitaire-${type}`, (event) => {
    const { detail } = event as CustomEvent<Record<string, unknown>>;
    window.told.push({ type, detail });
  });
}
window.violations = [];
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  window.violations.push(`${violatedDirective} ${blockedURI}`),
);

window.board = document.createElement('solitaire-game');
if (!query.has('storage')) window.board.setAttribute('storage', 'none');
for (const [name, value] of query) window.board.setAttribute(name, value);

let root: Element | ShadowRoot = document.body.querySelector('main') ?? document.body;
for (let depth = 0; depth < nested; depth++) {
  const host = document.createElement('div');
  root.append(host);
  root = host.attachShadow({ mode: 'open' });
}
root.append(window.board);
const script = '/game.js';
await import(script);

export {};
