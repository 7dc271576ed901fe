import type { components } from '@fortuna/api/generated/schema.ts';
import { gameTypes } from '@fortuna/domain/model/games.ts';
import { levelName } from '../site/level-names.ts';
import { collectRebates } from '../world/promotions/rebates.ts';
import type { RewardRow, RewardSource } from '../world/promotions/rewards.ts';
import { totalsOf } from '../world/promotions/standing.ts';
import { listCovers, sumCovers } from '../world/promotions/turnover-records.ts';
import { listVipEvents, sumDaysOf, sumVipEvents } from '../world/promotions/vip-events.ts';
import { rebateBasisPoints, type VipLevel, vipLevels } from '../world/promotions/vip-levels.ts';
import type { vipEvents } from '../world/tables-promotions.ts';
import type { Answer, Call, Handlers } from './handler.ts';
import { callerWithId } from './own-member.ts';
import { pageNumbers, paginator } from './paging.ts';
import { claimAnswer } from './promotions-rewards.ts';
import { dateText, dateTextOrNull, moneyText, percentText, readSpan } from './wire.ts';

type LevelItem = Answer<'getVipInfo'>['data'][number];
type EventItem = Answer<'listVipHistory'>['data']['data'][number];
type CoverItem = Answer<'listCoverHistory'>['data']['data'][number];
type EventType = components['schemas']['VipEventType'];

const recordPageSize = 10;
const none = '0.00';

function levelItem(
  { world, site, language }: Pick<Call<'listVipLevels'>, 'world' | 'site' | 'language'>,
  { level, recharge, betting, bonus, extraWithdrawals }: VipLevel,
): LevelItem {
  return {
    level,
    level_name: levelName(site, language, level),
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

/** What this back end writes. */
const eventTypes: readonly EventType[] = ['level_up', 'level_bonus', 'rebate'];

function eventType(written: string): EventType {
  return eventTypes.find((type) => type === written) ?? 'level_up';
}

function eventItem(row: typeof vipEvents.$inferSelect): EventItem {
  return {
    id: row.id,
    type: eventType(row.type),
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
    idempotency_key: row.idempotencyKey,
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
      data: vipLevels.map((level) => levelItem(call, level)),
    };
  },

  listVipLevels: (call) => ({
    ...call.success(),
    data: vipLevels.map((level) => levelItem(call, level)),
  }),

  listVipHistory: (call) => {
    const { world, body } = call;
    const { id } = call.member();
    const numbers = pageNumbers(body, recordPageSize);
    const span = readSpan(body);
    const sums = sumVipEvents(world, id, span);
    const shown = sums.filter(({ type }) => body?.type === undefined || type === body.type);
    const rows = listVipEvents(world, id, span, body?.type, numbers);
    return {
      ...call.success(),
      data: paginator(
        numbers,
        shown.reduce((sum, { events }) => sum + events, 0),
        rows.map(eventItem),
      ),
      statistic: {
        sum_money: moneyText(shown.reduce((sum, { money }) => sum + money, 0)),
        sum_types: sums.map(({ type, money }) => ({ type: eventType(type), sum_money: moneyText(money) })),
        sum_days: sumDaysOf(world, id, span, body?.type, rows).map(({ day, money }) => ({
          day,
          sum_money: moneyText(money),
        })),
      },
    };
  },

  listCoverHistory: (call) => {
    const { world, body } = call;
    const { id } = call.member();
    const numbers = pageNumbers(body, recordPageSize);
    const sums = sumCovers(world, id, body?.status);
    const rows = listCovers(world, id, body?.status, body?.sort === 'open_first', numbers);
    return {
      ...call.success(),
      data: paginator(numbers, sums.covers, rows.map(coverItem)),
      statistic: { sum_money: moneyText(sums.money), sum_left: moneyText(sums.left) },
    };
  },

  collectRebates: (call) => claimAnswer(call, collectRebates(call.world, callerWithId(call))),
} satisfies Partial<Handlers>;
