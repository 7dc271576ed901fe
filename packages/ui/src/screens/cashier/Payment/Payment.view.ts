import type { DepositOrder } from '@fortuna/domain/model/cashier.ts';
import type { Problem } from '@fortuna/domain/problem.ts';

/** Where the provider takes the payment. */
export interface PaymentProvider {
  readonly host: string;
  /** Its page; null: not an address that may be left for. */
  readonly url: string | null;
}

/** The payment step of one order (made by `payment.view.ts` of packages/flows/deposit). */
export type PaymentView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | PaymentContent;

/** What the page is about, once it is there. */
export type PaymentContent =
  | { readonly kind: 'notFound' }
  /** `secondsLeft` counts by the server's clock; null where the order has no end. `isStale`: the last look failed. */
  | {
      readonly kind: 'waiting';
      readonly order: DepositOrder;
      readonly provider: PaymentProvider | null;
      readonly secondsLeft: number | null;
      readonly isStale: boolean;
    }
  /** The timer is over but the server has not said failed: still checking (docs/domain.md, "Paid, but shown as failed"). */
  | {
      readonly kind: 'overdue';
      readonly order: DepositOrder;
      readonly provider: PaymentProvider | null;
      readonly isStale: boolean;
    }
  /** A status that is newer than we are: neither paid nor failed. It is still followed. */
  | { readonly kind: 'unknown'; readonly order: DepositOrder; readonly isStale: boolean }
  | { readonly kind: 'paid'; readonly order: DepositOrder }
  | { readonly kind: 'rejected'; readonly order: DepositOrder };
