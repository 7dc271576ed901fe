import {
  type Association,
  bonusTurnover,
  countAssociations,
  listAssociations,
  listOrders,
  type Order,
  type OrderType,
  relatedOrder,
  sumOrders,
} from '../world/order-centre.ts';
import type { World } from '../world/world.ts';
import { reviewStatus } from './cashier.ts';
import type { Answer, Handlers } from './handler.ts';
import { pageNumbers, paginator } from './paging.ts';
import { dateText, dateTextOrNull, moneyText, readSpan } from './wire.ts';

type OrderItem = Answer<'getOrderDetails'>['data']['list']['data'][number];
type AssociationItem = Answer<'listOrderAssociations'>['data']['data'][number];

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

function associationItem(world: World, memberId: number, row: Association): AssociationItem {
  const order = relatedOrder(world, row.relatedBillNo);
  const turnover = row.relation === 'bonus' ? bonusTurnover(world, memberId, row.billNo) : null;
  return {
    id: row.id,
    bill_no: row.billNo,
    related_bill_no: row.relatedBillNo,
    relation: row.relation,
    money: moneyText(row.amount),
    created_at: dateText(row.at),
    ...(order && {
      related_type: order.type,
      related_money: moneyText(order.amount),
      related_at: dateText(order.at),
    }),
    turnover: turnover && {
      required: moneyText(turnover.required),
      left: moneyText(turnover.left),
      covered_at: dateTextOrNull(turnover.coveredAt),
    },
    withdraw_bill_no: turnover?.withdrawalBillNo ?? null,
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
    const rows = listAssociations(world, id, numbers).map((row) => associationItem(world, id, row));
    return { ...call.success(), data: paginator(numbers, countAssociations(world, id), rows) };
  },
} satisfies Partial<Handlers>;
