import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconFiles } from '../scripts/icons/icon-files.ts';

const folder = join(import.meta.dirname, '../packages/ui/src/icons/library');

test.each([...iconFiles()])(
  '%s is what the libraries have for its names (node scripts/extract-icons.ts)',
  (file, text) => {
    expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
  },
);
