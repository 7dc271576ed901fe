import type {
  DepositInput,
  DepositOrder,
  PaymentChannel,
  PaymentMethod,
} from '@fortuna/domain/model/cashier.ts';
import { toReais } from '@fortuna/domain/money.ts';
import type { Api, CallOptions } from '../client.ts';
import type { FieldNames } from '../field-names.ts';
import type { components } from '../generated/schema.ts';
import {
  basisPoints,
  flag,
  integer,
  list,
  money,
  optionalInteger,
  optionalText,
  rawValue,
  requiredText,
  text,
} from '../wire.ts';
import { instant, optionalInstant } from '../wire-time.ts';
import { reviewStatusOf } from './review-status.ts';

type Schemas = components['schemas'];
type PaymentRow = Schemas['Payment'];

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
  return { id: integer(row, 'id'), type: requiredText(row, 'type'), name: text(row, 'name') };
}

function channelOf(row: PaymentRow): PaymentChannel {
  return {
    id: integer(row, 'id'),
    methodType: requiredText(row, 'type'),
    name: text(row, 'name'),
    min: money(row, 'min'),
    max: money(row, 'max'),
    feeBasisPoints: basisPoints(row, 'rate'),
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
  const createdAt = optionalInstant(data, 'created_at');
  const serverTime = optionalInstant(answer, 'server_time') ?? createdAt ?? instant(answer, 'server_time');
  return {
    billNo: requiredText(data, 'bill_no'),
    amount: money(data, 'money'),
    methodType: optionalText(data, 'payment_type') ?? channel.methodType,
    channelName: channel.name,
    status: reviewStatusOf(rawValue(data, 'status')),
    reason: null,
    createdAt: createdAt ?? serverTime,
    confirmedAt: null,
    brCode: optionalText(data, 'qrcode'),
    expiresAt: optionalInstant(data, 'expired_at'),
    payUrl: optionalText(answer, 'pay_url'),
    idempotencyKey,
    serverTime,
  };
}
