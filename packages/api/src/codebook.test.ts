import { describe, expect, it } from 'vitest';
import { codebook, sameWords } from './codebook.ts';

const book = codebook<'male' | 'female', 0 | 1>({ male: 0, female: 1 });

describe('codebook', () => {
  it('goes both ways, also for a code of 0', () => {
    expect(book.codeOf('male')).toBe(0);
    expect(book.readOr({ gender: 0 }, 'gender', null)).toBe('male');
  });

  it('has no filter for words without a code', () => {
    expect(book.filterOf('female')).toBe(1);
    expect(book.filterOf('unknown')).toBeUndefined();
    expect(book.filterOf(undefined)).toBeUndefined();
  });

  it.each([2, '0', null, undefined, {}])('has no word for %j', (gender) => {
    expect(book.readOr({ gender }, 'gender', null)).toBeNull();
  });

  it('can hold codes that are words already', () => {
    expect(sameWords(['daily', 'weekly']).readOr({ cycle: 'daily' }, 'cycle', null)).toBe('daily');
    expect(sameWords(['daily', 'weekly']).readOr({ cycle: 'constructor' }, 'cycle', null)).toBeNull();
  });
});
