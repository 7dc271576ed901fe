import { expect, it } from 'vitest';
import { formatCount } from './count.ts';

it('groups a count as the language does', () => {
  expect(formatCount(10_000, 'pt')).toBe('10.000');
  expect(formatCount(10_000, 'en')).toBe('10,000');
});
