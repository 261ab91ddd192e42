import { adoptStyles, isServer, LitElement, type PropertyValues } from 'lit';
import type { Autoplay, Chosen, Variant } from 'solitaire-engine';
import type { Wish } from './setup.ts';
import { dealAttribute, switchAttribute, type Deck } from './settings.ts';

/** The attributes and properties of `<solitaire-game>`, all of them optional. */
export class GameProperties extends LitElement {
  static override properties = {
    variant: {},
    options: {},
    deal: { converter: dealAttribute },
    position: {},
    winnable: { converter: switchAttribute },
    autoplay: {},
    controls: {},
    storage: {},
    deck: { reflect: true },
    back: {},
    noHotkeys: { converter: switchAttribute, attribute: 'no-hotkeys' },
    readonly: { converter: switchAttribute },
    timer: { converter: switchAttribute },
    coach: { converter: switchAttribute },
    peek: { converter: switchAttribute },
  };

  /** Which game: an id of the catalogue, or a variant object. */
  declare variant: string | Variant;
  /** House rules: `draw=1&passes=3`, or an object. */
  declare options: string | Chosen | undefined;
  /** Deal number, or `daily`; none is a new deal. */
  declare deal: number | string | undefined;
  /** Notation of a table to start from, instead of a deal. */
  declare position: string | undefined;
  /** Whether new deals are only such as are proved winnable, where a list of them is known. */
  declare winnable: boolean | undefined;
  /** Whether cards go to the foundations by themselves: `off`, `safe` or `all`. */
  declare autoplay: Autoplay;
  /** Which buttons: any of `new restart undo redo hint finish options stats share`; empty is none. */
  declare controls: string | undefined;
  /** Key under which the game is kept, or `none`. */
  declare storage: string | undefined;
  /** Faces of the cards: `classic`, `large` or `four-colour`. */
  declare deck: Deck;
  /** Pattern of the backs: `classic` or `weave`. */
  declare back: string;
  /** Whether single letters do nothing. */
  declare noHotkeys: boolean | undefined;
  /** A picture that can't be played. */
  declare readonly: boolean | undefined;
  /** Whether the time is shown; it is unless this is false. */
  declare timer: boolean | undefined;
  /** Whether the board says after every move how the game stands, and where it was lost. */
  declare coach: boolean | undefined;
  /** Whether hints may look at face-down cards. */
  declare peek: boolean | undefined;
  /**
   * STUN or TURN servers for games on two devices that are in different networks. None unless the
   * page names some: then the devices find each other in one network only, and ask nobody.
   */
  declare iceServers: readonly RTCIceServer[] | undefined;

  constructor() {
    super();
    this.variant = 'bucket';
    this.autoplay = 'off';
    this.deck = 'classic';
    this.back = 'classic';
  }

  /** @internal What is asked for of the game to be dealt. */
  get wish(): Wish {
    const { options, deal, position, winnable = true } = this;
    return { options, deal, position, winnable };
  }

  /** @internal Whether the first board is the server's, which shows the opening deal. */
  get hydrating(): boolean {
    return isServer || (!this.hasUpdated && (this.shadowRoot?.hasChildNodes() ?? false));
  }

  /** Where a server's board is not the one wanted by now, it is drawn anew, not taken over. */
  protected override update(changed: PropertyValues): void {
    try {
      super.update(changed);
    } catch (reason) {
      const { renderRoot: root, hasUpdated } = this;
      if (hasUpdated || !(root instanceof ShadowRoot) || !root.hasChildNodes()) throw reason;
      root.replaceChildren();
      adoptStyles(root, (this.constructor as typeof LitElement).elementStyles);
      super.update(changed);
    }
  }
}
