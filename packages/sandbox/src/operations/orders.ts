import {
  countAssociations,
  listAssociations,
  listOrders,
  type Order,
  type OrderType,
  sumOrders,
} from '../world/order-centre.ts';
import { reviewStatus } from './cashier.ts';
import type { Answer, Handlers } from './handler.ts';
import { pageNumbers, paginator } from './paging.ts';
import { dateText, moneyText, readSpan } from './wire.ts';

type OrderItem = Answer<'getOrderDetails'>['data']['list']['data'][number];

const pageSize = 10;

function orderItem(order: Order): OrderItem {
  return {
    id: order.id,
    bill_no: order.billNo,
    type: order.type,
    money: moneyText(order.amount),
    status: reviewStatus(order.status),
    created_at: dateText(order.at),
  };
}

const orderTypes: readonly OrderType[] = ['recharge', 'withdraw', 'bonus', 'fee'];

export const orderHandlers = {
  getOrderDetails: (call) => {
    const { world, query } = call;
    const { id } = call.member();
    const numbers = pageNumbers(query, pageSize);
    const span = readSpan(query);
    const sums = sumOrders(world, id, span);
    const wanted = query.type === undefined ? orderTypes : [query.type];
    const total = wanted.reduce((sum, type) => sum + sums[type].orders, 0);
    const rows = listOrders(world, id, span, query.type, numbers);
    return {
      ...call.success(),
      data: {
        total_recharge_amount: moneyText(sums.recharge.total),
        total_withdraw_amount: moneyText(sums.withdraw.total),
        total_bonus_amount: moneyText(sums.bonus.total),
        total_fee_amount: moneyText(sums.fee.total),
        list: paginator(numbers, total, rows.map(orderItem)),
      },
    };
  },

  listOrderAssociations: (call) => {
    const { world } = call;
    const { id } = call.member();
    const numbers = pageNumbers(call.query, pageSize);
    const rows = listAssociations(world, id, numbers).map((row) => ({
      id: row.id,
      bill_no: row.billNo,
      related_bill_no: row.relatedBillNo,
      relation: row.relation,
      money: moneyText(row.amount),
      created_at: dateText(row.at),
    }));
    return { ...call.success(), data: paginator(numbers, countAssociations(world, id), rows) };
  },
} satisfies Partial<Handlers>;
