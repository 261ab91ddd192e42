import { svg, type SVGTemplateResult } from 'lit';
import { generate } from 'lean-qr/nano';

/** White squares around the code, which readers need. */
const QUIET = 4;

/** A text as a QR code; undefined when it is too long for one. */
export function qrCode(text: string, label: string): SVGTemplateResult | undefined {
  try {
    const code = generate(text);
    let path = '';
    for (let y = 0; y < code.size; y++) {
      for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
    }
    const side = code.size + 2 * QUIET;
    return svg`<svg
      class="qr"
      role="img"
      aria-label=${label}
      viewBox=${`${-QUIET} ${-QUIET} ${side} ${side}`}
      shape-rendering="crispEdges"
    ><path d=${path} /></svg>`;
  } catch {
    return undefined;
  }
}
