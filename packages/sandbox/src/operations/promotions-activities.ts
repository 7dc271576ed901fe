import type { components } from '@fortuna/api/generated/schema.ts';
import { activityTexts } from '../messages/activity-texts.ts';
import type { MessageLanguage } from '../messages/translate.ts';
import { levelName } from '../site/level-names.ts';
import type { MemberRow } from '../world/members.ts';
import type { ActivityMetric, ActivityStanding, Tier } from '../world/promotions/activities/activity.ts';
import { type ListedActivity, listedActivities } from '../world/promotions/activities/activity-list.ts';
import { claimActivity } from '../world/promotions/activities/claim-activity.ts';
import { openCount } from '../world/promotions/activities/open-count.ts';
import { type RewardState, takesPart } from '../world/promotions/rewards.ts';
import type { Call, Handlers } from './handler.ts';
import { claimAnswer } from './promotions-rewards.ts';
import { dateText, dateTextOrNull, moneyText, percentText } from './wire.ts';

type Activity = components['schemas']['Activity'];

/** Earlier than any seeded data. */
const startedAt = '2026-01-01 00:00:00';
const counted: ReadonlySet<ActivityMetric> = new Set<ActivityMetric>(['invitees', 'vip_level', 'score']);

/** An amount in the unit of the metric: reais, or a count. */
function inUnit(metric: ActivityMetric, value: number): string | number {
  return counted.has(metric) ? value : moneyText(value);
}

function inUnitOrNull(metric: ActivityMetric, value: number | null): string | number | null {
  return value === null ? null : inUnit(metric, value);
}

function ruleItem({ figures }: ListedActivity): Activity['rule'] {
  const { metric, minAmount, basisPoints, maxReward, balanceBelow } = figures;
  return {
    metric,
    period: figures.period,
    min_amount: inUnitOrNull(metric, minAmount),
    percent: basisPoints === null ? null : percentText(basisPoints),
    max_reward: maxReward === null ? null : moneyText(maxReward),
    turnover_times: figures.turnoverTimes,
    turnover_on: figures.turnoverOn,
    claim_days: figures.claimDays,
    ...(balanceBelow !== undefined && { balance_below: moneyText(balanceBelow) }),
  };
}

function contentItems(code: Activity['code'], language: MessageLanguage): Activity['content'] {
  const { activities, abuse } = activityTexts[language];
  const { text, steps, terms } = activities[code];
  return [
    { type: 'paragraph', text, items: [] },
    ...(steps.length === 0 ? [] : [{ type: 'steps' as const, text: null, items: [...steps] }]),
    { type: 'terms', text: null, items: [...terms, ...abuse] },
  ];
}

type Asked = Pick<Call<'listActivities'>, 'world' | 'site' | 'language'>;

function tierName(activity: ListedActivity, tier: Tier, index: number, { site, language }: Asked): string {
  if (activity.code === 'level') return levelName(site, language, tier.id);
  return activityTexts[language].activities[activity.code].tiers[index] ?? String(tier.id);
}

function stateOfTier(standing: ActivityStanding | null, tierId: number): RewardState {
  const offer = standing?.offers.find((candidate) => candidate.tierId === tierId);
  return offer?.state ?? standing?.tierStates?.get(tierId) ?? 'locked';
}

function tierItems(
  activity: ListedActivity,
  standing: ActivityStanding | null,
  asked: Asked,
): Activity['tiers'] {
  const { metric } = activity.figures;
  return (activity.rules?.tiers ?? []).map((tier, index) => {
    const reward = (value: number) => (tier.rewardType === 'percent' ? value : moneyText(value));
    return {
      id: tier.id,
      name: tierName(activity, tier, index, asked),
      from: inUnit(metric, tier.from),
      to: inUnitOrNull(metric, tier.to),
      reward_type: tier.rewardType,
      reward_min: reward(tier.rewardMin),
      reward_max: reward(tier.rewardMax),
      state: stateOfTier(standing, tier.id),
    };
  });
}

function stateItem(activity: ListedActivity, standing: ActivityStanding | null): Activity['state'] {
  if (!standing) return null;
  const { offers, progress, next, endsAt, days } = standing;
  const { metric } = activity.figures;
  const open = offers.find(({ state }) => state === 'open');
  // Where none is open: what comes next, and at the end the last one earned.
  const shown = open ?? offers.find(({ state }) => state !== 'claimed') ?? offers.at(-1);
  const claims = offers.flatMap(({ claimedAt }) => (claimedAt === null ? [] : [claimedAt]));
  return {
    status: shown?.state ?? 'locked',
    progress: inUnit(metric, progress),
    next: inUnitOrNull(metric, next),
    reward_amount: shown?.reward == null ? null : moneyText(shown.reward),
    claimed_at: dateTextOrNull(claims.length === 0 ? null : Math.max(...claims)),
    event_ended_at: dateTextOrNull(endsAt),
    ...(days && { days: days.map(({ day, amount }) => ({ day, amount: moneyText(amount) })) }),
  };
}

function activityItem(asked: Asked, activity: ListedActivity, member: MemberRow | null): Activity {
  const { world, language } = asked;
  const { id, code, category, claimBy } = activity;
  const { title, subtitle } = activityTexts[language].activities[code];
  const standing = member && takesPart(member) ? (activity.rules?.stand(world, member) ?? null) : null;
  return {
    id,
    code,
    category,
    title,
    subtitle,
    picture: null,
    claim_by: [...claimBy],
    started_at: startedAt,
    ended_at: null,
    content: contentItems(code, language),
    rule: ruleItem(activity),
    tiers: tierItems(activity, standing, asked),
    state: stateItem(activity, standing),
    open_count: member && takesPart(member) ? openCount(world, member, activity, standing) : 0,
  };
}

export const activityHandlers = {
  listActivities: (call) => {
    const { world } = call;
    const member = call.memberOrGuest();
    const { code } = call.query;
    return {
      ...call.success(),
      data: listedActivities
        .filter((activity) => code === undefined || activity.code === code)
        .map((activity) => activityItem(call, activity, member)),
      server_time: dateText(world.clock.now()),
    };
  },

  claimActivity: (call) =>
    claimAnswer(call, claimActivity(call.world, call.member(), call.body.code, call.body.tier_id)),
} satisfies Partial<Handlers>;
