import type { DepositOrder, ReviewStatus, Withdrawal } from '@fortuna/domain/model/cashier.ts';
import type { GameType } from '@fortuna/domain/model/games.ts';
import type { BetRecord, BetRecordPage, BetStatus, MoneyRecordPage } from '@fortuna/domain/model/records.ts';
import type { Api, CallOptions } from '../client.ts';
import type { components } from '../generated/schema.ts';
import {
  money,
  optionalMoney,
  optionalText,
  page,
  rawValue,
  requiredText,
  text,
  WireError,
} from '../wire.ts';
import { instant, optionalInstant } from '../wire-time.ts';
import { type DatedQuery, datedFilters, type PagedQuery, pageFilters } from './paged.ts';
import { reviewStatusCode, reviewStatusOf } from './review-status.ts';

type DepositRow = components['schemas']['DepositRow'];
type WithdrawalRow = components['schemas']['WithdrawalRow'];
type BetRow = components['schemas']['BetRow'];

/** Rows looked through for a key: it belongs to one of the newest records, or was never received. */
const searchedRows = 50;

/** The platform fixes this language on two calls, whatever the player reads. */
const recordLanguage = { query: { lang: 'zh_cn' } } as const;

export interface BetQuery extends DatedQuery {
  readonly type?: GameType;
  /** Key of a provider. */
  readonly provider?: string;
}

export interface DepositQuery extends DatedQuery {
  readonly billNo?: string;
  readonly status?: ReviewStatus;
}

export interface WithdrawalQuery extends PagedQuery {
  readonly billNo?: string;
  readonly status?: ReviewStatus;
}

export function listBets(api: Api, query: BetQuery, options?: CallOptions): Promise<BetRecordPage> {
  const body = { ...datedFilters(query), gameType: query.type, api_name: query.provider };
  return api.read(
    {
      operation: 'listBetRecords',
      send: (wire, context) => wire.POST('/api/game/record', { ...context, params: recordLanguage, body }),
      map: ({ data, statistic }) => ({
        ...page(data, betOf),
        totalStake: money(statistic, 'sum_bet'),
        totalResult: money(statistic, 'sum_net'),
      }),
    },
    options,
  );
}

export function listDeposits(
  api: Api,
  query: DepositQuery,
  options?: CallOptions,
): Promise<MoneyRecordPage<DepositOrder>> {
  const body = {
    ...datedFilters(query),
    bill_no: query.billNo,
    status: reviewStatusCode(query.status),
  };
  return api.read(
    {
      operation: 'listDeposits',
      send: (wire, context) => wire.POST('/api/recharge/list', { ...context, params: recordLanguage, body }),
      map: (answer) => {
        const serverTime = instant(answer, 'server_time');
        return {
          ...page(answer.data, (row) => depositOf(row, serverTime)),
          sum: money(answer.statistic, 'sum_money'),
        };
      },
    },
    options,
  );
}

/** One order, or null where the member has none of that number. */
export async function getDeposit(
  api: Api,
  billNo: string,
  options?: CallOptions,
): Promise<DepositOrder | null> {
  const { items } = await listDeposits(api, { page: 1, pageSize: 1, billNo }, options);
  return items.find((order) => order.billNo === billNo) ?? null;
}

/** The order that an attempt made, or null while none shows it. */
export async function findDepositByKey(
  api: Api,
  key: string,
  options?: CallOptions,
): Promise<DepositOrder | null> {
  const { items } = await listDeposits(api, { page: 1, pageSize: searchedRows }, options);
  return items.find((order) => order.idempotencyKey === key) ?? null;
}

export function listWithdrawals(
  api: Api,
  query: WithdrawalQuery,
  options?: CallOptions,
): Promise<MoneyRecordPage<Withdrawal>> {
  const body = {
    ...pageFilters(query),
    bill_no: query.billNo,
    status: reviewStatusCode(query.status),
  };
  return api.read(
    {
      operation: 'listWithdrawals',
      send: (wire, context) => wire.POST('/api/drawing/list', { ...context, body }),
      map: ({ data, statistic }) => ({ ...page(data, withdrawalOf), sum: money(statistic, 'sum_money') }),
    },
    options,
  );
}

/** One withdrawal, or null where the member has none of that number. */
export async function getWithdrawal(
  api: Api,
  billNo: string,
  options?: CallOptions,
): Promise<Withdrawal | null> {
  const { items } = await listWithdrawals(api, { page: 1, pageSize: 1, billNo }, options);
  return items.find((withdrawal) => withdrawal.billNo === billNo) ?? null;
}

/** The withdrawal that an attempt made, or null while none shows it. */
export async function findWithdrawalByKey(
  api: Api,
  key: string,
  options?: CallOptions,
): Promise<Withdrawal | null> {
  const { items } = await listWithdrawals(api, { page: 1, pageSize: searchedRows }, options);
  return items.find((withdrawal) => withdrawal.idempotencyKey === key) ?? null;
}

function depositOf(row: DepositRow, serverTime: string): DepositOrder {
  return {
    billNo: requiredText(row, 'bill_no'),
    amount: money(row, 'money'),
    methodType: text(row, 'payment_type'),
    status: reviewStatusOf(rawValue(row, 'status')),
    reason: optionalText(row, 'fail_reason'),
    createdAt: instant(row, 'created_at'),
    confirmedAt: optionalInstant(row, 'confirm_at'),
    brCode: optionalText(row, 'qrcode'),
    expiresAt: optionalInstant(row, 'expired_at'),
    payUrl: optionalText(row, 'pay_url'),
    idempotencyKey: optionalText(row, 'idempotency_key'),
    serverTime,
  };
}

function withdrawalOf(row: WithdrawalRow): Withdrawal {
  return {
    billNo: requiredText(row, 'bill_no'),
    amount: money(row, 'money'),
    fee: money(row, 'counter_fee'),
    account: text(row, 'account'),
    status: reviewStatusOf(rawValue(row, 'status')),
    reason: optionalText(row, 'fail_reason'),
    createdAt: instant(row, 'created_at'),
    confirmedAt: optionalInstant(row, 'confirm_at'),
    idempotencyKey: optionalText(row, 'idempotency_key'),
  };
}

function betOf(row: BetRow): BetRecord {
  const status = betStatusOf(rawValue(row, 'status'));
  return {
    id: idOf(row),
    provider: text(row, 'api_title'),
    gameName: text(row, 'game_name'),
    placedAt: instant(row, 'betTime'),
    stake: money(row, 'betAmount'),
    result: status === 'open' ? null : optionalMoney(row, 'netAmount'),
    status,
  };
}

function idOf(row: BetRow): string {
  const id = rawValue(row, 'id');
  if (typeof id !== 'string' && typeof id !== 'number') throw new WireError('id');
  return String(id);
}

const betStatuses: ReadonlyMap<unknown, BetStatus> = new Map([
  ['X', 'open'],
  ['COMPLETE', 'settled'],
  ['CANCEL', 'cancelled'],
]);

function betStatusOf(code: unknown): BetStatus {
  return betStatuses.get(code) ?? 'unknown';
}
