import { expect, test } from 'vitest';
import { sampleVip } from '../testing/promotion-samples.ts';
import { nextLevel, rebateGroups } from './vip.ts';

test('the next level asks for what is missing of both totals', () => {
  expect(nextLevel({ ...sampleVip, level: 2, totalDeposits: 310_000, totalBets: 9_000_000 })).toMatchObject({
    level: { level: 3 },
    deposits: 140_000,
    bets: 0,
  });
});

test.each([
  ['on the highest level', 5],
  ['beyond what the ladder has', 42],
])('there is none %s', (_, level) => {
  expect(nextLevel({ ...sampleVip, level })).toBeNull();
});

test('types with the same rate stand together, the highest rate first', () => {
  const rebates = [
    { gameType: 'live', basisPoints: 20 },
    { gameType: 'slots', basisPoints: 30 },
    { gameType: 'table', basisPoints: 20 },
  ] as const;
  expect(rebateGroups({ rebates })).toEqual([
    { basisPoints: 30, gameTypes: ['slots'] },
    { basisPoints: 20, gameTypes: ['live', 'table'] },
  ]);
});
