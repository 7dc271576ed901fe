import type { TransferView } from '@fortuna/ui/screens/games/Transfer/Transfer.view.ts';
import type { SnapshotFrom } from 'xstate';
import { required } from '../required.ts';
import type { gameTransferMachine } from './game-transfer.machine.ts';

/** What the screens are told of the flow. */
export function transferView(snapshot: SnapshotFrom<typeof gameTransferMachine>): TransferView {
  const { stage, problem, transfer, order } = snapshot.context;
  if (snapshot.matches('attempting')) return { kind: stage, order: required(order, 'order') };
  // It stands until the next order begins.
  if (transfer !== null) return { kind: 'moved', transfer };
  return { kind: 'ready', problem };
}
