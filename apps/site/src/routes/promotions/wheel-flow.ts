import { findSpinByKey, spinWheel } from '@fortuna/api/calls/promotions-wheels.ts';
import type { WheelKind } from '@fortuna/domain/model/promotions-wheels.ts';
import { actorsFor } from '@fortuna/flows/actors.ts';
import { spinAttemptMachine, wheelSpinMachine } from '@fortuna/flows/wheel-spin/wheel-spin.machine.ts';
import type { SpinActors } from '@fortuna/flows/wheel-spin/wheel-spin.types.ts';
import { assertOnline, newAttempt, wheelAttempts } from '../../platform/attempts.ts';
import { apiOf } from '../../session/api-of.ts';

/** The spins of one wheel of one member, on the real client and this tab's storage. */
export function wheelFlow(memberId: number, wheel: WheelKind) {
  const { write, closeAttempt } = wheelAttempts(memberId, wheel);
  return wheelSpinMachine.provide({
    actors: {
      attempt: spinAttemptMachine.provide({
        actors: actorsFor<SpinActors>({
          openAttempt: async ({ input: { request } }) => {
            assertOnline();
            const attempt = { ...newAttempt(), ...request };
            write(attempt);
            return attempt;
          },
          sendAttempt: async ({ input: { attempt }, signal }) =>
            spinWheel(apiOf(memberId), { wheel, memberId, idempotencyKey: attempt.key }, { signal }),
          findRecord: async ({ input, signal }) =>
            input.by === 'attempt'
              ? findSpinByKey(apiOf(memberId), { wheel, memberId }, input.attempt.key, { signal })
              : null,
        }),
        actions: { closeAttempt },
      }),
    },
    actions: { closeAttempt },
  });
}
