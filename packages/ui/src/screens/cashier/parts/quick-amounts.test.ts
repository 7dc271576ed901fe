import { describe, expect, it } from 'vitest';
import { quickAmounts } from './quick-amounts.ts';

describe('quickAmounts', () => {
  it('offers round amounts within the bounds', () => {
    expect(quickAmounts(2500, 15_000)).toEqual([5000, 10_000]);
    expect(quickAmounts(1, 99_999_999_999)).toHaveLength(6);
    expect(quickAmounts(100, 500)).toEqual([]);
  });
});
