import { createWithdrawal } from '@fortuna/api/calls/cashier-withdrawals.ts';
import { findWithdrawalByKey, getWithdrawal } from '@fortuna/api/calls/records.ts';
import type { Api } from '@fortuna/api/client.ts';
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
import { assertOnline, newAttempt, withdrawalAttempts } from '../../platform/attempts.ts';
import { apiOf } from '../../session/api-of.ts';

/** The record of a withdrawal that the server has just accepted. Not readable means lost, never refused: it exists. */
async function acceptedWithdrawal(api: Api, billNo: string, signal: AbortSignal): Promise<Withdrawal> {
  const withdrawal = await getWithdrawal(api, billNo, { signal }).catch(() => null);
  if (withdrawal === null) throw new ProblemError({ kind: 'network' });
  return withdrawal;
}

/** The withdrawal machine of one member, on the real client and this tab's storage. */
export function withdrawalFlow(memberId: number) {
  const { write, closeAttempt } = withdrawalAttempts(memberId);
  return withdrawalReviewMachine.provide({
    actors: {
      attempt: withdrawalAttemptMachine.provide({
        actors: actorsFor<WithdrawalActors>({
          openAttempt: async ({ input: { request } }) => {
            assertOnline();
            const attempt = { ...newAttempt(), amount: request.amount, accountId: request.account.id };
            write(attempt);
            return attempt;
          },
          sendAttempt: async ({ input: { attempt, input }, signal }) => {
            const api = apiOf(memberId);
            const sent = { input, idempotencyKey: attempt.key };
            const { billNo } = await createWithdrawal(api, sent, { signal });
            return acceptedWithdrawal(api, billNo, signal);
          },
          findRecord: async ({ input, signal }) =>
            input.by === 'attempt'
              ? findWithdrawalByKey(apiOf(memberId), input.attempt.key, { signal })
              : getWithdrawal(apiOf(memberId), input.billNo, { signal }),
        }),
        actions: { closeAttempt },
      }),
      watch: reviewWatchMachine.provide({
        actors: actorsFor<ReviewActors>({
          readRecord: async ({ input, signal }) => getWithdrawal(apiOf(memberId), input.billNo, { signal }),
        }),
      }),
    },
  });
}
