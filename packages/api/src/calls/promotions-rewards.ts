import type {
  ClaimResult,
  Reward,
  RewardList,
  RewardSource,
} from '@fortuna/domain/model/promotions-rewards.ts';
import type { Api, CallOptions } from '../client.ts';
import type { components } from '../generated/schema.ts';
import { integer, list, optionalText, unlessNull } from '../wire.ts';
import { money } from '../wire-money.ts';
import { instant, optionalInstant } from '../wire-time.ts';
import { claimResultOf, rewardStates } from './claims.ts';

const checks = {
  invitation: { operation: 'checkInvitationReward', path: '/api/invitationactivity/check' },
  lossRelief: { operation: 'checkLossRelief', path: '/api/dailyrescue/check' },
  depositRebate: { operation: 'checkRechargeRebate', path: '/api/rechargerebate/check' },
} as const;

const claims = {
  invitation: { operation: 'claimInvitationReward', path: '/api/invitationactivity/claim' },
  lossRelief: { operation: 'claimLossRelief', path: '/api/dailyrescue/claim' },
  depositRebate: { operation: 'claimRechargeRebate', path: '/api/rechargerebate/claim' },
} as const;

export interface RewardQuery {
  readonly source: RewardSource;
  /** The member's own. */
  readonly memberId: number;
}

export interface RewardClaim extends RewardQuery {
  readonly rewardId: number;
  /** One key per attempt. */
  readonly idempotencyKey: string;
}

export interface FirstDepositQuery {
  /** The member's own login name. */
  readonly memberName: string;
  /** Name of the site. */
  readonly site: string;
}

export interface FirstDepositClaim extends FirstDepositQuery {
  readonly idempotencyKey: string;
}

/** The first-deposit bonus: at most one reward, in the same form as all the others. */
export function checkFirstDeposit(
  api: Api,
  { memberName, site }: FirstDepositQuery,
  options?: CallOptions,
): Promise<RewardList> {
  const body = { name: memberName, site };
  return api.read(
    {
      operation: 'checkFirstDeposit',
      send: (wire, context) => wire.POST('/api/ftd/check', { ...context, body }),
      map: rewardListOf,
    },
    options,
  );
}

/** Sent exactly once; after a lost answer check again. */
export function claimFirstDeposit(
  api: Api,
  { memberName, site, idempotencyKey }: FirstDepositClaim,
  options?: CallOptions,
): Promise<ClaimResult> {
  const body = { name: memberName, site };
  const params = { header: api.idempotency(idempotencyKey) };
  return api.write(
    {
      operation: 'claimFirstDeposit',
      send: (wire, context) => wire.POST('/api/ftd/claim', { ...context, params, body }),
      map: claimResultOf,
    },
    options,
  );
}

/** What a member can claim or has claimed, newest first. */
export function checkRewards(
  api: Api,
  { source, memberId }: RewardQuery,
  options?: CallOptions,
): Promise<RewardList> {
  const { operation, path } = checks[source];
  const body = { member_id: memberId };
  return api.read(
    { operation, send: (wire, context) => wire.POST(path, { ...context, body }), map: rewardListOf },
    options,
  );
}

/** Sent exactly once; after a lost answer check again. An invited member who is unknown is a refusal with code 409. */
export function claimReward(
  api: Api,
  { source, memberId, rewardId, idempotencyKey }: RewardClaim,
  options?: CallOptions,
): Promise<ClaimResult> {
  const { operation, path } = claims[source];
  const body = { member_id: memberId, id: rewardId };
  const params = { header: api.idempotency(idempotencyKey) };
  return api.write(
    { operation, send: (wire, context) => wire.POST(path, { ...context, params, body }), map: claimResultOf },
    options,
  );
}

function rewardListOf(answer: components['schemas']['RewardsAnswer']): RewardList {
  return { rewards: list(answer.data, rewardOf), serverTime: instant(answer, 'server_time') };
}

function rewardOf(row: components['schemas']['RewardItem']): Reward {
  return {
    id: integer(row, 'id'),
    subject: optionalText(row, 'subject'),
    state: rewardStates.readOr(row, 'state', 'locked'),
    claimedAt: optionalInstant(row, 'claimed_at'),
    endsAt: unlessNull(row, 'event_ended_at', instant),
    required: money(row, 'required_amount'),
    progress: money(row, 'progress_amount'),
    amount: money(row, 'reward_amount'),
    turnover: money(row, 'turnover_amount'),
  };
}
