import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

/** Pages that are there to be printed, beside the ones that they belong to. */
const isSheet = (page) => /\/(rules-sheet|score-sheet|deal)\/$/.test(page);

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  integrations: [mdx(), sitemap({ filter: (page) => !isSheet(page) })],
  vite: {
    // A taken port is an error, not a reason to serve somewhere else.
    preview: { strictPort: true },
    build: {
      // Lit's hydration support must run before any element is defined, or a server-rendered
      // board is drawn twice. Without this, chunking may turn the two around.
      rolldownOptions: {
        output: { strictExecutionOrder: true },
        // Astro's own directives in its pages: nothing that anybody here could mend.
        onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
      },
    },
  },
});
