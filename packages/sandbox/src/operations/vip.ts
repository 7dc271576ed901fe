import type { components } from '@fortuna/api/generated/schema.ts';
import { gameTypes } from '@fortuna/domain/model/games.ts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { levelNames } from '../world/members.ts';
import { collectRebates } from '../world/promotions/rebates.ts';
import type { RewardRow, RewardSource } from '../world/promotions/rewards.ts';
import { totalsOf } from '../world/promotions/standing.ts';
import { rebateBasisPoints, type VipLevel, vipLevels } from '../world/promotions/vip-levels.ts';
import { rewards, vipEvents } from '../world/tables-promotions.ts';
import type { World } from '../world/world.ts';
import type { Answer, Handlers } from './handler.ts';
import { callerWithId } from './own-member.ts';
import { pageNumbers, paginator } from './paging.ts';
import { claimAnswer } from './promotions-rewards.ts';
import { dateText, dateTextOrNull, moneyText, percentText } from './wire.ts';

type LevelItem = Answer<'getVipInfo'>['data'][number];
type EventItem = Answer<'listVipHistory'>['data']['data'][number];
type CoverItem = Answer<'listCoverHistory'>['data']['data'][number];
type EventType = components['schemas']['VipEventType'];

const recordPageSize = 10;
const none = '0.00';

function levelItem(world: World, { level, recharge, betting, bonus, extraWithdrawals }: VipLevel): LevelItem {
  return {
    level,
    level_name: levelNames[level] ?? levelNames[0],
    deposit_money: moneyText(recharge),
    bet_money: moneyText(betting),
    level_bonus: moneyText(bonus),
    day_bonus: none,
    week_bonus: none,
    month_bonus: none,
    year_bonus: none,
    rebates: gameTypes.map((type) => ({
      game_type: type,
      rate: percentText(rebateBasisPoints(type, level)),
    })),
    drawing_count: world.rules.withdrawalsPerDay + extraWithdrawals,
  };
}

const eventTypes: readonly EventType[] = ['level_up', 'level_bonus', 'rebate'];

function eventItem(row: typeof vipEvents.$inferSelect): EventItem {
  return {
    id: row.id,
    type: eventTypes.find((type) => type === row.type) ?? 'level_up',
    level: row.level,
    money: moneyText(row.money),
    base_money: row.baseMoney === null ? null : moneyText(row.baseMoney),
    game_type: gameTypes.find((type) => type === row.gameType) ?? null,
    created_at: dateText(row.at),
  };
}

function coverItem(row: RewardRow): CoverItem {
  return {
    id: row.id,
    // Only grantReward writes it, and accepts nothing else.
    source: row.source as RewardSource,
    money: moneyText(row.money),
    required_amount: moneyText(row.turnover),
    covered_amount: moneyText(row.covered),
    status: row.status === 2 || row.status === 3 ? row.status : 1,
    created_at: dateText(row.at),
    covered_at: dateTextOrNull(row.coveredAt),
  };
}

export const vipHandlers = {
  getVipInfo: (call) => {
    const { world } = call;
    const member = call.member();
    const { recharge, betting } = totalsOf(world, member.id);
    return {
      ...call.success(),
      uservip: {
        userviplvl: member.level,
        totalrecharge: moneyText(recharge),
        totalbetting: moneyText(betting),
      },
      data: vipLevels.map((level) => levelItem(world, level)),
    };
  },

  listVipHistory: (call) => {
    const { db } = call.world;
    const numbers = pageNumbers(call.body, recordPageSize);
    const type = call.body?.type;
    const where = and(
      eq(vipEvents.memberId, call.member().id),
      type === undefined ? undefined : eq(vipEvents.type, type),
    );
    const sums = db
      .select({ total: count(), money: sql<number>`coalesce(sum(${vipEvents.money}), 0)` })
      .from(vipEvents)
      .where(where)
      .get() ?? { total: 0, money: 0 };
    const rows = db
      .select()
      .from(vipEvents)
      .where(where)
      .orderBy(desc(vipEvents.at), desc(vipEvents.id))
      .limit(numbers.limit)
      .offset(numbers.offset)
      .all();
    return {
      ...call.success(),
      data: paginator(numbers, sums.total, rows.map(eventItem)),
      statistic: { sum_money: moneyText(sums.money) },
    };
  },

  listCoverHistory: (call) => {
    const { db } = call.world;
    const numbers = pageNumbers(call.body, recordPageSize);
    const status = call.body?.status;
    const where = and(
      eq(rewards.memberId, call.member().id),
      status === undefined ? undefined : eq(rewards.status, status),
    );
    const open = sql`case when ${rewards.status} = 1 then ${rewards.turnover} - ${rewards.covered} else 0 end`;
    const sums = db
      .select({
        total: count(),
        money: sql<number>`coalesce(sum(${rewards.money}), 0)`,
        left: sql<number>`coalesce(sum(${open}), 0)`,
      })
      .from(rewards)
      .where(where)
      .get() ?? { total: 0, money: 0, left: 0 };
    const rows = db
      .select()
      .from(rewards)
      .where(where)
      .orderBy(desc(rewards.at), desc(rewards.id))
      .limit(numbers.limit)
      .offset(numbers.offset)
      .all();
    return {
      ...call.success(),
      data: paginator(numbers, sums.total, rows.map(coverItem)),
      statistic: { sum_money: moneyText(sums.money), sum_left: moneyText(sums.left) },
    };
  },

  collectRebates: (call) => claimAnswer(call, collectRebates(call.world, callerWithId(call))),
} satisfies Partial<Handlers>;
