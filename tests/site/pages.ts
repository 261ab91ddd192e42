import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** The ids of all variants. */
export const variants = globSync('packages/engine/src/variants/*.ts').map((file) =>
  basename(file, '.ts'),
);

/** The address of every page. */
export const pages = ['/', ...variants.map((id) => `/${id}/`), '/embed/', '/keyboard/'];
