import type { components } from '@fortuna/api/generated/schema.ts';
import { gameTypes } from '@fortuna/domain/model/games.ts';
import { addSiteDays } from '@fortuna/domain/site-days.ts';
import { and, count, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { MessageLanguage } from '../messages/translate.ts';
import { inTransaction } from '../world/database.ts';
import { findMember, type MemberRow } from '../world/members.ts';
import {
  bettingBasisPoints,
  goldAgent,
  leastCommission,
  ordinaryAgent,
  rechargeStepOf,
  settlementHour,
} from '../world/promotions/agency-rules.ts';
import { teamRecharge } from '../world/promotions/commissions.ts';
import { invitationRule } from '../world/promotions/invitation.ts';
import { rewardsByItem } from '../world/promotions/rewards.ts';
import { dayOf, monthOf } from '../world/promotions/site-time.ts';
import { findRegistrable, registerSubordinate } from '../world/promotions/subordinates.ts';
import { invitationStates, inviteesOf, maskedName, teamSize } from '../world/promotions/team.ts';
import { commissions } from '../world/tables-promotions.ts';
import type { World } from '../world/world.ts';
import type { Answer, Call, Handlers } from './handler.ts';
import { pageNumbers, paginator } from './paging.ts';
import { dateText, dateTextOrNull, moneyText, percentText, readDate, readSpan } from './wire.ts';

type RewardItem = Answer<'listAgencyRewards'>['data']['data'][number];
type RewardType = components['schemas']['AgencyRewardType'];

const recordPageSize = 10;
const endOfTime = Number.MAX_SAFE_INTEGER;
/** Days that the summary of commissions goes back to, today included. */
const summaryDays = 30;
const rewardTypes: readonly RewardType[] = ['recharge', 'betting', 'invitation'];

function agentLevelName(world: World, memberId: number, language: MessageLanguage): string {
  const today = dayOf(world.clock.now());
  return rechargeStepOf(teamRecharge(world, memberId, monthOf(today), today)).name[language];
}

function standing(
  world: World,
  member: MemberRow,
  language: MessageLanguage,
): Answer<'listAgencyRewards'>['agent'] {
  const { direct, indirect } = teamSize(world, member.id);
  // Whoever invited somebody is an agent.
  if (direct === 0) return null;
  const top = member.topId === null ? undefined : findMember(world, member.topId);
  return {
    level_name: agentLevelName(world, member.id, language),
    subordinates: direct + indirect,
    direct,
    top_name: top ? maskedName(top.name) : null,
  };
}

function sumOf(status: 1 | 2) {
  return sql<number>`coalesce(sum(case when ${commissions.status} = ${status} then ${commissions.money} else 0 end), 0)`;
}

function rewardItem(world: World, row: typeof commissions.$inferSelect): RewardItem {
  const from = row.fromId === 0 ? undefined : findMember(world, row.fromId);
  return {
    id: row.id,
    type: rewardTypes.find((type) => type === row.type) ?? 'betting',
    from_name: from ? maskedName(from.name) : null,
    base_money: moneyText(row.base),
    rate: percentText(row.basisPoints),
    money: moneyText(row.money),
    status: row.status === 2 ? 2 : 1,
    day: row.day,
    settled_at: dateTextOrNull(row.settledAt),
  };
}

function rewardFilter(call: Call<'listAgencyRewards'>) {
  const { body } = call;
  const firstDay = body?.start_at === undefined ? '' : dayOf(readDate('start_at', body.start_at, 0));
  const lastDay = body?.end_at === undefined ? '9' : dayOf(readDate('end_at', body.end_at, endOfTime));
  return and(
    eq(commissions.agentId, call.member().id),
    body?.type === undefined ? undefined : eq(commissions.type, body.type),
    gte(commissions.day, firstDay),
    lte(commissions.day, lastDay),
  );
}

export const agencyHandlers = {
  registerSubordinate: (call) => {
    const { world, body, language } = call;
    const agent = call.member();
    const input = { phone: body.phone, inviteCode: body.invite_code, memberId: body.uid };
    const invitee = findRegistrable(world, agent, input);
    inTransaction(world.db, () => registerSubordinate(world, agent, invitee));
    return {
      ...call.success('subordinateRegistered'),
      data: {
        id: invitee.id,
        name: maskedName(invitee.name),
        level_name: agentLevelName(world, invitee.id, language),
        created_at: dateText(world.clock.now()),
      },
    };
  },

  getAgencyRechargeMechanism: (call) => ({
    ...call.success(),
    data: [ordinaryAgent, goldAgent].map(({ id, name, from, to, basisPoints }) => ({
      id,
      level_name: name[call.language],
      min_amount: moneyText(from),
      max_amount: to === null ? null : moneyText(to),
      rate: percentText(basisPoints),
    })),
  }),

  getAgencyBettingMechanism: (call) => ({
    ...call.success(),
    data: gameTypes.map((type, index) => ({
      id: index + 1,
      game_type: type,
      direct_rate: percentText(bettingBasisPoints.direct),
      indirect_rate: percentText(bettingBasisPoints.indirect),
    })),
  }),

  getAgencySettlementMechanism: (call) => {
    const settleAt = `${String(settlementHour).padStart(2, '0')}:00`;
    const terms = { settle_at: settleAt, min_amount: moneyText(leastCommission), turnover_times: 1 };
    return {
      ...call.success(),
      data: [
        { id: 1, type: 'recharge', cycle: 'monthly', ...terms },
        { id: 2, type: 'betting', cycle: 'daily', ...terms },
      ],
    };
  },

  listInvitations: (call) => {
    const { world } = call;
    const member = call.member();
    const numbers = pageNumbers(call.body, recordPageSize);
    const invitees = inviteesOf(world, member.id);
    const stateOf = invitationStates(world, member.id);
    const { from, to } = readSpan(call.body);
    const wanted = call.body?.state;
    const found = invitees.filter(
      (invitee) =>
        invitee.joinedAt >= from &&
        invitee.joinedAt <= to &&
        (wanted === undefined || stateOf(invitee) === wanted),
    );
    const claims = rewardsByItem(world, member.id, 'invitationactivity');
    const isQualified = ({ recharge }: { recharge: number }) => recharge >= invitationRule.required;
    const rows = found.slice(numbers.offset, numbers.offset + numbers.limit).map((invitee) => ({
      id: invitee.id,
      name: maskedName(invitee.name),
      total_recharge: moneyText(invitee.recharge),
      is_qualified: isQualified(invitee) ? (1 as const) : (0 as const),
      is_claimed: claims.has(String(invitee.id)) ? (1 as const) : (0 as const),
      state: stateOf(invitee),
      created_at: dateText(invitee.joinedAt),
    }));
    const sumReward = [...claims.values()].reduce(
      (sum, { money, takenBack }) => sum + money - (takenBack ?? 0),
      0,
    );
    return {
      ...call.success(),
      data: paginator(numbers, found.length, rows),
      statistic: {
        invited: invitees.length,
        qualified: invitees.filter(isQualified).length,
        sum_reward: moneyText(sumReward),
      },
    };
  },

  listAgencyRewards: (call) => {
    const { world } = call;
    const numbers = pageNumbers(call.body, recordPageSize);
    const where = rewardFilter(call);
    const sums = world.db
      .select({ total: count(), pending: sumOf(1), settled: sumOf(2) })
      .from(commissions)
      .where(where)
      .get() ?? { total: 0, pending: 0, settled: 0 };
    const rows = world.db
      .select()
      .from(commissions)
      .where(where)
      .orderBy(desc(commissions.day), desc(commissions.id))
      .limit(numbers.limit)
      .offset(numbers.offset)
      .all();
    return {
      ...call.success(),
      agent: standing(world, call.member(), call.language),
      data: paginator(
        numbers,
        sums.total,
        rows.map((row) => rewardItem(world, row)),
      ),
      statistic: { sum_settled: moneyText(sums.settled), sum_pending: moneyText(sums.pending) },
    };
  },

  getAgencyRewardSummary: (call) => {
    const { world } = call;
    const own = eq(commissions.agentId, call.member().id);
    const today = dayOf(world.clock.now());
    const firstDay = addSiteDays(today, 1 - summaryDays);
    const byDay = new Map(
      world.db
        .select({ day: commissions.day, money: sql<number>`sum(${commissions.money})` })
        .from(commissions)
        .where(and(own, gte(commissions.day, firstDay)))
        .groupBy(commissions.day)
        .all()
        .map(({ day, money }) => [day, money]),
    );
    const byType = new Map(
      world.db
        .select({ type: commissions.type, pending: sumOf(1), settled: sumOf(2) })
        .from(commissions)
        .where(own)
        .groupBy(commissions.type)
        .all()
        .map(({ type, ...sums }) => [type, sums]),
    );
    return {
      ...call.success(),
      data: {
        days: Array.from({ length: summaryDays }, (_, index) => {
          const day = addSiteDays(firstDay, index);
          return { day, money: moneyText(byDay.get(day) ?? 0) };
        }),
        kinds: rewardTypes.map((type) => ({
          type,
          sum_settled: moneyText(byType.get(type)?.settled ?? 0),
          sum_pending: moneyText(byType.get(type)?.pending ?? 0),
        })),
      },
    };
  },
} satisfies Partial<Handlers>;
