import { createDeposit } from '@fortuna/api/calls/cashier.ts';
import { findDepositByKey, getDeposit } from '@fortuna/api/calls/records.ts';
import type { DepositOrder } from '@fortuna/domain/model/cashier.ts';
import { ProblemError } from '@fortuna/domain/problem.ts';
import type { DepositAttempt } from '@fortuna/flows/attempt.ts';
import { callActor } from '@fortuna/flows/call-actor.ts';
import { depositMachine } from '@fortuna/flows/deposit/deposit.machine.ts';
import type {
  CreateDepositInput,
  FindOrderInput,
  OpenDepositInput,
} from '@fortuna/flows/deposit/deposit.types.ts';
import { paymentMachine } from '@fortuna/flows/deposit/payment.machine.ts';
import type { LoadOrderInput } from '@fortuna/flows/deposit/payment.types.ts';
import { currentApi } from '../../platform/api.ts';
import { assertOnline, depositAttempts, newAttempt } from '../../platform/attempts.ts';

/** The deposit machine on the real client and this tab's storage. */
export const depositFlow = depositMachine.provide({
  actors: {
    openAttempt: callActor<DepositAttempt, OpenDepositInput>(async ({ input: { input } }) => {
      assertOnline();
      const attempt = { ...newAttempt(), ...input };
      depositAttempts.write(attempt);
      return attempt;
    }),
    createDeposit: callActor<DepositOrder, CreateDepositInput>(({ input: { attempt }, signal }) =>
      createDeposit(currentApi(), { input: attempt, idempotencyKey: attempt.key }, { signal }),
    ),
    findOrder: callActor<DepositOrder | null, FindOrderInput>(({ input: { attempt }, signal }) =>
      findDepositByKey(currentApi(), attempt.key, { signal }),
    ),
  },
  actions: { closeAttempt: (_, { key }) => depositAttempts.close(key) },
});

/** The machine of the payment step on the real client. */
export const paymentFlow = paymentMachine.provide({
  actors: {
    loadOrder: callActor<DepositOrder, LoadOrderInput>(async ({ input: { billNo }, signal }) => {
      const order = await getDeposit(currentApi(), billNo, { signal });
      if (order === null) throw new ProblemError({ kind: 'notFound' });
      return order;
    }),
  },
});
