import { describe, expect, test } from 'vitest';
import { isFilled } from './unfinished.ts';

describe('a field', () => {
  const field = { type: 'text', value: 'marina', readOnly: false, disabled: false };

  test.each([
    ['with something in it', {}, true],
    ['of a password', { type: 'password' }, true],
    ['that is empty', { value: ' ' }, false],
    ['that nobody can write', { readOnly: true }, false],
    ['that is off', { disabled: true }, false],
    ['of a search, which the address keeps', { type: 'search' }, false],
    ['out of sight', { type: 'hidden' }, false],
    ['of a choice', { type: 'radio', value: 'on' }, false],
  ] as const)('%s: typed into %s', (_, change, expected) => {
    expect(isFilled({ ...field, ...change })).toBe(expected);
  });
});
