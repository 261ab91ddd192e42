import { css } from 'lit';

/**
 * The felt and what lies on it. All lengths are card widths times `--card`; which of the three
 * shapes' places hold is chosen here, by the room that the element has, so the server's markup
 * needs no script to fit. The line around a buried card is opaque, since many of them lie on each
 * other. Where a style sheet can say so, a foundation's mark is the ace of the cards' own letters.
 */
export const boardStyles = css`
  .board {
    container: board / inline-size;
    position: relative;
    --pad: clamp(6px, 1.8cqi, 22px);
  }
  .fit {
    --pad: clamp(6px, 1.8cqi, 22px);
    padding: var(--pad);
    display: grid;
    justify-content: center;
  }
  .felt {
    --shape: wide;
    --width: var(--wwidth);
    --height: var(--wheight);
    --card: min(
      calc((100cqi - 2 * var(--pad)) / var(--width)),
      calc(var(--solitaire-max-height, 10000px) / var(--height)),
      var(--solitaire-card-width, 132px)
    );
    position: relative;
    inline-size: calc(var(--width) * var(--card));
    block-size: calc(var(--height) * var(--card));
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    isolation: isolate;
  }
  .spot,
  .card,
  .pile {
    --x: var(--wx);
    --y: var(--wy);
    --pile-width: var(--wwidth);
    --pile-height: var(--wheight);
    position: absolute;
    inset-block-start: 0;
    left: 0;
    inline-size: var(--card);
    block-size: calc(1.4 * var(--card));
    border-radius: calc(0.07 * var(--card));
  }
  @container board (max-width: 560px) {
    .felt {
      --shape: narrow;
      --width: var(--nwidth);
      --height: var(--nheight);
    }
    .spot,
    .card,
    .pile {
      --x: var(--nx);
      --y: var(--ny);
      --pile-width: var(--nwidth);
      --pile-height: var(--nheight);
    }
  }
  @media (orientation: landscape) and (max-height: 540px) {
    @container board (min-width: 480px) {
      .felt {
        --shape: landscape;
        --width: var(--lwidth);
        --height: var(--lheight);
      }
      .spot,
      .card,
      .pile {
        --x: var(--lx);
        --y: var(--ly);
        --pile-width: var(--lwidth);
        --pile-height: var(--lheight);
      }
    }
  }

  .spot {
    transform: translate(calc(var(--x) * var(--card)), calc(var(--y) * var(--card)));
    border: max(1px, calc(0.015 * var(--card))) solid var(--line);
    background: rgb(0 0 0 / 0.1);
    box-shadow: inset 0 calc(0.02 * var(--card)) calc(0.07 * var(--card)) rgb(0 0 0 / 0.2);
    display: grid;
    place-items: center;
  }
  .spot svg {
    inline-size: 46%;
    fill: none;
    stroke: rgb(255 255 255 / 0.42);
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @supports (d: path('M0 0')) {
    .spot.foundation path {
      d: path('M17 152 40 9 63 152M25 104H55M4 152.5H30M50 152.5H76');
      transform: translate(2px, 0) scale(0.25, 0.157);
      stroke-width: 13;
      stroke-linecap: butt;
      stroke-linejoin: miter;
    }
  }

  .card {
    --dx: 0;
    --dy: 0;
    transform: translate(
      calc((var(--x) + var(--dx)) * var(--card)),
      calc((var(--y) + var(--dy)) * var(--card))
    );
    z-index: var(--z);
    transition: transform var(--speed) var(--ease);
    transition-delay: calc(var(--delay) * var(--solitaire-stagger, calc(1ms * var(--stagger))));
    pointer-events: none;
    perspective: 800px;
    will-change: transform;
  }
  .card > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    background: var(--solitaire-card, #fffdf7);
    box-shadow:
      0 0 0 max(0.6px, calc(0.006 * var(--card))) rgb(0 0 0 / 0.32),
      0 calc(0.012 * var(--card)) calc(0.035 * var(--card)) rgb(0 0 0 / 0.28);
    backface-visibility: hidden;
    transition: transform var(--speed) var(--ease);
    transition-delay: inherit;
  }
  .card.turned > svg {
    rotate: 180deg;
  }
  .card.covered > svg {
    filter: brightness(0.84);
  }
  .card.buried > svg {
    box-shadow: 0 0 0 max(0.6px, calc(0.006 * var(--card)))
      color-mix(in srgb, var(--felt), #000 32%);
  }
  .card.down > .front {
    transform: rotateY(-180deg);
  }
  .card.up > .back {
    transform: rotateY(180deg);
  }
  .card[data-flying] {
    z-index: calc(var(--z) + 1000);
  }
  .card[data-carried] {
    transition: none;
    z-index: calc(var(--z) + 2000);
  }
  .felt.still .card,
  .felt.still .card > svg {
    transition: none;
  }

  .piles {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .pile {
    transform: translate(calc(var(--x) * var(--card)), calc(var(--y) * var(--card)));
    inline-size: calc(var(--pile-width) * var(--card));
    block-size: calc(var(--pile-height) * var(--card));
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    z-index: 1500;
    -webkit-tap-highlight-color: transparent;
  }
  .pile:disabled {
    cursor: default;
  }
  .pile.filled:not(:disabled) {
    touch-action: none;
    cursor: grab;
  }
  .pile:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 3px;
    box-shadow: 0 0 0 8px rgb(0 0 0 / 0.3);
  }
  @media (prefers-reduced-motion: reduce) {
    .card,
    .card > svg {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .spot,
    .card > svg {
      border: 1px solid CanvasText;
      forced-color-adjust: none;
    }
    .spot svg {
      stroke: CanvasText;
    }
  }
`;
