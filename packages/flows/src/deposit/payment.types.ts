import type { DepositOrder } from '@fortuna/domain/model/cashier.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import type { WatchActors } from '../watch/watch.actors.ts';
import type { Pace } from '../watch/watch.ts';
import type { WatchEvent, WatchNews } from '../watch/watch.types.ts';

export type OrderActors = WatchActors<DepositOrder>;

export interface PaymentFlowInput {
  readonly billNo: string;
  /** A monotonic clock in milliseconds, `() => performance.now()`: the wall clock of a phone may be years off. */
  readonly now: () => number;
  /** Origins of payment providers that may be left for, e.g. `https://pay.example.com`. */
  readonly allowedOrigins: readonly string[];
  /** How the order is followed; default `paymentPace`. */
  readonly pace?: Pace;
}

export interface PaymentContext {
  readonly billNo: string;
  readonly now: () => number;
  readonly allowedOrigins: readonly string[];
  readonly pace: Pace;
  readonly order: DepositOrder | null;
  /** `now()` when the order was answered. */
  readonly answeredAt: number;
  /** By the server's clock; null where the order has no end. */
  readonly secondsLeft: number | null;
  /** The last look failed: what is shown may be old. */
  readonly isStale: boolean;
  readonly problem: Problem | null;
}

export type PaymentEvent = WatchEvent | { readonly type: 'player.retry' } | WatchNews<DepositOrder>;
