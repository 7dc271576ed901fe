import { createWithdrawal } from '@fortuna/api/calls/cashier-withdrawals.ts';
import { findWithdrawalByKey, getWithdrawal } from '@fortuna/api/calls/records.ts';
import type { Withdrawal } from '@fortuna/domain/model/cashier.ts';
import { ProblemError } from '@fortuna/domain/problem.ts';
import type { WithdrawalAttempt } from '@fortuna/flows/attempt.ts';
import { callActor } from '@fortuna/flows/call-actor.ts';
import { withdrawalReviewMachine } from '@fortuna/flows/withdrawal-review/withdrawal-review.machine.ts';
import type {
  CreateWithdrawalInput,
  FindWithdrawalInput,
  OpenWithdrawalInput,
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
    openAttempt: callActor<WithdrawalAttempt, OpenWithdrawalInput>(async ({ input }) => {
      assertOnline();
      const attempt = { ...newAttempt(), amount: input.amount, accountId: input.account.id };
      withdrawalAttempts.write(attempt);
      return attempt;
    }),
    createWithdrawal: callActor<Withdrawal, CreateWithdrawalInput>(
      async ({ input: { attempt, input }, signal }) => {
        const { billNo } = await createWithdrawal(
          currentApi(),
          { input, idempotencyKey: attempt.key },
          { signal },
        );
        return acceptedWithdrawal(billNo, signal);
      },
    ),
    findWithdrawal: callActor<Withdrawal | null, FindWithdrawalInput>(({ input, signal }) =>
      input.by === 'attempt'
        ? findWithdrawalByKey(currentApi(), input.attempt.key, { signal })
        : getWithdrawal(currentApi(), input.billNo, { signal }),
    ),
  },
  actions: { closeAttempt: (_, { key }) => withdrawalAttempts.close(key) },
});
