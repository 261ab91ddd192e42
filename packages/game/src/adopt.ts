import type { CSSResult } from 'lit';

/** Adds style sheets to an element that is in use: those of a part that has just been fetched. */
export function adopt(
  { renderRoot }: { readonly renderRoot: HTMLElement | DocumentFragment },
  ...styles: readonly CSSResult[]
): void {
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  if (renderRoot instanceof ShadowRoot) renderRoot.adoptedStyleSheets.push(...sheets);
}
