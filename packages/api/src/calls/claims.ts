import type { ClaimResult, RewardState } from '@fortuna/domain/model/promotions-rewards.ts';
import { codebook } from '../codebook.ts';
import type { components } from '../generated/schema.ts';
import { money } from '../wire.ts';

export const rewardStates = codebook<RewardState, components['schemas']['RewardState']>({
  locked: 'locked',
  open: 'open',
  claimed: 'claimed',
  expired: 'expired',
});

/** What every claim answers. */
export function claimResultOf({ data }: components['schemas']['ClaimAnswer']): ClaimResult {
  return {
    amount: money(data, 'reward_amount'),
    turnover: money(data, 'turnover_amount'),
    balance: money(data, 'money'),
    turnoverLeft: money(data, 'ml_money'),
  };
}
