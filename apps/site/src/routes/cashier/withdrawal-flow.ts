import { createWithdrawal } from '@fortuna/api/calls/cashier-withdrawals.ts';
import { findWithdrawalByKey, getWithdrawal } from '@fortuna/api/calls/records.ts';
import type { Withdrawal } from '@fortuna/domain/model/cashier.ts';
import { ProblemError } from '@fortuna/domain/problem.ts';
import { actorsFor } from '@fortuna/flows/actors.ts';
import {
  reviewWatchMachine,
  withdrawalAttemptMachine,
  withdrawalReviewMachine,
} from '@fortuna/flows/withdrawal-review/withdrawal-review.machine.ts';
import type {
  ReviewActors,
  WithdrawalActors,
} from '@fortuna/flows/withdrawal-review/withdrawal-review.types.ts';
import { currentApi } from '../../platform/api.ts';
import { assertOnline, newAttempt, withdrawalAttempts } from '../../platform/attempts.ts';

/** The record of a withdrawal that the server has just accepted. Not readable means lost, never refused: it exists. */
async function acceptedWithdrawal(billNo: string, signal: AbortSignal): Promise<Withdrawal> {
  const withdrawal = await getWithdrawal(currentApi(), billNo, { signal }).catch(() => null);
  if (withdrawal === null) throw new ProblemError({ kind: 'network' });
  return withdrawal;
}

/** The withdrawal machine on the real client and this tab's storage. */
export const withdrawalFlow = withdrawalReviewMachine.provide({
  actors: {
    attempt: withdrawalAttemptMachine.provide({
      actors: actorsFor<WithdrawalActors>({
        openAttempt: async ({ input: { request } }) => {
          assertOnline();
          const attempt = { ...newAttempt(), amount: request.amount, accountId: request.account.id };
          withdrawalAttempts.write(attempt);
          return attempt;
        },
        sendAttempt: async ({ input: { attempt, input }, signal }) => {
          const sent = { input, idempotencyKey: attempt.key };
          const { billNo } = await createWithdrawal(currentApi(), sent, { signal });
          return acceptedWithdrawal(billNo, signal);
        },
        findRecord: ({ input, signal }) =>
          input.by === 'attempt'
            ? findWithdrawalByKey(currentApi(), input.attempt.key, { signal })
            : getWithdrawal(currentApi(), input.billNo, { signal }),
      }),
      actions: { closeAttempt: withdrawalAttempts.closeAttempt },
    }),
    watch: reviewWatchMachine.provide({
      actors: actorsFor<ReviewActors>({
        readRecord: ({ input, signal }) => getWithdrawal(currentApi(), input.billNo, { signal }),
      }),
    }),
  },
});
