import { css } from 'lit';

/**
 * Colors of the suits and the choice between the two sets of faces.
 *
 * Contract with the element that owns the shadow root: the board has
 * `container: board / inline-size`; each face is an
 * `<svg class="face" viewBox="0 0 250 350">` with the markup of `face()` or `back()`;
 * `deck` on the host is `classic` (or absent), `large` or `four-colour`
 * (several words may be combined: `deck="large four-colour"`).
 *
 * - `.suit-c` `.suit-d` `.suit-h` `.suit-s` set `color`, in which pips and ranks are inked;
 *   they may also be put on any other element, e.g. the mark of an empty foundation.
 * - A visible strip of a plain face should show at least two fifths of the width; of a classic
 *   face a fifth is enough for its rank and the small pip in the other corner.
 * - `.art` is the classic face, `.plain` the face for small cards; one of them is displayed.
 *
 * Colors, each with a fallback: `--solitaire-red`, `-black`, `-card`, `-gold`, `-blue`, `-skin`,
 * `-hair`, `-steel`, `-back`, `-back-ink`, `-second`; with four colors also `-green` and `-diamond`.
 */
export const facesStyles = css`
  .suit-c,
  .suit-s {
    color: var(--solitaire-black, #16181d);
  }
  .suit-d,
  .suit-h {
    color: var(--solitaire-red, #c8172b);
  }
  :host([deck~='four-colour']) .suit-c {
    color: var(--solitaire-green, #14713a);
  }
  :host([deck~='four-colour']) .suit-d {
    color: var(--solitaire-diamond, #1a5fc4);
  }
  .plain,
  :host([deck~='large']) .art {
    display: none;
  }
  :host([deck~='large']) .plain {
    display: inline;
  }
  @container board (max-width: 560px) {
    .art {
      display: none;
    }
    .plain {
      display: inline;
    }
  }
  @media (orientation: landscape) and (max-height: 540px) {
    .art {
      display: none;
    }
    .plain {
      display: inline;
    }
  }
  @media (forced-colors: active) {
    .face {
      background: var(--solitaire-card, #fffdf6);
      forced-color-adjust: none;
    }
  }
`;
