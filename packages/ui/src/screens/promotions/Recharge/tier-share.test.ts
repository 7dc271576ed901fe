import { describe, expect, it } from 'vitest';
import { paidOn, partOfTier, shareOf } from './tier-share.ts';

const bronze = { from: 1_000_00, to: 5_000_00 };

describe('a tier', () => {
  it.each([
    [999_99, 0],
    [1_000_00, 0],
    [3_000_00, 0.5],
    [5_000_00, 1],
    [90_000_00, 1],
  ])('of a sum of %i: %f', (sum, part) => {
    expect(partOfTier(bronze, sum)).toBe(part);
  });

  it('without an end is gone through as soon as it is reached', () => {
    expect(partOfTier({ from: 100, to: null }, 100)).toBe(1);
  });
});

it('pays on no more than the end of the last tier', () => {
  expect(paidOn([bronze], 9_000_00)).toBe(5_000_00);
  expect(paidOn([bronze], 3_000_00)).toBe(3_000_00);
  expect(paidOn([{ to: null }], 9_000_00)).toBe(9_000_00);
});

it('writes a reward as a share of what it is paid on', () => {
  expect(shareOf(225_00, 3_000_00)).toBe(750);
  expect(shareOf(0, 0)).toBe(0);
});
