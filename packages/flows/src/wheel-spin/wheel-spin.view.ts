import type { SpinView } from '@fortuna/ui/screens/promotions/Wheels/Wheels.view.ts';
import type { SnapshotFrom } from 'xstate';
import { required } from '../required.ts';
import type { wheelSpinMachine } from './wheel-spin.machine.ts';

/** What the wheel's screen is told of the flow. */
export function spinView(snapshot: SnapshotFrom<typeof wheelSpinMachine>): SpinView {
  const { stage, problem, spin } = snapshot.context;
  if (snapshot.matches('attempting')) return { kind: stage };
  if (snapshot.matches('landing')) return { kind: 'landing', spin: required(spin, 'spin') };
  if (snapshot.matches('won')) return { kind: 'won', spin: required(spin, 'spin') };
  return { kind: 'ready', problem };
}
