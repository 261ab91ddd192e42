import { noChange } from 'lit';
import {
  Directive,
  directive,
  PartType,
  type AttributePart,
  type PartInfo,
} from 'lit/directive.js';

/** Custom properties by name, with numbers without a unit. */
export type Places = Readonly<Record<`--${string}`, number>>;

/**
 * Writes custom properties on an element: on the server as its `style` attribute, in the browser
 * through the CSSOM only, so that a page may forbid inline styles.
 */
class PlacesDirective extends Directive {
  #written = new Map<string, number>();

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ATTRIBUTE || part.name !== 'style') {
      throw new Error('places() belongs in the style attribute');
    }
  }

  render(places: Places): unknown {
    return Object.entries(places)
      .map(([name, value]) => `${name}:${round(value)}`)
      .join(';');
  }

  override update(part: AttributePart, [places]: [Places]): unknown {
    const { style } = part.element;
    for (const [name, value] of Object.entries(places)) {
      if (this.#written.get(name) === value) continue;
      this.#written.set(name, value);
      style.setProperty(name, String(round(value)));
    }
    return noChange;
  }
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

export const places = directive(PlacesDirective);
