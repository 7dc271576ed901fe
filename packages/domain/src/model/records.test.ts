import { expect, it } from 'vitest';
import { netResultOf } from './records.ts';

it('the net result tells money brought, money taken, rewards and play apart', () => {
  const sums = {
    deposit: 50_000,
    depositFee: -500,
    withdrawal: -20_000,
    withdrawalReturn: 5_000,
    bonus: 1_000,
    rebate: 200,
    commission: 30,
    bet: -40_000,
    payout: 31_000,
    toProvider: -7_000,
    adjustment: 99,
  };
  expect(netResultOf(sums)).toEqual({ deposited: 49_500, withdrawn: 15_000, rewards: 1_230, games: -9_000 });
});

it('where only a withdrawal of an earlier day came back, nothing was taken', () => {
  expect(netResultOf({ withdrawalReturn: 5_000 })).toEqual({
    deposited: 0,
    withdrawn: 0,
    rewards: 0,
    games: 0,
  });
});
