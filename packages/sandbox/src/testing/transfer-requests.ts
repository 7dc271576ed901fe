import { inTransaction } from '../world/database.ts';
import { gameMoney, transferAllOut, transferIn } from '../world/game-money.ts';
import { findMemberByName } from '../world/members.ts';
import type { OperationRequest } from './operation-request.ts';
import { openGame, type TestSandbox } from './test-sandbox.ts';

type Transfers = 'transferIn' | 'transferOut' | 'transferAllOut' | 'listTransfers';

/** Requests that move rica's money; what comes back has been brought there before. */
export function transferRequests({ world }: TestSandbox): Readonly<Record<Transfers, OperationRequest>> {
  const { providerKey } = openGame();
  function bringIn(): void {
    const memberId = findMemberByName(world, 'rica')?.id ?? 0;
    const order = { providerKey, amount: 100_00, idempotencyKey: null };
    inTransaction(world.db, () => {
      if (gameMoney(world, memberId) > 0) transferAllOut(world, memberId, null);
      transferIn(world, memberId, order);
    });
  }
  return {
    transferIn: { body: () => ({ platType: providerKey }) },
    transferOut: {
      body: () => {
        bringIn();
        return { platType: providerKey };
      },
    },
    transferAllOut: {
      body: () => {
        bringIn();
        return {};
      },
    },
    listTransfers: { query: 'page=1&limit=5' },
  };
}
