import type {
  CommissionKind,
  CommissionPage,
  CommissionSettlement,
  CommissionSummary,
} from '@fortuna/domain/model/agency.ts';
import type { Loadable } from '../../page/loadable.ts';
import type { DaySpan } from '../../records/RecordsScreen/DayFields.tsx';
import type { RecordsProps } from '../../records/RecordsScreen/RecordsScreen.view.ts';

/** What the commissions are narrowed to; the days are those that they are for. */
export interface RewardFilter extends DaySpan {
  readonly kind: CommissionKind | null;
}

export interface RewardsProps extends RecordsProps<RewardFilter, CommissionPage> {
  /** The last thirty days, and what each kind has come to. */
  readonly summary: Loadable<CommissionSummary>;
  /** When each kind is paid; empty while that is not known. */
  readonly settlements: readonly CommissionSettlement[];
}
