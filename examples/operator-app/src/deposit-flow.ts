import { createDeposit } from '@fortuna/api/calls/cashier';
import { findDepositByKey, getDeposit } from '@fortuna/api/calls/records';
import { actorsFor } from '@fortuna/flows/actors';
import type { CloseAttemptParams } from '@fortuna/flows/attempt/attempt.types';
import { depositAttemptMachine, depositMachine } from '@fortuna/flows/deposit/deposit.machine';
import type { DepositActors } from '@fortuna/flows/deposit/deposit.types';
import { api } from './api';

/** An attempt is stored before it is sent, so that a reload finds it again. */
const place = 'attempt.deposit';

const closeAttempt = (_: unknown, { key }: CloseAttemptParams) => {
  if (sessionStorage.getItem(place)?.includes(key)) sessionStorage.removeItem(place);
};

/** Sends a deposit once and looks into the records where its answer is lost. */
export const depositFlow = depositMachine.provide({
  actors: {
    attempt: depositAttemptMachine.provide({
      actors: actorsFor<DepositActors>({
        openAttempt: async ({ input: { request } }) => {
          const attempt = { key: crypto.randomUUID(), at: new Date().toISOString(), ...request };
          sessionStorage.setItem(place, JSON.stringify(attempt));
          return attempt;
        },
        sendAttempt: ({ input: { attempt }, signal }) =>
          createDeposit(api, { input: attempt, idempotencyKey: attempt.key }, { signal }),
        findRecord: ({ input, signal }) =>
          input.by === 'attempt'
            ? findDepositByKey(api, input.attempt.key, { signal })
            : getDeposit(api, input.billNo, { signal }),
      }),
      actions: { closeAttempt },
    }),
  },
  actions: { closeAttempt },
});
