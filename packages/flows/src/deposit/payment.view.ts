import type { PaymentProvider, PaymentView } from '@fortuna/ui/screens/cashier/Payment/Payment.view.ts';
import type { SnapshotFrom } from 'xstate';
import { payAddress } from './pay-address.ts';
import type { paymentMachine } from './payment.machine.ts';

/** What the payment screen is told of the flow. */
export function paymentView(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentView {
  const { order, problem, secondsLeft, isStale, allowedOrigins } = snapshot.context;
  if (snapshot.matches('notFound')) return { kind: 'notFound' };
  if (snapshot.matches('failed') && problem !== null) return { kind: 'failed', problem };
  if (snapshot.matches({ watching: 'loading' }) || order === null) return { kind: 'loading' };
  if (snapshot.matches('paid')) return { kind: 'paid', order };
  if (snapshot.matches('rejected')) return { kind: 'rejected', order };
  if (order.status === 'unknown') return { kind: 'unknown', order, isStale };
  const provider = providerOf(order.payUrl, allowedOrigins);
  return snapshot.matches({ watching: { following: 'overdue' } })
    ? { kind: 'overdue', order, provider, isStale }
    : { kind: 'waiting', order, provider, secondsLeft, isStale };
}

function providerOf(payUrl: string | null, allowedOrigins: readonly string[]): PaymentProvider | null {
  const address = payAddress(payUrl, allowedOrigins);
  if (address.kind === 'none') return null;
  return { host: address.host, url: address.kind === 'allowed' ? address.url : null };
}
