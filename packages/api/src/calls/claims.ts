import type { ClaimResult, RewardState } from '@fortuna/domain/model/promotions-rewards.ts';
import { codebook } from '../codebook.ts';
import type { components } from '../generated/schema.ts';
import { money, optionalMoney } from '../wire-money.ts';

export const rewardStates = codebook<RewardState, components['schemas']['RewardState']>({
  locked: 'locked',
  open: 'open',
  claimed: 'claimed',
  expired: 'expired',
});

/** What every claim answers. Only what was credited is needed: a claim that was taken is not lost because the rest cannot be read. */
export function claimResultOf({ data }: components['schemas']['ClaimAnswer']): ClaimResult {
  return {
    amount: money(data, 'reward_amount'),
    turnover: optionalMoney(data, 'turnover_amount'),
    balance: optionalMoney(data, 'money'),
    turnoverLeft: optionalMoney(data, 'ml_money'),
  };
}
