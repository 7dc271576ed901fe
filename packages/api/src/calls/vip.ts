import type { ClaimResult } from '@fortuna/domain/model/promotions-rewards.ts';
import type {
  Cover,
  CoverPage,
  CoverSource,
  CoverStatus,
  VipEvent,
  VipEventKind,
  VipHistoryPage,
  VipInfo,
  VipLevel,
} from '@fortuna/domain/model/vip.ts';
import type { Api, CallOptions } from '../client.ts';
import { codebook } from '../codebook.ts';
import type { components } from '../generated/schema.ts';
import { basisPoints, integer, list, money, optionalMoney, page, requiredText, unlessNull } from '../wire.ts';
import { instant, optionalInstant } from '../wire-time.ts';
import { claimResultOf } from './claims.ts';
import { anyGameType } from './games.ts';
import { type PagedQuery, pageFilters } from './paged.ts';

type Schemas = components['schemas'];

const eventKinds = codebook<Exclude<VipEventKind, 'unknown'>, Schemas['VipEventType']>({
  levelUp: 'level_up',
  levelDown: 'level_down',
  levelBonus: 'level_bonus',
  weekBonus: 'week_bonus',
  monthBonus: 'month_bonus',
  rebate: 'rebate',
});

const coverStatuses = codebook<Exclude<CoverStatus, 'unknown'>, Schemas['CoverStatus']>({
  open: 1,
  covered: 2,
  cancelled: 3,
});

const coverSources = codebook<Exclude<CoverSource, 'unknown'>, Schemas['CoverSource']>({
  firstDeposit: 'ftd',
  invitation: 'invitationactivity',
  dailyWheel: 'dailywheel',
  lotteryWheel: 'lotterywheel',
  lossRelief: 'dailyrescue',
  depositRebate: 'rechargerebate',
  rebateWallet: 'fs',
  vip: 'vip',
  agency: 'agency',
  recharge: 'recharge',
  super: 'super',
  treasure: 'treasure',
  mysterious: 'mysterious',
  rescue: 'rescue',
  level: 'level',
  'weekly-Compensation': 'weekly-Compensation',
  magnet: 'magnet',
  exchange: 'exchange',
});

export interface VipHistoryQuery extends PagedQuery {
  readonly kind?: VipEventKind;
}

export interface CoverQuery extends PagedQuery {
  readonly status?: CoverStatus;
}

export interface RebateCollection {
  /** The member's own. */
  readonly memberId: number;
  /** One key per attempt. */
  readonly idempotencyKey: string;
}

export function getVipInfo(api: Api, options?: CallOptions): Promise<VipInfo> {
  return api.read(
    {
      operation: 'getVipInfo',
      send: (wire, context) => wire.POST('/api/member/vip/info', context),
      map: ({ uservip, data }) => ({
        level: integer(uservip, 'userviplvl'),
        totalDeposits: money(uservip, 'totalrecharge'),
        totalBets: money(uservip, 'totalbetting'),
        ladder: list(data, levelOf),
      }),
    },
    options,
  );
}

/** Level changes, VIP bonuses and rebates, newest first. */
export function listVipHistory(
  api: Api,
  query: VipHistoryQuery,
  options?: CallOptions,
): Promise<VipHistoryPage> {
  const body = { ...pageFilters(query), type: eventKinds.filterOf(query.kind) };
  return api.read(
    {
      operation: 'listVipHistory',
      send: (wire, context) => wire.POST('/api/member/vip/history', { ...context, body }),
      map: ({ data, statistic }) => ({ ...page(data, eventOf, query), sum: money(statistic, 'sum_money') }),
    },
    options,
  );
}

/** Rewards and how much of their turnover is wagered, newest first. */
export function listCovers(api: Api, query: CoverQuery, options?: CallOptions): Promise<CoverPage> {
  const body = { ...pageFilters(query), status: coverStatuses.filterOf(query.status) };
  return api.read(
    {
      operation: 'listCoverHistory',
      send: (wire, context) => wire.POST('/api/cover/history', { ...context, body }),
      map: ({ data, statistic }) => ({
        ...page(data, coverOf, query),
        rewardSum: money(statistic, 'sum_money'),
        turnoverLeft: money(statistic, 'sum_left'),
      }),
    },
    options,
  );
}

/** Moves the whole rebate wallet to the balance. Sent exactly once; after a lost answer read the member again. */
export function collectRebates(
  api: Api,
  { memberId, idempotencyKey }: RebateCollection,
  options?: CallOptions,
): Promise<ClaimResult> {
  const body = { member_id: memberId };
  const params = { header: api.idempotency(idempotencyKey) };
  return api.write(
    {
      operation: 'collectRebates',
      send: (wire, context) => wire.POST('/api/fs/claim', { ...context, params, body }),
      map: claimResultOf,
    },
    options,
  );
}

function levelOf(row: Schemas['VipLevel']): VipLevel {
  return {
    level: integer(row, 'level'),
    name: requiredText(row, 'level_name'),
    requiredDeposits: money(row, 'deposit_money'),
    requiredBets: money(row, 'bet_money'),
    levelBonus: money(row, 'level_bonus'),
    dayBonus: money(row, 'day_bonus'),
    weekBonus: money(row, 'week_bonus'),
    monthBonus: money(row, 'month_bonus'),
    yearBonus: money(row, 'year_bonus'),
    rebates: list(
      row.rebates,
      (rate) => ({
        gameType: anyGameType(rate, 'game_type'),
        basisPoints: basisPoints(rate, 'rate'),
      }),
      'rebates',
    ),
    withdrawalsPerDay: integer(row, 'drawing_count'),
  };
}

function eventOf(row: Schemas['VipHistoryRow']): VipEvent {
  return {
    id: integer(row, 'id'),
    kind: eventKinds.readOr(row, 'type', 'unknown'),
    level: integer(row, 'level'),
    amount: money(row, 'money'),
    base: optionalMoney(row, 'base_money'),
    gameType: unlessNull(row, 'game_type', anyGameType),
    at: instant(row, 'created_at'),
  };
}

function coverOf(row: Schemas['CoverRow']): Cover {
  return {
    id: integer(row, 'id'),
    source: coverSources.readOr(row, 'source', 'unknown'),
    reward: money(row, 'money'),
    required: money(row, 'required_amount'),
    covered: money(row, 'covered_amount'),
    status: coverStatuses.readOr(row, 'status', 'unknown'),
    createdAt: instant(row, 'created_at'),
    coveredAt: optionalInstant(row, 'covered_at'),
  };
}
