import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import type { TemplateResult } from 'lit';

/** A template as HTML, its elements drawn as a browser takes them up later. On the server only. */
export const markupOf = (template: TemplateResult): Promise<string> =>
  collectResult(render(template));
