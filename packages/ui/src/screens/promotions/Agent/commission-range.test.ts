import {
  sampleBettingCommissions,
  sampleDepositCommissions,
} from '@fortuna/domain/testing/promotion-samples.ts';
import { expect, it } from 'vitest';
import { commissionRanges } from './commission-range.ts';

it('the least and the most of each generation', () => {
  expect(commissionRanges(sampleDepositCommissions, sampleBettingCommissions)).toEqual({
    deposits: { least: 50, most: 100 },
    directBets: { least: 15, most: 30 },
    indirectBets: { least: 5, most: 10 },
  });
});

it('what the server has not told is left out', () => {
  expect(commissionRanges(null, [])).toEqual({ deposits: null, directBets: null, indirectBets: null });
});
