import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digits, fillPattern } from './text-pattern.ts';

describe('fillPattern', () => {
  it.each([
    ['', ''],
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['1198765', '(11) 98765'],
    ['11987654', '(11) 98765-4'],
    ['11987654321', '(11) 98765-4321'],
    ['119876543219', '(11) 98765-4321'],
  ])('lays %j out as %j', (characters, filled) => {
    expect(fillPattern(characters, '(##) #####-####')).toBe(filled);
  });

  it('never ends with a sign of its own, so that deleting the last character always deletes one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,20}$/), (characters) => {
        const filled = fillPattern(characters, '##.###.###/####-##');
        expect(filled).toMatch(/[0-9]$/);
        expect(digits(filled)).toBe(characters.slice(0, 14));
      }),
    );
  });
});

describe('digits', () => {
  it('keeps ASCII digits only', () => {
    expect(digits(' +55 (11) 9a٣8')).toBe('551198');
  });
});
