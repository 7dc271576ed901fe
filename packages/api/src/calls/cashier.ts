import {
  type DepositInput,
  type DepositOrder,
  type DepositQuote,
  type DepositRewardSource,
  depositFee,
  type PaymentChannel,
  type PaymentMethod,
  type QuotedReward,
} from '@fortuna/domain/model/cashier.ts';
import { type Centavos, toReais } from '@fortuna/domain/money.ts';
import type { Api, CallOptions } from '../client.ts';
import { codebook } from '../codebook.ts';
import type { FieldNames } from '../field-names.ts';
import type { components } from '../generated/schema.ts';
import { flag, integer, list, optionalInteger, optionalText, rawValue, requiredText, text } from '../wire.ts';
import { basisPoints, money, optionalMoney } from '../wire-money.ts';
import { instant, optionalInstant } from '../wire-time.ts';
import { transferAccountOf } from './cashier-transfer.ts';
import { reviewStatusOf } from './review-status.ts';

type Schemas = components['schemas'];
type PaymentRow = Schemas['Payment'];

const rewardSources = codebook<
  Exclude<DepositRewardSource, 'other'>,
  Extract<Schemas['CoverSource'], 'ftd' | 'super' | 'rechargerebate' | 'recharge'>
>({ firstDeposit: 'ftd', welcome: 'super', rebate: 'rechargerebate', tier: 'recharge' });

export interface PaymentQuery {
  /** Host name of the site. */
  readonly domain?: string;
}

/** The open ways to pay. */
export function listPaymentMethods(
  api: Api,
  query: PaymentQuery = {},
  options?: CallOptions,
): Promise<readonly PaymentMethod[]> {
  return api.read(
    {
      operation: 'listPaymentMethods',
      send: (wire, context) => wire.GET('/api/payments/list', { ...context, params: { query } }),
      map: ({ data }) => list(data, openMethodOf).filter((method) => method !== null),
    },
    options,
  );
}

/** All channels, closed ones too; `methodType` tells the method. */
export function listPaymentChannels(
  api: Api,
  query: PaymentQuery = {},
  options?: CallOptions,
): Promise<readonly PaymentChannel[]> {
  return api.read(
    {
      operation: 'listPaymentChannels',
      send: (wire, context) => wire.GET('/api/payment/online/list', { ...context, params: { query } }),
      map: ({ data }) => list(data, channelOf),
    },
    options,
  );
}

/** What a deposit of an amount would earn and ask for; nothing is ordered. */
export function quoteDeposit(api: Api, amount: Centavos, options?: CallOptions): Promise<DepositQuote> {
  const query = { money: toReais(amount) };
  return api.read(
    {
      operation: 'quoteDeposit',
      send: (wire, context) => wire.GET('/api/recharge/quote', { ...context, params: { query } }),
      map: ({ data }) => ({
        amount: money(data, 'money'),
        turnover: money(data, 'turnover_amount'),
        rewards: list(data.rewards, rewardOf),
      }),
    },
    options,
  );
}

export interface CreateDepositInput {
  readonly input: DepositInput;
  /** One key per attempt, stored before sending. */
  readonly idempotencyKey: string;
}

const depositFields = {
  money: 'amount',
  payment_id: 'channel',
  payment_desc: 'channel',
  payment_type: 'channel.methodType',
} satisfies FieldNames<Schemas['DepositRequest'], DepositInput>;

/** Orders a deposit. Sent exactly once; after a lost answer look with `findDepositByKey`. */
export function createDeposit(
  api: Api,
  { input, idempotencyKey }: CreateDepositInput,
  options?: CallOptions,
): Promise<DepositOrder> {
  const { amount, channel } = input;
  const body = {
    money: toReais(amount),
    payment_desc: channel.name,
    payment_id: channel.id,
    payment_type: channel.methodType,
  };
  const params = { header: api.idempotency(idempotencyKey) };
  return api.write(
    {
      operation: 'createDeposit',
      fields: depositFields,
      send: (wire, context) => wire.POST('/api/recharge/online', { ...context, params, body }),
      map: (answer) => orderOf(answer, channel, idempotencyKey),
    },
    options,
  );
}

function openMethodOf(row: PaymentRow): PaymentMethod | null {
  if (!flag(row, 'is_open')) return null;
  return {
    id: integer(row, 'id'),
    type: requiredText(row, 'type'),
    name: text(row, 'name'),
    description: optionalText(row, 'desc'),
  };
}

function rewardOf(row: Schemas['QuotedReward']): QuotedReward {
  return {
    source: rewardSources.readOr(row, 'source', 'other'),
    amount: money(row, 'reward_amount'),
    turnover: money(row, 'turnover_amount'),
    claimFrom: optionalInstant(row, 'claim_from'),
  };
}

function channelOf(row: PaymentRow): PaymentChannel {
  return {
    id: integer(row, 'id'),
    methodType: requiredText(row, 'type'),
    name: text(row, 'name'),
    description: optionalText(row, 'desc'),
    min: money(row, 'min'),
    max: money(row, 'max'),
    feeBasisPoints: basisPoints(row, 'rate'),
    feeFixed: optionalMoney(row, 'rate_fixed') ?? 0,
    minutes: optionalInteger(row, 'minutes') ?? 0,
    isOpen: flag(row, 'is_open'),
  };
}

/** Needs the order's number, its amount and a server time; an order that was made can do without everything else. */
function orderOf(
  answer: Schemas['DepositAnswer'],
  channel: PaymentChannel,
  idempotencyKey: string,
): DepositOrder {
  const { data } = answer;
  const amount = money(data, 'money');
  const createdAt = optionalInstant(data, 'created_at');
  const serverTime = optionalInstant(answer, 'server_time') ?? createdAt ?? instant(answer, 'server_time');
  return {
    billNo: requiredText(data, 'bill_no'),
    amount,
    fee: optionalMoney(data, 'counter_fee') ?? depositFee(channel, amount),
    methodType: optionalText(data, 'payment_type') ?? channel.methodType,
    channelName: channel.name,
    status: reviewStatusOf(rawValue(data, 'status')),
    reason: null,
    createdAt: createdAt ?? serverTime,
    confirmedAt: null,
    brCode: optionalText(data, 'qrcode'),
    expiresAt: optionalInstant(data, 'expired_at'),
    payUrl: optionalText(answer, 'pay_url'),
    transfer: transferAccountOf(data),
    endToEndId: null,
    idempotencyKey,
    serverTime,
  };
}
