import { expect, it } from 'vitest';
import { isMoneyMetric } from './promotions-activities.ts';

it('tells amounts of money from counts', () => {
  expect(isMoneyMetric('totalDeposits')).toBe(true);
  expect(isMoneyMetric('netLoss')).toBe(true);
  expect(isMoneyMetric('invitees')).toBe(false);
  expect(isMoneyMetric('points')).toBe(false);
});
