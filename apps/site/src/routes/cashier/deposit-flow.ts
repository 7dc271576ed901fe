import { createDeposit } from '@fortuna/api/calls/cashier.ts';
import { findDepositByKey, getDeposit } from '@fortuna/api/calls/records.ts';
import { actorsFor } from '@fortuna/flows/actors.ts';
import { depositAttemptMachine, depositMachine } from '@fortuna/flows/deposit/deposit.machine.ts';
import type { DepositActors } from '@fortuna/flows/deposit/deposit.types.ts';
import { orderWatchMachine, paymentMachine } from '@fortuna/flows/deposit/payment.machine.ts';
import type { OrderActors } from '@fortuna/flows/deposit/payment.types.ts';
import { currentApi } from '../../platform/api.ts';
import { assertOnline, depositAttempts, newAttempt } from '../../platform/attempts.ts';

const { closeAttempt } = depositAttempts;

/** The deposit machine on the real client and this tab's storage. */
export const depositFlow = depositMachine.provide({
  actors: {
    attempt: depositAttemptMachine.provide({
      actors: actorsFor<DepositActors>({
        openAttempt: async ({ input: { request } }) => {
          assertOnline();
          const attempt = { ...newAttempt(), ...request };
          depositAttempts.write(attempt);
          return attempt;
        },
        sendAttempt: ({ input: { attempt }, signal }) =>
          createDeposit(currentApi(), { input: attempt, idempotencyKey: attempt.key }, { signal }),
        findRecord: ({ input, signal }) =>
          input.by === 'attempt'
            ? findDepositByKey(currentApi(), input.attempt.key, { signal })
            : getDeposit(currentApi(), input.billNo, { signal }),
      }),
      actions: { closeAttempt },
    }),
  },
  actions: { closeAttempt },
});

/** The machine of the payment step on the real client. */
export const paymentFlow = paymentMachine.provide({
  actors: {
    watch: orderWatchMachine.provide({
      actors: actorsFor<OrderActors>({
        readRecord: ({ input, signal }) => getDeposit(currentApi(), input.billNo, { signal }),
      }),
    }),
  },
  actions: { closeAttempt },
});
