import { readFileSync } from 'node:fs';
import { transformSync, type Plugin } from 'esbuild';

/** Takes the white space and comments out of the style sheets written in `css` templates. */
export const smallStyles: Plugin = {
  name: 'small-styles',
  setup(bundler) {
    bundler.onLoad({ filter: /styles\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        /css`([^`$]*)`/g,
        (_, sheet: string) =>
          `css\`${transformSync(sheet, { loader: 'css', minify: true }).code.trim()}\``,
      ),
      loader: 'ts',
    }));
  },
};
