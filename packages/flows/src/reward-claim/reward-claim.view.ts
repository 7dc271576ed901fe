import type { ClaimView } from '@fortuna/ui/screens/promotions/Claims.view.ts';
import type { SnapshotFrom } from 'xstate';
import { required } from '../required.ts';
import type { rewardClaimMachine } from './reward-claim.machine.ts';

/** What a claim's button is told of the flow. */
export function claimView(snapshot: SnapshotFrom<typeof rewardClaimMachine>): ClaimView {
  const { stage, problem, result } = snapshot.context;
  if (snapshot.matches('attempting')) return { kind: stage };
  if (snapshot.matches('claimed') || snapshot.matches('repeatable'))
    return { kind: 'claimed', result: required(result, 'result') };
  return { kind: 'ready', problem };
}
