import type { BettingCommission, DepositCommission } from '@fortuna/domain/model/agency.ts';

/** Basis points. */
export interface CommissionRange {
  readonly least: number;
  readonly most: number;
}

function rangeOf(rates: readonly number[]): CommissionRange | null {
  return rates.length === 0 ? null : { least: Math.min(...rates), most: Math.max(...rates) };
}

/** What an agent receives of what comes from each generation; null where the server has not told. */
export interface CommissionRanges {
  readonly deposits: CommissionRange | null;
  readonly directBets: CommissionRange | null;
  readonly indirectBets: CommissionRange | null;
}

export function commissionRanges(
  deposits: readonly DepositCommission[] | null,
  betting: readonly BettingCommission[] | null,
): CommissionRanges {
  return {
    deposits: rangeOf((deposits ?? []).map(({ basisPoints }) => basisPoints)),
    directBets: rangeOf((betting ?? []).map(({ directBasisPoints }) => directBasisPoints)),
    indirectBets: rangeOf((betting ?? []).map(({ indirectBasisPoints }) => indirectBasisPoints)),
  };
}
