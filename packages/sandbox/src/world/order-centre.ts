import type { Centavos } from '@fortuna/domain/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import { orderStatus } from './order-status.ts';
import { deposits, withdrawals } from './schema.ts';
import { rewards } from './tables-promotions.ts';
import type { World } from './world.ts';

export type OrderType = 'recharge' | 'withdraw' | 'bonus' | 'fee';

export interface Order {
  readonly id: number;
  readonly billNo: string;
  readonly type: OrderType;
  readonly amount: Centavos;
  readonly status: number;
  readonly at: number;
}

export interface Span {
  /** Instants, both inclusive. */
  readonly from: number;
  readonly to: number;
}

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** A reward that the operator revoked. */
const cancelledReward = 3;

/**
 * Orders have no table of their own: they are derived from deposits, withdrawals and rewards. Ids are spread so that no two kinds
 * share one; a withdrawal's fee has the number of its withdrawal with an F for the W, a deposit's that of its deposit after an F.
 */
function ordersOf(memberId: number, { from, to }: Span): Readonly<Record<OrderType, SQL>> {
  return {
    recharge: sql`select id * 5 as id, bill_no as billNo, 'recharge' as type, amount, status, created_at as at
      from ${deposits} where member_id = ${memberId} and created_at between ${from} and ${to}`,
    withdraw: sql`select id * 5 + 1 as id, bill_no as billNo, 'withdraw' as type, amount, status, created_at as at
      from ${withdrawals} where member_id = ${memberId} and created_at between ${from} and ${to}`,
    bonus: sql`select id * 5 + 2 as id, bill_no as billNo, 'bonus' as type, money as amount,
      ${orderStatus.success} as status, at
      from ${rewards} where member_id = ${memberId} and at between ${from} and ${to} and status <> ${cancelledReward}`,
    fee: sql`select id * 5 + 3 as id, 'F' || substr(bill_no, 2) as billNo, 'fee' as type, fee as amount, status,
      created_at as at
      from ${withdrawals} where member_id = ${memberId} and created_at between ${from} and ${to}
      and fee > 0 and status <> ${orderStatus.failed}
      union all select id * 5 + 4, 'F' || bill_no, 'fee', fee, status, created_at
      from ${deposits} where member_id = ${memberId} and created_at between ${from} and ${to}
      and fee > 0 and status <> ${orderStatus.failed}`,
  };
}

/** Orders of one kind, or of all, newest first. */
export function listOrders(
  world: World,
  memberId: number,
  span: Span,
  type: OrderType | undefined,
  { limit, offset }: Slice,
): Order[] {
  const parts = ordersOf(memberId, span);
  const wanted = type === undefined ? Object.values(parts) : [parts[type]];
  return world.db.all<Order>(
    sql`select * from (${sql.join(wanted, sql` union all `)})
      order by at desc, id desc limit ${limit} offset ${offset}`,
  );
}

export interface OrderSum {
  readonly orders: number;
  /** Of the successful ones. */
  readonly total: Centavos;
}

/** How many orders of each kind there are, and what the successful ones add up to. */
export function sumOrders(world: World, memberId: number, span: Span): Record<OrderType, OrderSum> {
  const sums: Record<OrderType, OrderSum> = {
    recharge: { orders: 0, total: 0 },
    withdraw: { orders: 0, total: 0 },
    bonus: { orders: 0, total: 0 },
    fee: { orders: 0, total: 0 },
  };
  const rows = world.db.all<OrderSum & { readonly type: OrderType }>(
    sql`select type, count(*) as orders, sum(case when status = ${orderStatus.success} then amount else 0 end) as total
      from (${sql.join(Object.values(ordersOf(memberId, span)), sql` union all `)}) group by type`,
  );
  for (const { type, orders, total } of rows) sums[type] = { orders, total };
  return sums;
}

export interface Association {
  readonly id: number;
  readonly billNo: string;
  readonly relatedBillNo: string;
  readonly relation: 'bonus' | 'fee' | 'return';
  readonly amount: Centavos;
  readonly at: number;
}

/** The order that an association comes from. */
export interface RelatedOrder {
  readonly type: 'recharge' | 'withdraw';
  readonly amount: Centavos;
  readonly at: number;
}

/** What a bonus asks for, and which withdrawal came first once that was wagered. */
export interface BonusTurnover {
  readonly required: Centavos;
  readonly left: Centavos;
  readonly coveredAt: number | null;
  readonly withdrawalBillNo: string | null;
}

/** Bonuses with the recharge that earned them, fees with their order, returned money with its withdrawal. */
function associationsOf(memberId: number): SQL {
  return sql`select id * 4 + 1 as id, bill_no as billNo, related_bill_no as relatedBillNo, 'bonus' as relation,
      money as amount, at
      from ${rewards} where member_id = ${memberId} and related_bill_no is not null and status <> ${cancelledReward}
    union all select id * 4 + 2, 'F' || substr(bill_no, 2), bill_no, 'fee', fee, confirmed_at
      from ${withdrawals} where member_id = ${memberId} and fee > 0 and status = ${orderStatus.success}
    union all select id * 4 + 3, 'R' || substr(bill_no, 2), bill_no, 'return', amount, confirmed_at
      from ${withdrawals} where member_id = ${memberId} and status = ${orderStatus.failed}
    union all select id * 4, 'F' || bill_no, bill_no, 'fee', fee, confirmed_at
      from ${deposits} where member_id = ${memberId} and fee > 0 and status = ${orderStatus.success}`;
}

/** A member's associations, newest first. */
export function listAssociations(world: World, memberId: number, { limit, offset }: Slice): Association[] {
  return world.db.all<Association>(
    sql`select * from (${associationsOf(memberId)}) order by at desc, id desc limit ${limit} offset ${offset}`,
  );
}

/** The order of that number. */
export function relatedOrder(world: World, billNo: string): RelatedOrder | null {
  return (
    world.db.get<RelatedOrder>(
      sql`select 'recharge' as type, amount, created_at as at from ${deposits} where bill_no = ${billNo}
        union all select 'withdraw', amount, created_at from ${withdrawals} where bill_no = ${billNo}`,
    ) ?? null
  );
}

/** The turnover of the bonus of that number; null for what is none. */
export function bonusTurnover(world: World, memberId: number, billNo: string): BonusTurnover | null {
  return (
    world.db.get<BonusTurnover>(
      sql`select turnover as required, turnover - covered as left, covered_at as coveredAt,
        (select bill_no from ${withdrawals} where member_id = ${memberId} and created_at >= covered_at
          order by created_at, id limit 1) as withdrawalBillNo
        from ${rewards} where member_id = ${memberId} and bill_no = ${billNo}`,
    ) ?? null
  );
}

export function countAssociations(world: World, memberId: number): number {
  const row = world.db.get<{ rows: number }>(sql`select count(*) as rows from (${associationsOf(memberId)})`);
  return row?.rows ?? 0;
}
