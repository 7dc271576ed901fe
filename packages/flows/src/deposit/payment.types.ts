import type { DepositOrder } from '@fortuna/domain/model/cashier.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { Pace, Watch } from '../watch.ts';

export interface PaymentFlowInput {
  readonly billNo: string;
  /** A monotonic clock in milliseconds, `() => performance.now()`: the wall clock of a phone may be years off. */
  readonly now: () => number;
  /** How the order is followed; default `paymentPace`. */
  readonly pace?: Pace;
}

export interface PaymentContext {
  readonly billNo: string;
  readonly now: () => number;
  readonly order: DepositOrder | null;
  /** `now()` when the order was answered. */
  readonly answeredAt: number;
  /** By the server's clock; null where the order has no end. */
  readonly secondsLeft: number | null;
  readonly problem: Problem | null;
  readonly watch: Watch;
}

export type PaymentEvent =
  /** The page is in front again (return from the bank's app, another tab). */
  | { readonly type: 'page.focused' }
  | { readonly type: 'player.lookAgain' }
  | { readonly type: 'player.retry' };

/** `loadOrder`: the order as the server knows it now. Rejects with ProblemError, `notFound` where it is not the member's. */
export interface LoadOrderInput {
  readonly billNo: string;
}
