import { noChange, nothing } from 'lit';
import { Directive, directive, type ChildPart } from 'lit/directive.js';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';

/** The drawings of a deck: what all faces refer to, and the faces and backs themselves. */
export interface Pictures {
  readonly sprite: string;
  face(card: number): string;
  back(name: string): string;
}

let known: Pictures | undefined;
const faces = new Map<string, string>();

/** Makes the drawings known, so that elements can show them at once, without loading. */
export function knowPictures(pictures: Pictures): void {
  known = pictures;
}

/** Loads the drawings, which the element's own code doesn't have inside. */
export async function loadPictures(): Promise<void> {
  if (!known) knowPictures(await import('./faces/faces.ts'));
}

/** The drawing of a card, a back or the sprite, made once; undefined before they are known. */
export function pictureOf(kind: keyof Pictures, of: number | string = ''): string | undefined {
  const key = `${kind} ${of}`;
  const found = faces.get(key);
  if (found !== undefined || !known) return found;
  const made =
    kind === 'sprite'
      ? known.sprite
      : kind === 'face'
        ? known.face(Number(of))
        : known.back(String(of));
  faces.set(key, made);
  return made;
}

/** Puts a drawing inside an `<svg>`. One that the server has drawn is left as it is. */
class PictureDirective extends Directive {
  #first = true;
  #served = false;
  #servedAs: string | undefined;

  render(markup: string | undefined): unknown {
    return markup === undefined ? nothing : unsafeSVG(markup);
  }

  override update(part: ChildPart, [markup]: [string | undefined]): unknown {
    if (this.#first) this.#served = part.startNode?.nextSibling instanceof Element;
    this.#first = false;
    if (!this.#served) return this.render(markup);
    this.#servedAs ??= markup;
    if (markup === this.#servedAs) return noChange;
    this.#served = false;
    return this.render(markup);
  }
}

export const picture = directive(PictureDirective);
