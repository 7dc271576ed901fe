import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FeeRule, feeOf, type WithdrawalRules, withdrawalFees } from './cashier.ts';

const free: FeeRule = { basisPoints: 0, min: 0, max: 0 };
const rules: WithdrawalRules = {
  min: 1000,
  max: 1_000_000,
  leftToday: 3,
  generalFee: { basisPoints: 500, min: 0, max: 10_000 },
  mandatoryFee: { basisPoints: 150, min: 100, max: 2000 },
  turnoverLeft: 0,
};

describe('feeOf', () => {
  it.each([
    ['nothing by a free rule', free, 10_000, 0],
    ['the share', { basisPoints: 150, min: 0, max: 10_000 }, 10_000, 150],
    ['half a centavo up', { basisPoints: 150, min: 0, max: 10_000 }, 100, 2],
    ['at least the minimum', { basisPoints: 150, min: 100, max: 2000 }, 1000, 100],
    ['at most the maximum', { basisPoints: 150, min: 100, max: 2000 }, 1_000_000, 2000],
  ])('takes %s', (_, rule, amount, fee) => {
    expect(feeOf(rule, amount)).toBe(fee);
  });

  it('stays a whole number of centavos within its range', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.nat(1000),
        fc.nat(100_000),
        fc.nat(1e9),
        (basisPoints, min, span, amount) => {
          const fee = feeOf({ basisPoints, min, max: min + span }, amount);
          expect(Number.isSafeInteger(fee)).toBe(true);
          expect(fee).toBeGreaterThanOrEqual(min);
          expect(fee).toBeLessThanOrEqual(min + span);
        },
      ),
    );
  });
});

describe('withdrawalFees', () => {
  it('takes the general fee only while turnover is left', () => {
    expect(withdrawalFees(rules, 20_000)).toEqual({ mandatory: 300, general: 0, net: 19_700 });
    expect(withdrawalFees({ ...rules, turnoverLeft: 1 }, 20_000)).toEqual({
      mandatory: 300,
      general: 1000,
      net: 18_700,
    });
  });
});
