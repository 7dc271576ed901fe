import { claimActivity, listActivities } from '@fortuna/api/calls/promotions-activities.ts';
import {
  checkFirstDeposit,
  checkRewards,
  claimFirstDeposit,
  claimReward,
} from '@fortuna/api/calls/promotions-rewards.ts';
import { collectRebates, findCoverByKey } from '@fortuna/api/calls/vip.ts';
import type { Api, CallOptions, OperationId } from '@fortuna/api/client.ts';
import type { Activity, ActivityCode } from '@fortuna/domain/model/promotions-activities.ts';
import type { ClaimResult, ClaimTarget, RewardList } from '@fortuna/domain/model/promotions-rewards.ts';
import { actorsFor } from '@fortuna/flows/actors.ts';
import type { AttemptActors } from '@fortuna/flows/attempt/attempt.actors.ts';
import type { Trace } from '@fortuna/flows/attempt/attempt.types.ts';
import { claimAttemptMachine, rewardClaimMachine } from '@fortuna/flows/reward-claim/reward-claim.machine.ts';
import type { ClaimAttempt, ClaimKind } from '@fortuna/flows/reward-claim/reward-claim.types.ts';
import { assertOnline, claimAttempts, newAttempt } from '../../platform/attempts.ts';
import { apiOf } from '../../session/api-of.ts';

/** Who claims: the calls name the member by id, or by login name and site. */
export interface Claimer {
  readonly id: number;
  readonly name: string;
  readonly site: string;
}

/** What each claim is called in the contract: its effects follow (`effects.ts`). */
export const claimOperations = {
  firstDeposit: 'claimFirstDeposit',
  rebateWallet: 'collectRebates',
  invitation: 'claimInvitationReward',
  lossRelief: 'claimLossRelief',
  depositRebate: 'claimRechargeRebate',
  activity: 'claimActivity',
} as const satisfies Readonly<Record<ClaimTarget['by'], OperationId>>;

/** On whose page each is claimed. */
const activities = {
  firstDeposit: 'recharge',
  rebateWallet: 'cashback',
  invitation: 'invitation-activity',
  lossRelief: 'daily-loss-relief-fund',
  depositRebate: 'recharge-rebate',
} as const satisfies Readonly<Record<Exclude<ClaimTarget['by'], 'activity'>, ActivityCode>>;

/** The code of the activity that a target belongs to. */
export function activityOf(target: ClaimTarget): string {
  return target.by === 'activity' ? target.code : activities[target.by];
}

function send(
  api: Api,
  { id: memberId, name: memberName, site }: Claimer,
  target: ClaimTarget,
  idempotencyKey: string,
  options: CallOptions,
): Promise<ClaimResult> {
  switch (target.by) {
    case 'firstDeposit':
      return claimFirstDeposit(api, { memberName, site, idempotencyKey }, options);
    case 'rebateWallet':
      return collectRebates(api, { memberId, idempotencyKey }, options);
    case 'activity': {
      const { code, tierId } = target;
      return claimActivity(api, { code, ...(tierId !== null && { tierId }), idempotencyKey }, options);
    }
    default: {
      const { by: source, rewardId } = target;
      return claimReward(api, { source, memberId, rewardId, idempotencyKey }, options);
    }
  }
}

/** What was credited; how the money stands is read anew. */
const found = (amount: number, turnover: number | null = null): ClaimResult => ({
  amount,
  turnover,
  balance: null,
  turnoverLeft: null,
});

function inRewards({ rewards }: RewardList, rewardId?: number): ClaimResult | null {
  const reward = rewards.find(({ id }) => rewardId === undefined || id === rewardId);
  return reward?.state === 'claimed' ? found(reward.amount, reward.turnover) : null;
}

function inActivity({ tiers, state }: Activity, tierId: number | null): ClaimResult | null {
  const tier = tiers.find(({ id }) => id === tierId);
  if (tier)
    return tier.state === 'claimed' ? found(tier.reward.unit === 'money' ? tier.reward.min : 0) : null;
  return state?.status === 'claimed' ? found(state.reward ?? 0) : null;
}

/** What can be had again and again is told apart by the key of its claim alone. */
async function inCovers(api: Api, trace: Trace<ClaimAttempt>, options: CallOptions) {
  if (trace.by !== 'attempt') return null;
  const cover = await findCoverByKey(api, trace.attempt.key, options);
  return cover && found(cover.reward, cover.required);
}

/** Looks whether a claim whose answer was lost has been made; null: not, or it cannot be told. */
async function look(
  api: Api,
  { id: memberId, name: memberName, site }: Claimer,
  target: ClaimTarget,
  trace: Trace<ClaimAttempt>,
  options: CallOptions,
): Promise<ClaimResult | null> {
  switch (target.by) {
    case 'firstDeposit':
      return inRewards(await checkFirstDeposit(api, { memberName, site }, options));
    case 'rebateWallet':
      return inCovers(api, trace, options);
    case 'activity': {
      const [activity] = (await listActivities(api, { code: target.code }, options)).activities;
      if (activity?.rule.metric === 'points') return inCovers(api, trace, options);
      return activity ? inActivity(activity, target.tierId) : null;
    }
    default:
      return inRewards(await checkRewards(api, { source: target.by, memberId }, options), target.rewardId);
  }
}

/** The claim machine of one member and one reward, on the real client and this tab's storage. */
export function claimFlow(claimer: Claimer, target: ClaimTarget) {
  const { write, closeAttempt } = claimAttempts(claimer.id, target);
  return rewardClaimMachine.provide({
    actors: {
      attempt: claimAttemptMachine.provide({
        actors: actorsFor<AttemptActors<ClaimKind>>({
          openAttempt: async ({ input: { request } }) => {
            assertOnline();
            const attempt = { ...newAttempt(), target: request };
            write(attempt);
            return attempt;
          },
          sendAttempt: async ({ input: { attempt }, signal }) =>
            send(apiOf(claimer.id), claimer, attempt.target, attempt.key, { signal }),
          findRecord: async ({ input, signal }) =>
            look(apiOf(claimer.id), claimer, target, input, { signal }),
        }),
        actions: { closeAttempt },
      }),
    },
  });
}
