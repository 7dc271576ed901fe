import {
  type Activity,
  type ActivityCode,
  type ActivityList,
  type ActivityMetric,
  type ActivityPeriod,
  type ActivityRule,
  type ActivityState,
  type ActivityTier,
  activityCategories,
  activityCodes,
  type ClaimRoute,
  type ContentBlock,
  isMoneyMetric,
} from '@fortuna/domain/model/promotions-activities.ts';
import type { ClaimResult } from '@fortuna/domain/model/promotions-rewards.ts';
import type { Api, CallOptions } from '../client.ts';
import { codebook, sameWords } from '../codebook.ts';
import type { components } from '../generated/schema.ts';
import {
  basisPoints,
  count,
  integer,
  list,
  money,
  optionalInteger,
  optionalMoney,
  optionalText,
  requiredText,
  text,
  unlessNull,
} from '../wire.ts';
import { instant, optionalInstant } from '../wire-time.ts';
import { claimResultOf, rewardStates } from './claims.ts';

type Schemas = components['schemas'];

const codes = sameWords(activityCodes);
const categories = sameWords(activityCategories);

const claimRoutes = codebook<ClaimRoute, Schemas['Activity']['claim_by'][number]>({
  firstDeposit: 'ftd',
  invitation: 'invitationactivity',
  dailyWheel: 'dailywheel',
  lotteryWheel: 'lotterywheel',
  lossRelief: 'dailyrescue',
  depositRebate: 'rechargerebate',
  rebateWallet: 'fs',
  activity: 'activity',
});

const metrics = codebook<ActivityMetric, Schemas['ActivityMetric']>({
  singleDeposit: 'single_recharge',
  firstDeposit: 'first_recharge',
  totalDeposits: 'total_recharge',
  validBets: 'valid_bets',
  netLoss: 'net_loss',
  invitees: 'invitees',
  vipLevel: 'vip_level',
  points: 'score',
  none: 'none',
});

const periods = codebook<ActivityPeriod, Schemas['ActivityRule']['period']>({
  once: 'once',
  daily: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
  fiveHours: 'five_hours',
  perItem: 'per_item',
  always: 'always',
});

const turnoverBases = codebook<ActivityRule['turnoverOn'], Schemas['ActivityRule']['turnover_on']>({
  deposit: 'recharge',
  reward: 'reward',
  none: 'none',
});

const rewardUnits = codebook<ActivityTier['reward']['unit'], Schemas['ActivityTier']['reward_type']>({
  money: 'amount',
  share: 'percent',
});

export interface ActivityQuery {
  /** Only this one; all without. */
  readonly code?: ActivityCode;
}

/** The activities that run, with the member's state where one is logged in. Those without a page of ours are left out. */
export function listActivities(
  api: Api,
  query: ActivityQuery = {},
  options?: CallOptions,
): Promise<ActivityList> {
  const params = { query };
  return api.read(
    {
      operation: 'listActivities',
      send: (wire, context) => wire.GET('/api/activitydetails/get', { ...context, params }),
      map: (answer) => ({
        activities: list(answer.data, activityOf).filter((activity) => activity !== null),
        serverTime: instant(answer, 'server_time'),
      }),
    },
    options,
  );
}

export interface ActivityClaim {
  readonly code: ActivityCode;
  /** Which tier, where they are claimed one by one. */
  readonly tierId?: number;
  /** One key an attempt. */
  readonly idempotencyKey: string;
}

/** Claims an activity whose `claimBy` has `activity`. Sent exactly once; after a lost answer read the activity again. */
export function claimActivity(
  api: Api,
  { code, tierId, idempotencyKey }: ActivityClaim,
  options?: CallOptions,
): Promise<ClaimResult> {
  const body = { code, tier_id: tierId };
  const params = { header: api.idempotency(idempotencyKey) };
  return api.write(
    {
      operation: 'claimActivity',
      send: (wire, context) => wire.POST('/api/activitydetails/claim', { ...context, params, body }),
      map: claimResultOf,
    },
    options,
  );
}

function activityOf(row: Schemas['Activity']): Activity | null {
  const code = codes.readOr(row, 'code', null);
  if (code === null) return null;
  const rule = ruleOf(row.rule);
  return {
    id: integer(row, 'id'),
    code,
    category: categories.readOr(row, 'category', 'overview'),
    title: requiredText(row, 'title'),
    subtitle: optionalText(row, 'subtitle'),
    pictureUrl: optionalText(row, 'picture'),
    claimBy: list(row.claim_by, claimRouteOf, 'claim_by').filter((route) => route !== null),
    startsAt: instant(row, 'started_at'),
    endsAt: optionalInstant(row, 'ended_at'),
    content: list(row.content, blockOf, 'content').filter((block) => block !== null),
    rule,
    tiers: list(row.tiers, (tier) => tierOf(tier, rule.metric), 'tiers'),
    state: row.state === null ? null : stateOf(row.state, rule.metric),
  };
}

function claimRouteOf(code: string): ClaimRoute | null {
  return claimRoutes.readOr({ code }, 'code', null);
}

/** Blocks of a kind that the site can not show are left out. */
function blockOf(row: Schemas['ContentBlock']): ContentBlock | null {
  switch (row.type) {
    case 'heading':
    case 'paragraph':
      return { kind: row.type, text: text(row, 'text') };
    case 'steps':
    case 'terms':
      return {
        kind: row.type,
        items: list(row.items, (item) => requiredText({ item }, 'item'), 'items'),
      };
    default:
      return null;
  }
}

function ruleOf(row: Schemas['ActivityRule']): ActivityRule {
  const metric = metrics.read(row, 'metric');
  return {
    metric,
    period: periods.read(row, 'period'),
    min: unlessNull(row, 'min_amount', amountIn(metric)),
    shareBasisPoints: unlessNull(row, 'percent', basisPoints),
    maxReward: optionalMoney(row, 'max_reward'),
    turnoverTimes: integer(row, 'turnover_times'),
    turnoverOn: turnoverBases.read(row, 'turnover_on'),
    claimDays: optionalInteger(row, 'claim_days'),
  };
}

function tierOf(row: Schemas['ActivityTier'], metric: ActivityMetric): ActivityTier {
  const amount = amountIn(metric);
  return {
    id: integer(row, 'id'),
    name: requiredText(row, 'name'),
    from: amount(row, 'from'),
    to: unlessNull(row, 'to', amount),
    // Percent is to basis points what reais are to centavos.
    reward: {
      unit: rewardUnits.read(row, 'reward_type'),
      min: money(row, 'reward_min'),
      max: money(row, 'reward_max'),
    },
    state: rewardStates.readOr(row, 'state', 'locked'),
  };
}

function stateOf(row: Schemas['ActivityState'], metric: ActivityMetric): ActivityState {
  const amount = amountIn(metric);
  return {
    status: rewardStates.readOr(row, 'status', 'locked'),
    progress: amount(row, 'progress'),
    next: unlessNull(row, 'next', amount),
    reward: optionalMoney(row, 'reward_amount'),
    claimedAt: optionalInstant(row, 'claimed_at'),
    endsAt: optionalInstant(row, 'event_ended_at'),
  };
}

/** Reads figures in the units of a metric. */
function amountIn(metric: ActivityMetric): typeof money {
  return isMoneyMetric(metric) ? money : count;
}
