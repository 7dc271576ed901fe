import type { DepositOrder, ReviewStatus, Withdrawal } from '@fortuna/domain/model/cashier.ts';
import type { GameType } from '@fortuna/domain/model/games.ts';
import {
  type BetRecord,
  type BetRecordPage,
  type BetState,
  type BetStatus,
  betStates,
  type MoneyRecordPage,
} from '@fortuna/domain/model/records.ts';
import type { Api, CallOptions, SendContext, WireClient } from '../client.ts';
import type { components } from '../generated/schema.ts';
import { optionalText, page, rawValue, requiredText, text, unlessNull, WireError } from '../wire.ts';
import { money, optionalMoney } from '../wire-money.ts';
import { instant, optionalInstant } from '../wire-time.ts';
import { transferAccountOf } from './cashier-transfer.ts';
import { paymentTypes } from './cashier-ways.ts';
import { type DatedQuery, datedFilters } from './paged.ts';
import { reviewStatusCode, reviewStatusOf } from './review-status.ts';

type DepositRow = components['schemas']['DepositRow'];
type WithdrawalRow = components['schemas']['WithdrawalRow'];
type BetRow = components['schemas']['BetRow'];

/** How many rows are searched for a key: it belongs to one of the newest records, or was never received. */
const searchedRows = 50;

/** The platform fixes this language on two calls, whatever language the player reads. */
const recordLanguage = { query: { lang: 'zh_cn' } } as const;

export interface BetQuery extends DatedQuery {
  readonly type?: GameType;
  /** Key of a provider. */
  readonly provider?: string;
  readonly status?: BetState;
}

export interface DepositQuery extends DatedQuery {
  readonly billNo?: string;
  readonly status?: ReviewStatus;
}

export interface WithdrawalQuery extends DatedQuery {
  readonly billNo?: string;
  readonly status?: ReviewStatus;
}

export function listBets(api: Api, query: BetQuery, options?: CallOptions): Promise<BetRecordPage> {
  const body = {
    ...datedFilters(query),
    gameType: query.type,
    api_name: query.provider,
    status: query.status && betStateCodes[query.status],
  };
  return api.read(
    {
      operation: 'listBetRecords',
      isInForeignWords: true,
      send: (wire, context) => wire.POST('/api/game/record', { ...context, params: recordLanguage, body }),
      map: ({ data, statistic }) => ({
        ...page(data, betOf, query),
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
  return api.read(
    {
      ...depositsCall(query),
      map: (answer) => {
        const serverTime = instant(answer, 'server_time');
        return {
          ...page(answer.data, (row) => depositOf(row, serverTime), query),
          sum: money(answer.statistic, 'sum_money'),
        };
      },
    },
    options,
  );
}

/** One order, or null where the member has none with that number. */
export function getDeposit(api: Api, billNo: string, options?: CallOptions): Promise<DepositOrder | null> {
  return findDeposit(api, { page: 1, pageSize: 1, billNo }, ['bill_no', billNo], options);
}

/** The order that an attempt made, or null while no record shows it. */
export function findDepositByKey(api: Api, key: string, options?: CallOptions): Promise<DepositOrder | null> {
  return findDeposit(api, { page: 1, pageSize: searchedRows }, ['idempotency_key', key], options);
}

export function listWithdrawals(
  api: Api,
  query: WithdrawalQuery,
  options?: CallOptions,
): Promise<MoneyRecordPage<Withdrawal>> {
  return api.read(
    {
      ...withdrawalsCall(query),
      map: ({ data, statistic }) => ({
        ...page(data, withdrawalOf, query),
        sum: money(statistic, 'sum_money'),
      }),
    },
    options,
  );
}

/** One withdrawal, or null where the member has none with that number. */
export function getWithdrawal(api: Api, billNo: string, options?: CallOptions): Promise<Withdrawal | null> {
  return findWithdrawal(api, { page: 1, pageSize: 1, billNo }, ['bill_no', billNo], options);
}

/** The withdrawal that an attempt made, or null while no record shows it. */
export function findWithdrawalByKey(
  api: Api,
  key: string,
  options?: CallOptions,
): Promise<Withdrawal | null> {
  return findWithdrawal(api, { page: 1, pageSize: searchedRows }, ['idempotency_key', key], options);
}

function depositsCall(query: DepositQuery) {
  const body = { ...datedFilters(query), bill_no: query.billNo, status: reviewStatusCode(query.status) };
  return {
    operation: 'listDeposits',
    isInForeignWords: true,
    send: (wire: WireClient, context: SendContext) =>
      wire.POST('/api/recharge/list', { ...context, params: recordLanguage, body }),
  } as const;
}

function withdrawalsCall(query: WithdrawalQuery) {
  const body = { ...datedFilters(query), bill_no: query.billNo, status: reviewStatusCode(query.status) };
  return {
    operation: 'listWithdrawals',
    send: (wire: WireClient, context: SendContext) => wire.POST('/api/drawing/list', { ...context, body }),
  } as const;
}

/** Which field of a record must have which value. */
type Trace = readonly [field: 'bill_no' | 'idempotency_key', value: string];

function findDeposit(api: Api, query: DepositQuery, trace: Trace, options?: CallOptions) {
  return api.read(
    {
      ...depositsCall(query),
      map: (answer) => {
        const row = rowOf(answer.data.data, trace);
        return row === undefined ? null : depositOf(row, instant(answer, 'server_time'));
      },
    },
    options,
  );
}

function findWithdrawal(api: Api, query: WithdrawalQuery, trace: Trace, options?: CallOptions) {
  return api.read(
    {
      ...withdrawalsCall(query),
      map: ({ data }) => {
        const row = rowOf(data.data, trace);
        return row === undefined ? null : withdrawalOf(row);
      },
    },
    options,
  );
}

/** Unlike a list, it leaves out no row: where money is concerned, "none of them" may be said only if every row could be read. */
function rowOf<Row extends DepositRow | WithdrawalRow>(
  rows: readonly Row[],
  [field, value]: Trace,
): Row | undefined {
  if (!Array.isArray(rows)) throw new WireError('data');
  return rows.find((row: Row) => unlessNull(row, field, text) === value);
}

function depositOf(row: DepositRow, serverTime: string): DepositOrder {
  return {
    billNo: requiredText(row, 'bill_no'),
    amount: money(row, 'money'),
    fee: optionalMoney(row, 'counter_fee') ?? 0,
    methodType: text(row, 'payment_type'),
    channelName: optionalText(row, 'payment_desc'),
    status: reviewStatusOf(rawValue(row, 'status')),
    reason: optionalText(row, 'fail_reason'),
    createdAt: instant(row, 'created_at'),
    confirmedAt: optionalInstant(row, 'confirm_at'),
    brCode: optionalText(row, 'qrcode'),
    expiresAt: optionalInstant(row, 'expired_at'),
    payUrl: optionalText(row, 'pay_url'),
    transfer: transferAccountOf(row),
    endToEndId: optionalText(row, 'e2e_id'),
    idempotencyKey: optionalText(row, 'idempotency_key'),
    serverTime,
  };
}

function withdrawalOf(row: WithdrawalRow): Withdrawal {
  return {
    billNo: requiredText(row, 'bill_no'),
    amount: money(row, 'money'),
    fee: money(row, 'counter_fee'),
    kind: paymentTypes.readOr(row, 'payment_type', null),
    account: text(row, 'account'),
    ownerName: optionalText(row, 'name') ?? '',
    remark: optionalText(row, 'member_remark'),
    status: reviewStatusOf(rawValue(row, 'status')),
    reason: optionalText(row, 'fail_reason'),
    createdAt: instant(row, 'created_at'),
    confirmedAt: optionalInstant(row, 'confirm_at'),
    endToEndId: optionalText(row, 'end_to_end_id'),
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

const betStateCodes = { open: 'X', settled: 'COMPLETE', cancelled: 'CANCEL' } as const;

/** The state of a bet in any row. */
export function betStatusOf(code: unknown): BetStatus {
  return betStates.find((state) => betStateCodes[state] === code) ?? 'unknown';
}
