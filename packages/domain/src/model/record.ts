import type { Centavos } from '../money.ts';
import type { Page } from './game.ts';

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
