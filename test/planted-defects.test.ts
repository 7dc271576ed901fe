import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defects } from '../scripts/planted-defects.ts';
import { inRoot } from './rules/fixture.ts';

test.each(defects)('the defect "$name" can still be planted', ({ file, from }) => {
  expect(readFileSync(inRoot(file), 'utf8').split(from)).toHaveLength(2);
});
