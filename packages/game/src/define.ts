import { SolitaireGame } from './solitaire-game.ts';

if (!customElements.get('solitaire-game')) {
  customElements.define('solitaire-game', SolitaireGame);
} else if (customElements.get('solitaire-game') !== SolitaireGame) {
  console.warn('solitaire-game is defined already; the first definition stays.');
}

export * from './solitaire-game.ts';
export * from './events.ts';

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-game': SolitaireGame;
  }
}
