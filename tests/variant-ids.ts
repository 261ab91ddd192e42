import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** The ids of all variants: the names of their files. */
export const variantIds = globSync('packages/engine/src/variants/*.ts')
  .map((file) => basename(file, '.ts'))
  .sort();
