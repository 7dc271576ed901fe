import type { ClaimResult } from '@fortuna/domain/model/promotions-rewards.ts';
import type {
  Cover,
  CoverPage,
  CoverStatus,
  VipEvent,
  VipEventKind,
  VipHistoryPage,
  VipInfo,
  VipLevel,
} from '@fortuna/domain/model/vip.ts';
import type { Api, CallOptions, SendContext, WireClient } from '../client.ts';
import { codebook } from '../codebook.ts';
import type { components } from '../generated/schema.ts';
import { kindSums } from '../kind-sums.ts';
import { integer, list, page, readableRows, requiredText, text, unlessNull, WireError } from '../wire.ts';
import { basisPoints, money, optionalMoney } from '../wire-money.ts';
import { instant, optionalInstant } from '../wire-time.ts';
import { claimResultOf } from './claims.ts';
import { anyGameType } from './games.ts';
import { type DatedQuery, datedFilters, type PagedQuery, pageFilters } from './paged.ts';
import { coverSources } from './vip-sources.ts';

type Schemas = components['schemas'];
type HistoryStatistic = Schemas['VipHistoryAnswer']['statistic'];

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

export interface VipHistoryQuery extends DatedQuery {
  readonly kind?: VipEventKind;
}

export interface CoverQuery extends PagedQuery {
  readonly status?: CoverStatus;
  /** Those with turnover left first, in the order in which bets count for them; else newest first. */
  readonly isOpenFirst?: boolean;
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

/** The ladder as guests see it, lowest level first. */
export function listVipLevels(api: Api, options?: CallOptions): Promise<readonly VipLevel[]> {
  return api.read(
    {
      operation: 'listVipLevels',
      send: (wire, context) => wire.GET('/api/member/vip/levels', context),
      map: ({ data }) => list(data, levelOf),
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
  const body = { ...datedFilters(query), type: eventKinds.filterOf(query.kind) };
  return api.read(
    {
      operation: 'listVipHistory',
      send: (wire, context) => wire.POST('/api/member/vip/history', { ...context, body }),
      map: ({ data, statistic }) => ({
        ...page(data, eventOf, query),
        sum: money(statistic, 'sum_money'),
        sums: kindSums(statistic, eventKinds, 'type'),
        days: daysOf(statistic),
      }),
    },
    options,
  );
}

/** Rewards and how much of their turnover is wagered. */
export function listCovers(api: Api, query: CoverQuery, options?: CallOptions): Promise<CoverPage> {
  return api.read(
    {
      ...coversCall(query),
      map: ({ data, statistic }) => ({
        ...page(data, coverOf, query),
        rewardSum: money(statistic, 'sum_money'),
        turnoverLeft: money(statistic, 'sum_left'),
      }),
    },
    options,
  );
}

/** How many rewards are searched for a key: it belongs to one of the newest, or was never received. */
const searchedCovers = 50;

/** The reward that a claim has given, or null while none shows its key. */
export function findCoverByKey(api: Api, key: string, options?: CallOptions): Promise<Cover | null> {
  return api.read(
    {
      ...coversCall({ page: 1, pageSize: searchedCovers }),
      map: ({ data }) => {
        // No row is left out: "none of them" may be said only if every key could be read.
        if (!Array.isArray(data.data)) throw new WireError('data');
        const row = data.data.find((cover) => unlessNull(cover, 'idempotency_key', text) === key);
        return row === undefined ? null : coverOf(row);
      },
    },
    options,
  );
}

/** Moves the whole rebate wallet to the balance. Sent exactly once; after a lost answer look for its key (`findCoverByKey`). */
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

function coversCall(query: CoverQuery) {
  const body = {
    ...pageFilters(query),
    status: coverStatuses.filterOf(query.status),
    sort: query.isOpenFirst ? ('open_first' as const) : undefined,
  };
  return {
    operation: 'listCoverHistory',
    send: (wire: WireClient, context: SendContext) => wire.POST('/api/cover/history', { ...context, body }),
  } as const;
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

/** A day that cannot be read has no sum. */
function daysOf(statistic: HistoryStatistic): VipHistoryPage['days'] {
  const days = readableRows(statistic.sum_days, (row) => [requiredText(row, 'day'), money(row, 'sum_money')]);
  return Object.fromEntries(days);
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
