import type { Centavos } from '../money.ts';
import type { Page } from '../page.ts';

export type BetStatus = 'open' | 'settled' | 'cancelled' | 'unknown';

export interface BetRecord {
  readonly id: string;
  readonly provider: string;
  readonly gameName: string;
  /** ISO instant. */
  readonly placedAt: string;
  readonly stake: Centavos;
  /** Signed: a win is positive, a loss negative; null while open. */
  readonly result: Centavos | null;
  readonly status: BetStatus;
}

/** A page of deposits or withdrawals, newest first. */
export interface MoneyRecordPage<Item> extends Page<Item> {
  /** Sum of the successful ones over all pages. */
  readonly sum: Centavos;
}

/** A page of bets, newest first; the totals are over all pages. */
export interface BetRecordPage extends Page<BetRecord> {
  readonly totalStake: Centavos;
  /** Signed. */
  readonly totalResult: Centavos;
}

export const movementKinds = [
  'deposit',
  'depositFee',
  'withdrawal',
  'withdrawalReturn',
  'bonus',
  'rebate',
  'commission',
  'bet',
  'payout',
  'toProvider',
  'fromProvider',
  'adjustment',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Why and how far the balance moved. */
export interface MoneyMovement {
  readonly id: number;
  readonly kind: MovementKind | 'unknown';
  /** Signed. */
  readonly amount: Centavos;
  readonly before: Centavos;
  readonly after: Centavos;
  /** Order, round or reward it belongs to. */
  readonly billNo: string | null;
  /** ISO instant. */
  readonly at: string;
}

/** A page of movements, newest first; the totals are over all pages and never negative. */
export interface MoneyMovementPage extends Page<MoneyMovement> {
  readonly totalIn: Centavos;
  readonly totalOut: Centavos;
}
