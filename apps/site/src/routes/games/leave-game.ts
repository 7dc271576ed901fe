import { transfer } from '@fortuna/api/calls/games-transfers.ts';
import { leavingAttempts, newAttempt } from '../../platform/attempts.ts';
import { makeStale } from '../../platform/make-stale.ts';
import { apiOf } from '../../session/api-of.ts';

/**
 * Sends back what providers hold for a member whose money moves by itself; it goes out even while the tab is being closed. Where its
 * answer is lost, or it never goes out, the server does it once the game has ended, and every page of the money shows where it is.
 */
export async function bringMoneyBack(memberId: number): Promise<void> {
  try {
    const api = apiOf(memberId);
    const { write, closeAttempt } = leavingAttempts(memberId);
    const attempt = { ...newAttempt(), order: { kind: 'allOut' } } as const;
    write(attempt);
    await transfer(api, { order: attempt.order, idempotencyKey: attempt.key });
    closeAttempt(null, attempt);
  } catch {
    // Nothing was there, or another member has come: either way it is not for this page to say.
  }
}

/** What there was to read about money before a game is out of date after it. */
export async function leaveGame(memberId: number, isAutomatic: boolean): Promise<void> {
  if (isAutomatic) await bringMoneyBack(memberId);
  makeStale('gameLeft');
}
