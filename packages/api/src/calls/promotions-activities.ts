import {
  type Activity,
  type ActivityDay,
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
import { isSiteDay } from '@fortuna/domain/time-zone.ts';
import type { Api, CallOptions } from '../client.ts';
import { codebook, sameWords } from '../codebook.ts';
import type { components } from '../generated/schema.ts';
import {
  integer,
  isEmpty,
  list,
  optionalText,
  readableRows,
  requiredText,
  unlessNull,
  unlessUnreadable,
  WireError,
} from '../wire.ts';
import { basisPoints, count, money, optionalMoney, plainNumber } from '../wire-money.ts';
import { instant, optionalInstant } from '../wire-time.ts';
import { claimResultOf, rewardStates } from './claims.ts';

type Schemas = components['schemas'];

const codes = sameWords(activityCodes);
const categories = sameWords(activityCategories);

/** What may be the last part of an address. */
const codePattern = /^[\w-]{1,60}$/;

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

const metrics = codebook<Exclude<ActivityMetric, 'other'>, Schemas['ActivityMetric']>({
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

const periods = codebook<Exclude<ActivityPeriod, 'other'>, Schemas['ActivityRule']['period']>({
  once: 'once',
  daily: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
  fiveHours: 'five_hours',
  perItem: 'per_item',
  always: 'always',
});

const turnoverBases = codebook<
  Exclude<ActivityRule['turnoverOn'], 'other'>,
  Schemas['ActivityRule']['turnover_on']
>({
  deposit: 'recharge',
  reward: 'reward',
  none: 'none',
});

const rewardUnits = codebook<
  Exclude<ActivityTier['reward']['unit'], 'other'>,
  Schemas['ActivityTier']['reward_type']
>({
  money: 'amount',
  share: 'percent',
});

export interface ActivityQuery {
  /** Only this one; omitted: all. */
  readonly code?: string;
}

/** The activities that run, with the member's state where one is logged in. */
export function listActivities(
  api: Api,
  query: ActivityQuery = {},
  options?: CallOptions,
): Promise<ActivityList> {
  const params = { query: query.code === undefined ? {} : { code: wireCode(query.code) } };
  return api.read(
    {
      operation: 'listActivities',
      send: (wire, context) => wire.GET('/api/activitydetails/get', { ...context, params }),
      map: (answer) => ({
        activities: list(answer.data, activityOf),
        serverTime: instant(answer, 'server_time'),
      }),
      fields: { code: 'code' },
    },
    options,
  );
}

export interface ActivityClaim {
  readonly code: string;
  /** Which tier, where tiers are claimed one by one. */
  readonly tierId?: number;
  /** One key per attempt. */
  readonly idempotencyKey: string;
}

/** Claims an activity whose `claimBy` has `activity`. Sent exactly once; after a lost answer read the activity again. */
export function claimActivity(
  api: Api,
  { code, tierId, idempotencyKey }: ActivityClaim,
  options?: CallOptions,
): Promise<ClaimResult> {
  const body = { code: wireCode(code), tier_id: tierId };
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

/** The contract lists the codes it knows; the server also knows any code that it gave out itself. */
function wireCode(code: string): Schemas['ActivityCode'] {
  return code as Schemas['ActivityCode'];
}

function activityOf(row: Schemas['Activity']): Activity {
  const code = requiredText(row, 'code');
  if (!codePattern.test(code)) throw new WireError('code');
  const rule = ruleOf(row.rule);
  const state = isEmpty(row.state) ? null : stateOf(row.state, rule.metric);
  return {
    id: integer(row, 'id'),
    code,
    page: codes.readOr(row, 'code', 'other'),
    category: categories.readOr(row, 'category', 'overview'),
    title: requiredText(row, 'title'),
    subtitle: held(optionalText(row, 'subtitle')),
    pictureUrl: optionalText(row, 'picture'),
    claimBy: readableRows(row.claim_by, claimRouteOf).filter((route) => route !== null),
    startsAt: instant(row, 'started_at'),
    endsAt: unlessNull(row, 'ended_at', instant),
    content: readableRows(row.content, blockOf).filter((block) => block !== null),
    rule,
    tiers: list(row.tiers, (tier) => tierOf(tier, rule.metric), 'tiers'),
    state,
    openCount: unlessUnreadable(row, 'open_count', count) ?? Number(state?.status === 'open'),
  };
}

function claimRouteOf(code: string): ClaimRoute | null {
  return claimRoutes.readOr({ code }, 'code', null);
}

/** Lines break around an amount in the server's words, and not within it. */
function held<Words extends string | null>(words: Words): Words | string {
  return words === null ? words : words.replaceAll(/R\$ (?=\d)/g, 'R$\u00a0');
}

/** Blocks of a kind that the site cannot show, or with nothing in them, are left out. */
function blockOf(row: Schemas['ContentBlock']): ContentBlock | null {
  switch (row.type) {
    case 'heading':
    case 'paragraph': {
      const said = held(optionalText(row, 'text'));
      return said === null ? null : { kind: row.type, text: said };
    }
    case 'steps':
    case 'terms':
      return {
        kind: row.type,
        items: list(row.items, (item) => held(requiredText({ item }, 'item')), 'items'),
      };
    default:
      return null;
  }
}

function ruleOf(row: Schemas['ActivityRule']): ActivityRule {
  const metric = metrics.readOr(row, 'metric', 'other');
  const balanceBelow = optionalMoney(row, 'balance_below');
  return {
    metric,
    period: periods.readOr(row, 'period', 'other'),
    min: unlessNull(row, 'min_amount', amountIn(metric)),
    shareBasisPoints: unlessNull(row, 'percent', basisPoints),
    maxReward: unlessNull(row, 'max_reward', money),
    turnoverTimes: integer(row, 'turnover_times'),
    turnoverOn: turnoverBases.readOr(row, 'turnover_on', 'other'),
    claimDays: unlessNull(row, 'claim_days', integer),
    ...(balanceBelow !== null && { balanceBelow }),
  };
}

function tierOf(row: Schemas['ActivityTier'], metric: ActivityMetric): ActivityTier {
  const amount = amountIn(metric);
  const unit = rewardUnits.readOr(row, 'reward_type', 'other');
  // Percent is to basis points what reais are to centavos.
  const figure = unit === 'other' ? plainNumber : money;
  return {
    id: integer(row, 'id'),
    name: requiredText(row, 'name'),
    from: amount(row, 'from'),
    to: unlessNull(row, 'to', amount),
    reward: { unit, min: figure(row, 'reward_min'), max: figure(row, 'reward_max') },
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
    endsAt: unlessNull(row, 'event_ended_at', instant),
    ...(row.days && { days: readableRows(row.days, (day) => dayOf(day, metric)) }),
  };
}

function dayOf(row: Schemas['ActivityDay'], metric: ActivityMetric): ActivityDay {
  const day = requiredText(row, 'day');
  if (!isSiteDay(day)) throw new WireError('day');
  return { day, amount: amountIn(metric)(row, 'amount') };
}

/** Reads figures in the units of a metric. */
function amountIn(metric: ActivityMetric): typeof money {
  if (metric === 'other') return plainNumber;
  return isMoneyMetric(metric) ? money : count;
}
