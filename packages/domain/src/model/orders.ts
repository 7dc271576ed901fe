import type { Centavos } from '../money.ts';
import type { Page } from '../page.ts';
import type { ReviewStatus } from './cashier.ts';

export const orderKinds = ['deposit', 'withdrawal', 'bonus', 'fee'] as const;
export type OrderKind = (typeof orderKinds)[number];

export interface Order {
  readonly id: number;
  readonly billNo: string;
  readonly kind: OrderKind | 'unknown';
  /** Never negative. */
  readonly amount: Centavos;
  readonly status: ReviewStatus;
  /** ISO instant. */
  readonly createdAt: string;
}

/** The order centre (specification section 3). Totals are over all successful orders of the time asked for. */
export interface OrderDetails extends Page<Order> {
  readonly depositTotal: Centavos;
  readonly withdrawalTotal: Centavos;
  readonly bonusTotal: Centavos;
  readonly feeTotal: Centavos;
}

/** A line of the fee table. */
export interface FeeEntry {
  readonly id: number;
  readonly name: string;
  /** `name` describes it in any case. */
  readonly kind: 'general' | 'mandatory' | 'unknown';
  readonly basisPoints: number;
  readonly min: Centavos;
  readonly max: Centavos;
}

/** A bonus, fee or return and the order that it comes from. */
export interface OrderAssociation {
  readonly id: number;
  readonly billNo: string;
  readonly relatedBillNo: string;
  readonly relation: 'bonus' | 'fee' | 'return' | 'unknown';
  readonly amount: Centavos;
  /** ISO instant. */
  readonly createdAt: string;
}
