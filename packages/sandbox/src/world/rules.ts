import type { FeeRule, WithdrawalHours } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';

/** What the operator of a real back end would set; money in centavos. */
export interface CashierRules {
  readonly withdrawalMin: Centavos;
  readonly withdrawalMax: Centavos;
  readonly withdrawalsPerDay: number;
  /** Hours of the day in the site's time zone in which withdrawals are taken, until the operator sets others. */
  readonly withdrawalHours: WithdrawalHours;
  /** Taken only while turnover is left. */
  readonly generalFee: FeeRule;
  /** Taken of every withdrawal of a day after the free ones. */
  readonly mandatoryFee: FeeRule;
  readonly freeWithdrawalsPerDay: number;
  /** Turnover that a deposit requires, as a multiple of its amount. */
  readonly depositTurnover: number;
  readonly depositMinutes: number;
}

/**
 * The sandbox's choice. A deposit must be wagered once; withdrawing earlier costs 5 % of the amount, at least R$ 1.00 and at
 * most R$ 100.00. From the third withdrawal of a day on each costs R$ 3.50. The window is the whole day, so that a demonstration
 * works at night.
 */
export const defaultRules: CashierRules = {
  withdrawalMin: 20_00,
  withdrawalMax: 10_000_00,
  withdrawalsPerDay: 5,
  withdrawalHours: { from: 0, to: 24 },
  generalFee: { basisPoints: 500, min: 1_00, max: 100_00 },
  mandatoryFee: { basisPoints: 0, min: 3_50, max: 3_50 },
  freeWithdrawalsPerDay: 2,
  depositTurnover: 1,
  depositMinutes: 15,
};
