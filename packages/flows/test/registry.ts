import type { FlowEntry } from './flow-entry.ts';
import { attempt } from './flows/attempt.ts';
import { deposit } from './flows/deposit.ts';
import { gameTransfer } from './flows/game-transfer.ts';
import { payment } from './flows/payment.ts';
import { rewardClaim } from './flows/reward-claim.ts';
import { session } from './flows/session.ts';
import { watch } from './flows/watch.ts';
import { wheelSpin } from './flows/wheel-spin.ts';
import { withdrawalReview } from './flows/withdrawal-review.ts';

/** All flows and their parts: drawings, paths and races are checked over this list. */
export const flows: readonly FlowEntry[] = [
  attempt,
  watch,
  session,
  deposit,
  payment,
  withdrawalReview,
  wheelSpin,
  rewardClaim,
  gameTransfer,
];
