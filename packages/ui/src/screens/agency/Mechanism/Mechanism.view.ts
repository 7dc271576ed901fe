import type {
  BettingCommission,
  CommissionSettlement,
  DepositCommission,
} from '@fortuna/domain/model/agency.ts';

/** A part of the mechanism; null where it did not come: it is left out without a word (specification section 7). */
export type MechanismPart<Row> = readonly Row[] | 'reading' | null;

/** The three calls combined; never all of them null. */
export interface MechanismContent {
  readonly levels: MechanismPart<DepositCommission>;
  readonly betting: MechanismPart<BettingCommission>;
  readonly settlements: MechanismPart<CommissionSettlement>;
}

/** What has come of a part. */
export function rowsOf<Row>(part: MechanismPart<Row>): readonly Row[] | null {
  return part === 'reading' || part?.length === 0 ? null : part;
}
