import { checkFirstDeposit, checkRewards } from '@fortuna/api/calls/promotions-rewards.ts';
import type { Api, CallOptions } from '@fortuna/api/client.ts';
import type { RewardSource } from '@fortuna/domain/model/promotions-rewards.ts';
import { memberRead } from '../../platform/reads.ts';

/** What a member can claim of one source, or has. */
const rewardsOf = (
  operation: 'checkInvitationReward' | 'checkLossRelief' | 'checkRechargeRebate',
  source: RewardSource,
) =>
  memberRead(operation, (api: Api, { memberId }: { readonly memberId: number }, options?: CallOptions) =>
    checkRewards(api, { source, memberId }, options),
  );

export const rebateRewards = rewardsOf('checkRechargeRebate', 'depositRebate');

export const invitationRewards = rewardsOf('checkInvitationReward', 'invitation');
export const lossReliefs = rewardsOf('checkLossRelief', 'lossRelief');

/** What the first deposit gives: one reward at most. */
export const firstDepositRewards = memberRead('checkFirstDeposit', checkFirstDeposit);
