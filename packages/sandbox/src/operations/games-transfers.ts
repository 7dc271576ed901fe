import {
  listTransfers,
  type TransferOrder,
  type TransferRow,
  transferAllOut,
  transferIn,
  transferOut,
} from '../world/game-money.ts';
import type { Answer, Call, Handlers } from './handler.ts';
import { pageNumbers, paginator } from './paging.ts';
import { dateText, flag, moneyText, readMoney } from './wire.ts';

type TransferItem = Answer<'transferIn'>['data'];

const pageSize = 10;

function transferItem(row: TransferRow): TransferItem {
  return {
    bill_no: row.billNo,
    kind: row.kind,
    platType: row.providerKey,
    money: moneyText(row.amount),
    is_auto: flag(row.isAutomatic),
    idempotency_key: row.idempotencyKey,
    created_at: dateText(row.at),
  };
}

function orderOf({ body, idempotencyKey }: Call<'transferIn'> | Call<'transferOut'>): TransferOrder {
  const amount = body.money === undefined ? null : readMoney(body.money);
  return { providerKey: body.platType, amount, idempotencyKey };
}

export const gameTransferHandlers = {
  transferIn: (call) => {
    const row = transferIn(call.world, call.member().id, orderOf(call));
    return { ...call.success(), data: transferItem(row) };
  },

  transferOut: (call) => {
    const row = transferOut(call.world, call.member().id, orderOf(call));
    return { ...call.success(), data: transferItem(row) };
  },

  transferAllOut: (call) => {
    const row = transferAllOut(call.world, call.member().id, call.idempotencyKey);
    return { ...call.success(), data: transferItem(row) };
  },

  listTransfers: (call) => {
    const numbers = pageNumbers(call.query, pageSize);
    const { rows, total } = listTransfers(call.world, call.member().id, numbers);
    return { ...call.success(), data: paginator(numbers, total, rows.map(transferItem)) };
  },
} satisfies Partial<Handlers>;
