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

/** Turnover that a bonus asks for. */
export interface BonusTurnover {
  /** All of it, what is wagered already included. */
  readonly required: Centavos;
  readonly left: Centavos;
  /** ISO instant at which all of it was wagered; null until then. */
  readonly coveredAt: string | null;
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
  /** What the order is that it comes from. */
  readonly relatedKind: 'deposit' | 'withdrawal' | 'unknown';
  /** Amount and ISO instant of that order; null where the server does not say. */
  readonly relatedAmount: Centavos | null;
  readonly relatedAt: string | null;
  /** Null for fees and returned money, and where the server does not say. */
  readonly turnover: BonusTurnover | null;
  /** The first withdrawal that was asked for after the turnover was wagered; null where there is none. */
  readonly withdrawalBillNo: string | null;
}
