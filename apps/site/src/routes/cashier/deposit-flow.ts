import { createDeposit } from '@fortuna/api/calls/cashier.ts';
import { findDepositByKey, getDeposit } from '@fortuna/api/calls/records.ts';
import type { DepositOrder } from '@fortuna/domain/model/cashier.ts';
import { actorsFor } from '@fortuna/flows/actors.ts';
import { depositAttemptMachine, depositMachine } from '@fortuna/flows/deposit/deposit.machine.ts';
import type { DepositActors } from '@fortuna/flows/deposit/deposit.types.ts';
import { orderWatchMachine, paymentMachine } from '@fortuna/flows/deposit/payment.machine.ts';
import type { OrderActors } from '@fortuna/flows/deposit/payment.types.ts';
import { assertOnline, depositAttempts, newAttempt } from '../../platform/attempts.ts';
import { apiOf } from '../../session/api-of.ts';

/** The deposit machine of one member, on the real client and this tab's storage. */
export function depositFlow(memberId: number) {
  const { write, closeAttempt } = depositAttempts(memberId);
  return depositMachine.provide({
    actors: {
      attempt: depositAttemptMachine.provide({
        actors: actorsFor<DepositActors>({
          openAttempt: async ({ input: { request } }) => {
            assertOnline();
            const attempt = { ...newAttempt(), ...request };
            write(attempt);
            return attempt;
          },
          sendAttempt: async ({ input: { attempt }, signal }) =>
            createDeposit(apiOf(memberId), { input: attempt, idempotencyKey: attempt.key }, { signal }),
          findRecord: async ({ input, signal }) =>
            input.by === 'attempt'
              ? findDepositByKey(apiOf(memberId), input.attempt.key, { signal })
              : getDeposit(apiOf(memberId), input.billNo, { signal }),
        }),
        actions: { closeAttempt },
      }),
    },
    actions: { closeAttempt },
  });
}

/** The machine of the payment step of one member, on the real client. */
export function paymentFlow(memberId: number) {
  const { closeAttempt } = depositAttempts(memberId);
  return paymentMachine.provide({
    actors: {
      watch: orderWatchMachine.provide({
        actors: actorsFor<OrderActors>({
          readRecord: async ({ input, signal }) => getDeposit(apiOf(memberId), input.billNo, { signal }),
        }),
      }),
    },
    actions: { closeAttempt },
  });
}

/** The order that is to be made anew, as a step of the history carries it from the payment to the deposit. */
export type DepositAgain = Pick<DepositOrder, 'amount' | 'methodType' | 'channelName'>;

/** What that step of the history is told. */
export function againState({ amount, methodType, channelName }: DepositAgain) {
  return { again: { amount, methodType, channelName } };
}

/** What a step of the history has been told, if that is what it carries. */
export function againOf(state: unknown): DepositAgain | null {
  return (state as ReturnType<typeof againState> | null)?.again ?? null;
}
