import { expect, test } from 'vitest';
import { curvePath } from './curve-path.ts';

test('curves of every kind that brands use are drawn', () => {
  expect(curvePath('cubic-bezier(0.2, 0.7, 0.2, 1)')).toBe('M0 100C20 30 20 0 100 0');
  expect(curvePath('linear(0, 1.5 25%, 1)')).toBe('M0 100L25 -50L100 0');
  expect(curvePath('steps(2, end)')).toBe('M0 100H50V50H100V0');
  expect(curvePath('linear')).toBe('M0 100L100 0');
  expect(curvePath('a stone')).toBeNull();
});
