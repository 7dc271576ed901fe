import { findTransferByKey, transfer } from '@fortuna/api/calls/games-transfers.ts';
import { actorsFor } from '@fortuna/flows/actors.ts';
import {
  gameTransferMachine,
  transferAttemptMachine,
} from '@fortuna/flows/game-transfer/game-transfer.machine.ts';
import type { TransferActors, TransferEvent } from '@fortuna/flows/game-transfer/game-transfer.types.ts';
import { transferView } from '@fortuna/flows/game-transfer/game-transfer.view.ts';
import type { TransferView } from '@fortuna/ui/screens/games/Transfer/Transfer.view.ts';
import { createActor } from 'xstate';
import { assertOnline, newAttempt, transferAttempts } from '../../platform/attempts.ts';
import { makeStale } from '../../platform/make-stale.ts';
import { apiOf } from '../../session/api-of.ts';

/** The transfer machine of one member, on the real client and this tab's storage. */
function transferFlow(memberId: number) {
  const { write, closeAttempt } = transferAttempts(memberId);
  return gameTransferMachine.provide({
    actors: {
      attempt: transferAttemptMachine.provide({
        actors: actorsFor<TransferActors>({
          openAttempt: async ({ input: { request } }) => {
            assertOnline();
            const attempt = { ...newAttempt(), order: request };
            write(attempt);
            return attempt;
          },
          sendAttempt: async ({ input: { attempt }, signal }) =>
            transfer(apiOf(memberId), { order: attempt.order, idempotencyKey: attempt.key }, { signal }),
          findRecord: async ({ input, signal }) =>
            input.by === 'attempt' ? findTransferByKey(apiOf(memberId), input.attempt.key, { signal }) : null,
        }),
        actions: { closeAttempt },
      }),
    },
  });
}

export interface RunningTransfers {
  readonly send: (event: TransferEvent) => void;
  readonly stop: () => void;
}

/** Runs the moves of a member's page; goes on with one of an earlier visit whose answer nobody has seen. */
export function runTransfers(memberId: number, show: (view: TransferView) => void): RunningTransfers {
  const actor = createActor(transferFlow(memberId), {
    input: { attempt: transferAttempts(memberId).read() },
  });
  actor.subscribe((snapshot) => show(transferView(snapshot)));
  // Also where the answer was lost and the move was found, or given up: no write has told of it then.
  actor.on('*', () => makeStale('moneyTransferred'));
  return actor.start();
}
