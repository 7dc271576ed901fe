import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figureFiles } from '../scripts/figures/figure-files.ts';

const folder = join(import.meta.dirname, '../packages/ui/src/art/emblem/figures');

test.each([...figureFiles()])(
  '%s is what the library has for its names (node scripts/extract-figures.ts)',
  (file, text) => {
    expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
  },
);
