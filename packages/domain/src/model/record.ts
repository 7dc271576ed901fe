import type { Centavos } from '../money.ts';

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
