import type { DepositSubmission } from '@fortuna/ui/screens/cashier/Deposit/Deposit.view.ts';
import type { SnapshotFrom } from 'xstate';
import { required } from '../required.ts';
import type { depositMachine } from './deposit.machine.ts';
import { payAddress } from './pay-address.ts';

/** What the deposit screen is told of the flow. */
export function depositView(snapshot: SnapshotFrom<typeof depositMachine>): DepositSubmission {
  const { stage, problem, order, allowedOrigins } = snapshot.context;
  if (snapshot.matches('attempting')) return { kind: stage };
  if (snapshot.matches('editing') || order === null) return { kind: 'editing', problem };
  const { billNo } = order;
  if (snapshot.matches('ordered')) return { kind: 'ordered', billNo };
  const address = payAddress(order.payUrl, allowedOrigins);
  const host = required(address.kind === 'none' ? null : address.host, 'pay address');
  return { kind: snapshot.matches('blockedAddress') ? 'blockedAddress' : 'leaving', host, billNo };
}
