import { SolitaireScorekeeper } from './solitaire-scorekeeper.ts';

if (!customElements.get('solitaire-scorekeeper')) {
  customElements.define('solitaire-scorekeeper', SolitaireScorekeeper);
} else if (customElements.get('solitaire-scorekeeper') !== SolitaireScorekeeper) {
  console.warn('solitaire-scorekeeper is defined already; the first definition stays.');
}

export * from './solitaire-scorekeeper.ts';
export * from './events.ts';

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-scorekeeper': SolitaireScorekeeper;
  }
}
