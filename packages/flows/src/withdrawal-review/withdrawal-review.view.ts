import { withdrawalFees } from '@fortuna/domain/model/cashier.ts';
import type {
  WithdrawalSubmission,
  WithdrawalSummary,
} from '@fortuna/ui/screens/cashier/Withdraw/Withdraw.view.ts';
import type { SnapshotFrom } from 'xstate';
import type { withdrawalReviewMachine } from './withdrawal-review.machine.ts';
import type { WithdrawalDraft } from './withdrawal-review.types.ts';

/** What the withdrawal screen is told of the flow. */
export function withdrawalReviewView(
  snapshot: SnapshotFrom<typeof withdrawalReviewMachine>,
): WithdrawalSubmission {
  const { stage, problem, draft, withdrawal, isStale } = snapshot.context;
  const summary = draft === null ? null : summaryOf(draft);
  if (snapshot.matches('attempting')) {
    if (stage !== 'submitting') return { kind: stage, summary };
    if (summary !== null) return { kind: stage, summary };
  }
  if (summary !== null && snapshot.matches('confirming')) return { kind: 'confirming', summary, problem };
  if (withdrawal !== null && snapshot.matches('pendingReview')) {
    return { kind: 'pendingReview', withdrawal, isStale };
  }
  if (withdrawal !== null && snapshot.matches('approved')) return { kind: 'approved', withdrawal };
  if (withdrawal !== null && snapshot.matches('rejected')) return { kind: 'rejected', withdrawal };
  return { kind: 'editing', problem };
}

function summaryOf({ amount, account, remark, rules }: WithdrawalDraft): WithdrawalSummary {
  const { mandatory, general, net } = withdrawalFees(rules, amount);
  return { amount, account, remark, mandatoryFee: mandatory, generalFee: general, net };
}
